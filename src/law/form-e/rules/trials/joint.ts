import type { Change } from '../sample-case.ts'
import { set } from './set.ts'
import type { Trial } from './trial.ts'

const debt = (creditor: string, type: string, amount: number): NonNullable<Change['set']> => ({
  '2.9[2]/creditor': creditor,
  '2.9[2]/type': type,
  '2.9[2]/balance': amount,
  '2.9[2]/share': amount,
})

export const JOINT_TRIALS: readonly Trial[] = [
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
