import { describe, expect, it } from 'vitest'
import { generateCase, viewFor } from '../index.ts'
import { readPdf, squeeze } from '../reading.ts'
import { written } from '../written.ts'
import { cards } from './cards.ts'
import { drawHeldOut, HELD_OUT_LAYOUTS } from './index.ts'
import { printOut } from './print-out.ts'

describe.each(HELD_OUT_LAYOUTS.map((layout) => [layout]))('%s', (layout) => {
  it('says everything that is true, within its pages, the same each time', async () => {
    for (const seed of [3, 5, 12]) {
      const form = generateCase(seed)
      const bytes = await drawHeldOut(form, { layout, medium: 'flat' })
      expect(
        Buffer.from(bytes).equals(Buffer.from(await drawHeldOut(form, { layout, medium: 'flat' }))),
      ).toBe(true)
      const pages = await readPdf(bytes)
      const text = squeeze(pages.map((page) => page.text).join(' '))
      const wanted = written(viewFor(form, layout === 'held-out-a' ? cards : printOut, layout))
      const missing = [...wanted].flatMap(([path, value]) =>
        text.includes(squeeze(value)) ? [] : [`${path}: ${value}`],
      )
      expect({ seed, missing }).toEqual({ seed, missing: [] })
      expect(pages.flatMap((page) => page.outside)).toEqual([])
    }
  })
})

describe('held-out-a to fill in', () => {
  it('has its values in fields, each named once', async () => {
    const pages = await readPdf(
      await drawHeldOut(generateCase(4), { layout: 'held-out-a', medium: 'fillable' }),
    )
    const fields = pages.flatMap((page) => page.fields)
    const single = fields.filter(({ name }) => !name.startsWith('Group')).map(({ name }) => name)
    expect(new Set(single).size).toBe(single.length)
    // The buttons of one question share its name.
    const groups = fields.filter(({ name }) => name.startsWith('Group')).map(({ name }) => name)
    expect(groups.length).toBe(new Set(groups).size * 2)
    expect(groups.length).toBeGreaterThanOrEqual(4)
    expect(fields.some(({ value }) => value.includes('Kavita Dhillon'))).toBe(true)
  })
})
