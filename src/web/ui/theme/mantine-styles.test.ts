import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const here = path.dirname(fileURLToPath(import.meta.url))
const library = path.dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.css'))
const everything = readFileSync(path.join(library, 'styles.css'), 'utf8')

/** Where a component's rules stand in the library's own sheet. */
function position(component: string): number {
  const rules = readFileSync(path.join(library, 'styles', `${component}.css`), 'utf8')
  return everything.indexOf(rules.trim().slice(0, 150))
}

function importsOf(sheet: string): string[] {
  const text = readFileSync(path.join(here, sheet), 'utf8')
  return [...text.matchAll(/@mantine\/core\/styles\/([\w-]+)\.css/g)].map(([, name]) => name ?? '')
}

describe.each(['mantine-base.css', 'mantine-app.css'])('%s', (sheet) => {
  const components = importsOf(sheet)

  test('is in the order in which the library wants its rules read', () => {
    expect(components.length).toBeGreaterThan(5)
    expect(components).toEqual(components.toSorted((a, b) => position(a) - position(b)))
  })

  test('names nothing twice', () => {
    expect(new Set(components).size).toBe(components.length)
  })
})

test('no rule is brought in twice', () => {
  const base = new Set(importsOf('mantine-base.css'))
  expect(importsOf('mantine-app.css').filter((name) => base.has(name))).toEqual([])
})

/** Everything below src/web, but for its tests. */
function sources(): { file: string; text: string }[] {
  const web = path.resolve(here, '../..')
  return readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => ({ file, text: readFileSync(path.join(web, file), 'utf8') }))
}

describe('the security policy refuses style elements that are written while the page runs, so', () => {
  test('no component is used that writes one', () => {
    const writes = /<(SimpleGrid|Grid|AppShell|Flex|Marquee)[\s>.]/
    expect(
      sources()
        .filter(({ text }) => writes.test(text))
        .map(({ file }) => file),
    ).toEqual([])
  })

  test('no style property is given per breakpoint', () => {
    const perBreakpoint = /=\{\{\s*(base|xs|sm|md|lg|xl):/
    expect(
      sources()
        .filter(({ text }) => perBreakpoint.test(text))
        .map(({ file }) => file),
    ).toEqual([])
  })
})
