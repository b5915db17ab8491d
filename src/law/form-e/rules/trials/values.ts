import { set } from './set.ts'
import type { Trial } from './trial.ts'

const noOthers = { '2.14': 'none' } as const

export const VALUE_TRIALS: readonly Trial[] = [
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
    fires: {
      'in spring': set({ '2.3[0]/type': 'Current (balance at 2 March 2026)' }),
      'of a fixed term': set({ '2.3[0]/type': 'Fixed rate bond, balance at 2 March 2026' }),
    },
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
