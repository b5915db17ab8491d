import { numberAt } from './case.ts'
import { addDays } from './dates.ts'
import type { Draft } from './draft.ts'
import type { Profile } from './profile.ts'
import type { Homes } from './property.ts'
import type { Rng } from './rng.ts'
import { spokenDate, spokenMoney } from './words.ts'

const join = (parts: readonly (string | false)[]): string => parts.filter((part) => part !== false).join(' ')

/** Parts 4 and 5 in the person’s own words: from one line to a long paragraph. */
export function fillNarrative(draft: Draft, seed: Rng, profile: Profile): void {
  const rng = seed.fork('narrative')
  const { spouse, spouseWord, town } = profile
  const long = profile.wealth === 'rich' || rng.chance(0.3)
  const kids = profile.children.length > 0

  draft.answer('4.1', {
    changesPast: rng.pick([
      'None, save that we now run two households on what used to keep one.',
      'My salary rose by the usual annual increment. There have been no other significant changes.',
      `I have paid my own legal costs out of savings since ${spokenDate(addDays(profile.signed, -200))}. Otherwise nothing of significance has changed.`,
    ]),
    changesFuture: rng.pick([
      'None that I know of.',
      'I expect my income to stay much as it is. The fixed rate on our borrowing ends next year and the payments may rise.',
      'I do not expect any significant changes in my assets or in my income.',
    ]),
  })
  draft.answer('4.2', {
    standardOfLiving: long
      ? join([
          `We had a comfortable standard of living during the marriage. We lived in ${town.name}, ran two cars, ate out about once a week and took one holiday abroad and one in this country in most years.`,
          kids && 'The children had music lessons and went on every school trip.',
          'We did not live beyond our means, and we put a little aside each month. Large purchases were discussed between us and paid for out of savings rather than by borrowing.',
          rng.chance(0.5) &&
            `In the last three years we spent more carefully, because ${spouse} worked shorter hours and energy had become dear.`,
        ])
      : rng.pick([
          'Modest. We managed month by month and had one short holiday a year.',
          'Comfortable but not extravagant.',
        ]),
  })
  draft.answer('4.3', {
    contributions: long
      ? join([
          'We both worked throughout the marriage and both put what we earned into the running of the home.',
          kids &&
            `I was mainly responsible for the school run and for appointments; ${spouse} did most of the cooking.`,
          profile.ownsHome &&
            `My parents gave us ${spokenMoney(rng.int(20, 120) * 25_000)} towards the deposit on our first home, as a gift to both of us.`,
          'I did much of the decorating and the work in the garden myself. I looked after the family’s paperwork, insurance and bills, and I have kept up the household payments since we separated.',
        ])
      : 'We contributed equally in our different ways.',
  })
  const conduct = rng.pick(['blank', 'none', 'not-applicable'] as const)
  draft.say('4.4', conduct)
  draft.answer('4.5', {
    circumstances: rng.pick([
      `I have no plans to move away from ${town.name}. I do not expect an inheritance in the foreseeable future and I know of no contingent liabilities.`,
      `My earning capacity is unlikely to change. I would hope to stay near ${town.name}, close to family. I am not aware of any contingent liabilities or of any inheritance that is likely to come to me.`,
      'None beyond what I have set out above.',
    ]),
  })
  if (profile.partner === 'none')
    draft.say('4.6', rng.pick(['not-applicable', 'not-applicable', 'blank'] as const))
  else
    draft.answer('4.6', {
      partnerIncome: rng.int(190, 620) * 10_000,
      partnerAssets: rng.int(8, 460) * 50_000,
    })

  draft.answer('5.1', {
    ordersSought: join([
      profile.ownsHome
        ? rng.pick([
            'I ask the court to order a sale of the family home and a fair division of the net proceeds.',
            'I ask for a lump sum order, and for the family home to be dealt with as the court thinks fair.',
          ])
        : 'I ask for such financial orders as the court thinks fair.',
      numberAt(draft.values, '2.13/total') > 0 &&
        'I ask for a pension sharing order if the cash equivalents on the two sides are unequal.',
      rng.chance(0.6) && 'I seek a clean break as soon as it is just and reasonable.',
      long &&
        `I hope that ${spouse}, my ${spouseWord}, and I can agree most of this, and I am willing to attend mediation at any time.`,
    ]),
  })
  if (profile.ownsHome && rng.chance(0.5)) {
    draft.answer('5.2', {
      transfer: rng.pick([
        'Transfer of the family home into my sole name, with the mortgage.',
        'Transfer of the family home to me subject to a lump sum to the other party.',
      ]),
    })
  } else draft.say('5.2', 'not-applicable')
  draft.say('5.3', rng.pick(['not-applicable', 'none', 'blank'] as const))
}

/** Part 1, apart from the names and dates. */
export function fillGeneral(draft: Draft, seed: Rng, profile: Profile, homes: Homes): void {
  const rng = seed.fork('general')
  const { children, spouse, spouseWord } = profile
  const kids = children.length > 0
  draft.answer('1.11', {
    health: rng.pick([
      'Good',
      'I am in good health.',
      'Generally good. I take medication for high blood pressure, which is well controlled.',
      'I have mild asthma; otherwise good.',
    ]),
    healthChildren: kids
      ? rng.pick([
          'Good',
          'All in good health.',
          'Good; one child has a nut allergy and carries an adrenaline pen.',
        ])
      : null,
  })
  if (kids) {
    draft.answer('1.12', {
      educationPresent: rng.pick([
        `The children attend state schools in ${profile.town.name}.`,
        'State school and nursery near home.',
        'Local state schools; no fees.',
      ]),
      educationProposed: rng.pick([
        'No change is proposed.',
        'To stay at the present schools until the end of their secondary education.',
        'As at present.',
      ]),
    })
    draft.answer('1.13', {
      childSupport: children.some((child) => child.home && !child.livingWith.startsWith('Both'))
        ? `By agreement ${spouse} pays child maintenance to me each month; there is no calculation by the Child Maintenance Service.`
        : rng.pick([
            'There is no calculation, order or agreement.',
            'We share the costs by agreement; there is no calculation.',
          ]),
    })
  } else {
    draft.say('1.12', 'not-applicable')
    draft.say('1.13', 'not-applicable')
  }
  draft.say('1.14', rng.pick(['not-applicable', 'not-applicable', 'blank'] as const))
  if (kids && rng.chance(0.15))
    draft.answer('1.15', {
      otherCases: `Child arrangements order made by consent at the Family Court on ${spokenDate(addDays(profile.applied, 60))}.`,
    })
  else draft.say('1.15', 'none')
  const who = [
    'Myself',
    ...(profile.partner === 'now' ? [profile.partnerName] : []),
    ...(children.some((child) => child.home) ? ['the children'] : []),
  ]
  draft.answer('1.16', {
    residence: homes.residence,
    occupants: who.length === 1 ? 'Myself alone' : who.join(', ').replace(/, ([^,]*)$/, ' and $1'),
    terms:
      homes.housingKind === 'Mortgage'
        ? rng.pick([
            `Owner-occupier, subject to the mortgage`,
            `Owned with a mortgage; my ${spouseWord} moved out on separation`,
          ])
        : rng.pick([
            `Assured shorthold tenancy at ${spokenMoney(homes.housing)} a month`,
            `Rented from a private landlord, ${spokenMoney(homes.housing)} per calendar month`,
          ]),
  })
}
