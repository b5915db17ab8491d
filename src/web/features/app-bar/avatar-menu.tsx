import { Avatar, Menu, UnstyledButton } from '@mantine/core'
import { IconLogout, IconSettings, IconUser } from '@tabler/icons-react'
import { Link } from 'react-router'
import { signOut } from '#web/lib/session/sign-out.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import classes from './avatar-menu.module.css'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

export function AvatarMenu() {
  const { user } = useSession()
  if (!user) return null
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton className={classes.target ?? ''} aria-label={`Account of ${user.name}`}>
          <Avatar
            src={user.picture}
            name={user.name}
            alt=""
            size={36}
            color="ink"
            imageProps={{ referrerPolicy: 'no-referrer' }}
          />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <strong>{user.name}</strong>
          <span>{user.email}</span>
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to="/profile" leftSection={<IconUser {...icon} />}>
          Profile
        </Menu.Item>
        <Menu.Item leftSection={<IconSettings {...icon} />}>Settings</Menu.Item>
        <Menu.Item leftSection={<IconLogout {...icon} />} onClick={() => void signOut()}>
          Sign Out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
