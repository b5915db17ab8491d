import { expect, test } from 'vitest'
import type { Document } from '#protocol/document.ts'
import type { Box } from '#protocol/evidence.ts'
import type { Entry, FormEReading } from '#protocol/form-e.ts'
import { documentOf, type Placed, pageOf, typed } from '../../evidence/samples.ts'
import { verifyEvidence } from '../../evidence/verify.ts'
import { isoDate, item, pence, rows, text, yes } from './access.ts'
import { readFormE } from './read.ts'

const entriesOf = ({ items }: FormEReading): Entry[] =>
  items.flatMap(({ fields, rows: own }) => [fields, ...own].flatMap((entries) => Object.values(entries)))

function read(document: Document): FormEReading {
  const reading = readFormE(document)
  for (const { evidence } of entriesOf(reading)) {
    expect(evidence.length).toBeGreaterThan(0)
    for (const piece of evidence) expect(verifyEvidence(piece, document)).toBe(true)
  }
  return reading
}

const cell = (x: number, y: number, width: number, height: number): Box[] => [
  { x, y, width, height: 0.5 },
  { x, y: y + height, width, height: 0.5 },
  { x, y, width: 0.5, height },
  { x: x + width, y, width: 0.5, height },
]

test('labels with colons, answers after them', () => {
  const reading = read(
    typed(
      [
        'FORM E Financial statement',
        '1.1 Full name: Ann Example',
        '1.2 Date of birth: 4 March 1975',
        '1.4 Occupation: Teacher',
        '1.8 Living with a new partner: No',
        '1.16 Your present residence',
        'Address: 1 High Street, Leeds',
        'Occupants: Myself',
        'Terms of occupation: Rented',
      ].join('\n'),
    ),
  )
  expect(text(item(reading, '1.1'), 'fullName')).toBe('Ann Example')
  expect(isoDate(item(reading, '1.2'), 'dateOfBirth')).toBe('1975-03-04')
  expect(yes(item(reading, '1.8'), 'newPartner')).toBe(false)
  expect(text(item(reading, '1.16'), 'residence')).toBe('1 High Street, Leeds')
  expect(text(item(reading, '1.16'), 'terms')).toBe('Rented')
  expect(item(reading, '1.1').heading?.quote).toContain('1.1 Full name')
  expect(item(reading, '2.9').state).toBe('not-found')
})

test('a printed item with nothing written is blank, "none" is a declaration', () => {
  const reading = read(
    typed(
      [
        '2.4 Investments',
        '2.5 Life insurance policies',
        'None',
        '2.6 Money owed to you',
        'N/A',
        '2.9 Liabilities',
      ].join('\n'),
    ),
  )
  expect(item(reading, '2.4')).toMatchObject({ state: 'blank', rows: [], declared: null })
  expect(item(reading, '2.5')).toMatchObject({ state: 'none', rows: [], declared: { quote: 'None' } })
  expect(item(reading, '2.6')).toMatchObject({ state: 'not-applicable', declared: { quote: 'N/A' } })
})

const ACCOUNTS = [
  '2.3 Bank accounts',
  'Name of bank          Type of account     Account number    Balance       Your interest',
  'Barclays              Current             12345678          £1,234.56     £617.28',
  'Skipton Building      Savings             87654321          £5,000.00     £5,000.00',
  'Society',
]

test('a table without rules, an answer over two lines, a total by its letter', () => {
  const reading = read(
    typed(
      [...ACCOUNTS, 'TOTAL C1                                                              £5,617.28'].join(
        '\n',
      ),
    ),
  )
  const found = rows(reading, '2.3')
  expect(found.map((row) => text(row, 'bank'))).toEqual(['Barclays', 'Skipton Building Society'])
  expect(found.map((row) => pence(row, 'balance'))).toEqual([123456, 500000])
  expect(found.map((row) => pence(row, 'interest'))).toEqual([61728, 500000])
  expect(pence(item(reading, '2.3'), 'total')).toBe(561728)
})

test('a table goes on over the page, its header printed again', () => {
  const filler = Array.from({ length: 40 - ACCOUNTS.length }, () => '')
  const more = [
    ACCOUNTS[1] ?? '',
    'Monzo                 Joint               55556666          -£20.00       -£10.00',
  ]
  const reading = read(typed([...ACCOUNTS, ...filler, ...more].join('\n')))
  expect(rows(reading, '2.3').map((row) => pence(row, 'balance'))).toEqual([123456, 500000, -2000])
})

test('cards in place of a table, each with its own number', () => {
  const card = (count: number, bank: string, balance: string): string[] => [
    `Account ${count}`,
    `Name of bank: ${bank}`,
    'Account number: 1234',
    `Balance at the date of this statement: ${balance}`,
  ]
  const reading = read(
    typed(['2.3 Bank accounts', ...card(1, 'Barclays', '£10.00'), ...card(2, 'Monzo', '£20.00')].join('\n')),
  )
  expect(rows(reading, '2.3').map((row) => [text(row, 'bank'), pence(row, 'balance')])).toEqual([
    ['Barclays', 1000],
    ['Monzo', 2000],
  ])
})

