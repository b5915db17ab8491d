import type { Row } from './case.ts'
import { HOLIDAY_PLACES, LENDER_TOWNS, LENDERS, TOWNS } from './data/places.ts'
import { type Draft, pounds } from './draft.ts'
import { type Profile, street } from './profile.ts'
import type { Rng } from './rng.ts'

export interface Homes {
  residence: string
  /** What the person pays each month to live where they live, pence. */
  housing: number
  housingKind: 'Mortgage' | 'Rent'
  /** Every property: how it is let, if it is. */
  others: { address: string; let: boolean; rentYearly: number; tax: number }[]
}

const MORTGAGES = [
  'Repayment',
  'Capital and interest repayment',
  'Interest only',
  'Part repayment, part interest only',
]

export function fillProperty(draft: Draft, seed: Rng, profile: Profile): Homes {
  const rng = seed.fork('property')
  const homes: Homes = { residence: '', housing: 0, housingKind: 'Rent', others: [] }
  const low = profile.wealth === 'rich' ? 420_000 : 210_000
  const address = street(rng, profile.town)
  const homeValue = rng.int(low / 2500, (low * 2.4) / 2500) * 2500
  if (profile.ownsHome) {
    const home = propertyRow(rng, profile, address, homeValue, rng.pick([50, 50, 50, 50, 100, 60]))
    draft.answer('2.1', home)
    homes.housing = Math.round(Number(home.mortgageBalance) * 0.0052)
  } else draft.say('2.1', 'none')
  if (profile.ownsHome && profile.inFamilyHome) {
    homes.residence = address
    homes.housingKind = 'Mortgage'
  } else {
    homes.residence = street(rng, profile.town)
    homes.housing = pounds(rng.int(520, profile.wealth === 'rich' ? 1650 : 780))
  }

  const count =
    profile.wealth === 'rich'
      ? rng.pick([0, 1, 1, 2, 3])
      : profile.wealth === 'middling'
        ? rng.pick([0, 0, 0, 1])
        : 0
  const rows: Row[] = []
  for (let i = 0; i < count; i += 1) {
    const holiday = i === 1
    const where = holiday
      ? rng.pick(HOLIDAY_PLACES)
      : `Flat ${rng.int(1, 24)}, ${street(rng, rng.pick(TOWNS))}`
    const value = rng.int(56, 150) * 2500
    const foreign = where.includes('Spain')
    rows.push(propertyRow(rng, profile, where, value, rng.pick([50, 100, 100]), foreign))
    const rentYearly = holiday ? 0 : pounds(Math.round((value * rng.int(44, 58)) / 1000))
    homes.others.push({
      address: where,
      let: !holiday,
      rentYearly,
      tax: holiday ? 0 : pounds(rng.int(1_900, 9_800)) + rng.int(0, 99),
    })
  }
  draft.table('2.2', rows)
  return homes
}

function propertyRow(
  rng: Rng,
  profile: Profile,
  address: string,
  pounds_: number,
  share: number,
  foreign = false,
): Row {
  const value = pounds(pounds_)
  const saleCosts = rng.chance(0.5) ? Math.round(value * 0.025) : Math.round(value * 0.02) + 42_000
  const salePenalties = rng.chance(0.25) ? pounds(rng.int(800, 4200)) : 0
  // The mortgage is moved by some pence so that every share of the equity comes out in whole pence.
  const rough = Math.round((value * rng.int(18, 66)) / 100) + rng.int(0, 99_999)
  const mortgageBalance = rough + ((value - rough - salePenalties - saleCosts) % 10)
  const equity = value - mortgageBalance - salePenalties - saleCosts
  const spouse = profile.spouse
  const ownership =
    share === 100
      ? rng.pick([
          'Sole name, 100% legal and beneficial',
          'I am the sole legal and beneficial owner (100%)',
          'Sole owner',
        ])
      : share === 60
        ? `Tenants in common with ${spouse}: 60% to me, 40% to ${spouse}`
        : rng.pick([
            `Joint tenants with ${spouse}, 50% each`,
            `Owned jointly with my ${profile.spouseWord} ${spouse} as beneficial joint tenants (50%)`,
            `Jointly with ${spouse} in equal shares (50/50)`,
          ])
  const lender = rng.pick(LENDERS)
  return {
    address,
    titleNumber: foreign
      ? 'Not registered in England and Wales'
      : `${rng.letters(rng.int(1, 3))}${rng.digits(6)}`,
    mortgage: `${lender}, ${rng.pick(LENDER_TOWNS)}, account ${rng.digits(4)}/${rng.digits(6)}`,
    mortgageType: rng.pick(MORTGAGES),
    ownership,
    value,
    mortgageBalance,
    salePenalties,
    saleCosts,
    equity,
    interest: (equity * share) / 100,
  }
}
