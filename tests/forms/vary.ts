import { type FormECase, numberAt, numberIn, putRows, type Row, rowsOf, textAt, textIn } from './case.ts'
import {
  CRYPTO_WORDS,
  DIVIDEND_WORDS,
  DIVIDENDS,
  GILTS,
  INTEREST_WORDS,
  NEED_WORDS,
  RENT_WORDS,
  STATE_PENSION_WORDS,
} from './data/wordings.ts'
import { addDays } from './dates.ts'
import { fitNeeds } from './faults/plant.ts'
import { Rng } from './rng.ts'
import { wantedBy } from './schedule.ts'
import { settle } from './totals.ts'
import { spokenDate } from './words.ts'

/**
 * The same case as another writer would put it: other words for children’s homes, ownership, holders, incomes, budget and
 * documents, and some things that only look like faults (government stock pays interest and no dividends; an
 * income that falls, with the reason in 4.1; "I have never held any cryptocurrency"). It stays a clean case.
 */
export function vary(form: FormECase): FormECase {
  const copy = structuredClone(form)
  const rng = new Rng(`${form.seed}:varied`)
  varyPeople(copy, rng.fork('people'))
  varyCapital(copy, rng.fork('capital'))
  varyIncome(copy, rng.fork('income'))
  eachRow(copy, '3.1.1', (row) => ({
    ...row,
    item: oneOf(rng, NEED_WORDS[textIn(row, 'item')], textIn(row, 'item')),
  }))
  if (rng.chance(0.4)) {
    eachRow(copy, 'documents', (row) => ({
      ...row,
      document: wantedBy(textIn(row, 'document'))?.short ?? '',
    }))
  }
  settle(copy.values, copy.states)
  return copy
}

function oneOf(rng: Rng, words: readonly string[] | undefined, otherwise: string): string {
  return words === undefined ? otherwise : rng.pick(words)
}

function eachRow(form: FormECase, ref: string, change: (row: Row) => Row): void {
  putRows(form.values, ref, rowsOf(form.values, ref).map(change))
}

function other(form: FormECase): string {
  const own = textAt(form.values, '1.1/fullName')
  const applicant = textAt(form.values, 'head/applicant')
  return applicant === own ? textAt(form.values, 'head/respondent') : applicant
}

function varyPeople(form: FormECase, rng: Rng): void {
  const mine = textAt(form.values, 'head/party') === 'applicant' ? 'The Applicant' : 'The Respondent'
  const theirs = mine === 'The Applicant' ? 'The Respondent' : 'The Applicant'
  const first = rng.int(0, 2)
  eachRow(form, '1.10', (row) => {
    const living = textIn(row, 'livingWith')
    const words = living.startsWith('Both')
      ? [
          'Shared care, half of the week with each of us',
          'Alternate weeks with each parent',
          'Both parents, shared equally',
        ]
      : living === 'The other parent'
        ? [other(form), theirs, 'The other parent']
        : [mine, textAt(form.values, '1.1/fullName'), 'Lives with me']
    return { ...row, livingWith: words[first] ?? living }
  })
  const circumstances = textAt(form.values, '4.5/circumstances')
  const crypto = rowsOf(form.values, '2.14').some((row) =>
    /Bitcoin|Ethereum/.test(textIn(row, 'description')),
  )
  if (!crypto && rng.chance(0.3)) {
    form.values['4.5/circumstances'] = `${circumstances} I have never held any cryptocurrency.`
  }
}