test('headings without numbers are known by their titles', () => {
  const reading = read(
    typed(['Full name: Ann Example', 'Date of birth: 04/03/1975', 'Occupation: Teacher'].join('\n')),
  )
  expect(text(item(reading, '1.1'), 'fullName')).toBe('Ann Example')
  expect(text(item(reading, '1.4'), 'occupation')).toBe('Teacher')
})

test('a number that recognition misread is known by its place and its title', () => {
  const placed: Placed[] = [
    '2.3 Bank accounts',
    'None',
    '2.l4 Other assets',
    'None',
    '29 Details of any liabilities you have',
  ].map((line, index) => ({ x: 50, y: 80 + index * 20, text: line, from: 'ocr', confidence: 0.8 }))
  const swapped = [placed[0], placed[1], placed[4], placed[2], placed[3]].flatMap((one, index) =>
    one ? [{ ...one, y: 80 + index * 20 }] : [],
  )
  const reading = read(documentOf([pageOf(1, swapped)]))
  expect(item(reading, '2.9').heading).not.toBeNull()
  expect(item(reading, '2.14').state).toBe('none')
})

test('ticks before and after their words, and a yes in words', () => {
  const reading = read(
    typed(
      [
        '1.8 Are you living with a new partner?    ☐ Yes   ☒ No',
        '1.9 Do you intend to live with a new partner?   Yes ☒   No ☐',
      ].join('\n'),
    ),
  )
  expect(yes(item(reading, '1.8'), 'newPartner')).toBe(false)
  expect(yes(item(reading, '1.9'), 'newPartnerSoon')).toBe(true)
})

test('boxes left empty are no answer, whatever label stands below', () => {
  const page = pageOf(
    1,
    [
      { x: 50, y: 60, text: '4.6 New partner income and capital' },
      { x: 54, y: 84, text: 'Annual income' },
      { x: 54, y: 104, text: 'Assets and liabilities' },
    ],
    [
      ...cell(50, 80, 200, 20),
      ...cell(250, 80, 200, 20),
      ...cell(50, 100, 200, 20),
      ...cell(250, 100, 200, 20),
    ],
  )
  expect(item(read(documentOf([page])), '4.6')).toMatchObject({ state: 'blank', fields: {} })
})

test('label and answer in one box', () => {
  const page = pageOf(
    1,
    [
      { x: 50, y: 60, text: '1.16 Your present residence' },
      { x: 54, y: 84, text: 'Address' },
      { x: 54, y: 96, text: '1 High Street' },
      { x: 304, y: 84, text: 'Occupants' },
      { x: 304, y: 96, text: 'Myself' },
    ],
    [...cell(50, 80, 250, 32), ...cell(300, 80, 240, 32)],
  )
  const found = item(read(documentOf([page])), '1.16')
  expect(text(found, 'residence')).toBe('1 High Street')
  expect(text(found, 'occupants')).toBe('Myself')
})

test('only what stands in form fields is an answer where there are any', () => {
  const page = pageOf(1, [
    { x: 50, y: 60, text: '1.4 Occupation' },
    { x: 50, y: 80, text: 'Say what you do for a living' },
    { x: 200, y: 60, text: 'Teacher', from: 'field' },
  ])
  const field = {
    name: 'f',
    type: 'text' as const,
    value: 'Teacher',
    page: 1,
    box: { x: 198, y: 58, width: 200, height: 14 },
  }
  const reading = read(documentOf([page], { fields: [field] }))
  expect(text(item(reading, '1.4'), 'occupation')).toBe('Teacher')
})

test('what the form itself prints is no answer', () => {
  const reading = read(
    typed(
      [
        '4.2 Standard of living during the marriage',
        'Give brief details of the standard of living that you enjoyed. You need not be long.',
        'We lived simply and took one holiday a year.',
      ].join('\n'),
    ),
  )
  expect(text(item(reading, '4.2'), 'standardOfLiving')).toBe('We lived simply and took one holiday a year.')
})

test('a value that is not what belongs there keeps its words, and no value', () => {
  const reading = read(typed(['1.2 Date of birth: not known', '1.4 Occupation: None'].join('\n')))
  expect(item(reading, '1.2').fields.dateOfBirth).toMatchObject({ raw: 'not known', value: null })
})

test('an empty document has no items, and any text at all is read without harm', () => {
  expect(read(documentOf([])).items.every(({ state }) => state === 'not-found' || state === 'blank')).toBe(
    true,
  )
  read(typed(['£', '::::', '((((((((((', '2.3', '1. 2. 3. 4. 5.', 'Total Total Total'].join('\n')))
})
