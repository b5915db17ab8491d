import { Avatar } from '@mantine/core'
import { useSession } from '#web/lib/session/use-session.ts'
import { ColorModeToggle } from '#web/ui/color-mode-toggle.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import classes from './profile.module.css'

/** What the sign-in provider told us. It is changed there, not here. */
export function Profile() {
  const { user } = useSession()
  if (!user) return null
  return (
    <>
      <PageHeader title="Profile" back={{ to: '/app', label: 'All tools' }} />
      <div className={classes.stack}>
        <SectionCard>
          <div className={classes.who}>
            <Avatar
              src={user.picture}
              name={user.name}
              alt=""
              size={72}
              color="ink"
              imageProps={{ referrerPolicy: 'no-referrer' }}
            />
            <dl className={classes.facts}>
              <dt>Name</dt>
              <dd>{user.name}</dd>
              <dt>E-mail</dt>
              <dd>{user.email}</dd>
            </dl>
          </div>
        </SectionCard>
        <SectionCard title="Appearance" aside={<ColorModeToggle />}>
          <p className={classes.hint}>Light or dark. Your choice is kept in this browser.</p>
        </SectionCard>
      </div>
    </>
  )
}
