import { IconLogout, IconSettings, IconUser } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { signOut } from '#web/lib/session/sign-out.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import classes from './avatar-menu.module.css'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** The browser's own popover: it closes on Escape and on a click elsewhere, and costs the first load nothing. */
export function AvatarMenu() {
  const { user } = useSession()
  const navigate = useNavigate()
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  if (!user) return null
  const close = () => menu.current?.hidePopover()
  return (
    <div className={classes.place}>
      <button
        type="button"
        className={classes.target}
        popoverTarget={id}
        aria-label={`Account of ${user.name}`}
      >
        <Avatar name={user.name} picture={user.picture} />
      </button>
      <div ref={menu} id={id} popover="auto" className={classes.menu}>
        <p className={classes.who}>
          <strong>{user.name}</strong>
          <span>{user.email}</span>
        </p>
        <ul className={classes.items}>
          <li>
            <Link to="/profile" className={classes.item} onClick={close}>
              <IconUser {...icon} />
              Profile
            </Link>
          </li>
          <li>
            <button type="button" className={classes.item} onClick={close}>
              <IconSettings {...icon} />
              Settings
            </button>
          </li>
          <li>
            <button type="button" className={classes.item} onClick={() => void signOut(() => navigate('/'))}>
              <IconLogout {...icon} />
              Sign Out
            </button>
          </li>
        </ul>
      </div>
    </div>
  )
}
