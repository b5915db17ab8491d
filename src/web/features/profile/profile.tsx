import { useSession } from '#web/lib/session/use-session.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ColorModeChoice } from '#web/ui/color-mode-choice.tsx'
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
            <Avatar name={user.name} picture={user.picture} size="large" />
            <dl className={classes.facts}>
              <dt>Name</dt>
              <dd>{user.name}</dd>
              <dt>E-mail</dt>
              <dd>{user.email}</dd>
            </dl>
          </div>
        </SectionCard>
        <SectionCard title="Appearance" aside={<ColorModeChoice />}>
          <p className={classes.hint}>Light or dark. Your choice is kept in this browser.</p>
        </SectionCard>
      </div>
    </>
  )
}
