import { SegmentedControl, useMantineColorScheme } from '@mantine/core'

const modes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** The two modes by name, for a settings screen. */
export function ColorModeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  return (
    <SegmentedControl
      aria-label="Appearance"
      data={modes}
      value={colorScheme === 'light' ? 'light' : 'dark'}
      onChange={(mode) => setColorScheme(mode === 'light' ? 'light' : 'dark')}
    />
  )
}
