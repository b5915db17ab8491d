import type { FormEResult, Source } from '#protocol/analyses.ts'
import type { Document } from '#protocol/document.ts'
import type { Figure } from '#protocol/figure.ts'
import type { Finding } from '#protocol/finding.ts'
import type { CompletenessRow, FormEAnalysis } from '#protocol/form-e.ts'
import { formDocument, letterDocument } from './documents.ts'
import { quoted } from './paper.ts'

const onForm = (page: number, quote: string) => quoted(formDocument, page, quote)
const gbp = (pence: number) => ({ pence, currency: 'GBP' })
const basis = [
  {
    title: 'Form E, item by item (FPR 2010 r 9.14)',
    url: 'https://www.legislation.gov.uk/uksi/2010/2955',
    readOn: '2026-11-02',
  },
]

function read(id: string, label: string, pence: number, page: number, quote: string): Figure {
  return { id, label, amount: gbp(pence), from: { kind: 'read', evidence: [onForm(page, quote)] } }
}

const equity: Figure = {
  id: 'equity',
  label: 'Total equity in 14 Mill Lane',
  amount: gbp(26_053_450),
  from: {
    kind: 'computed',
    operator: 'difference',
    terms: [
      read('value', 'Current market value', 48_500_000, 2, '£485,000.00'),
      read('mortgage', 'Balance of the mortgage', 21_234_050, 2, '£212,340.50'),
      {
        id: 'penalty',
        label: 'Penalties on a sale',
        amount: gbp(0),
        from: { kind: 'blank', reason: 'Nothing is written there.' },
      },
      read('costs', 'Estimated costs of sale', 1_212_500, 2, '£12,125.00'),
    ],
  },
}
const interest: Figure = {
  id: 'A',
  label: 'Your interest in the family home',
  amount: gbp(13_026_725),
  from: { kind: 'computed', operator: 'share', by: '50%', terms: [equity] },
}

export const findings: Finding[] = [
  {
    id: 'signature',
    rule: 'form-e.truth.signature',
    severity: 'must',
    title: 'The statement of truth is not signed',
    lawyer: 'The statement of truth bears no signature and no date. An unsigned Form E cannot be filed.',
    plain:
      'You have not signed the last page or written the date. The court will not take the form without both.',
    item: 'truth',
    evidence: [onForm(4, 'Signed'), onForm(4, 'Date')],
    basis,
  },
  {
    id: 'a-differs',
    rule: 'form-e.figures.A',
    severity: 'must',
    title: 'The total A does not follow from its entries',
    lawyer:
      'A is stated as £132,267.25. Half of the equity of £260,534.50 is £130,267.25, a difference of £2,000.00.',
    plain:
      'The form says your share of the home is £132,267.25. From your own figures it comes to £130,267.25.',
    item: '2.1',
    evidence: [onForm(2, '£132,267.25'), onForm(2, '£260,534.50')],
    basis,
    stake: gbp(200_000),
  },
  {
    id: 'title-number',
    rule: 'form-e.complete.2.1.titleNumber',
    severity: 'must',
    title: 'The Land Registry title number is missing',
    lawyer: 'Item 2.1 asks for the title number of the family home; none is given.',
    plain:
      'Write the title number of your home. It is on the register, which costs a few pounds to download.',
    item: '2.1',
    evidence: [onForm(2, 'Land Registry title number')],
    searched: {
      lookedFor: ['title number', 'title no', 'letters followed by four to six digits'],
      pages: [2, 3],
      pagesInDocument: 4,
      words: 214,
      nearest: [onForm(2, 'Land Registry title number')],
    },
    basis,
  },
  {
    id: 'partner',
    rule: 'form-e.consistency.1.8-4.6',
    severity: 'should',
    title: 'A new partner’s income is given, yet item 1.8 says there is none',
    lawyer: 'Item 1.8 answers no to cohabitation; item 4.6 gives the income of a new partner.',
    plain:
      'You say that you do not live with a new partner, and then give a new partner’s income. Make the two agree.',
    item: '1.8',
    evidence: [
      onForm(1, '1.8 Are you living with a new partner? No'),
      onForm(4, 'Annual income of your new partner £41,000'),
    ],
    basis,
  },
  {
    id: 'mortgage',
    rule: 'form-e.documents.mortgage',
    severity: 'should',
    title: 'The mortgage balance differs from the lender’s statement',
    lawyer: 'Item 2.1 gives £212,340.50; the statement of 1 October 2026 shows £218,902.11.',
    plain: 'The letter from your lender shows a higher balance than the form.',
    item: '2.1',
    evidence: [
      onForm(2, '£212,340.50'),
      quoted(letterDocument, 1, 'Balance outstanding on 1 October 2026: £218,902.11'),
    ],
    basis,
    stake: gbp(656_161),
  },
  {
    id: 'pension-date',
    rule: 'form-e.consistency.cash-equivalent-age',
    severity: 'note',
    title: 'The cash equivalent is more than twelve months old',
    lawyer: 'The cash equivalent of the Teachers’ Pension is dated 4 March 2024.',
    plain: 'Ask the pension scheme for a newer value.',
    item: '2.13',
    evidence: [onForm(3, 'Cash equivalent value at 4 March 2024')],
    basis,
  },
]

