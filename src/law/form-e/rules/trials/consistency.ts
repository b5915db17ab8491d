import type { Change } from '../sample-case.ts'
import type { Trial } from './trial.ts'

const set = (values: NonNullable<Change['set']>, states: Change['states'] = {}): Change => ({
  set: values,
  states,
})

const noOthers = { '2.14': 'none' } as const
const partner = { '1.8/newPartner': true } as const
const pensionAge = { '1.2/dateOfBirth': '1955-02-01', '1.10[0]/dateOfBirth': '2013-03-09' } as const

const FAMILY: readonly Trial[] = [
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

const debt = (creditor: string, type: string, amount: number): NonNullable<Change['set']> => ({
  '2.9[2]/creditor': creditor,
  '2.9[2]/type': type,
  '2.9[2]/balance': amount,
  '2.9[2]/share': amount,
})

const JOINT_AND_TWICE: readonly Trial[] = [
  {
    rule: 'form-e.consistency.mortgage-counted-twice',
    fires: {
      'the same sum': set(debt('HBOS', 'Secured loan', 150_000_00)),
      'the same lender, called a mortgage': set(debt('Halifax', 'Mortgage', 149_870_12)),
    },
    silent: {
      'the lender’s credit card': set(debt('Halifax', 'Credit card', 900_00)),
      'another lender’s second charge': set(debt('Together Money', 'Second mortgage', 12_000_00)),
    },
  },
  {
    rule: 'form-e.consistency.overdraft-counted-twice',
    fires: {
      'called an overdraft': set(debt('Monzo', 'Overdraft', 300_00)),
      'the same bank and sum': set(debt('Monzo Bank', 'Bank debt', 300_00)),
    },
    silent: {
      'another bank’s': set(debt('Lloyds', 'Overdraft', 120_00)),
      'a loan from the same bank': set(debt('Monzo', 'Personal loan', 2_000_00)),
    },
  },
  {
    rule: 'form-e.consistency.listed-twice',
    fires: { 'the same number': set({ '2.3[2]/accountNumber': '20 11 33 12345678' }) },
    silent: {
      'the same last digits only': set({
        '2.3[0]/accountNumber': '****4321',
        '2.3[2]/accountNumber': '****4321',
      }),
    },
  },
  {
    rule: 'form-e.consistency.joint-property-at-full-value',
    fires: {
      'half each': set({ '2.1/interest': 240_000_00 }),
      'joint tenants': set({ '2.1/ownership': 'Joint tenants with Peter Marsh', '2.1/interest': 240_000_00 }),
    },
    silent: {
      sole: set({ '2.1/ownership': 'In my sole name', '2.1/interest': 240_000_00 }),
      'the whole is claimed, and said': set({
        '2.1/ownership': 'Joint names; the beneficial interest is wholly mine by declaration of trust',
        '2.1/interest': 240_000_00,
      }),
    },
  },
  {
    rule: 'form-e.consistency.joint-account-at-full-value',
    fires: { all: set({ '2.3[1]/interest': 9_000_00 }) },
    silent: {
      'nobody else': set({ '2.3[1]/otherHolder': 'None', '2.3[1]/interest': 9_000_00 }),
      'held for the person': set({
        '2.3[1]/otherHolder': 'My mother (for convenience only; all mine)',
        '2.3[1]/interest': 9_000_00,
      }),
    },
  },
  {
    rule: 'form-e.consistency.joint-investment-at-full-value',
    fires: { all: set({ '2.4[0]/otherHolder': 'Peter Marsh' }) },
    silent: { 'a dash': set({ '2.4[0]/otherHolder': '–' }) },
  },
  {
    rule: 'form-e.consistency.joint-policy-at-full-value',
    fires: { all: set({ '2.5[0]/otherHolder': 'Peter Marsh' }) },
    silent: {
      'no surrender value': set({
        '2.5[0]/otherHolder': 'Peter Marsh',
        '2.5[0]/surrenderValue': 0,
        '2.5[0]/interest': 0,
      }),
    },
  },
  {
    rule: 'form-e.consistency.joint-debt-at-full-value',
    fires: { all: set({ '2.9[1]/share': 4_000_00 }) },
    silent: { half: set({ '2.9[1]/share': 2_000_00 }) },
  },
]

const INCOME: readonly Trial[] = [
  {
    rule: 'form-e.consistency.net-above-gross',
    fires: {
      'changed places': set({ '2.15[0]/grossLastYear': 31_000_00, '2.15[0]/netLastYear': 42_000_00 }),
    },
    silent: { 'no tax due': set({ '2.17[0]/netLastYear': 180_00 }) },
  },
  {
    rule: 'form-e.consistency.income-drop-unexplained',
    fires: { 'half of it': set({ '2.15[0]/estimate': 15_000_00 }) },
    silent: {
      'explained at 4.1': set({
        '2.15[0]/estimate': 15_000_00,
        '4.1/changesFuture': 'I shall be working part-time from January and my pay will halve.',
      }),
      'a small fall': set({ '2.15[0]/estimate': 27_000_00 }),
      'no last year': set({ '2.15[0]/netLastYear': null, '2.15[0]/estimate': 15_000_00 }),
    },
  },
  {
    rule: 'form-e.consistency.accounts-old',
    fires: {
      'two years': set(
        { '2.16[0]/business': 'Tuition', '2.16[0]/accountsTo': '2024-10-01' },
        { '2.16': 'answered' },
      ),
    },
    silent: {
      'the year before last': set(
        { '2.16[0]/business': 'Tuition', '2.16[0]/accountsTo': '2025-04-05' },
        { '2.16': 'answered' },
      ),
    },
  },
  {
    rule: 'form-e.consistency.pension-contribution-without-pension',
    fires: {
      'an employer’s': set(
        { '2.15[0]/benefits': 'Employer’s pension contribution of 6%', '2.13*': null },
        { '2.13': 'none' },
      ),
    },
    silent: {
      'opted out': set(
        { '2.15[0]/benefits': 'Opted out of the pension scheme', '2.13*': null },
        { '2.13': 'none' },
      ),
      'a pension is listed': set({ '2.15[0]/benefits': 'Employer’s pension contribution of 6%' }),
    },
  },
  {
    rule: 'form-e.consistency.dividends-without-shares',
    fires: {
      'no shares': set(
        { '2.4*': null, '2.11*': null, '2.12*': null },
        { '2.4': 'none', '2.11': 'none', '2.12': 'none' },
      ),
    },
    silent: { 'from a company of one’s own': set({ '2.4*': null }, { '2.4': 'none' }) },
  },
  {
    rule: 'form-e.consistency.shares-without-dividends',
    fires: { 'no dividends': set({ '2.17[1]/*': null }) },
    silent: {
      'accumulation units': set({
        '2.17[1]/*': null,
        '2.4[0]/name': 'Global Equity Fund',
        '2.4[0]/type': 'Unit trust, accumulation',
      }),
      'premium bonds': set({
        '2.17[1]/*': null,
        '2.4[0]/name': 'NS&I',
        '2.4[0]/type': 'Premium Bonds',
        '2.4[0]/size': '5,000 bonds',
      }),
    },
  },
  {
    rule: 'form-e.consistency.rent-without-property',
    fires: {
      'a flat': set({
        '2.17[2]/nature': 'Rental income',
        '2.17[2]/source': 'Flat 2, 9 Mill Street',
        '2.17[2]/estimate': 9_000_00,
      }),
    },
    silent: {
      'a lodger': set({ '2.17[2]/nature': 'Rent', '2.17[2]/source': 'Lodger', '2.17[2]/estimate': 5_000_00 }),
      'the family home': set({
        '2.17[2]/nature': 'Rent',
        '2.17[2]/source': '4 Beck Lane',
        '2.17[2]/estimate': 5_000_00,
      }),
    },
  },
  {
    rule: 'form-e.consistency.interest-without-account',
    fires: { 'another bank': set({ '2.17[0]/source': 'Skipton Building Society' }) },
    silent: {
      'the bank in other words': set({ '2.17[0]/source': 'Nationwide BS, savings' }),
      'all accounts': set({ '2.17[0]/source': 'Various savings accounts at 2.3' }),
    },
  },
  {
    rule: 'form-e.consistency.cash-equivalent-stale',
    fires: { 'thirteen months': set({ '2.13[0]/valuedOn': '2025-09-12' }) },
    silent: { 'twelve months to the day': set({ '2.13[0]/valuedOn': '2025-10-12' }) },
  },
  {
    rule: 'form-e.consistency.cash-equivalent-in-future',
    fires: { 'next year': set({ '2.13[0]/valuedOn': '2027-06-30' }) },
    silent: { 'after signing, before today': set({ '2.13[0]/valuedOn': '2026-10-15' }) },
  },
  {
    rule: 'form-e.consistency.pension-in-payment-without-income',
    fires: { 'no income': set({ '2.13[0]/inPayment': true }) },
    silent: {
      'at 2.19': set(
        {
          '2.13[0]/inPayment': true,
          '2.19[0]/nature': 'Pension',
          '2.19[0]/source': 'TPS',
          '2.19[0]/estimate': 8_000_00,
        },
        { '2.19': 'answered' },
      ),
      'by the scheme’s name': set(
        {
          '2.13[0]/inPayment': true,
          '2.19[0]/nature': 'Monthly payment',
          '2.19[0]/source': 'Teachers',
          '2.19[0]/estimate': 8_000_00,
        },
        { '2.19': 'answered' },
      ),
    },
  },
  {
    rule: 'form-e.consistency.state-pension-omitted',
    fires: { 'aged 71': set(pensionAge) },
    silent: {
      stated: set({ ...pensionAge, '2.18[1]/benefit': 'State Pension', '2.18[1]/estimate': 11_000_00 }),
      deferred: set({ ...pensionAge, '4.5/circumstances': 'I have deferred my State Pension.' }),
      'born in 1961, not yet 67': set({ '1.2/dateOfBirth': '1961-03-06' }),
      'born in June 1960, not yet 66 and 3 months': set({ '1.2/dateOfBirth': '1960-08-01' }),
    },
  },
  {
    rule: 'form-e.consistency.child-benefit-omitted',
    fires: {
      'with the person': set({ '2.18*': null }, { '2.18': 'none' }),
      'by name': set({ '2.18*': null, '1.10[0]/livingWith': 'The applicant' }, { '2.18': 'none' }),
      'shared equally': set(
        { '2.18*': null, '1.10[0]/livingWith': 'Both parents, shared equally' },
        { '2.18': 'none' },
      ),
    },
    silent: {
      'with the other parent': set({ '2.18*': null, '1.10[0]/livingWith': 'Her father' }, { '2.18': 'none' }),
      'with the respondent': set({ '2.18*': null, '1.10[0]/livingWith': 'Respondent' }, { '2.18': 'none' }),
      'aged 16': set({ '2.18*': null, '1.10[0]/dateOfBirth': '2010-10-01' }, { '2.18': 'none' }),
      'not claimed, and said': set(
        { '2.18*': null, '4.5/circumstances': 'I do not claim Child Benefit.' },
        { '2.18': 'none' },
      ),
    },
  },
]

const NEEDS_AND_VALUES: readonly Trial[] = [
  {
    rule: 'form-e.consistency.needs-period-mixed',
    fires: {
      'per week': set({ '3.1.1[2]/item': 'Food (£140 per week)' }),
      yearly: set({ '3.1.1[3]/item': 'Holidays (yearly)' }),
    },
    silent: {
      'an annual holiday by the month': set({ '3.1.1[3]/item': 'Annual holiday' }),
      'per month': set({ '3.1.1[2]/item': 'Food, per month' }),
    },
  },
  {
    rule: 'form-e.consistency.needs-exceed-income',
    fires: { 'twice the income': set({ '3.1/total': 5_500_00 }) },
    silent: {
      'a little above': set({ '3.1/total': 2_900_00 }),
      'by the year': set({ '3.1/total': 26_040_00, '3.1/period': 'annual' }),
      'no period': set({ '3.1/total': 5_500_00, '3.1/period': null }),
    },
  },
  {
    rule: 'form-e.consistency.needs-without-housing',
    fires: { 'no mortgage': set({ '3.1.1[0]/item': 'Car' }) },
    silent: {
      'a budget in one line': set({ '3.1.1[0]/item': 'All household bills' }),
      'lives rent-free': set({ '3.1.1[0]/item': 'Car', '1.16/terms': 'Rent-free with my parents' }),
      'owns without a mortgage': set({
        '3.1.1[0]/item': 'Car',
        '1.16/terms': 'Owner',
        '2.1/mortgageBalance': 0,
      }),
    },
  },
  {
    rule: 'form-e.consistency.needs-without-food',
    fires: { 'no food': set({ '3.1.1[2]/item': 'Car' }) },
    silent: { groceries: set({ '3.1.1[2]/item': 'Groceries' }) },
  },
  {
    rule: 'form-e.consistency.needs-without-council-tax',
    fires: { none: set({ '3.1.1[1]/item': 'Car' }) },
    silent: {
      'included in the rent': set({ '3.1.1[1]/item': 'Car', '1.16/terms': 'Rented, all bills inclusive' }),
    },
  },
  {
    rule: 'form-e.consistency.children-without-needs',
    fires: { 'no children': set({ '1.10*': null }, { '1.10': 'none' }) },
    silent: { 'not answered': set({ '1.10*': null }, { '1.10': 'blank' }) },
  },
  {
    rule: 'form-e.consistency.directorship-without-business',
    fires: {
      'no business': set({ '2.11*': null }, { '2.11': 'none' }),
      'another company': set({ '2.12[1]/company': 'Quay Boats Ltd' }),
    },
    silent: {
      'a charity': set({ '2.12[1]/company': 'Whitby Lifeboat Trust (charity)' }),
      'shares at 2.4': set({
        '2.12[1]/company': 'Quay Boats Ltd',
        '2.4[1]/name': 'Quay Boats Ltd',
        '2.4[1]/value': 0,
        '2.4[1]/interest': 0,
      }),
    },
  },
  {
    rule: 'form-e.consistency.trade-without-business',
    fires: {
      'no business': set(
        { '2.11*': null, '2.12*': null, '2.16[0]/business': 'Tuition', '2.16[0]/estimate': 900_00 },
        { '2.11': 'none', '2.12': 'none', '2.16': 'answered' },
      ),
    },
    silent: {
      listed: set({ '2.16[0]/business': 'Tuition', '2.16[0]/estimate': 900_00 }, { '2.16': 'answered' }),
    },
  },
  {
    rule: 'form-e.consistency.foreign-currency-without-rate',
    fires: { euros: set({ '2.7[0]/currency': 'Euros' }) },
    silent: {
      'rate and date': set({ '2.7[0]/currency': '€800 at €1.150 to £1 on 10 October 2026' }),
      'a fund’s name': set({ '2.4[0]/name': 'Euro Stoxx tracker' }),
    },
  },
  {
    rule: 'form-e.consistency.crypto-not-listed',
    fires: { 'in 4.5': set({ '2.14*': null, '4.5/circumstances': 'I hold a little Bitcoin.' }, noOthers) },
    silent: {
      denied: set({ '2.14*': null, '4.5/circumstances': 'I have never owned Bitcoin.' }, noOthers),
      listed: set({ '4.5/circumstances': 'I hold a little Bitcoin.' }),
    },
  },
  {
    rule: 'form-e.consistency.figures-at-different-dates',
    fires: { 'in spring': set({ '2.3[0]/type': 'Current (balance at 2 March 2026)' }) },
    silent: {
      'last week': set({ '2.3[0]/type': 'Current (balance at 5 October 2026)' }),
      'a fixed term': set({ '2.3[0]/type': 'Fixed rate bond, matures on 2 March 2028' }),
    },
  },
  {
    rule: 'form-e.consistency.round-value-without-valuation',
    fires: { 'no valuation': set({ 'documents[0]/status': 'not-applicable' }) },
    silent: {
      'to follow': set({ 'documents[0]/status': 'to-follow' }),
      'not round': set({ 'documents[0]/status': 'not-applicable', '2.1/value': 412_500_00 }),
    },
  },
]

export const CONSISTENCY_TRIALS: readonly Trial[] = [
  ...FAMILY,
  ...JOINT_AND_TWICE,
  ...INCOME,
  ...NEEDS_AND_VALUES,
]
