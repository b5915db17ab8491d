import { describe, expect, it } from 'vitest'
import { itemDefinition } from '#law/form-e/items.ts'
import { type FormECase, ITEMS, numberAt, numberIn, REFS, rowsOf, textAt, textIn } from './case.ts'
import { contradictions } from './checking.ts'
import { addMonths, ageOn } from './dates.ts'
import { generateCase } from './generate.ts'
import { keptOfLastYear } from './vary.ts'

const seeds = Array.from({ length: 200 }, (_, index) => index + 1)
const cases = seeds.map((seed) => generateCase(seed))
const varied = seeds.map((seed) => generateCase(seed, { wording: 'varied' }))
const each = (check: (form: FormECase) => void): void => {
  for (const form of cases) check(form)
}
const PER_YEAR: Readonly<Record<string, number>> = { weekly: 52, monthly: 12, annual: 1 }

describe('clean cases', () => {
  it('are the same for the same seed, and differ between seeds', () => {
    expect(generateCase(7)).toEqual(generateCase(7))
    expect(JSON.stringify(generateCase(7))).toBe(JSON.stringify(generateCase(7)))
    expect(new Set(cases.map((form) => form.values['head/caseNumber'])).size).toBeGreaterThan(195)
  })

  it('have exact figures', () => {
    each((form) =>
      expect({ seed: form.seed, wrong: contradictions(form) }).toEqual({ seed: form.seed, wrong: [] }),
    )
  })

  it('have exact figures in other words too, and needs within the income', () => {
    for (const form of varied) {
      expect({ seed: form.seed, wrong: contradictions(form) }).toEqual({ seed: form.seed, wrong: [] })
      const needs = numberAt(form.values, '3.1/total') * (PER_YEAR[textAt(form.values, '3.1/period')] ?? 0)
      expect(needs, `${form.seed}`).toBeLessThanOrEqual(numberAt(form.values, '2.21/total'))
    }
    expect(varied.some((form) => /Council Tax/.test(JSON.stringify(form.values)))).toBe(true)
    // An income that halves is in there, and never without its reason.
    const halved = varied.filter((form) => form.states['2.15'] === 'answered' && keptOfLastYear(form) < 0.7)
    expect(halved.length).toBeGreaterThan(2)
    for (const form of halved)
      expect(textAt(form.values, '4.1/changesFuture')).toMatch(/redundant|three days/)
  })

  it('hold whole pence, and only paths that the form has', () => {
    const known = new Set(
      ITEMS.flatMap((item) => [
        ...[...item.fields, ...(item.totals ?? [])].map(({ key }) => `${item.ref}/${key}`),
        ...(item.columns ?? []).map(({ key }) => `${item.ref}[]/${key}`),
      ]),
    )
    const strange: string[] = []
    each((form) => {
      for (const [path, value] of Object.entries(form.values)) {
        if (!known.has(path.replace(/\[\d+\]/, '[]'))) strange.push(`${form.seed} ${path}`)
        if (typeof value === 'number' && !Number.isInteger(value))
          strange.push(`${form.seed} ${path} ${value}`)
      }
    })
    expect(strange).toEqual([])
  })

  it('leave nothing blank but what may stay empty, and answer what is required', () => {
    const unanswered: string[] = []
    each((form) => {
      for (const ref of REFS) {
        const definition = itemDefinition(ref)
        const state = form.states[ref]
        expect(state, `${form.seed} ${ref}`).toBeDefined()
        if (state === 'blank')
          expect('optional' in definition && definition.optional, `${form.seed} ${ref}`).toBe(true)
        if (state !== 'answered') continue
        const item = ITEMS.find((definition) => definition.ref === ref)
        for (const { key, required } of item?.fields ?? []) {
          if (required && !(`${ref}/${key}` in form.values)) unanswered.push(`${form.seed} ${ref}/${key}`)
        }
        const columns = (item?.columns ?? []).filter(({ required }) => required)
        for (const row of rowsOf(form.values, ref)) {
          for (const { key } of columns) if (!(key in row)) unanswered.push(`${form.seed} ${ref} ${key}`)
        }
      }
    })
    expect(unanswered).toEqual([])
  })

  it('have their dates in order', () => {
    each(({ values, today }) => {
      const order = [
        '1.2/dateOfBirth',
        '1.3/dateOfMarriage',
        '1.5/dateOfSeparation',
        '1.6/dateApplication',
        '1.6/dateConditionalOrder',
        '1.6/dateFinalOrder',
        'truth/date',
      ]
        .map((path) => textAt(values, path))
        .filter((date) => date !== '')
      expect(order).toEqual([...order].sort())
      expect(textAt(values, 'truth/date') <= today).toBe(true)
      for (const child of rowsOf(values, '1.10')) {
        const born = textIn(child, 'dateOfBirth')
        expect(ageOn(textAt(values, '1.2/dateOfBirth'), born)).toBeGreaterThanOrEqual(18)
        expect(born <= textAt(values, '1.5/dateOfSeparation')).toBe(true)
        expect(ageOn(born, today)).toBeLessThan(18)
      }
      for (const pension of rowsOf(values, '2.13')) {
        expect(textIn(pension, 'valuedOn') > addMonths(textAt(values, 'head/dated'), -12)).toBe(true)
      }
    })
  })

  it('hang together: shares and dividends, pensions and incomes, children and benefits, needs and income', () => {
    each(({ values, states, seed }) => {
      const rows = (ref: string) => rowsOf(values, ref)
      const dividends = rows('2.17').some((row) => textIn(row, 'nature') === 'Dividends')
      const shares =
        rows('2.4').some((row) => textIn(row, 'type') !== 'Premium Bonds') || rows('2.12').length > 0
      expect(dividends, `${seed}`).toBe(shares)
      expect(rows('2.12').length > 0).toBe(rows('2.11').some((row) => textIn(row, 'name').endsWith('Ltd')))
      for (const row of rows('2.17')) {
        if (/[Ii]nterest/.test(textIn(row, 'nature')))
          expect(rows('2.3').map((account) => account.bank)).toContain(row.source)
        if (/[Rr]ent/.test(textIn(row, 'nature')))
          expect(rows('2.2').map((home) => home.address)).toContain(row.source)
      }
      if (rows('2.13').some((row) => row.inPayment))
        expect(rows('2.19').some((row) => row.nature === 'Pension in payment')).toBe(true)
      const age = ageOn(textAt(values, '1.2/dateOfBirth'), textAt(values, 'truth/date'))
      const statePension = rows('2.18').some((row) => /State pension/i.test(textIn(row, 'benefit')))
      expect(statePension, `${seed}`).toBe(age >= 66)
      const home = rows('1.10').some((row) => textIn(row, 'livingWith') !== 'The other parent')
      expect(rows('2.18').some((row) => /Child benefit/i.test(textIn(row, 'benefit')))).toBe(home)
      expect(states['4.6'] === 'answered').toBe(
        values['1.8/newPartner'] === true || values['1.9/newPartnerSoon'] === true,
      )
      for (const pattern of [/Rent|Mortgage/, /Food/, /Council tax/]) {
        expect(rows('3.1.1').some((row) => pattern.test(textIn(row, 'item')))).toBe(true)
      }
      const needs = numberAt(values, '3.1/total') * (PER_YEAR[textAt(values, '3.1/period')] ?? 0)
      expect(needs, `${seed}`).toBeLessThanOrEqual(numberAt(values, '2.21/total'))
      for (const row of rows('2.15')) {
        expect(numberIn(row, 'netLastYear')).toBeLessThanOrEqual(numberIn(row, 'grossLastYear'))
        expect(numberIn(row, 'estimate')).toBeGreaterThan(numberIn(row, 'netLastYear') * 0.9)
      }
    })
  })

  it('are of every kind: poor and rich, employed, self-employed, directors, retired; up to eight rows', () => {
    const most = (ref: string): number => Math.max(...cases.map((form) => rowsOf(form.values, ref).length))
    expect(most('2.3')).toBe(8)
    expect(most('1.10')).toBe(4)
    expect(most('2.2')).toBe(3)
    for (const ref of [
      '2.1',
      '2.2',
      '2.4',
      '2.5',
      '2.6',
      '2.7',
      '2.9',
      '2.11',
      '2.12',
      '2.13',
      '2.14',
      '2.15',
      '2.16',
      '2.17',
      '2.18',
      '2.19',
      '1.10',
    ]) {
      expect(new Set(cases.map((form) => form.states[ref])), ref).toEqual(new Set(['answered', 'none']))
    }
  })
})
