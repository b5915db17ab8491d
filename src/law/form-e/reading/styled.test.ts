import { expect, test } from 'vitest'
import type { Document } from '#protocol/document.ts'
import { documentOf, type Placed, pageOf, typed } from '../../evidence/samples.ts'
import { isoDate, item, pence, rows, text } from './access.ts'
import { readFormE } from './read.ts'

/** Questions stand at 40 and 300 in one style, answers at 160 and 420 in another. */
function styled(placed: readonly Placed[]): Document {
  const page = pageOf(1, placed)
  const isAnswer = (x: number): boolean => (x >= 160 && x < 300) || x >= 420
  const words = page.words.map((word) => ({ ...word, style: isAnswer(word.box.x) ? 2 : 1 }))
  return documentOf([{ ...page, words }])
}

const at = (x: number, y: number, words: string): Placed => ({ x, y, text: words })

const ACCOUNTS = [
  at(40, 40, '2.3 Bank accounts'),
  at(40, 70, 'Held with'),
  at(160, 70, 'Monzo'),
  at(300, 70, 'Kind of account'),
  at(420, 70, 'Current'),
  at(40, 90, 'Account number'),
  at(160, 90, '12345678'),
  at(300, 90, 'Joint holder'),
  at(420, 90, 'Ann Example'),
  at(40, 110, 'Balance today'),
  at(160, 110, '£1,234.50'),
  at(300, 110, 'Your share'),
  at(420, 110, '£617.25'),
]

test('two questions to a line, some in words nobody taught: each answer goes to its own', () => {
  const [row] = rows(readFormE(styled(ACCOUNTS)), '2.3')
  expect(row?.bank?.value).toBe('Monzo')
  expect(row?.type?.value).toBe('Current')
  expect(row?.accountNumber?.value).toBe('12345678')
  expect(row?.otherHolder?.value).toBe('Ann Example')
  expect(row?.balance?.value).toBe(123450)
  expect(row?.interest?.value).toBe(61725)
})

test('a question wrapped over two lines with its answer at mid-height', () => {
  const document = styled([
    ...ACCOUNTS,
    at(40, 150, '2.1 Family home'),
    at(40, 180, 'Market value now'),
    at(160, 180, '£300,000'),
    at(300, 180, 'Mortgage outstanding'),
    at(420, 180, '£100,000'),
    at(40, 200, 'Early repayment charge'),
    at(40, 211, 'on sale'),
    at(160, 205, '£1,000'),
    at(300, 200, 'Costs of sale'),
    at(420, 205, '£4,000'),
  ])
  const home = item(readFormE(document), '2.1')
  expect(pence(home, 'salePenalties')).toBe(100000)
  expect(pence(home, 'saleCosts')).toBe(400000)
  expect(pence(home, 'mortgageBalance')).toBe(10000000)
})

test('a date in three boxes under their heads', () => {
  const page = pageOf(1, [
    at(40, 40, '1.2 Date of birth'),
    at(80, 60, 'Date'),
    at(140, 60, 'Month'),
    at(200, 60, 'Year'),
    at(80, 76, '07'),
    at(140, 76, '01'),
    at(200, 76, '1969'),
    at(40, 110, '1.4 Occupation'),
    at(80, 130, 'Teacher'),
  ])
  const reading = readFormE(documentOf([page]))
  expect(isoDate(item(reading, '1.2'), 'dateOfBirth')).toBe('1969-01-07')
  expect(text(item(reading, '1.4'), 'occupation')).toBe('Teacher')
})

test('4.1.1 and 4.1.2 ask for the two halves of 4.1', () => {
  const reading = readFormE(
    typed(
      [
        '4.1 Changes in assets or income',
        '4.1.1 Significant changes in assets or income during the LAST 12 months',
        'I sold my car.',
        '4.1.2 Significant changes in assets or income likely to occur during the NEXT 12 months',
        'I expect none.',
      ].join('\n'),
    ),
  )
  expect(text(item(reading, '4.1'), 'changesPast')).toBe('I sold my car.')
  expect(text(item(reading, '4.1'), 'changesFuture')).toBe('I expect none.')
})
