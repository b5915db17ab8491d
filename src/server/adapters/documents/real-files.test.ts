import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { DocumentSchema, type FormField } from '#protocol/document.ts'
import { ERRORS } from '#protocol/errors.ts'
import { createDocumentReader } from './reader.ts'

// Other people's files, which are not part of this repository: where they are absent these tests are skipped.
const DATA = resolve(import.meta.dirname, '../../../../../shared/data')
const isHere = existsSync(DATA)

const reader = createDocumentReader()
afterAll(() => reader.close())

async function read(folder: string, name: string) {
  return reader.read({ bytes: readFileSync(resolve(DATA, folder, name)), name, id: name })
}

describe.skipIf(!isHere)('every odd, damaged or hostile file', () => {
  const Manifest = z.array(z.object({ file: z.string(), kind: z.string() }))
  const manifest = isHere
    ? Manifest.parse(JSON.parse(readFileSync(resolve(DATA, 'hostile/manifest.json'), 'utf8')))
    : []

  test('ends in a document that is right in itself, or in a refusal with a sentence', {
    timeout: 120_000,
  }, async () => {
    expect(manifest).toHaveLength(62)
    const outcomes = await Promise.all(
      manifest.map(async ({ file, kind }) => ({ file, kind, result: await read('hostile', file) })),
    )
    for (const { file, kind, result } of outcomes) {
      if (!result.ok) {
        expect(ERRORS, file).toHaveProperty(result.code)
        // What was written to be read is read; only what is broken, locked or bare is refused.
        if (kind === 'text' || kind === 'docx' || kind === 'doc')
          expect(result, file).toHaveProperty('ok', true)
        continue
      }
      const document = DocumentSchema.parse(result.document)
      for (const page of document.pages)
        for (const word of page.words) {
          expect(page.text.slice(word.start, word.end), file).toBe(word.text)
          expect(word.text, file).toMatch(/^\S+$/)
        }
    }
    const locked = outcomes.filter(({ result }) => !result.ok && result.code === 'FILE_ENCRYPTED')
    expect(locked.map(({ kind }) => kind)).not.toContain('encrypted')
  })
})

describe.skipIf(!isHere)('the D81 forms', () => {
  const Labels = z.object({
    labels: z.array(
      z.object({ label: z.string(), value: z.array(z.object({ page: z.int(), text: z.string() })) }),
    ),
  })
  const squash = (text: string) => text.replace(/[\s£]/g, '')
  const shown = (fields: readonly FormField[], page: number) => fields.filter((field) => field.page === page)

  test.each([1, 2, 3])('give back every value that people labelled in form %i', async (number) => {
    const name = `D81_0425_save_1-5-training${number}.pdf`
    const { labels } = Labels.parse(
      JSON.parse(readFileSync(resolve(DATA, 'd81', `${name}.labels.json`), 'utf8')),
    )
    const result = await read('d81', name)
    if (!result.ok) throw new Error(result.code)
    const { fields, pages } = result.document
    expect(labels.length).toBeGreaterThan(10)
    for (const { label, value } of labels) {
      const wanted = value.map((piece) => piece.text).join(' ')
      const [first] = value
      if (first === undefined) continue
      if (wanted === 'selected' || wanted === 'unselected') {
        const answer = label === 'SeparateForm' ? /\? Yes$/ : /\? No$/
        const box = fields.find((field) => field.type === 'checkbox' && answer.test(field.name))
        expect(box?.value, label).toBe(wanted === 'selected')
        continue
      }
      const field = shown(fields, first.page).find((one) => squash(String(one.value)) === squash(wanted))
      expect(field, `${label} ${wanted}`).toBeDefined()
      const words = pages[first.page - 1]?.words.filter((word) => word.from === 'field') ?? []
      expect(squash(words.map((word) => word.text).join('')), label).toContain(squash(wanted))
    }
  })
})

describe.skipIf(!isHere)('contracts', () => {
  const contracts = isHere
    ? readdirSync(resolve(DATA, 'contracts')).filter((name) => name.endsWith('.pdf'))
    : []

  test.each(contracts)('are read as people read them: %s', async (name) => {
    const result = await read('contracts', name)
    if (!result.ok) throw new Error(result.code)
    const truth = readFileSync(resolve(DATA, 'contracts', name.replace(/pdf$/, 'txt')), 'utf8')
    const got = result.document.pages.map((page) => page.text).join('\n')
    expect(sharedShare(wordsOf(truth), wordsOf(got))).toBeGreaterThan(0.98)
    expect(result.document.language).toBe('en')
  })

  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

  /** Of runs of three words, how many of the one text stand in the other too: wrong order or broken words show. */
  function sharedShare(wanted: readonly string[], got: readonly string[]): number {
    const runs = (words: readonly string[]) =>
      words.slice(2).map((word, i) => `${words[i]} ${words[i + 1]} ${word}`)
    const there = new Set(runs(got))
    const all = runs(wanted)
    return all.filter((run) => there.has(run)).length / all.length
  }
})
