import { describe, expect, it } from 'vitest'
import {
  caseWithFault,
  drawForm,
  generateCase,
  LAYOUT_BY_NAME,
  LAYOUTS,
  type LayoutName,
  viewFor,
} from './index.ts'
import { drawLookAlike, LOOK_ALIKES } from './look-alikes/index.ts'
import { unzip } from './media/zip.ts'
import { type ReadPage, readPdf, squeeze } from './reading.ts'
import { written } from './written.ts'

const SEEDS = [3, 5, 12]

function missing(pages: readonly ReadPage[], wanted: ReadonlyMap<string, string>): string[] {
  const text = squeeze(
    pages.map((page) => `${page.text} ${page.fields.map(({ value }) => value).join(' ')}`).join(' '),
  )
  return [...wanted].flatMap(([path, value]) => (text.includes(squeeze(value)) ? [] : [`${path}: ${value}`]))
}

const viewOf = (seed: number, layout: LayoutName) =>
  viewFor(generateCase(seed), LAYOUT_BY_NAME[layout], layout)

describe.each(LAYOUTS.map((layout) => [layout]))('%s', (layout) => {
  it('says everything that is true, within its pages', async () => {
    for (const seed of SEEDS) {
      const pages = await readPdf(await drawForm(generateCase(seed), { layout, medium: 'flat' }))
      expect({ seed, missing: missing(pages, written(viewOf(seed, layout))) }).toEqual({ seed, missing: [] })
      expect(pages.flatMap((page) => page.outside)).toEqual([])
    }
  })

  it('is the same for the same case', async () => {
    const draw = () => drawForm(generateCase(4), { layout, medium: 'flat' })
    expect(Buffer.from(await draw()).equals(Buffer.from(await draw()))).toBe(true)
  })
})

describe.each([['official-like'], ['solicitor-table']] as const)('%s to fill in', (layout) => {
  it('holds everything in its fields, each named once', async () => {
    const bytes = await drawForm(generateCase(4), { layout, medium: 'fillable' })
    const again = await drawForm(generateCase(4), { layout, medium: 'fillable' })
    expect(Buffer.from(bytes).equals(Buffer.from(again))).toBe(true)
    const pages = await readPdf(bytes)
    const names = pages.flatMap((page) => page.fields.map(({ name }) => name))
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThan(200)
    const onlyFields = pages.map((page) => ({ ...page, text: layout === 'official-like' ? '' : page.text }))
    const wanted = written(viewOf(4, layout))
    // The documents are printed, only their boxes are filled in.
    for (const path of wanted.keys()) if (path.startsWith('documents')) wanted.delete(path)
    expect(missing(onlyFields, wanted)).toEqual([])
  })
})

describe('media', () => {
  it('scans into pictures without text, the same each time', async () => {
    const options = { layout: 'compact-typed', medium: 'scanned', scan: { dpi: 72, pages: 1 } } as const
    const bytes = await drawForm(generateCase(4), options)
    expect(Buffer.from(bytes).equals(Buffer.from(await drawForm(generateCase(4), options)))).toBe(true)
    const [page] = await readPdf(bytes)
    expect(page?.text.trim()).toBe('')
    expect(page?.width).toBeCloseTo(595, 0)
  })

  it.each([['official-like'], ['compact-typed']] as const)(
    'writes %s as a Word file that says the figures',
    async (layout) => {
      const bytes = await drawForm(generateCase(4), { layout, medium: 'docx' })
      expect(
        Buffer.from(bytes).equals(Buffer.from(await drawForm(generateCase(4), { layout, medium: 'docx' }))),
      ).toBe(true)
      const body =
        unzip(bytes)
          .find(({ name }) => name === 'word/document.xml')
          ?.data.toString('utf8') ?? ''
      expect(body).toContain('Kavita Dhillon')
      expect(body).toContain('191,354.93')
      expect(body.includes('<w:tbl>')).toBe(layout === 'official-like')
    },
  )

  it('refuses to make fields in a typed form', async () => {
    await expect(drawForm(generateCase(4), { layout: 'compact-typed', medium: 'fillable' })).rejects.toThrow(
      RangeError,
    )
  })

  it('draws a form with a fault as it stands', async () => {
    const form = caseWithFault('no-statement-of-truth', 4)
    const pages = await readPdf(await drawForm(form, { layout: 'official-like', medium: 'flat' }))
    expect(pages.some((page) => page.text.includes('Statement of truth'))).toBe(true)
    expect(pages.some((page) => page.text.includes('K. Dhillon'))).toBe(false)
  })
})

describe('look-alikes', () => {
  it('are PDFs that say what they are', async () => {
    const said: Readonly<Record<string, RegExp>> = {
      'blank-form-e': /Form E[\s\S]*Financial statement/,
      'hong-kong-form-e': /Hong Kong|HONG KONG/,
      d81: /D81/,
      'form-e1': /Form E1/,
      'form-e2': /Form E2/,
      'german-statement': /Vermögen/,
      'french-statement': /patrimoine/,
      'welsh-form-e': /Ffurflen E/,
      tenancy: /tenancy/i,
    }
    for (const kind of LOOK_ALIKES) {
      const text = (await readPdf(await drawLookAlike(kind))).map((page) => page.text).join(' ')
      expect(text, kind).toMatch(said[kind] ?? /Form E/)
    }
  })
})
