import { penceOf } from '../figures/amounts.ts'
import { consequencesOf } from '../figures/consequences.ts'
import { claimsTheWhole, readOwnership } from '../figures/ownership.ts'
import { isRoot, type Total } from '../figures/total.ts'
import { type Entries, entry, text } from '../reading/access.ts'
import { DISCLOSURE, EXCHANGE, formItem } from './bases.ts'
import { type FormContext, itemOf, numberedRows } from './context.ts'
import { defineRule, type Fact, type Rule } from './rule.ts'
import { list, money, percent, tooMuch } from './wording.ts'

interface Property {
  ref: '2.1' | '2.2'
  at: string
  where: string
  entries: Entries
}

/** The family home and each other property. */
export function properties(context: FormContext): Property[] {
  const home: Property = { ref: '2.1', at: '2.1', where: 'at 2.1', entries: itemOf(context, '2.1').fields }
  const others = numberedRows(context, '2.2').map(
    ({ row, number }): Property => ({
      ref: '2.2',
      at: `2.2[${number - 1}]`,
      where: `at 2.2 row ${number}`,
      entries: row,
    }),
  )
  return [home, ...others]
}

const totalAt = (context: FormContext, path: string): Total | null =>
  context.totals.find((total) => total.path === path) ?? null

interface EquityFact extends Fact {
  property: Property
  total: Total
  stated: number
  right: number
  after: readonly Total[]
}

const terms = ({ parts }: Total): string =>
  parts
    .filter(({ pence }, index) => index === 0 || pence !== 0)
    .map(({ name, pence }, index) => `${index === 0 ? '' : 'less '}${name} ${money(pence)}`)
    .join(', ')

function afterwards({ after }: { after: readonly Total[] }): string {
  const last = after.at(-1)
  if (!last) return ''
  const names = list(
    after.map(({ item, letter }) => (letter.includes(' ') ? `the total at ${item}` : `${letter} at ${item}`)),
  )
  return ` The figure is carried into ${names}; with everything put right, the total at ${last.item} is ${money(last.computed.amount.pence)}.`
}

const equity = defineRule<EquityFact>({
  id: 'form-e.figures.equity',
  severity: 'must',
  item: '2.1',
  title: 'The equity in a property does not add up',
  basis: [formItem('2.1'), EXCHANGE],
  check: (context) =>
    properties(context).flatMap((property): EquityFact[] => {
      const total = totalAt(context, `${property.at}/equity`)
      if (!total?.stated || !isRoot(total)) return []
      const stated = total.stated.amount.pence
      const right = total.local.amount.pence
      const after = consequencesOf(total, context.totals)
      const entries = [total.entry, ...total.parts.flatMap((part) => part.entries)]
      return [
        {
          key: property.at,
          item: property.ref,
          entries,
          stake: stated - right,
          pairs: [
            [stated, right],
            ...total.parts.map(({ pence, sign }) => [pence, pence + sign * (stated - right)] as const),
          ],
          title: tooMuch(`The equity ${property.where}`, stated - right),
          step: `Correct the equity ${property.where} to ${money(right)}`,
          property,
          total,
          stated,
          right,
          after,
        },
      ]
    }),
  lawyer: (fact) =>
    `The equity stated ${fact.property.where} (${money(fact.stated)}) is not ${terms(fact.total)}, which is ${money(fact.right)}: a difference of ${money(Math.abs(fact.stated - fact.right))}.${afterwards(fact)}`,
  plain: (fact) =>
    `The equity in the property ${fact.property.where} should be its value less what is owed on it and what a sale would cost. That comes to ${money(fact.right)}, but ${money(fact.stated)} is written. Please check the figures and put the equity right.${afterwards(fact)}`,
})

interface InterestFact extends Fact {
  property: Property
  stated: number
  right: number
  equity: number
  share: string
  words: string
  after: readonly Total[]
}

function interestFacts(context: FormContext, atFull: boolean): InterestFact[] {
  return properties(context).flatMap((property): InterestFact[] => {
    const words = text(property.entries, 'ownership')
    const ownership = readOwnership(words)
    const stated = penceOf(property.entries, 'interest')
    const total = totalAt(context, `${property.at}/interest`)
    const equityStated =
      penceOf(property.entries, 'equity') ?? totalAt(context, `${property.at}/equity`)?.computed.amount.pence
    if (stated === null || equityStated === undefined || words === null) return []
    const full = equityStated !== 0 && Math.abs(stated - equityStated) <= 100
    const joint = ownership.kind === 'joint' || ownership.kind === 'presumed' || ownership.kind === 'stated'
    if ((joint && full) !== atFull) return []
    if (atFull) {
      if (claimsTheWhole(words)) return []
    } else if (!total || !isRoot(total)) return []
    const hundredths =
      ownership.kind === 'stated' || ownership.kind === 'presumed' ? ownership.hundredths : 10_000
    const right = total?.local.amount.pence ?? stated
    const entries = ['interest', 'equity', 'ownership'].map((key) => entry(property.entries, key))
    return [
      {
        key: property.at,
        item: property.ref,
        entries,
        stake: stated - right,
        pairs: [[stated, right]],
        ...(atFull
          ? {}
          : {
              title: tooMuch(`Your interest in the property ${property.where}`, stated - right),
              step: `Correct your interest in the property ${property.where} to ${money(right)}`,
            }),
        property,
        stated,
        right,
        equity: equityStated,
        share: percent(hundredths),
        words,
        after: total ? consequencesOf(total, context.totals) : [],
        ...(ownership.kind === 'presumed' && !atFull ? { severity: 'should' as const } : {}),
        ...(ownership.kind === 'stated' ? { severity: 'must' as const } : {}),
      },
    ]
  })
}

const shareOfEquity = ({ share, equity: whole, right }: InterestFact): string =>
  share === '100%'
    ? `the whole equity of ${money(whole)}`
    : `${share} of the equity of ${money(whole)}, which is ${money(right)}`

const interest = defineRule<InterestFact>({
  id: 'form-e.figures.property-interest',
  severity: 'must',
  item: '2.1',
  title: 'The value of your interest in a property is not your share of its equity',
  basis: [formItem('2.1'), DISCLOSURE],
  check: (context) => interestFacts(context, false),
  lawyer: (fact) =>
    `The interest claimed ${fact.property.where} (${money(fact.stated)}) is not ${shareOfEquity(fact)}; the ownership is described as “${fact.words}”.${afterwards(fact)}`,
  plain: (fact) =>
    `The ownership ${fact.property.where} is described as “${fact.words}”. On that footing your part of the equity is ${money(fact.right)}, but ${money(fact.stated)} is written. Please correct the figure, or say what your share is and why.${afterwards(fact)}`,
})

const atFullValue = defineRule<InterestFact>({
  id: 'form-e.consistency.joint-property-at-full-value',
  severity: 'should',
  item: '2.1',
  title: 'A jointly owned property is counted in full',
  basis: [formItem('2.1'), DISCLOSURE],
  check: (context) => interestFacts(context, true),
  lawyer: (fact) =>
    `The interest claimed ${fact.property.where} (${money(fact.stated)}) is the whole of the equity, though the ownership is described as “${fact.words}”.${afterwards(fact)}`,
  plain: (fact) =>
    `The property ${fact.property.where} is described as owned with somebody else (“${fact.words}”), but the whole equity of ${money(fact.equity)} is given as yours. If you own a share, give the value of that share; if you claim the whole, say why.${afterwards(fact)}`,
})

/** Equity and interest of every property (Form E 2.1, 2.2). */
export const PROPERTY_FIGURE_RULES: readonly Rule[] = [equity, interest, atFullValue]
