import { ActionIcon, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import classes from './color-mode-toggle.module.css'

/** Switches between light and dark and remembers it. Both icons are drawn; the mode's own style shows one. */
export function ColorModeToggle() {
  // The library would otherwise write a style element to stop transitions, which the security policy refuses.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      className={classes.toggle ?? ''}
      onClick={() => setColorScheme(colorScheme === 'light' ? 'dark' : 'light')}
      aria-label="Switch between light and dark"
      title="Switch between light and dark"
    >
      <IconSun size={20} stroke={1.75} className={classes.sun} aria-hidden="true" />
      <IconMoon size={20} stroke={1.75} className={classes.moon} aria-hidden="true" />
    </ActionIcon>
  )
}
