import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analysed, changed } from '../rules/sample-case.ts'
import { sampleForm, type Written } from '../rules/samples.ts'
import { evaluate, shareOfPence } from './figure.ts'
import { ROW_SUMS } from './row-sums.ts'
import { computeTotals } from './totals.ts'

const pence = fc.integer({ min: -50_000_000_00, max: 50_000_000_00 })
const amounts = fc.array(pence, { maxLength: 12 })

const totalsOf = (written: Written) => computeTotals(sampleForm(written).reading)
const at = (totals: ReturnType<typeof totalsOf>, path: string): number | undefined =>
  totals.find((total) => total.path === path)?.computed.amount.pence

/** A form in which every table holds the given amounts. */
function filled(columns: readonly (readonly number[])[]): Written {
  const written: Record<string, number> = {}
  ROW_SUMS.forEach(({ ref, column }, table) => {
    ;(columns[table] ?? []).forEach((amount, row) => {
      written[`${ref}[${row}]/${column}`] = amount
    })
  })
  return written
}

const tables = fc.array(amounts, { minLength: ROW_SUMS.length, maxLength: ROW_SUMS.length })
const add = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0)

describe('totals', () => {
  test('are exact for any figures', () => {
    fc.assert(
      fc.property(tables, (columns) => {
        const totals = totalsOf(filled(columns))
        ROW_SUMS.forEach(({ ref }, table) => {
          expect(at(totals, `${ref}/total`)).toBe(add(columns[table] ?? []))
        })
        const of = (...refs: string[]): number =>
          add(ROW_SUMS.flatMap(({ ref }, table) => (refs.includes(ref) ? (columns[table] ?? []) : [])))
        const capital =
          of('2.2', '2.3', '2.4', '2.5', '2.6', '2.7', '2.8', '2.11', '2.13', '2.14') - of('2.9', '2.10')
        expect(at(totals, '2.20/total')).toBe(capital)
        expect(at(totals, '2.21/total')).toBe(of('2.15', '2.16', '2.17', '2.18', '2.19'))
      }),
      { numRuns: 60 },
    )
  })

  test('do not depend on the order of the rows', () => {
    fc.assert(
      fc.property(tables, (columns) => {
        const backwards = columns.map((column) => [...column].reverse())
        const sums = (written: Written) =>
          totalsOf(written).map(({ path, computed }) => [path, computed.amount.pence])
        const rowless = ([path]: (string | number)[]): boolean => !String(path).includes('[')
        expect(sums(filled(backwards)).filter(rowless)).toEqual(sums(filled(columns)).filter(rowless))
      }),
      { numRuns: 40 },
    )
  })

  test('every derivation works out to its amount', () => {
    fc.assert(
      fc.property(tables, fc.integer({ min: 1, max: 9999 }), pence, (columns, share, value) => {
        const home = {
          '2.1/value': value,
          '2.1/ownership': `I own ${share / 100}%`,
          '2.1/saleCosts': 5_000_00,
        }
        for (const { computed, local } of totalsOf({ ...filled(columns), ...home })) {
          expect(evaluate(computed)).toBe(computed.amount.pence)
          expect(evaluate(local)).toBe(local.amount.pence)
        }
      }),
      { numRuns: 40 },
    )
  })

  test('a share is exact, and what two shares leave is never more than a penny', () => {
    fc.assert(
      fc.property(pence, fc.integer({ min: 0, max: 10_000 }), (whole, share) => {
        const both = shareOfPence(whole, share) + shareOfPence(whole, 10_000 - share)
        expect(Math.abs(both - whole)).toBeLessThanOrEqual(1)
        expect(shareOfPence(whole, 10_000)).toBe(whole)
      }),
    )
  })
})

