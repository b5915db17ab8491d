import { penceOf } from '../figures/amounts.ts'
import { claimsTheWhole, namesAnother, shareIn } from '../figures/ownership.ts'
import { columnLabel, rowName } from '../figures/rows.ts'
import type { ItemRef } from '../items.ts'
import { type Entries, entry, text } from '../reading/access.ts'
import { DISCLOSURE, formItem } from './bases.ts'
import { type FormContext, numberedRows } from './context.ts'
import { defineRule, type Fact, type Rule } from './rule.ts'
import { money, percent } from './wording.ts'

interface Holding {
  ref: ItemRef
  gross: string
  own: string
  holder: string | null
  id: string
  /** "account", "holding". */
  thing: string
}

const HOLDINGS: readonly Holding[] = [
  { ref: '2.3', gross: 'balance', own: 'interest', holder: 'otherHolder', id: 'account', thing: 'account' },
  { ref: '2.4', gross: 'value', own: 'interest', holder: 'otherHolder', id: 'investment', thing: 'holding' },
  {
    ref: '2.5',
    gross: 'surrenderValue',
    own: 'interest',
    holder: 'otherHolder',
    id: 'policy',
    thing: 'policy',
  },
  {
    ref: '2.6',
    gross: 'balance',
    own: 'interest',
    holder: null,
    id: 'money-owed',
    thing: 'debt owed to you',
  },
  { ref: '2.7', gross: 'amount', own: 'interest', holder: null, id: 'cash', thing: 'cash sum' },
  { ref: '2.9', gross: 'balance', own: 'share', holder: 'otherDebtor', id: 'debt', thing: 'debt' },
]

interface HoldingFact extends Fact {
  holding: Holding
  row: string
  gross: number
  stated: number
  holder: string
  share: number | null
  right: number
}

/** A sum of cash in another currency is worth what the rate makes it. */
function isForeign(row: Entries): boolean {
  const currency = text(row, 'currency')
  return currency !== null && !/^\W*(?:£|GBP|(?:pounds? )?sterling|pounds?)\W*$/i.test(currency)
}

function holdingFacts(context: FormContext, holding: Holding): HoldingFact[] {
  return numberedRows(context, holding.ref).flatMap(({ row, number }): HoldingFact[] => {
    const gross = penceOf(row, holding.gross)
    const stated = penceOf(row, holding.own)
    if (gross === null || stated === null || gross === 0 || isForeign(row)) return []
    const holder = holding.holder === null ? null : text(row, holding.holder)
    const share = shareIn(holder)
    return [
      {
        key: `${holding.ref}[${number - 1}]`,
        item: holding.ref,
        entries: [holding.gross, holding.own, ...(holding.holder ? [holding.holder] : [])].map((key) =>
          entry(row, key),
        ),
        holding,
        row: `${holding.ref} ${rowName(holding.ref, row, number)}`,
        gross,
        stated,
        holder: namesAnother(holder) ? holder : '',
        share,
        right: share === null ? gross : Math.round((gross * share) / 10_000),
        stake: stated - (share === null ? gross : Math.round((gross * share) / 10_000)),
      },
    ]
  })
}

/** Same to the pound: shares of odd amounts are rounded in many ways. */
const same = (one: number, other: number): boolean => Math.abs(one - other) <= 100

const soleRule = (holding: Holding): Rule =>
  defineRule<HoldingFact>({
    id: `form-e.figures.${holding.id}-interest`,
    severity: holding.holder === null ? 'should' : 'must',
    item: holding.ref,
    title: `The interest in ${/^[aeiou]/.test(holding.thing) ? 'an' : 'a'} ${holding.thing} does not fit its whole value`,
    basis: [formItem(holding.ref), DISCLOSURE],
    check: (context) =>
      holdingFacts(context, holding).filter(({ holder, share, stated, right, gross }) => {
        if (share !== null) return !same(stated, right) && !same(stated, gross)
        if (holder === '') return !same(stated, gross)
        return Math.abs(stated) > Math.abs(gross) + 100 || stated * gross < 0
      }),
    lawyer: (fact) =>
      fact.share !== null
        ? `${fact.row}: the interest claimed (${money(fact.stated)}) is not ${percent(fact.share)} of ${money(fact.gross)} (${money(fact.right)}), the share given beside the other holder’s name.`
        : fact.holder === ''
          ? `${fact.row}: the interest claimed (${money(fact.stated)}) differs from “${columnLabel(holding.ref, holding.gross)}” (${money(fact.gross)}), though no other holder is named.`
          : `${fact.row}: the interest claimed (${money(fact.stated)}) does not fit the whole of ${money(fact.gross)}.`,
    plain: (fact) =>
      fact.holder === ''
        ? `At ${fact.row} the whole is ${money(fact.gross)} and nobody else is named, so we would expect the same figure as yours; ${money(fact.stated)} is written. Please correct the figure, or name the other person and your share.`
        : `At ${fact.row} your part is given as ${money(fact.stated)} of ${money(fact.gross)}, which does not fit. Please check both figures and say what your share is.`,
  })

const jointRule = (holding: Holding): Rule =>
  defineRule<HoldingFact>({
    id: `form-e.consistency.joint-${holding.id}-at-full-value`,
    severity: 'should',
    item: holding.ref,
    title: `A joint ${holding.thing} is counted in full`,
    basis: [formItem(holding.ref), DISCLOSURE],
    check: (context) =>
      holdingFacts(context, holding)
        .filter(
          ({ holder, stated, gross, share }) =>
            holder !== '' && !claimsTheWhole(holder) && same(stated, gross) && share !== 10_000,
        )
        .map((fact) => ({ ...fact, stake: Math.round(fact.gross / 2) })),
    lawyer: (fact) =>
      `The ${holding.ref === '2.9' ? 'share of the liability' : 'interest claimed'} at ${fact.row} (${money(fact.stated)}) is the whole ${money(fact.gross)}, though ${fact.holder} is given as joint ${holding.ref === '2.9' ? 'debtor' : 'holder'}.`,
    plain: (fact) =>
      `${fact.holder} is named with you at ${fact.row}, but the whole ${money(fact.gross)} is counted as yours. If you each have a share, give the value of your share; if all of it is yours, say why.`,
  })

/** Rows' interest against the whole and the share (Form E 2.3 to 2.6, 2.9). */
export const HOLDING_RULES: readonly Rule[] = HOLDINGS.flatMap((holding) =>
  holding.holder === null ? [soleRule(holding)] : [soleRule(holding), jointRule(holding)],
)
