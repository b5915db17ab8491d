import { set } from './set.ts'
import type { Trial } from './trial.ts'

const pensionAge = { '1.2/dateOfBirth': '1955-02-01', '1.10[0]/dateOfBirth': '2013-03-09' } as const

export const INCOME_TRIALS: readonly Trial[] = [
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
    fires: {
      'no income': set({ '2.13[0]/inPayment': true }),
      'only a wage from an employer of that name': set({
        '2.13[0]/inPayment': true,
        '2.13[0]/scheme': 'Northgate Academy Pension Plan',
      }),
    },
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
