import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function tokensOf(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(selector)).match(/\{([^}]*)\}/)?.[1] ?? ''
  return Object.fromEntries(
    [...block.matchAll(/--v-([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  )
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [r = 0, g = 0, b = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

const paper = tokensOf(':root {')
const modes = {
  dark: tokensOf(':root[data-mantine-color-scheme="dark"]'),
  light: tokensOf(':root[data-mantine-color-scheme="light"]'),
}

const onGrounds = ['text', 'dimmed', 'link', 'accent'].flatMap((text) =>
  ['body', 'surface', 'soft'].map((ground) => [text, ground] as const),
)
const onFills = ['must', 'should', 'ok', 'note', 'neutral'].map((tone) => [tone, `${tone}-fill`] as const)
const onSurfaces = ['must', 'should', 'ok', 'note'].map((tone) => [tone, 'surface'] as const)

describe.each(Object.entries(modes))('in %s mode', (_mode, tokens) => {
  test.each([...onGrounds, ...onFills, ...onSurfaces])('%s on %s can be read (4.5:1)', (text, ground) => {
    expect(contrast(tokens[text] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(4.5)
  })

  test('white on the primary button can be read', () => {
    expect(contrast('#ffffff', tokens.primary ?? '')).toBeGreaterThanOrEqual(4.5)
    expect(contrast('#ffffff', tokens['primary-hover'] ?? '')).toBeGreaterThanOrEqual(4.5)
  })

  test('the edge of a control can be seen (3:1)', () => {
    expect(contrast(tokens['line-strong'] ?? '', tokens.surface ?? '')).toBeGreaterThanOrEqual(3)
  })
})

describe('on paper', () => {
  test.each(['paper', 'mark-must', 'mark-should', 'mark-note', 'mark-ok'])(
    'text on %s can be read',
    (ground) => {
      expect(contrast(paper['paper-text'] ?? '', paper[ground] ?? '')).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(['paper-faint', 'paper-accent'])('%s can be read', (text) => {
    expect(contrast(paper[text] ?? '', paper.paper ?? '')).toBeGreaterThanOrEqual(4.5)
  })
})
