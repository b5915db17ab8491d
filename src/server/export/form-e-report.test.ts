import mammoth from 'mammoth'
import { beforeAll, describe, expect, test } from 'vitest'
import type { FormEResult } from '#protocol/analyses.ts'
import type { Evidence } from '#protocol/evidence.ts'
import type { Figure } from '#protocol/figure.ts'
import { formEReport, NOT_ADVICE } from './form-e-report.ts'
import { howRead, money, pageList } from './words.ts'

const at = (source: string, page: number, quote: string): Evidence => ({
  place: { source, page, start: 0, end: quote.length, boxes: [] },
  quote,
})
const pounds = (pence: number) => ({ pence, currency: 'GBP' })
const read = (id: string, pence: number, quote: string, page: number): Figure => ({
  id,
  label: `Account ${id}`,
  amount: pounds(pence),
  from: { kind: 'read', evidence: [at('s1', page, quote)] },
})
const total: Figure = {
  id: 'C1',
  label: 'Total of all accounts',
  amount: pounds(150_005),
  from: {
    kind: 'computed',
    operator: 'sum',
    terms: [read('a', 100_000, '£1,000', 5), read('b', 50_005, '£500.05', 6)],
  },
}

const page = { number: 1, width: 595, height: 842, readBy: 'text' as const }
const basis = [{ title: 'FPR 2010 r 9.14', url: 'https://www.legislation.gov.uk/x', readOn: '2026-11-01' }]
const result: FormEResult = {
  kind: 'form-e',
  finishedAt: '2026-06-03T10:00:00.000Z',
  sources: [
    {
      id: 's1',
      name: 'form e.pdf',
      kind: 'pdf',
      size: 10,
      sha256: 'ab'.repeat(32),
      role: 'form-e',
      pages: [page],
      notes: [],
    },
    {
      id: 's2',
      name: 'bank.pdf',
      kind: 'pdf',
      size: 9,
      sha256: 'cd'.repeat(32),
      role: 'supporting',
      pages: [],
      notes: ['Not read: it is locked.'],
    },
  ],
  forms: [
    {
      source: 's1',
      person: 'Zoë O’Brien <b>',
      party: 'applicant',
      reading: { source: 's1', items: [] },
      completeness: [
        {
          ref: '1.1',
          title: 'Full name',
          part: '1',
          state: 'answered',
          missing: [],
          complete: true,
          heading: null,
        },
        {
          ref: '2.3',
          title: 'Accounts',
          part: '2',
          state: 'blank',
          missing: ['an account number'],
          complete: false,
          heading: null,
        },
      ],
      schedule: [
        {
          item: '2.3',
          document: 'Bank statements',
          status: 'not-stated',
          evidence: [],
          neededBecause: 'an account is listed',
        },
      ],
      figures: [
        {
          item: '2.3',
          letter: 'C1',
          label: 'Accounts',
          computed: total,
          stated: read('s', 150_000, '£1,500', 6),
          state: 'differs',
          differencePence: -5,
        },
      ],
      findings: [
        {
          id: 'n',
          rule: 'r.note',
          severity: 'note',
          title: 'Worth knowing this',
          lawyer: 'Lawyer note.',
          plain: 'Plain note.',
          evidence: [at('s2', 1, 'words of the bank')],
          basis,
        },
        {
          id: 'm',
          rule: 'r.must',
          severity: 'must',
          title: 'The total is wrong',
          lawyer: 'Box C1 is 5p short.',
          plain: 'The sum is five pence too small.',
          item: '2.3',
          evidence: [at('s1', 6, '£1,500')],
          searched: {
            lookedFor: ['an account number'],
            pages: [5, 6, 7, 9],
            pagesInDocument: 28,
            words: 1,
            nearest: [at('s1', 5, 'Account number:')],
          },
          basis,
          stake: pounds(5),
        },
      ],
      actions: [{ findingIds: ['m'], title: 'Put the total right (2.3)', item: '2.3' }],
      rulePacks: [
        { id: 'form-e/01.23', title: 'Form E', effective: '2023-01-01', source: { title: 'FPR 2010' } },
      ],
    },
  ],
}

describe('the report of a Form E', () => {
  let text = ''
  beforeAll(async () => {
    text = (await mammoth.extractRawText({ buffer: await formEReport(result, 'Verity') })).value
  })

  test.each([
    ['whose form it is, letter for letter', 'Form E of Zoë O’Brien <b>'],
    ['the party and the day', 'Statement of the applicant. Checked on 3 June 2026'],
    [
      'the rules it was checked under',
      'Form E (form-e/01.23), in force from 1 January 2023. Source: FPR 2010',
    ],
    ['what to mend, with the money at stake', 'Put the total right (2.3)  £0.05 at stake'],
    ['the voice for lawyers', 'Box C1 is 5p short.'],
    ['the voice for everybody', 'The sum is five pence too small.'],
    ['the words it stands on, with file and page', '“£1,500”  form e.pdf, page 6'],
    ['words in another file', '“words of the bank”  bank.pdf, page 1'],
    ['what was searched', 'Looked for “an account number” on pages 5–7, 9 of 28 (1 word).'],
    ['what came nearest', '“Account number:”  form e.pdf, page 5 (nearest)'],
    ['the basis, and when it was read', 'FPR 2010 r 9.14 (read 1 November 2026)'],
    ['how complete it is', '1 of 2 items complete.'],
    ['a figure’s derivation', 'Total of all accounts: £1,500.05 = the sum of'],
    ['where a term stands', 'Account a: £1,000.00, “£1,000”, form e.pdf, page 5'],
    ['the difference', '−£0.05'],
    ['why a document is needed', 'an account is listed'],
    ['what each file is, to the byte', 'ab'.repeat(32)],
    ['what could not be read', 'bank.pdf: Not read: it is locked.'],
    ['that it is no advice', `${NOT_ADVICE}.`],
  ])('tells %s', (_, words) => expect(text).toContain(words))

  test('puts the gravest first', () => {
    expect(text.indexOf('The total is wrong')).toBeLessThan(text.indexOf('Worth knowing this'))
  })

  test('of two forms has a chapter for each', async () => {
    const [form] = result.forms
    if (!form) throw new Error('no form')
    const both = { ...result, forms: [form, { ...form, person: 'Second Person' }] }
    const words = (await mammoth.extractRawText({ buffer: await formEReport(both, 'Verity') })).value
    expect(words).toContain('Form E of Zoë')
    expect(words).toContain('Form E of Second Person')
  })
})

describe('words of a report', () => {
  test.each([
    [0, 'GBP', '£0.00'],
    [5, 'GBP', '£0.05'],
    [123_456_789, 'GBP', '£1,234,567.89'],
    [-2_000, 'GBP', '−£20.00'],
    [100_000, 'USD', 'USD 1,000.00'],
  ])('%i pence in %s is %s', (pence, currency, words) => expect(money({ pence, currency })).toBe(words))

  test('pages are told in runs', () => {
    expect(pageList([3, 1, 2, 7, 9, 10])).toBe('1–3, 7, 9–10')
    expect(pageList([])).toBe('')
  })

  test('how a source was read', () => {
    const ocr = { ...page, readBy: 'ocr' as const, confidence: 0.9 }
    expect(howRead({ pages: [page, ocr, { ...ocr, confidence: 0.8 }] })).toBe(
      'from its text; 2 pages by OCR at 85%',
    )
    expect(howRead({ pages: [] })).toBe('not read')
  })
})
