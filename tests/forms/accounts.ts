import type { Row } from './case.ts'
import { BANKS } from './data/places.ts'
import { INSURERS, INVESTMENTS } from './data/work.ts'
import { addMonths } from './dates.ts'
import { amount, blankOr, type Draft, type Filler, pounds } from './draft.ts'
import type { Sources } from './income.ts'
import type { Profile } from './profile.ts'
import type { Rng } from './rng.ts'

const withHolder = (row: Row, holder: Filler): Row =>
  holder === null ? row : { ...row, otherHolder: holder }

function accountNumber(rng: Rng): string {
  const sort = `${rng.digits(2)}-${rng.digits(2)}-${rng.digits(2)}`
  return rng.pick([
    `${sort} ${rng.digits(8)}`,
    rng.digits(8),
    `****${rng.digits(4)}`,
    `${sort}/${rng.digits(8)}`,
  ])
}

/** 2.3: accounts; the savings among them pay interest. */
export function fillAccounts(draft: Draft, seed: Rng, profile: Profile, sources: Sources): void {
  const rng = seed.fork('accounts')
  const { wealth } = profile
  const count = wealth === 'simple' ? 1 : wealth === 'middling' ? rng.int(2, 5) : rng.int(3, 8)
  const banks = rng.sample(BANKS, count)
  const none = blankOr(rng)
  const rows = banks.map((bank, index): Row => {
    const saving = index > 0 && rng.chance(0.5)
    const wantsJoint = index > 0 && rng.chance(0.3)
    const kind = rng.pick(['Savings', 'Instant access savings', 'Cash ISA', 'Fixed rate bond'])
    // An ISA is always one person's own.
    const joint = wantsJoint && !(saving && kind === 'Cash ISA')
    const overdrawn = !saving && index === banks.length - 1 && index > 0 && rng.chance(0.3)
    const balance = overdrawn
      ? -amount(rng, 90, 1_900)
      : saving
        ? amount(rng, 1_800, wealth === 'rich' ? 84_000 : 14_000)
        : amount(rng, 120, wealth === 'simple' ? 1_900 : 6_400)
    if (saving) sources.savings.push({ bank, interest: Math.round(balance * (rng.int(21, 42) / 1000)) })
    const type = saving
      ? kind
      : rng.pick(joint ? ['Joint current account', 'Current (joint)'] : ['Current', 'Current account'])
    const row: Row = { bank, type, accountNumber: accountNumber(rng) }
    return {
      ...withHolder(row, joint ? profile.spouse : none),
      balance,
      interest: joint ? balance / 2 : balance,
    }
  })
  draft.table('2.3', rows)
}

/** 2.4: holdings; all that are shares or funds pay dividends. */
export function fillInvestments(draft: Draft, seed: Rng, profile: Profile, sources: Sources): void {
  const rng = seed.fork('investments')
  const count =
    profile.wealth === 'simple' ? 0 : profile.wealth === 'middling' ? rng.pick([0, 0, 1, 2]) : rng.int(1, 7)
  const none = blankOr(rng)
  const rows = rng.sample(INVESTMENTS, count).map(({ name, type, size }): Row => {
    const joint = !type.includes('ISA') && rng.chance(0.2)
    const value = amount(rng, 1_600, profile.wealth === 'rich' ? 96_000 : 17_000)
    const share = joint ? value / 2 : value
    sources.shares.push({ name, dividend: Math.round(share * (rng.int(14, 48) / 1000)) })
    const row: Row = { name, type, size: size.replace('{n}', rng.int(140, 9_400).toLocaleString('en-GB')) }
    return { ...withHolder(row, joint ? profile.spouse : none), value, interest: share }
  })
  if (profile.wealth === 'rich' && rows.length < 8 && rng.chance(0.3)) {
    const value = pounds(rng.int(20, 400) * 25)
    const row: Row = {
      name: 'NS&I Premium Bonds',
      type: 'Premium Bonds',
      size: `${(value / 100).toLocaleString('en-GB')} bonds`,
    }
    rows.push({ ...withHolder(row, none), value, interest: value })
  }
  draft.table('2.4', rows)
}

/** 2.5: endowments have a value, term policies none. */
export function fillPolicies(draft: Draft, seed: Rng, profile: Profile): void {
  const rng = seed.fork('policies')
  const count = profile.wealth === 'simple' ? rng.pick([0, 0, 1]) : rng.int(0, 3)
  const none = blankOr(rng)
  const rows = rng.sample(INSURERS, count).map((company): Row => {
    const endowment = profile.wealth !== 'simple' && rng.chance(0.5)
    const joint = rng.chance(0.35)
    const surrenderValue = endowment ? amount(rng, 2_900, 38_000) : 0
    const row: Row = {
      company,
      type: endowment
        ? rng.pick(['Endowment', 'With-profits endowment'])
        : rng.pick(['Level term assurance', 'Decreasing term assurance']),
      policyNumber: `${rng.letters(2)}${rng.digits(7)}${rng.letters(1)}`,
    }
    return {
      ...withHolder(row, joint ? profile.spouse : none),
      maturity: addMonths(profile.signed, rng.int(14, 190)),
      assigned: rng.chance(0.2),
      surrenderValue,
      interest: joint ? surrenderValue / 2 : surrenderValue,
    }
  })
  draft.table('2.5', rows)
}
