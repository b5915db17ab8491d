import { expect, test } from 'vitest'
import { theme } from './theme.ts'

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

test.each(['ink', 'red', 'green'])(
  'white words can be read on a filled %s button, dark and light',
  (name) => {
    const shades = theme.colors?.[name] ?? []
    for (const shade of [6, 7]) {
      expect(1.05 / (luminance(shades[shade] ?? '#ffffff') + 0.05)).toBeGreaterThanOrEqual(4.5)
    }
  },
)

test('no dialog locks the scrolling by a style element, which the security policy would refuse', () => {
  for (const name of ['Modal', 'Drawer']) {
    expect(theme.components?.[name]?.defaultProps).toMatchObject({ lockScroll: false })
  }
})
