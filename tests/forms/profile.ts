import { BOYS, GIRLS, NEW_PARTNERS, ORIGINS } from './data/people.ts'
import { STREETS, TOWNS, type Town } from './data/places.ts'
import { COMPANIES, JOBS, type Job, OLD_PENSIONS, SOLE_TRADES, type Trade } from './data/work.ts'
import { addDays, addMonths, ageOn } from './dates.ts'
import type { Rng } from './rng.ts'

export type Wealth = 'simple' | 'middling' | 'rich'
export type Living = 'employed' | 'self-employed' | 'director' | 'benefits' | 'retired'

export interface Child {
  name: string
  born: string
  /** Lives with the person whose form it is, at least half of the time. */
  home: boolean
  livingWith: string
}

/** Who the person is and how they live; everything on the form follows from it. */
export interface Profile {
  wealth: Wealth
  living: Living
  name: string
  surname: string
  spouse: string
  /** "husband", "wife" or "civil partner": the other party as the person would call them. */
  spouseWord: string
  party: 'applicant' | 'respondent'
  town: Town
  signed: string
  born: string
  married: string
  separated: string
  applied: string
  conditional: string | null
  final: string | null
  children: Child[]
  /** Already lives with someone; or will soon; or neither. */
  partner: 'now' | 'soon' | 'none'
  partnerName: string
  job: Job
  trade: Trade
  company: Trade
  oldPension: string
  ownsHome: boolean
  /** Still lives in the family home. */
  inFamilyHome: boolean
}

export function street(rng: Rng, town: Town): string {
  const code = `${town.postcode}${rng.int(1, 19)} ${rng.int(1, 9)}${rng.letters(2)}`
  return `${rng.int(2, 148)} ${rng.pick(STREETS)}, ${town.name} ${code}`
}

export function makeProfile(
  seed: Rng,
  today: string,
  wanted: Partial<Pick<Profile, 'wealth' | 'living'>>,
): Profile {
  const rng = seed.fork('profile')
  const wealth = wanted.wealth ?? rng.pick<Wealth>(['simple', 'middling', 'middling', 'rich', 'rich'])
  const living =
    wanted.living ??
    rng.pick<Living>(
      wealth === 'simple'
        ? ['employed', 'employed', 'employed', 'benefits', 'retired']
        : wealth === 'middling'
          ? ['employed', 'employed', 'employed', 'self-employed', 'director', 'retired']
          : ['employed', 'employed', 'director', 'director', 'self-employed', 'retired'],
    )
  const woman = rng.chance(0.52)
  const sameSex = rng.chance(0.08)
  const own = rng.pick(ORIGINS)
  const other = rng.chance(0.6) ? own : rng.pick(ORIGINS)
  const shared = rng.chance(0.75)
  const surname = rng.pick(own.surnames)
  const spouseSurname = shared ? surname : rng.pick(other.surnames.filter((name) => name !== surname))
  const name = `${rng.pick(woman ? own.women : own.men)} ${surname}`
  const spousesFirst = (woman !== sameSex ? other.men : other.women).filter(
    (first) => !name.startsWith(first),
  )
  const spouse = `${rng.pick(spousesFirst)} ${spouseSurname}`

  const signed = addDays(today, -rng.int(0, 24))
  // The two years around state pension age are left out: whether the State Pension is due would be open.
  const age = living === 'retired' ? rng.int(69, 78) : rng.int(28, 62)
  const born = addDays(addMonths(signed, -12 * age), -rng.int(5, 355))
  const separated = addDays(signed, -rng.int(300, 1300))
  const ageAtSeparation = ageOn(born, separated)
  const married = addDays(
    separated,
    -rng.int(3, Math.max(3, Math.min(32, ageAtSeparation - 21))) * 365 - rng.int(0, 300),
  )
  const applied = addDays(separated, rng.int(40, 120))
  const conditional = rng.chance(0.55) ? addDays(applied, rng.int(150, 175)) : null
  const final = conditional !== null && rng.chance(0.25) ? addDays(signed, -rng.int(1, 8)) : null

  const mother = woman ? rng.chance(0.75) : rng.chance(0.3)
  const count = living === 'retired' ? 0 : rng.pick([0, 0, 1, 1, 2, 2, 2, 3, 4])
  return {
    wealth,
    living,
    name,
    surname,
    spouse,
    spouseWord: sameSex && rng.chance(0.5) ? 'civil partner' : woman !== sameSex ? 'husband' : 'wife',
    party: rng.pick(['applicant', 'respondent'] as const),
    town: rng.pick(TOWNS),
    signed,
    born,
    married,
    separated,
    applied,
    conditional,
    final: final !== null && conditional !== null && final > addDays(conditional, 43) ? final : null,
    children: makeChildren(rng.fork('children'), count, {
      surname,
      married,
      separated,
      signed,
      born,
      mother,
    }),
    partner: rng.chance(0.2) ? 'now' : rng.chance(0.1) ? 'soon' : 'none',
    partnerName: rng.pick(NEW_PARTNERS),
    job: pickJob(rng, wealth),
    trade: fill(rng.pick(SOLE_TRADES), surname),
    company: rng.pick(COMPANIES),
    oldPension: rng.pick(OLD_PENSIONS),
    ownsHome: wealth !== 'simple',
    inFamilyHome: rng.chance(0.55),
  }
}

const fill = (trade: Trade, surname: string): Trade => ({
  ...trade,
  business: trade.business.replace('{surname}', surname),
})

function pickJob(rng: Rng, wealth: Wealth): Job {
  const fits = JOBS.filter((job) =>
    wealth === 'simple'
      ? job.high < 45_000
      : wealth === 'rich'
        ? job.high > 70_000
        : job.low < 60_000 && job.high > 30_000,
  )
  return rng.pick(fits)
}

interface Parents {
  surname: string
  married: string
  separated: string
  signed: string
  born: string
  mother: boolean
}

function makeChildren(rng: Rng, count: number, parents: Parents): Child[] {
  const { surname, married, separated, signed, born, mother } = parents
  const arrangement = mother ? rng.pick(['home', 'home', 'shared']) : rng.pick(['other', 'other', 'shared'])
  const names = rng.sample([...GIRLS, ...BOYS], count)
  // Between a year before the marriage (or 17 years back, or the parent's 20th birthday) and the separation.
  const earliest =
    [addMonths(married, -12), addMonths(signed, -12 * 17), addMonths(born, 12 * 20)].sort().at(-1) ?? married
  const span = Math.max(30, Math.round((Date.parse(separated) - Date.parse(earliest)) / 86_400_000))
  const gap = Math.max(320, Math.floor(span / Math.max(1, count)))
  const children: Child[] = []
  names.forEach((name, index) => {
    const childBorn = addDays(earliest, index * gap + rng.int(5, Math.max(6, Math.min(gap - 290, 900))))
    if (childBorn >= addDays(separated, -5)) return
    const livingWith =
      arrangement === 'home'
        ? rng.pick(['With me', 'Me', 'With me, seeing the other parent on alternate weekends'])
        : arrangement === 'shared'
          ? 'Both parents, shared equally'
          : 'The other parent'
    children.push({ name: `${name} ${surname}`, born: childBorn, home: arrangement !== 'other', livingWith })
  })
  const words = children[0]?.livingWith
  return children.map((child) => ({ ...child, livingWith: words ?? child.livingWith }))
}
