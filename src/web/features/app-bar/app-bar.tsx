import { NavLink } from 'react-router'
import { Logo } from '#web/ui/brand/logo.tsx'
import { ColorModeToggle } from '#web/ui/color-mode-toggle.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { Bar } from '#web/ui/layout/page.tsx'
import { AvatarMenu } from './avatar-menu.tsx'

/** The bar of the signed-in screens. Home is its only link. */
export function AppBar() {
  return (
    <Bar>
      <Logo to="/app" />
      <Bar.Links>
        <NavLink to="/home" className={layout.link ?? ''}>
          Home
        </NavLink>
      </Bar.Links>
      <Bar.Tools>
        <ColorModeToggle />
        <AvatarMenu />
      </Bar.Tools>
    </Bar>
  )
}
