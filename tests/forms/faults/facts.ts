import { numberIn, rowsOf, textAt, textIn } from '../case.ts'
import { addDays, addMonths, ageOn } from '../dates.ts'
import { pickProperty } from './figures.ts'
import { addRow, choose, type Plant, rowAt, setRow } from './plant.ts'

const TEXT_OF_JOINT = /50%|50\/50|equal shares|beneficial joint tenants/

/** A jointly held row at all of its value instead of a half. */
const jointAtFull =
  (ref: string, whole: string, part: string): Plant =>
  (form, rng) => {
    const index = choose(
      form,
      ref,
      rng,
      (row) => numberIn(row, whole) > 0 && numberIn(row, part) * 2 === numberIn(row, whole),
    )
    if (index === null) return null
    const value = numberIn(rowAt(form, ref, index), whole)
    setRow(form, ref, index, { [part]: value })
    return { item: ref, note: `Row ${index + 1} is joint and stands at its full value`, money: value / 2 }
  }

/** Persons, dates, shares and what is counted twice. */
export const FACTS = {
  'partner-denied-but-figures': (form, rng) => {
    if (form.values['1.8/newPartner'] !== false || form.values['1.9/newPartnerSoon'] !== false) return null
    form.states['4.6'] = 'answered'
    form.values['4.6/partnerIncome'] = rng.int(190, 520) * 10_000
    form.values['4.6/partnerAssets'] = rng.int(8, 160) * 50_000
    return { item: '4.6', note: 'A new partner’s means are given, and 1.8 and 1.9 say no' }
  },
  'partner-without-figures': (form) => {
    if (form.values['1.8/newPartner'] !== true) return null
    delete form.values['4.6/partnerIncome']
    delete form.values['4.6/partnerAssets']
    form.states['4.6'] = 'blank'
    return { item: '4.6', note: '1.8 says yes, and nothing is said of the partner’s means' }
  },
  'final-before-conditional': (form, rng) => {
    const conditional =
      textAt(form.values, '1.6/dateConditionalOrder') ||
      addDays(textAt(form.values, '1.6/dateApplication'), 160)
    if (conditional >= textAt(form.values, 'head/dated')) return null
    form.values['1.6/dateConditionalOrder'] = conditional
    form.values['1.6/dateFinalOrder'] = addDays(conditional, -rng.int(20, 60))
    return { item: '1.6', note: 'The final order is older than the conditional order' }
  },
  'separation-before-marriage': (form, rng) => {
    if (form.states['1.10'] !== 'none' || !form.values['1.5/dateOfSeparation']) return null
    form.values['1.5/dateOfSeparation'] = addDays(
      textAt(form.values, '1.3/dateOfMarriage'),
      -rng.int(60, 500),
    )
    return { item: '1.5', note: 'The separation is older than the marriage' }
  },
  'child-born-in-future': (form, rng) => {
    const index = choose(form, '1.10', rng, () => true)
    if (index === null) return null
    setRow(form, '1.10', index, { dateOfBirth: addDays(form.today, rng.int(30, 300)) })
    return { item: '1.10', note: `Child ${index + 1} is born after the statement` }
  },
  'child-older-than-possible': (form, rng) => {
    if (rowsOf(form.values, '1.10').length < 2) return null
    const born = textAt(form.values, '1.2/dateOfBirth')
    setRow(form, '1.10', 0, { dateOfBirth: addDays(addMonths(born, 12 * rng.int(7, 9)), rng.int(0, 300)) })
    const age = ageOn(born, textIn(rowAt(form, '1.10', 0), 'dateOfBirth'))
    return { item: '1.10', note: `The parent was ${age} when child 1 was born` }
  },
  'mortgage-counted-twice': (form, _, tools) => {
    const balance = form.values['2.1/mortgageBalance']
    if (typeof balance !== 'number' || balance <= 0) return null
    const half = TEXT_OF_JOINT.test(textAt(form.values, '2.1/ownership'))
    const share = half ? Math.floor(balance / 2) : balance
    const even = half ? share * 2 : balance
    addRow(form, '2.9', {
      creditor: textAt(form.values, '2.1/mortgage').split(',')[0] ?? 'Mortgage lender',
      type: tools.say('Mortgage on the family home', ['Home loan', 'Secured loan on the home', 'Mortgage']),
      ...(half ? { otherDebtor: otherParty(form.values) } : {}),
      dated: textAt(form.values, '1.3/dateOfMarriage').slice(0, 4),
      balance: even,
      share,
    })
    return { item: '2.9', note: 'The mortgage of 2.1 stands among the liabilities as well', money: share }
  },
  'overdraft-counted-twice': (form, rng, tools) => {
    const index = choose(form, '2.3', rng, (row) => numberIn(row, 'balance') < 0)
    if (index === null) return null
    const row = rowAt(form, '2.3', index)
    const money = -numberIn(row, 'interest')
    const dated = textAt(form.values, 'head/dated').slice(0, 4)
    addRow(form, '2.9', {
      creditor: textIn(row, 'bank'),
      type: tools.say('Overdraft', ['Arranged overdraft', 'Bank overdraft', 'Overdrawn current account']),
      dated,
      balance: money,
      share: money,
    })
    return { item: '2.9', note: 'The overdraft of 2.3 stands among the liabilities as well', money }
  },
  'joint-at-full-value': jointAtFull('2.3', 'balance', 'interest'),
  'joint-property-at-full-value': (form, rng) => {
    const home = pickProperty(
      form,
      rng,
      (row) => TEXT_OF_JOINT.test(textIn(row, 'ownership')) && numberIn(row, 'equity') > 0,
    )
    if (!home) return null
    const money = numberIn(home.row, 'equity') - numberIn(home.row, 'interest')
    home.put({ interest: numberIn(home.row, 'equity') })
    return { item: home.ref, note: 'Jointly owned, and all of the equity is counted', money }
  },
  'joint-investment-at-full-value': jointAtFull('2.4', 'value', 'interest'),
  'joint-debt-at-full-value': jointAtFull('2.9', 'balance', 'share'),
  'cev-stale': (form, rng) => {
    const index = choose(form, '2.13', rng, (row) => 'valuedOn' in row && 'cashEquivalent' in row)
    if (index === null) return null
    const valuedOn = addDays(textAt(form.values, 'head/dated'), -rng.int(400, 1000))
    setRow(form, '2.13', index, { valuedOn })
    return { item: '2.13', note: `The cash equivalent of pension ${index + 1} is of ${valuedOn}` }
  },
} as const satisfies Record<string, Plant>

function otherParty(values: Parameters<typeof textAt>[0]): string {
  const own = textAt(values, '1.1/fullName')
  const applicant = textAt(values, 'head/applicant')
  return applicant === own ? textAt(values, 'head/respondent') : applicant
}