describe('the figures of the analysis', () => {
  const figure = (analysis: ReturnType<typeof analysed>, item: string, letter: string) =>
    analysis.figures.find((check) => check.item === item && check.letter === letter)

  test('stand in the order of the form and all agree on a right one', () => {
    const { figures } = analysed()
    expect(figures.map(({ item, letter }) => `${item} ${letter}`).slice(0, 6)).toEqual([
      '2.1 Equity',
      '2.1 Interest',
      '2.1 A',
      '2.2 B',
      '2.3 C1',
      '2.4 C2',
    ])
    expect(figures.filter(({ state }) => state !== 'agrees').map(({ item }) => item)).toEqual([])
  })

  test('an error is one fault, and what follows from it is told with it', () => {
    const { findings, figures } = analysed({
      set: { '2.3/total': 5_410_50, '2.8/totalC': 20_110_50, '2.20/C': 20_110_50, '2.20/total': 237_110_50 },
    })
    const wrong = findings.filter(({ rule }) => rule.startsWith('form-e.figures.'))
    expect(wrong.map(({ rule }) => rule)).toEqual(['form-e.figures.total-c1'])
    expect(wrong[0]?.stake).toEqual({ pence: 10_00, currency: 'GBP' })
    expect(wrong[0]?.lawyer).toBe(
      'Box C1 at 2.3 states £5,410.50; the entries come to £5,400.50, a difference of £10.00. The error is carried into C at 2.8, C at 2.20 and the total at 2.20; with every figure put right, the total at 2.20 is £237,100.50.',
    )
    expect(figures.filter(({ state }) => state === 'differs').map(({ letter }) => letter)).toEqual([
      'C1',
      'C',
      'C',
      'Total capital',
    ])
    const total = figures.find(({ letter }) => letter === 'Total capital')
    expect(total?.computed.amount.pence).toBe(237_100_50)
    expect(total?.differencePence).toBe(10_00)
  })

  test('a total that is right although a part of it is written wrong is no fault of its own', () => {
    const { findings } = analysed({ set: { '2.3/total': 5_410_50 } })
    const wrong = findings.filter(({ rule }) => rule.startsWith('form-e.figures.'))
    expect(wrong.map(({ rule }) => rule)).toEqual(['form-e.figures.total-c1'])
  })

  test('a line that repeats what could not be read is not said to be wrong', () => {
    const { findings, figures } = analysed({ set: { '2.13*': null }, states: { '2.13': 'not-found' } })
    expect(findings.filter(({ rule }) => rule.startsWith('form-e.figures.')).map(({ rule }) => rule)).toEqual(
      [],
    )
    expect(figures.some(({ item, letter }) => item === '2.20' && letter === 'F')).toBe(false)
    expect(figures.find(({ letter }) => letter === 'Total capital')?.state).toBe('agrees')
  })

  test('a line that is not nil although there is said to be nothing is wrong', () => {
    const { findings } = analysed({ set: { '2.13*': null }, states: { '2.13': 'none' } })
    expect(findings.map(({ rule }) => rule)).toContain('form-e.figures.capital-summary-line')
  })

  test('a blank counts as nil, and the derivation says so', () => {
    const equity = figure(analysed({ set: { '2.1/salePenalties': null } }), '2.1', 'Equity')
    const terms = equity?.computed.from.kind === 'computed' ? equity.computed.from.terms : []
    expect(terms[2]?.from).toEqual({ kind: 'blank', reason: 'Nothing is written there; it counts as nil.' })
    expect(equity?.computed.amount.pence).toBe(242_000_00)
  })

  test('another currency is never added as pounds', () => {
    const { document, reading } = changed({})
    const accounts = reading.items.find(({ ref }) => ref === '2.3')
    const interest = accounts?.rows[0]?.interest
    if (!interest) throw new Error('the sample has an account')
    interest.currency = 'EUR'
    const total = computeTotals(reading).find(({ path }) => path === '2.3/total')
    expect(total?.computed.amount).toEqual({ pence: 4_200_00, currency: 'GBP' })
    expect(document.id).toBe('sample')
  })

  test('a joint owner’s share is worked out from the words', () => {
    const interest = figure(
      analysed({ set: { '2.1/ownership': 'Tenants in common: 60% to me, 40% to Peter' } }),
      '2.1',
      'Interest',
    )
    expect(interest?.computed.amount.pence).toBe(144_000_00)
    expect(interest?.computed.from).toMatchObject({ kind: 'computed', operator: 'share', by: '60%' })
  })
})
