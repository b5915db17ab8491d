import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Citation } from './citation.ts'
import { COURTS } from './courts.ts'
import { findCitations } from './find.ts'
import { US_REPORTERS } from './find-us.ts'
import { formatCitation } from './format.ts'
import { impossibilities } from './impossible.ts'
import { REPORT_SERIES } from './reports.ts'

const TODAY = '2026-11-21'
const read = (text: string) => findCitations(text).map(({ citation }) => formatCitation(citation))
const rules = (text: string) =>
  findCitations(text).flatMap(({ citation }) => impossibilities(citation, TODAY).map(({ rule }) => rule))

describe('finding', () => {
  test.each([
    ['See Sharland v Sharland [2015] UKSC 60.', ['[2015] UKSC 60']],
    ['R (A) v B [2025] EWHC 1383 (Admin), [2025] 1 WLR 77', ['[2025] EWHC 1383 (Admin)', '[2025] 1 WLR 77']],
    ['X [2003] EWCA Civ 12 at [45]-[47]', ['[2003] EWCA Civ 12 at [45]-[47]']],
    ['[2001] EWHC Admin 123', ['[2001] EWHC 123 (Admin)']],
    ['[2024] EWFC 12 (B), para 9', ['[2024] EWFC 12 (B) at [9]']],
    ['[2016] SAC (Civ) 3', ['[2016] SAC (Civ) 3']],
    ['White v White [2001] 1 A.C. 596, 605', ['[2001] 1 AC 596, 605']],
    ['(1999) 78 P&CR 1', ['(1999) 78 P & CR 1']],
    ['[1990] 2 Lloyd’s Rep 1', ["[1990] 2 Lloyd's Rep 1"]],
    ['[2004] All ER (D) 12 (Mar)', ['[2004] All ER (D) 12']],
    ['section 25(2)(a) of the Matrimonial Causes Act 1973', ['Matrimonial Causes Act 1973, s 25(2)(a)']],
    ['Under the Children Act 1989, s 8, a court', ['Children Act 1989, s 8']],
    [
      'the Third Parties (Rights against Insurers) Act 2010',
      ['Third Parties (Rights against Insurers) Act 2010'],
    ],
    ['Family Procedure Rules 2010, r 9.14', ['Family Procedure Rules 2010, r 9.14']],
    ['SI 2010/2955, r 9.14', ['SI 2010/2955, r 9.14']],
    ['S.I. 2010 No. 2955', ['SI 2010/2955']],
    ['Roe v. Wade, 410 U.S. 113, 120 (1973)', ['410 U.S. 113, 120 (1973)']],
    ['512 F.3d 91 (2d Cir. 2008)', ['512 F.3d 91 (2d Cir. 2008)']],
  ])('%s', (text, expected) => expect(read(text)).toEqual(expected))

  test.each([
    'In [2020] 12 people came',
    'He paid £410 to the U.S. in 1973',
    'the meeting [2015] at number 60',
    'an Act of God in 1987',
    'the Order was made in 2010',
  ])('nothing in: %s', (text) => expect(read(text)).toEqual([]))

  test('a year that follows is not a pinpoint', () => {
    const [found] = findCitations('decided in [1990] 1 WLR 123, 2001 being later')
    expect(found?.text).toBe('[1990] 1 WLR 123')
  })

  test('ranges are those of the text', () => {
    const text = 'As held in [2015] UKSC 60 and [2015] UKSC 61 the order'
    for (const found of findCitations(text)) expect(text.slice(found.start, found.end)).toBe(found.text)
  })
})

describe('impossibility', () => {
  test.each([
    ['[2027] UKSC 1', 'future'],
    ['[2005] UKSC 1', 'court-not-yet'],
    ['[2010] UKHL 3', 'court-no-longer'],
    ['[2013] EWFC 4', 'court-not-yet'],
    ['[1999] EWCA Civ 100', 'court-not-yet'],
    ['[2019] EWHC 100 (KB)', 'division-not-then'],
    ['[2024] EWHC 100 (QB)', 'division-not-then'],
    ['[2019] EWHC 100', 'division-missing'],
    ['[2019] EWCA 100', 'division-missing'],
    ['[2019] EWHL 100', 'no-such-court'],
    ['[2019] UKSC 1999', 'number-implausible'],
    ['[1970] 1 FLR 3', 'series-not-then'],
    ['[1990] 2 KB 3', 'series-not-then'],
    ['12 F.4th 91 (2d Cir. 1999)', 'series-not-then'],
  ])('%s is impossible: %s', (text, rule) => expect(rules(text)).toContain(rule))

  test.each([
    '[2015] UKSC 60',
    '[2022] EWHC 10 (QB)',
    '[2022] EWHC 3000 (KB)',
    '[2009] UKHL 5',
    '[2009] UKSC 1',
    '[2014] EWFC 1',
    '[2001] 1 AC 596',
    '[1937] 1 KB 3',
    '410 U.S. 113 (1973)',
  ])('%s is possible', (text) => expect(rules(text)).toEqual([]))
})

const neutral: fc.Arbitrary<Citation> = fc.constantFrom(...COURTS).chain((court) =>
  fc
    .record({
      year: fc.integer({ min: court.from, max: court.to ?? 2026 }),
      number: fc.integer({ min: 1, max: court.mostInYear }),
      division: court.divisions
        ? fc.constantFrom(...court.divisions.names.map(({ code }) => code))
        : fc.constant(undefined),
      pin: fc.option(fc.integer({ min: 1, max: 400 })),
    })
    .map(({ year, number, division, pin }) => ({
      kind: 'neutral' as const,
      year,
      number,
      court: court.code,
      ...(division ? { division } : {}),
      ...(pin === null ? {} : { pinpoint: String(pin) }),
    })),
)
const report: fc.Arbitrary<Citation> = fc
  .record({
    series: fc.constantFrom(...REPORT_SERIES.map(({ code }) => code)),
    year: fc.integer({ min: 1220, max: 2026 }),
    bracket: fc.constantFrom('square' as const, 'round' as const),
    volume: fc.option(fc.integer({ min: 1, max: 300 }), { nil: undefined }),
    page: fc.integer({ min: 1, max: 3000 }),
  })
  .map(({ volume, ...rest }) => ({
    kind: 'report' as const,
    ...rest,
    ...(volume === undefined ? {} : { volume }),
  }))
const us: fc.Arbitrary<Citation> = fc
  .record({
    reporter: fc.constantFrom(...US_REPORTERS.map(({ code }) => code)),
    volume: fc.integer({ min: 1, max: 999 }),
    page: fc.integer({ min: 1, max: 9999 }),
    year: fc.integer({ min: 1800, max: 2026 }),
  })
  .map((rest) => ({ kind: 'us-case' as const, ...rest }))

describe('properties', () => {
  test('what is formatted is found again, the same', () => {
    fc.assert(
      fc.property(fc.oneof(neutral, report, us), (citation) => {
        const found = findCitations(`As was held in ${formatCitation(citation)}; and so on.`)
        expect(found.map((one) => one.citation)).toEqual([citation])
      }),
      { numRuns: 2000 },
    )
  })

  test('any text is read without fault and without delay', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        for (const { start, end, text: quoted } of findCitations(text))
          expect(text.slice(start, end)).toBe(quoted)
      }),
    )
    const nasty = `${'Aa and of the '.repeat(4000)}Act 1973 [2015] UKSC ${'('.repeat(2000)}`
    expect(findCitations(nasty).length).toBeLessThan(10)
  })
})