function varyCapital(form: FormECase, rng: Rng): void {
  const spouse = other(form)
  const ownership = (words: string): string => {
    if (/60% to me/.test(words))
      return rng.pick([words, `60/40 in my favour, as tenants in common with ${spouse}`])
    if (/[Ss]ole/.test(words))
      return rng.pick([words, 'In my sole name; nobody else has an interest', 'Mine alone (100%)'])
    return rng.pick([
      words,
      `Joint names; beneficial joint tenants with ${spouse}`,
      `Tenants in common in equal shares with ${spouse}`,
    ])
  }
  if ('2.1/ownership' in form.values)
    form.values['2.1/ownership'] = ownership(textAt(form.values, '2.1/ownership'))
  eachRow(form, '2.2', (row) => ({ ...row, ownership: ownership(textIn(row, 'ownership')) }))

  const names = spouse.split(' ')
  const initial = `${spouse.charAt(0)}. ${names.at(-1) ?? ''}`
  const called = rng.pick([spouse, initial, `Joint with ${names[0] ?? ''}`, `${initial} (jointly)`])
  const rename = (key: string) => (row: Row) => (row[key] === spouse ? { ...row, [key]: called } : row)
  for (const ref of ['2.3', '2.4', '2.5']) eachRow(form, ref, rename('otherHolder'))
  eachRow(form, '2.9', rename('otherDebtor'))

  eachRow(form, '2.14', (row) => {
    const found = CRYPTO_WORDS.find(([pattern]) => pattern.test(textIn(row, 'description')))
    return found
      ? { ...row, description: textIn(row, 'description').replace(found[0], rng.pick(found[1])) }
      : row
  })
  if (form.states['2.4'] === 'answered' && rowsOf(form.values, '2.4').length < 7 && rng.chance(0.35))
    addGilt(form, rng)
}

/** Government stock: in 2.4, and what it pays is interest. */
function addGilt(form: FormECase, rng: Rng): void {
  const name = rng.pick(GILTS)
  const value = rng.int(12, 160) * 10_000
  const size = `£${(value / 100).toLocaleString('en-GB')} nominal`
  putRows(form.values, '2.4', [
    ...rowsOf(form.values, '2.4'),
    { name, type: 'Government stock (gilt)', size, value, interest: value },
  ])
  const paid = Math.round(value * 0.035)
  const income = { nature: 'Interest', source: name, grossLastYear: paid, netLastYear: paid, estimate: paid }
  putRows(form.values, '2.17', [...rowsOf(form.values, '2.17'), income])
  form.states['2.17'] = 'answered'
}

function varyIncome(form: FormECase, rng: Rng): void {
  eachRow(form, '2.17', (row) => {
    const nature = textIn(row, 'nature')
    if (DIVIDENDS.test(nature)) return { ...row, nature: rng.pick(DIVIDEND_WORDS) }
    const source = textIn(row, 'source')
    if (/Rent/i.test(nature)) {
      return {
        ...row,
        nature: rng.pick(RENT_WORDS),
        source: rng.chance(0.5) ? source : source.split(',').slice(0, 2).join(','),
      }
    }
    const bank = rowsOf(form.values, '2.3').some((account) => account.bank === source)
    return {
      ...row,
      nature: rng.pick(INTEREST_WORDS),
      source: bank && rng.chance(0.5) ? `${source} savings account` : source,
    }
  })
  eachRow(form, '2.18', (row) =>
    /State Pension/i.test(textIn(row, 'benefit')) ? { ...row, benefit: rng.pick(STATE_PENSION_WORDS) } : row,
  )
  const job = rowsOf(form.values, '2.15')[0]
  if (!job) return
  if (form.states['2.13'] === 'answered' && rng.chance(0.3)) {
    form.values['2.15[0]/benefits'] = `Employer pension contributions of ${rng.int(5, 12)}%`
  }
  if (form.states['4.1'] === 'answered' && numberIn(job, 'netLastYear') > 1_800_000 && rng.chance(0.12))
    explainedDrop(form, rng, job)
}

/** The income will halve, and 4.1 says why. */
function explainedDrop(form: FormECase, rng: Rng, job: Row): void {
  const before = structuredClone(form.values)
  form.values['2.15[0]/estimate'] = Math.round((numberIn(job, 'netLastYear') * 0.5) / 100) * 100
  const from = spokenDate(addDays(textAt(form.values, 'truth/date'), rng.int(30, 90)))
  form.values['4.1/changesFuture'] = rng.pick([
    `My employer has told me that my post is redundant from ${from}. I expect to earn about half of what I earned, in part-time work.`,
    `From ${from} I shall work three days a week instead of five, and my pay will fall accordingly.`,
  ])
  settle(form.values, form.states)
  if (!fitNeeds(form, { offset: () => undefined, say: (plain) => plain, offsets: {} })) {
    for (const path of Object.keys(form.values)) delete form.values[path]
    Object.assign(form.values, before)
  }
}

/** How far the estimate lies below last year’s net, for the tests: 1 is no change. */
export const keptOfLastYear = (form: FormECase): number =>
  numberAt(form.values, '2.15[0]/estimate') / Math.max(1, numberAt(form.values, '2.15[0]/netLastYear'))
