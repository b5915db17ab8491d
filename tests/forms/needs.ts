import type { Row } from './case.ts'
import { type Draft, pounds, roundTo } from './draft.ts'
import type { Profile } from './profile.ts'
import type { Homes } from './property.ts'
import type { Rng } from './rng.ts'

export type Period = 'weekly' | 'monthly' | 'annual'
const PER_YEAR: Record<Period, number> = { weekly: 52, monthly: 12, annual: 1 }

/** Item and its part of what is left after housing, in thousandths. */
const OWN: readonly [string, number][] = [
  ['Council tax', 70],
  ['Food and housekeeping', 190],
  ['Gas, electricity and water', 90],
  ['Telephone, broadband and television licence', 35],
  ['Car: fuel, insurance, tax and repairs', 110],
  ['Clothing and shoes', 35],
  ['Dentist, optician and prescriptions', 18],
  ['Home and contents insurance', 22],
  ['Holidays', 70],
  ['Haircuts and toiletries', 20],
  ['Leisure, subscriptions and gym', 42],
  ['Birthday and Christmas presents', 20],
]
const FOR_CHILDREN: readonly [string, number][] = [
  ['School lunches, trips and uniform', 42],
  ['Childcare and after-school clubs', 70],
  ['Clothing and shoes for the children', 34],
  ['Sports, music and other activities', 30],
  ['Pocket money and mobile telephones', 14],
]

/** 3.1 and 3.2. The budget stays a little inside the income, as a careful person’s would. */
export function fillNeeds(
  draft: Draft,
  seed: Rng,
  profile: Profile,
  homes: Homes,
  yearlyIncome: number,
): void {
  const rng = seed.fork('needs')
  const period = rng.pick<Period>(['monthly', 'monthly', 'monthly', 'weekly', 'annual'])
  const columns = rng.pick(['same', 'same', 'current', 'different'])
  const perYear = PER_YEAR[period]
  const monthlyIncome = yearlyIncome / 12
  const { housing } = homes
  const rest = Math.max(0, monthlyIncome * 0.94 - housing)
  const atHome = profile.children.some((child) => child.home)
  const scale = rest / (atHome ? 960 : 760)

  const row = (item: string, monthly: number): Row => {
    const cost = Math.max(100, roundTo(Math.round((monthly * 12) / perYear), 1))
    if (columns === 'current') return { item, current: cost }
    if (columns === 'same' || !rng.chance(0.4)) return { item, current: cost, estimated: cost }
    return { item, current: roundTo(Math.round(cost * 1.08), 1), estimated: cost }
  }
  const wobble = (): number => rng.int(90, 104) / 100
  const own = OWN.filter(([item]) => /Council|Food|Gas/.test(item) || rng.chance(0.8))
  const rent = homes.housingKind === 'Rent'
  const rows = [
    row(rent ? rng.pick(['Rent', 'Rent for my flat']) : rng.pick(['Mortgage', 'Mortgage payments']), housing),
    ...own.map(([item, part]) => row(item, scale * part * wobble())),
  ]
  draft.answer('3.1', { period })
  draft.table('3.1.1', rows)
  if (atHome) {
    const chosen = FOR_CHILDREN.filter((_, index) => index === 0 || rng.chance(0.75))
    draft.table(
      '3.1.2',
      chosen.map(([item, part]) => row(item, scale * part * wobble())),
    )
  } else draft.say('3.1.2', 'not-applicable')

  const wants: Row[] = []
  if (profile.wealth !== 'simple') {
    wants.push({
      item: `Purchase of a ${rng.pick(['two', 'three'])}-bedroom home in ${profile.town.name}`,
      cost: pounds(rng.int(90, 210) * 2500),
    })
    wants.push({ item: 'Stamp duty, legal fees and removal', cost: pounds(rng.int(20, 90) * 250) })
  } else
    wants.push({
      item: 'Deposit and first month’s rent on a new tenancy',
      cost: pounds(rng.int(14, 30) * 100),
    })
  if (rng.chance(0.6)) wants.push({ item: 'Furniture and white goods', cost: pounds(rng.int(8, 60) * 100) })
  if (rng.chance(0.5)) wants.push({ item: 'Replacement car', cost: pounds(rng.int(14, 60) * 250) })
  draft.answer('3.2', {})
  draft.table('3.2.1', wants)
  if (atHome && rng.chance(0.5)) {
    draft.table('3.2.2', [
      { item: 'Beds and desks for the children’s rooms', cost: pounds(rng.int(5, 24) * 50) },
      { item: 'Laptop computer for school', cost: pounds(rng.int(7, 14) * 50) },
    ])
  } else draft.say('3.2.2', 'not-applicable')
}
