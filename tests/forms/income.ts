import { numberIn, type Row } from './case.ts'
import { addMonths, lastTaxYearEnd } from './dates.ts'
import { amount, type Draft, pounds, roundTo } from './draft.ts'
import type { Profile } from './profile.ts'
import type { Homes } from './property.ts'
import type { Rng } from './rng.ts'
import { netPay } from './tax.ts'

/** What other parts of the form need to know of the income. */
export interface Income {
  /** Estimated for the next 12 months, all of it, pence. */
  yearly: number
  paysIntoPension: boolean
}

export interface Sources {
  /** Accounts that bear interest: bank and yearly interest. */
  savings: { bank: string; interest: number }[]
  /** Holdings that pay dividends: name and yearly dividend. */
  shares: { name: string; dividend: number }[]
  /** Pensions in payment: scheme and yearly amount. */
  pensionsPaid: { scheme: string; yearly: number }[]
}

const BENEFITS_IN_KIND = [
  'None',
  'Private medical insurance',
  'Company car (P11D)',
  'Annual bonus of about 3%, included above',
  'None',
]

export function fillIncome(
  draft: Draft,
  seed: Rng,
  profile: Profile,
  homes: Homes,
  sources: Sources,
): Income {
  const rng = seed.fork('income')
  const near = (net: number): number => roundTo(Math.round(net * (1 + rng.int(-2, 4) / 100)), 10)

  const jobs: Row[] = []
  const addJob = (title: string, employer: string, grossYearly: number, pension: number): void => {
    // A second job is taxed at the basic rate throughout.
    const netLastYear = jobs.length > 0 ? Math.round(grossYearly * 0.8) : netPay(grossYearly, pension)
    jobs.push({
      job: title,
      employer,
      grossLastYear: grossYearly,
      netLastYear,
      netMonthly: Math.round(netLastYear / 12) + rng.int(-900, 900),
      benefits: jobs.length > 0 ? 'None' : rng.pick(BENEFITS_IN_KIND),
      estimate: near(netLastYear),
    })
  }
  if (profile.living === 'employed') {
    addJob(profile.job.title, profile.job.employer, amount(rng, profile.job.low, profile.job.high), 0.05)
    if (rng.chance(0.12))
      addJob('Examiner (part time)', 'Crown Examinations Board', amount(rng, 1_400, 3_900), 0)
  }
  if (profile.living === 'director') addJob('Director', profile.company.business, pounds(12_570), 0)
  draft.table('2.15', jobs)

  const trades: Row[] = []
  if (profile.living === 'self-employed') {
    const gross = amount(rng, 27_000, profile.wealth === 'rich' ? 88_000 : 49_000)
    const before = Math.round(gross * (rng.int(92, 104) / 100))
    trades.push({
      business: profile.trade.business,
      grossLastYear: gross,
      netLastYear: netPay(gross, 0),
      grossYearBefore: before,
      netYearBefore: netPay(before, 0),
      accountsTo: lastTaxYearEnd(addMonths(profile.signed, -2)),
      estimate: near(netPay(gross, 0)),
    })
  }
  draft.table('2.16', trades)

  const invested: Row[] = []
  for (const { bank, interest } of sources.savings) {
    invested.push({
      nature: rng.pick(['Interest', 'Bank interest', 'Savings interest']),
      source: bank,
      grossLastYear: interest,
      netLastYear: interest,
      estimate: roundTo(interest, 1),
    })
  }
  for (const { name, dividend } of sources.shares) {
    // What an ISA pays is free of tax.
    const net = name.includes('ISA') ? dividend : dividend - Math.round((dividend * 875) / 10_000)
    invested.push({
      nature: 'Dividends',
      source: name,
      grossLastYear: dividend,
      netLastYear: net,
      estimate: near(net),
    })
  }
  for (const other of homes.others) {
    if (!other.let) continue
    const half = other.rentYearly
    const net = Math.round(half * 0.62)
    invested.push({
      nature: rng.pick(['Rent', 'Rental income']),
      source: other.address,
      grossLastYear: half,
      netLastYear: net,
      estimate: near(net),
    })
  }
  draft.table('2.17', invested)

  const benefits: Row[] = []
  const home = profile.children.filter((child) => child.home).length
  if (home > 0) {
    const year = 52 * (2605 + (home - 1) * 1725)
    benefits.push({
      benefit: rng.pick(['Child Benefit', 'Child benefit']),
      receivedLastYear: year,
      estimate: year,
    })
  }
  if (profile.living === 'retired') {
    const year = 52 * rng.int(17_600, 23_025)
    benefits.push({
      benefit: rng.pick(['State Pension', 'New State Pension', 'State pension']),
      receivedLastYear: year,
      estimate: roundTo(Math.round(year * 1.02), 1),
    })
  }
  if (profile.living === 'benefits') {
    const year = 12 * rng.int(128_000, 171_000)
    benefits.push({ benefit: 'Universal Credit', receivedLastYear: year, estimate: year })
  }
  draft.table('2.18', benefits)

  const others: Row[] = sources.pensionsPaid.map(({ scheme, yearly }) => ({
    nature: 'Pension in payment',
    source: scheme,
    receivedLastYear: yearly,
    estimate: near(yearly),
  }))
  if (profile.children.some((child) => child.home && !child.livingWith.startsWith('Both'))) {
    const monthly = pounds(rng.int(180, 640))
    others.push({
      nature: 'Child maintenance',
      source: profile.spouse,
      receivedLastYear: monthly * 12,
      estimate: monthly * 12,
    })
  }
  draft.table('2.19', others)

  const rows = [...jobs, ...trades, ...invested, ...benefits, ...others]
  return {
    yearly: rows.reduce((sum, row) => sum + numberIn(row, 'estimate'), 0),
    paysIntoPension: profile.living === 'employed',
  }
}
