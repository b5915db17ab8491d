import type { Row } from './case.ts'
import { BELONGINGS, CARDS } from './data/work.ts'
import { addDays, addMonths } from './dates.ts'
import { amount, blankOr, type Draft, pounds, roundTo } from './draft.ts'
import type { Sources } from './income.ts'
import type { Profile } from './profile.ts'
import type { Homes } from './property.ts'
import type { Rng } from './rng.ts'
import { spokenDate } from './words.ts'

/** 2.6 to 2.8: what is owed to the person, cash, belongings. */
export function fillPersonal(draft: Draft, seed: Rng, profile: Profile): void {
  const rng = seed.fork('personal')
  const rich = profile.wealth === 'rich'
  const owed: Row[] = []
  if (profile.wealth !== 'simple' && rng.chance(0.35)) {
    const balance = amount(rng, 900, rich ? 24_000 : 5_500)
    const debtor = rng.pick([
      'Loan to my brother',
      'Loan to a friend, Marcus Tye',
      'Tenancy deposit held by the landlord',
      'Loan to my cousin',
    ])
    owed.push({
      debtor,
      due: rng.pick(['On demand', spokenDate(addMonths(profile.signed, 7)), 'No fixed date']),
      balance,
      interest: balance,
    })
  }
  if (rich && profile.living === 'director' && rng.chance(0.6)) {
    const balance = amount(rng, 4_000, 46_000)
    owed.push({
      debtor: `Director’s loan account, ${profile.company.business}`,
      due: 'On demand',
      balance,
      interest: balance,
    })
  }
  draft.table('2.6', owed)

  const cash: Row[] = []
  if (rng.chance(profile.wealth === 'simple' ? 0.1 : 0.3)) {
    const sum = pounds(rng.int(26, 120) * 25)
    cash.push({
      where: rng.pick(['At home, in a drawer', 'Safe at home', 'Business premises, petty cash']),
      amount: sum,
      currency: rng.pick(['GBP', 'Sterling', '£']),
      interest: sum,
    })
  }
  if (rich && rng.chance(0.25)) {
    const euros = rng.int(12, 60) * 50
    const rate = rng.int(1140, 1199)
    const sum = Math.round((euros * 100 * 1000) / rate)
    const on = spokenDate(addDays(profile.signed, -rng.int(1, 5)))
    cash.push({
      where: 'Safe at home',
      amount: sum,
      currency: `Euros: €${euros.toLocaleString('en-GB')} at €${(rate / 1000).toFixed(3)} to £1 on ${on}`,
      interest: sum,
    })
  }
  draft.table('2.7', cash)

  const count = profile.wealth === 'simple' ? rng.pick([0, 0, 1]) : rich ? rng.int(2, 8) : rng.int(1, 3)
  draft.table(
    '2.8',
    rng
      .sample(BELONGINGS, count)
      .map((description) => ({ description, value: pounds(rng.int(23, rich ? 540 : 260) * 25) })),
  )
}

/** 2.9 and 2.10. */
export function fillLiabilities(draft: Draft, seed: Rng, profile: Profile, homes: Homes): void {
  const rng = seed.fork('liabilities')
  const count = profile.wealth === 'simple' ? rng.int(0, 2) : rng.int(0, 5)
  const none = blankOr(rng)
  const rows: Row[] = []
  const add = (creditor: string, type: string, balance: number, joint: boolean): void => {
    const dated = spokenDate(addDays(profile.signed, -rng.int(200, 1400))).replace(/^\d+ /, '')
    const row: Row = { creditor, type }
    if (joint) row.otherDebtor = profile.spouse
    else if (none !== null) row.otherDebtor = none
    rows.push({ ...row, dated, balance, share: joint ? balance / 2 : balance })
  }
  for (const card of rng.sample(CARDS, Math.min(2, count)))
    add(card, 'Credit card', amount(rng, 210, 7_400), false)
  if (count > 2)
    add('Black Horse', 'Car finance (hire purchase)', amount(rng, 2_600, 17_500), rng.chance(0.2))
  if (count > 3) add('Tesco Bank', 'Personal loan', amount(rng, 1_800, 14_000), rng.chance(0.5))
  if (count > 4)
    add(
      `Mr and Mrs ${profile.surname} (my parents)`,
      'Loan towards legal costs',
      pounds(rng.int(8, 46) * 250),
      false,
    )
  if (profile.living === 'self-employed')
    add('HM Revenue & Customs', 'Income tax, self-assessment', amount(rng, 1_200, 9_900), false)
  if (count > 1 && rng.chance(0.3))
    add('Student Loans Company', 'Student loan (plan 2)', amount(rng, 3_400, 31_000), false)
  draft.table('2.9', rows)

  const gains: Row[] = homes.others
    .filter((other) => other.tax > 0)
    .map(({ address, tax }) => ({ asset: address, tax }))
  draft.table('2.10', gains)
}

