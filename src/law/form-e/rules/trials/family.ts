import { set } from './set.ts'
import type { Trial } from './trial.ts'

const partner = { '1.8/newPartner': true } as const

export const FAMILY_TRIALS: readonly Trial[] = [
  {
    rule: 'form-e.consistency.marriage-before-birth',
    fires: { 'a slip of the year': set({ '1.3/dateOfMarriage': '1976-06-17' }) },
    silent: { 'no date of birth': set({ '1.2/dateOfBirth': null, '1.3/dateOfMarriage': '1976-06-17' }) },
  },
  {
    rule: 'form-e.consistency.separation-before-marriage',
    fires: { 'a year before': set({ '1.5/dateOfSeparation': '2005-06-17' }) },
    silent: { 'on the day': set({ '1.5/dateOfSeparation': '2006-06-17' }) },
  },
  {
    rule: 'form-e.consistency.application-before-marriage',
    fires: { before: set({ '1.6/dateApplication': '2004-01-09' }) },
    silent: { 'before the separation, still under one roof': set({ '1.6/dateApplication': '2025-01-09' }) },
  },
  {
    rule: 'form-e.consistency.conditional-before-application',
    fires: { before: set({ '1.6/dateConditionalOrder': '2025-04-01' }) },
    silent: { after: set({ '1.6/dateConditionalOrder': '2025-10-01' }) },
  },
  {
    rule: 'form-e.consistency.final-before-conditional',
    fires: { before: set({ '1.6/dateFinalOrder': '2025-10-01' }) },
    silent: { after: set({ '1.6/dateFinalOrder': '2026-01-09' }) },
  },
  {
    rule: 'form-e.consistency.final-before-application',
    fires: { before: set({ '1.6/dateFinalOrder': '2025-01-01' }) },
    silent: { after: set({ '1.6/dateFinalOrder': '2026-01-09' }) },
  },
  {
    rule: 'form-e.consistency.date-in-future',
    fires: { 'the marriage': set({ '1.3/dateOfMarriage': '2062-06-17' }) },
    silent: { 'the day itself': set({ '1.6/dateFinalOrder': '2026-10-20' }) },
  },
  {
    rule: 'form-e.consistency.age-at-marriage',
    fires: { 'at 15': set({ '1.3/dateOfMarriage': '1995-06-17' }) },
    silent: { 'at 16': set({ '1.3/dateOfMarriage': '1996-06-17' }) },
  },
  {
    rule: 'form-e.consistency.application-in-first-year',
    fires: { 'eleven months': set({ '1.3/dateOfMarriage': '2024-06-17' }) },
    silent: { 'a year to the day': set({ '1.3/dateOfMarriage': '2024-05-06' }) },
  },
  {
    rule: 'form-e.consistency.child-born-in-future',
    fires: { 'next spring': set({ '1.10[0]/dateOfBirth': '2027-03-09' }) },
    silent: { 'last week': set({ '1.10[0]/dateOfBirth': '2026-10-05' }) },
  },
  {
    rule: 'form-e.consistency.child-age',
    fires: {
      'a parent of nine': set({ '1.10[0]/dateOfBirth': '1989-06-01' }),
      'older than the parent': set({ '1.10[0]/dateOfBirth': '1975-06-01' }),
    },
    silent: {
      'a step-child, born when the person was 14': set({ '1.10[0]/dateOfBirth': '1994-06-01' }),
      'no date of birth of one’s own': set({ '1.2/dateOfBirth': null, '1.10[0]/dateOfBirth': '1989-06-01' }),
    },
  },
  {
    rule: 'form-e.consistency.partner-denied-but-figures',
    fires: { 'twice no': set({ '4.6/partnerIncome': 30_000_00 }, { '4.6': 'answered' }) },
    silent: {
      'a partner': set({ ...partner, '4.6/partnerIncome': 30_000_00 }, { '4.6': 'answered' }),
      nil: set({ '4.6/partnerIncome': 0 }, { '4.6': 'answered' }),
      'not answered': set(
        { '1.9/*': null, '4.6/partnerIncome': 30_000_00 },
        { '1.9': 'blank', '4.6': 'answered' },
      ),
    },
  },
  {
    rule: 'form-e.consistency.partner-without-figures',
    fires: {
      'lives with one': set(partner),
      'will live with one': set({ '1.9/newPartnerSoon': true }, { '4.6': 'blank' }),
    },
    silent: {
      'not known to the person': set(
        { ...partner, '4.6/partnerIncome': 'Not known to me' },
        { '4.6': 'answered' },
      ),
    },
  },
]