function row(ref: string, title: string, part: string, more: Partial<CompletenessRow> = {}): CompletenessRow {
  return { ref, title, part, state: 'answered', missing: [], complete: true, heading: null, ...more }
}

export const analysis: FormEAnalysis = {
  source: 'form',
  person: 'Anna Clarke',
  party: 'applicant',
  reading: { source: 'form', items: [] },
  completeness: [
    row('1.2', 'Date of birth', 'General', { heading: onForm(1, '1.2 Date of birth') }),
    row('1.4', 'Occupation', 'General', { state: 'not-found', complete: false }),
    row('2.1', 'The family home', 'Capital', {
      missing: ['the title number'],
      complete: false,
      heading: onForm(2, '2.1 The family home'),
    }),
    row('2.5', 'Life and endowment policies', 'Capital', { state: 'none' }),
    row('2.6', 'Money owed to you', 'Capital', { state: 'blank', complete: false }),
    row('2.11', 'Business interests', 'Capital', { state: 'not-applicable' }),
    row('truth', 'Statement of truth', 'Statement of truth', {
      missing: ['the signature', 'the date'],
      complete: false,
      heading: onForm(4, 'Statement of truth'),
    }),
  ],
  schedule: [
    {
      item: '2.1',
      document: 'A recent mortgage statement',
      status: 'attached',
      evidence: [],
      neededBecause: 'item 2.1 gives a mortgage',
    },
    {
      item: '2.3',
      document: 'Statements of every account for 12 months',
      status: 'not-stated',
      evidence: [],
      neededBecause: 'item 2.3 lists 2 accounts',
    },
    {
      item: '2.11',
      document: 'Accounts for the last two financial years',
      status: 'not-applicable',
      evidence: [],
      neededBecause: null,
    },
    {
      item: '2.13',
      document: 'Cash equivalent statement',
      status: 'to-follow',
      evidence: [],
      neededBecause: 'item 2.13 lists a pension',
    },
  ],
  figures: [
    {
      item: '2.1',
      letter: 'A',
      label: 'Your interest in the family home',
      computed: interest,
      stated: read('A-stated', 'A as stated', 13_226_725, 2, '£132,267.25'),
      state: 'differs',
      differencePence: 200_000,
    },
    {
      item: '2.3',
      letter: 'C1',
      label: 'Your interest in all accounts',
      computed: {
        id: 'C1',
        label: 'Accounts',
        amount: gbp(2_261_016),
        from: {
          kind: 'computed',
          operator: 'sum',
          terms: [
            read('c1-1', 'Barclays current account', 421_016, 3, '£4,210.16'),
            read('c1-2', 'Nationwide joint savings', 1_840_000, 3, '£18,400.00'),
          ],
        },
      },
      stated: read('C1-stated', 'C1 as stated', 2_261_016, 3, '£22,610.16'),
      state: 'agrees',
      differencePence: 0,
    },
    {
      item: '2.13',
      letter: 'F',
      label: 'Pensions',
      computed: read('F', 'Teachers’ Pension Scheme', 9_602_000, 3, '£96,020.00'),
      stated: null,
      state: 'not-stated',
      differencePence: null,
    },
  ],
  findings,
  actions: [
    { findingIds: ['a-differs'], title: 'Correct the total A, or the entries it is made of', item: '2.1' },
    { findingIds: ['title-number'], title: 'Write the title number of 14 Mill Lane', item: '2.1' },
    { findingIds: ['signature'], title: 'Sign and date the statement of truth', item: 'truth' },
  ],
  rulePacks: [
    {
      id: 'form-e/01.23',
      title: 'Form E, edition 01.23',
      effective: '2023-01-01',
      source: { title: 'FPR 2010 r 9.14' },
    },
  ],
}

function sourceOf(document: Document, role: Source['role']): Source {
  return {
    id: document.id,
    name: document.name,
    kind: document.kind,
    size: 48_213,
    sha256: '0'.repeat(64),
    role,
    pages: document.pages.map(({ number, width, height, readBy, confidence }) => ({
      number,
      width,
      height,
      readBy,
      ...(confidence === undefined ? {} : { confidence }),
    })),
    notes: document.notes,
  }
}

export const result: FormEResult = {
  kind: 'form-e',
  sources: [sourceOf(formDocument, 'form-e'), sourceOf(letterDocument, 'supporting')],
  forms: [analysis],
  finishedAt: '2026-11-20T10:04:00.000Z',
}
