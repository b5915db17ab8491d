import { type FormECase, numberAt, numberIn, putRows, type Row, rowsOf, textIn } from '../case.ts'
import type { Rng } from '../rng.ts'
import { choose, fitNeeds, type Plant, rowAt, setRow, yearlyNeeds } from './plant.ts'

/** A slip of the usual size for a sum: £10 to £5,000, never as much as the sum itself. */
function slip(rng: Rng, sum: number, sign: 'up' | 'down' | 'any'): number {
  const steps = [900, 1_000, 5_400, 10_000, 27_000, 90_000, 100_000, 450_000].filter(
    (step) => step < sum * 0.6,
  )
  const size = steps.length > 0 ? rng.pick(steps) : 100
  const down = sign === 'down' || (sign === 'any' && rng.chance(0.5))
  return down && size < sum ? -size : size
}

const total =
  (path: string, sign: 'up' | 'down' | 'any' = 'any'): Plant =>
  (form, rng, tools) => {
    const item = path.slice(0, path.indexOf('/'))
    const right = numberAt(form.values, path)
    if (right <= 0 || form.states[item] !== 'answered') return null
    const money = slip(rng, right, sign)
    tools.offset(path, money)
    return { item, note: `The total is off by ${money} pence (should be ${right})`, money: Math.abs(money) }
  }

const carried =
  (ref: string, letters: string, sign: 'up' | 'any'): Plant =>
  (form, rng, tools) => {
    const open = [...letters].filter((letter) => numberAt(form.values, `${ref}/${letter}`) > 0)
    if (open.length === 0) return null
    const letter = rng.pick(open)
    const money = slip(rng, numberAt(form.values, `${ref}/${letter}`), sign)
    tools.offset(`${ref}/${letter}`, money)
    return {
      item: ref,
      note: `${letter} is not carried over correctly (off by ${money} pence)`,
      money: Math.abs(money),
    }
  }

/** Where the properties are: 2.1 (row null) and the rows of 2.2. */
function properties(form: FormECase): { ref: '2.1' | '2.2'; index: number | null; row: Row }[] {
  const others = rowsOf(form.values, '2.2').map((row, index) => ({ ref: '2.2' as const, index, row }))
  if (form.states['2.1'] !== 'answered') return others
  const home: Row = {}
  for (const [path, value] of Object.entries(form.values))
    if (path.startsWith('2.1/')) home[path.slice(4)] = value
  return [{ ref: '2.1' as const, index: null, row: home }, ...others]
}

function setProperty(form: FormECase, at: { ref: string; index: number | null }, change: Row): void {
  if (at.index !== null) setRow(form, at.ref, at.index, change)
  else for (const [key, value] of Object.entries(change)) form.values[`${at.ref}/${key}`] = value
}

export function pickProperty(form: FormECase, rng: Rng, fits: (row: Row) => boolean) {
  const found = properties(form).filter(({ row }) => fits(row))
  if (found.length === 0) return null
  const at = rng.pick(found)
  return { ...at, put: (change: Row) => setProperty(form, at, change) }
}

/** Sole: the whole balance is the person's. */
const sole =
  (ref: string, whole: string): Plant =>
  (form, rng) => {
    const index = choose(
      form,
      ref,
      rng,
      (row) => numberIn(row, whole) > 5_000 && numberIn(row, whole) === numberIn(row, 'interest'),
    )
    if (index === null) return null
    const right = numberIn(rowAt(form, ref, index), 'interest')
    const money = slip(rng, right, 'any')
    setRow(form, ref, index, { interest: right + money })
    return {
      item: ref,
      note: `Row ${index + 1}: the interest is off by ${money} pence`,
      money: Math.abs(money),
    }
  }

