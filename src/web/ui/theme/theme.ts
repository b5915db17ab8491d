import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

const ink: MantineColorsTuple = [
  '#eff3fb',
  '#dde6f6',
  '#baccee',
  '#8fb2f5',
  '#6c95e6',
  '#4f7bda',
  '#3d6ad0',
  '#274e9b',
  '#1f3f80',
  '#172f60',
]

const brass: MantineColorsTuple = [
  '#fbf5e6',
  '#f5e8c6',
  '#edd89c',
  '#e0bf72',
  '#d0a650',
  '#b98c36',
  '#9c7326',
  '#835e19',
  '#664912',
  '#48330c',
]

/** Mantine paints its dark mode from this: text first, the body at 7. */
const dark: MantineColorsTuple = [
  '#e8ecf4',
  '#c6cfdf',
  '#9fabc1',
  '#7f8da8',
  '#34435f',
  '#24314a',
  '#18233a',
  '#0c1424',
  '#0a101d',
  '#070c16',
]

const gray: MantineColorsTuple = [
  '#faf8f3',
  '#f3f0e9',
  '#e6e2d9',
  '#d8d3c7',
  '#c4beb0',
  '#857f70',
  '#55607a',
  '#3f4961',
  '#28334d',
  '#16213a',
]

/** The filled shades (6 in dark, 7 in light) carry white words. */
const red: MantineColorsTuple = [
  '#fdf0ee',
  '#fde9e6',
  '#f8cfc6',
  '#fca5a5',
  '#ea7a6f',
  '#d9584c',
  '#c43a31',
  '#b42318',
  '#941c13',
  '#76150e',
]

const green: MantineColorsTuple = [
  '#eefaf4',
  '#ddf3e9',
  '#cdebdc',
  '#7fd8b4',
  '#4bb98f',
  '#259a71',
  '#0f7d5c',
  '#0b6b4f',
  '#09573f',
  '#064330',
]

const serif = 'var(--v-font-serif)'

/** Dialogs: the library's own scroll lock writes a style element, which the security policy refuses (see base.css). */
const overlayDefaults = {
  lockScroll: false,
  overlayProps: { color: '#070c16', backgroundOpacity: 0.5, blur: 2 },
  padding: 'lg',
}

export const theme = createTheme({
  colors: { ink, brass, dark, gray, red, green },
  primaryColor: 'ink',
  primaryShade: { light: 7, dark: 6 },
  black: '#16213a',
  white: '#ffffff',
  fontFamily: 'var(--v-font-text)',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  headings: {
    fontFamily: serif,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'var(--v-page-title)', lineHeight: '1.15' },
      h2: { fontSize: '1.5rem', lineHeight: '1.25' },
      h3: { fontSize: '1.2rem', lineHeight: '1.3' },
      h4: { fontSize: '1.05rem', lineHeight: '1.4' },
      h5: { fontSize: '1rem', lineHeight: '1.45' },
      h6: { fontSize: '0.9375rem', lineHeight: '1.5' },
    },
  },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.1875rem', xl: '1.375rem' },
  lineHeights: { xs: '1.5', sm: '1.55', md: '1.6', lg: '1.6', xl: '1.5' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '1rem', xl: '1.25rem' },
  defaultRadius: 'md',
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Badge: { defaultProps: { tt: 'none', fw: 600, radius: 'sm' } },
    Modal: { defaultProps: { ...overlayDefaults, centered: true, radius: 'lg' } },
    Drawer: { defaultProps: overlayDefaults },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
    Menu: { defaultProps: { radius: 'md', shadow: 'md' } },
  },
})

/** The library's own variables, pointed at the house tokens. */
export const cssVariables: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--v-body)',
    '--mantine-color-text': 'var(--v-text)',
    '--mantine-color-dimmed': 'var(--v-dimmed)',
    '--mantine-color-anchor': 'var(--v-link)',
    '--mantine-color-default': 'var(--v-surface)',
    '--mantine-color-default-hover': 'var(--v-soft)',
    '--mantine-color-default-border': 'var(--v-line)',
    '--mantine-color-placeholder': 'var(--v-dimmed)',
    '--mantine-color-error': 'var(--v-must)',
    '--mantine-color-ink-light': 'var(--v-note-fill)',
    '--mantine-color-ink-light-hover': 'var(--v-note-fill)',
    '--mantine-color-ink-light-color': 'var(--v-note)',
    '--mantine-color-red-light': 'var(--v-must-fill)',
    '--mantine-color-red-light-color': 'var(--v-must)',
    '--mantine-color-yellow-light': 'var(--v-should-fill)',
    '--mantine-color-yellow-light-color': 'var(--v-should)',
    '--mantine-color-green-light': 'var(--v-ok-fill)',
    '--mantine-color-green-light-color': 'var(--v-ok)',
    '--mantine-color-gray-light': 'var(--v-neutral-fill)',
    '--mantine-color-gray-light-color': 'var(--v-neutral)',
  }
  return { variables: {}, dark: shared, light: shared }
}