/** 2.11 and 2.12: a company comes with its directorship and its dividends, a sole trade with 2.16. */
export function fillBusiness(draft: Draft, seed: Rng, profile: Profile, sources: Sources): void {
  const rng = seed.fork('business')
  const rows: Row[] = []
  const directorships: Row[] = []
  if (profile.living === 'director') {
    const percent = rng.pick([50, 100, 60, 75, 25])
    const netValue = amount(rng, 42_000, profile.wealth === 'rich' ? 740_000 : 160_000)
    const exact = netValue - (netValue % 20)
    const tax = roundTo(Math.round(exact * (percent / 100) * 0.12), 1) + 50
    rows.push({
      name: profile.company.business,
      nature: profile.company.nature,
      share: percent * 100,
      netValue: exact,
      basis: rng.pick([
        'Net assets, accounts to last year end',
        'Maintainable earnings, accountant’s letter attached',
      ]),
      tax,
      interest: (exact * percent) / 100 - tax,
    })
    directorships.push({ company: profile.company.business })
    sources.shares.push({
      name: profile.company.business,
      dividend: amount(rng, 24_000, profile.wealth === 'rich' ? 88_000 : 42_000),
    })
  }
  if (profile.living === 'self-employed') {
    const netValue = amount(rng, 3_100, 29_000)
    rows.push({
      name: profile.trade.business,
      nature: profile.trade.nature,
      share: 10_000,
      netValue,
      basis: 'Equipment and book debts less creditors, from the last accounts',
      tax: 0,
      interest: netValue,
    })
  }
  draft.table('2.11', rows)
  draft.table('2.12', directorships)
}

const OTHER_ASSETS = [
  'Interest under the will trust of my late grandmother (trustees’ letter of this year)',
  'Timeshare: one week a year at Los Olivos, Tenerife',
  'Debenture seat at the county cricket ground',
  'Share of a narrowboat kept at Braunston',
]
/** Pounds for one coin, near enough for the two to be believed side by side. */
const COINS = [
  ['Bitcoin held with Coinbase', 68_400],
  ['Ethereum held with Kraken', 2_310],
  ['Bitcoin in a hardware wallet', 68_400],
] as const

/** 2.13 and 2.14. */
export function fillPensionsAndOther(draft: Draft, seed: Rng, profile: Profile, sources: Sources): void {
  const rng = seed.fork('pensions')
  const rows: Row[] = []
  const add = (scheme: string, type: string, value: number, inPayment: boolean, death: string): void => {
    rows.push({
      scheme,
      number: `${rng.letters(2)}/${rng.digits(rng.int(6, 8))}`,
      type,
      cashEquivalent: value,
      valuedOn: addDays(profile.signed, -rng.int(20, 290)),
      inPayment,
      deathInService: death,
    })
  }
  const size = profile.wealth === 'rich' ? 420_000 : profile.wealth === 'middling' ? 150_000 : 38_000
  if (profile.living === 'employed') {
    const final = /NHS|Teachers|Police|Local Government/.test(profile.job.pension)
    add(
      profile.job.pension,
      final ? 'Defined benefit (career average)' : 'Defined contribution',
      amount(rng, size / 8, size),
      false,
      rng.pick(['Two times salary', 'Four times salary']),
    )
  }
  if (profile.living === 'retired') {
    const value = amount(rng, size / 3, size)
    const scheme = rng.pick([
      'Teachers’ Pension Scheme',
      'Mid Shires Council Pension Fund',
      'Prudential Staff Pension Scheme',
    ])
    add(scheme, 'Defined benefit', value, true, 'None')
    sources.pensionsPaid.push({ scheme, yearly: Math.round(value * 0.052) })
  }
  if (profile.wealth === 'rich' && profile.living !== 'retired') {
    for (let i = rng.pick([0, 1, 1, 2]); i > 0; i -= 1) {
      add(
        i === 2 ? 'Fidelity SIPP' : profile.oldPension,
        'Personal pension',
        amount(rng, 7_000, size / 3),
        false,
        'Return of fund',
      )
    }
  }
  draft.table('2.13', rows)

  const others: Row[] = []
  if (profile.wealth !== 'simple') {
    for (const description of rng.sample(OTHER_ASSETS, rng.pick([0, 0, 1, 2])))
      others.push({ description, value: amount(rng, 800, 26_000) })
    if (rng.chance(0.3)) {
      const [coin, price] = rng.pick(COINS)
      const value = amount(rng, 900, 29_000)
      others.push({ description: `${(value / 100 / price).toFixed(3)} ${coin}`, value })
    }
  }
  draft.table('2.14', others)
}

export const hasCrypto = (draft: Draft): boolean =>
  Object.entries(draft.values).some(
    ([path, value]) => path.startsWith('2.14[') && /Bitcoin|Ethereum/.test(String(value)),
  )