export const FIGURES = {
  'total-a-wrong': total('2.1/total'),
  'total-b-wrong': total('2.2/total'),
  'total-c1-wrong': total('2.3/total'),
  'total-c2-wrong': total('2.4/total'),
  'total-c3-wrong': total('2.5/total'),
  'total-c4-wrong': total('2.6/total'),
  'total-c5-wrong': total('2.7/total'),
  'total-c6-wrong': total('2.8/total'),
  'total-c-wrong': total('2.8/totalC'),
  'total-d1-wrong': total('2.9/total'),
  'total-d2-wrong': total('2.10/total'),
  'total-d-wrong': total('2.10/totalD'),
  'total-e-wrong': total('2.11/total'),
  'total-f-wrong': total('2.13/total'),
  'total-g-wrong': total('2.14/total'),
  'total-h-wrong': total('2.15/total', 'up'),
  'total-i-wrong': total('2.16/total', 'up'),
  'total-j-wrong': total('2.17/total', 'up'),
  'total-k-wrong': total('2.18/total', 'up'),
  'total-l-wrong': total('2.19/total', 'up'),
  'total-capital-wrong': total('2.20/total'),
  'liabilities-not-deducted': (form, _, tools) => {
    const money = numberAt(form.values, '2.20/D')
    if (money <= 0) return null
    tools.offset('2.20/total', money)
    return { item: '2.20', note: 'The liabilities D are left out of the net total', money }
  },
  'liabilities-added': (form, _, tools) => {
    const money = numberAt(form.values, '2.20/D') * 2
    if (money <= 0) return null
    tools.offset('2.20/total', money)
    return { item: '2.20', note: 'The liabilities D are added instead of taken away', money }
  },
  'capital-summary-carried-wrong': carried('2.20', 'ABCDEFG', 'any'),
  'total-income-wrong': total('2.21/total', 'up'),
  'income-summary-carried-wrong': carried('2.21', 'HIJKL', 'up'),
  'equity-wrong': (form, rng) => {
    const home = pickProperty(
      form,
      rng,
      (row) => numberIn(row, 'saleCosts') > 0 && numberIn(row, 'equity') > 0,
    )
    if (!home) return null
    const equity = numberIn(home.row, 'equity')
    const money = numberIn(home.row, 'saleCosts')
    // The share is kept: half of the equity stays half of it.
    const interest = Math.round(((equity + money) * numberIn(home.row, 'interest')) / equity)
    home.put({ equity: equity + money, interest })
    return { item: home.ref, note: 'The costs of sale are not deducted from the equity', money }
  },
  'property-interest-wrong': (form, rng) => {
    const home = pickProperty(form, rng, (row) => numberIn(row, 'interest') > 1_000_000)
    if (!home) return null
    const money = slip(rng, numberIn(home.row, 'interest'), 'down')
    home.put({ interest: numberIn(home.row, 'interest') + money })
    return {
      item: home.ref,
      note: `The interest is not the stated share of the equity (off by ${money} pence)`,
      money: Math.abs(money),
    }
  },
  'account-interest-wrong': sole('2.3', 'balance'),
  'investment-interest-wrong': sole('2.4', 'value'),
  'business-interest-wrong': (form, rng) => {
    const index = choose(form, '2.11', rng, (row) => numberIn(row, 'tax') > 0)
    if (index === null) return null
    const row = rowAt(form, '2.11', index)
    const money = numberIn(row, 'tax')
    setRow(form, '2.11', index, { interest: numberIn(row, 'interest') + money })
    return { item: '2.11', note: 'The tax is not deducted from the interest', money }
  },
  'needs-subtotal-wrong': total('3.1.1/total', 'down'),
  'needs-children-subtotal-wrong': total('3.1.2/total', 'down'),
  'needs-total-wrong': total('3.1/total', 'down'),
  'capital-needs-subtotal-wrong': total('3.2.1/total'),
  'capital-needs-total-wrong': total('3.2/total'),
  'needs-period-mixed': (form, rng, tools) => {
    const period = textIn(form.values, '3.1/period')
    const index = choose(form, '3.1.1', rng, (row) =>
      /[Hh]oliday|Dentist|insurance|presents|Gifts|Haircuts/.test(textIn(row, 'item')),
    )
    if (index === null) return null
    const row = rowAt(form, '3.1.1', index)
    const [words, factor] =
      period === 'annual'
        ? ['per month', 1 / 12]
        : period === 'monthly'
          ? ['per week', 12 / 52]
          : ['per month', 52 / 12]
    const said = tools.say(
      words,
      words === 'per week' ? ['weekly', 'p.w.', 'a week'] : ['monthly', 'pcm', 'a month'],
    )
    const change: Row = { item: `${textIn(row, 'item')} (${said})` }
    for (const key of ['current', 'estimated']) {
      if (key in row) change[key] = Math.max(100, Math.round((numberIn(row, key) * factor) / 100) * 100)
    }
    setRow(form, '3.1.1', index, change)
    if (!fitNeeds(form, tools)) return null
    return { item: '3.1.1', note: `Row ${index + 1} is ${words}, the form is ${period}` }
  },
  'needs-exceed-income': (form) => {
    const income = numberAt(form.values, '2.21/total')
    const needs = yearlyNeeds(form)
    if (income <= 0 || needs <= 0) return null
    const factor = (income * 1.4) / needs
    for (const ref of ['3.1.1', '3.1.2']) {
      const rows = rowsOf(form.values, ref).map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([key, value]) => [
            key,
            typeof value === 'number' ? Math.ceil((value * factor) / 100) * 100 : value,
          ]),
        ),
      )
      putRows(form.values, ref, rows)
    }
    return {
      item: '3.1',
      note: 'The needs are well above the estimated income',
      money: Math.round(income * 0.4),
    }
  },
} as const satisfies Record<string, Plant>
