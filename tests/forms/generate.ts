import { fillAccounts, fillInvestments, fillPolicies } from './accounts.ts'
import { fillBusiness, fillLiabilities, fillPensionsAndOther, fillPersonal } from './capital.ts'
import type { FormECase } from './case.ts'
import { addDays } from './dates.ts'
import { Draft, pounds } from './draft.ts'
import { fillIncome, type Sources } from './income.ts'
import { fillGeneral, fillNarrative } from './narrative.ts'
import { fillNeeds } from './needs.ts'
import { type Living, makeProfile, type Profile, type Wealth } from './profile.ts'
import { fillProperty } from './property.ts'
import { Rng } from './rng.ts'
import { scheduleRows } from './schedule.ts'
import { settle } from './totals.ts'
import { vary } from './vary.ts'

export interface CaseOptions {
  wealth?: Wealth
  living?: Living
  today?: string
  /** `varied`: in the words of many writers, with things that only look like faults. Plain where not given. */
  wording?: 'plain' | 'varied'
}

/** A clean case: complete, consistent, exact. The same seed and options give the same case. */
export function generateCase(seed: number, options: CaseOptions = {}): FormECase {
  const rng = new Rng(seed)
  const today = options.today ?? addDays('2026-01-12', rng.fork('today').int(0, 300))
  const profile = makeProfile(rng, today, options)
  const draft = new Draft()
  fillHead(draft, rng, profile)
  const homes = fillProperty(draft, rng, profile)
  const sources: Sources = { savings: [], shares: [], pensionsPaid: [] }
  fillAccounts(draft, rng, profile, sources)
  fillInvestments(draft, rng, profile, sources)
  fillPolicies(draft, rng, profile)
  fillPersonal(draft, rng, profile)
  fillLiabilities(draft, rng, profile, homes)
  fillBusiness(draft, rng, profile, sources)
  fillPensionsAndOther(draft, rng, profile, sources)
  const income = fillIncome(draft, rng, profile, homes, sources)
  homes.housing = Math.min(homes.housing, pounds(Math.round((income.yearly / 12 / 100) * 0.42)))
  fillGeneral(draft, rng, profile, homes)
  fillNeeds(draft, rng, profile, homes, income.yearly)
  draft.answer('2.20', {})
  draft.answer('2.21', {})
  settle(draft.values, draft.states)
  fillNarrative(draft, rng, profile)
  draft.answer('truth', { name: profile.name, signature: signature(profile.name), date: profile.signed })
  const later = rng.fork('schedule')
  draft.table(
    'documents',
    scheduleRows(draft.states, () => later.chance(0.4)),
  )
  const form: FormECase = { seed, today, values: draft.values, states: draft.states, faults: [] }
  return options.wording === 'varied' ? vary(form) : form
}

/** S. Whitcombe */
const signature = (name: string): string => `${name.charAt(0)}. ${name.split(' ').at(-1) ?? name}`

function fillHead(draft: Draft, seed: Rng, profile: Profile): void {
  const rng = seed.fork('head')
  const { name, spouse, party } = profile
  const year = profile.applied.slice(2, 4)
  const caseNumber = rng.pick([
    `ZZ${year}D${rng.digits(5)}`,
    `${rng.letters(2)}${year}D0${rng.digits(4)}`,
    `17${rng.digits(2)}-${rng.digits(4)}-${rng.digits(4)}-${rng.digits(4)}`,
  ])
  draft.answer('head', {
    court: profile.town.court,
    caseNumber,
    applicant: party === 'applicant' ? name : spouse,
    respondent: party === 'applicant' ? spouse : name,
    party,
    dated: profile.signed,
  })
  draft.answer('1.1', { fullName: name })
  draft.answer('1.2', { dateOfBirth: profile.born })
  draft.answer('1.3', { dateOfMarriage: profile.married })
  draft.answer('1.4', { occupation: occupation(profile) })
  draft.answer('1.5', { dateOfSeparation: profile.separated })
  draft.answer('1.6', {
    dateApplication: profile.applied,
    dateConditionalOrder: profile.conditional,
    dateFinalOrder: profile.final,
  })
  draft.say('1.7', rng.pick(['not-applicable', 'not-applicable', 'blank'] as const))
  draft.answer('1.8', { newPartner: profile.partner === 'now' })
  draft.answer('1.9', { newPartnerSoon: profile.partner === 'soon' })
  draft.table(
    '1.10',
    profile.children.map((child) => ({
      fullName: child.name,
      dateOfBirth: child.born,
      livingWith: child.livingWith,
    })),
  )
}

function occupation(profile: Profile): string {
  switch (profile.living) {
    case 'employed':
      return profile.job.title
    case 'self-employed':
      return profile.trade.occupation
    case 'director':
      return profile.company.occupation
    case 'benefits':
      return 'Not in paid work'
    case 'retired':
      return 'Retired'
  }
}
