import type { Trial } from './trial.ts'

/** A total a pound too high, and a total that is not stated at all. */
const totalTrial = (rule: string, path: string, right: number): Trial => ({
  rule: `form-e.figures.${rule}`,
  fires: { 'a pound too high': { set: { [path]: right + 1_00 } } },
  silent: { 'not stated': { set: { [path]: null } } },
})

const OTHER_HOUSE = {
  '2.2[0]/address': '9 Quay Street, Whitby',
  '2.2[0]/ownership': 'Sole owner',
  '2.2[0]/mortgage': 'None',
  '2.2[0]/value': 90_000_00,
  '2.2[0]/saleCosts': 2_000_00,
  '2.2[0]/equity': 88_000_00,
  '2.2[0]/interest': 88_000_00,
} as const

const rowsAt = (path: string, values: Record<string, string | number>): Record<string, string | number> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`${path}/${key}`, value]))

export const FIGURE_TRIALS: readonly Trial[] = [
  totalTrial('total-a', '2.1/total', 120_000_00),
  {
    rule: 'form-e.figures.total-b',
    fires: { 'a row left out': { set: { ...OTHER_HOUSE, '2.2/total': 0 }, states: { '2.2': 'answered' } } },
    silent: { right: { set: { ...OTHER_HOUSE, '2.2/total': 88_000_00 }, states: { '2.2': 'answered' } } },
  },
  {
    rule: 'form-e.figures.total-c1',
    fires: {
      'a row left out': { set: { '2.3/total': 900_50 } },
      'digits transposed': { set: { '2.3/total': 4_500_50 } },
      'the overdraft added': { set: { '2.3/total': 6_000_50 } },
    },
    silent: {
      'an empty interest where nobody else holds it': { set: { '2.3[0]/interest': null } },
      'no rows could be read': { set: { '2.3[*': null } },
    },
  },
  totalTrial('total-c2', '2.4/total', 5_000_00),
  totalTrial('total-c3', '2.5/total', 3_000_00),
  {
    rule: 'form-e.figures.total-c4',
    fires: {
      wrong: {
        set: {
          ...rowsAt('2.6[0]', { debtor: 'A friend', balance: 100_00, interest: 100_00 }),
          '2.6/total': 10_00,
        },
        states: { '2.6': 'answered' },
      },
    },
    silent: {
      right: {
        set: {
          ...rowsAt('2.6[0]', { debtor: 'A friend', balance: 100_00, interest: 100_00 }),
          '2.6/total': 100_00,
        },
        states: { '2.6': 'answered' },
      },
    },
  },
  totalTrial('total-c5', '2.7/total', 700_00),
  totalTrial('total-c6', '2.8/total', 6_000_00),
  {
    rule: 'form-e.figures.total-c',
    fires: { 'a pound too high': { set: { '2.8/totalC': 20_101_50 } } },
    silent: {
      'copied from a wrong C1': {
        set: {
          '2.3/total': 5_410_50,
          '2.8/totalC': 20_110_50,
          '2.20/C': 20_110_50,
          '2.20/total': 237_110_50,
        },
      },
    },
  },
  totalTrial('total-d1', '2.9/total', 3_500_00),
  {
    rule: 'form-e.figures.total-d2',
    fires: {
      wrong: {
        set: { ...rowsAt('2.10[0]', { asset: 'Shares', tax: 400_00 }), '2.10/total': 40_00 },
        states: { '2.10': 'answered' },
      },
    },
    silent: {
      right: {
        set: { ...rowsAt('2.10[0]', { asset: 'Shares', tax: 400_00 }), '2.10/total': 400_00 },
        states: { '2.10': 'answered' },
      },
    },
  },
  totalTrial('total-d', '2.10/totalD', 3_500_00),
  totalTrial('total-e', '2.11/total', 9_500_00),
  totalTrial('total-f', '2.13/total', 90_000_00),
  totalTrial('total-g', '2.14/total', 1_000_00),
  totalTrial('total-h', '2.15/total', 31_500_00),
  {
    rule: 'form-e.figures.total-i',
    fires: {
      wrong: {
        set: {
          ...rowsAt('2.16[0]', {
            business: 'Tuition',
            grossLastYear: 900_00,
            netLastYear: 800_00,
            estimate: 800_00,
          }),
          '2.16/total': 900_00,
        },
        states: { '2.16': 'answered' },
      },
    },
    silent: {
      right: {
        set: {
          ...rowsAt('2.16[0]', {
            business: 'Tuition',
            grossLastYear: 900_00,
            netLastYear: 800_00,
            estimate: 800_00,
          }),
          '2.16/total': 800_00,
        },
        states: { '2.16': 'answered' },
      },
    },
  },
  totalTrial('total-j', '2.17/total', 380_00),
  totalTrial('total-k', '2.18/total', 1_331_20),
  {
    rule: 'form-e.figures.total-l',
    fires: {
      wrong: {
        set: { ...rowsAt('2.19[0]', { nature: 'Maintenance', estimate: 2_400_00 }), '2.19/total': 200_00 },
        states: { '2.19': 'answered' },
      },
    },
    silent: {
      right: {
        set: { ...rowsAt('2.19[0]', { nature: 'Maintenance', estimate: 2_400_00 }), '2.19/total': 2_400_00 },
        states: { '2.19': 'answered' },
      },
    },
  },
  {
    rule: 'form-e.figures.needs-subtotal',
    fires: { 'a pound too high': { set: { '3.1.1/total': 1_991_00 } } },
    silent: {
      'the current costs added up': { set: { '3.1.1/total': 1_980_00, '3.1/total': 2_160_00 } },
    },
  },
  totalTrial('needs-children-subtotal', '3.1.2/total', 180_00),
  {
    rule: 'form-e.figures.needs-total',
    fires: { 'the children left out': { set: { '3.1/total': 1_990_00 } } },
    silent: { 'copied from a wrong sub-total': { set: { '3.1.2/total': 190_00, '3.1/total': 2_180_00 } } },
  },
  totalTrial('capital-needs-subtotal', '3.2.1/total', 10_000_00),
  totalTrial('capital-needs-children-subtotal', '3.2.2/total', 2_000_00),
  totalTrial('capital-needs-total', '3.2/total', 12_000_00),
  {
    rule: 'form-e.figures.liabilities-not-deducted',
    fires: { 'D is missing': { set: { '2.20/total': 240_600_50 } } },
    silent: {
      'off by another sum': { set: { '2.20/total': 240_600_51 } },
      'no liabilities': {
        set: {
          '2.9*': null,
          '2.10/totalD': 0,
          '2.20/D': 0,
          '2.20/total': 240_600_50,
        },
        states: { '2.9': 'none' },
      },
    },
  },
  {
    rule: 'form-e.figures.liabilities-added',
    fires: { 'D is added': { set: { '2.20/total': 244_100_50 } } },
    silent: { 'D is only left out': { set: { '2.20/total': 240_600_50 } } },
  },
  {
    rule: 'form-e.figures.total-capital',
    fires: { 'ten pounds too high': { set: { '2.20/total': 237_110_50 } } },
    silent: { 'D is left out (which has a rule of its own)': { set: { '2.20/total': 240_600_50 } } },
  },
  {
    rule: 'form-e.figures.capital-summary-line',
    fires: { 'F is not carried': { set: { '2.20/F': 80_000_00, '2.20/total': 227_100_50 } } },
    silent: {
      'F is carried from a wrong F': {
        set: { '2.13/total': 80_000_00, '2.20/F': 80_000_00, '2.20/total': 227_100_50 },
      },
    },
  },
  totalTrial('total-income', '2.21/total', 33_211_20),
  {
    rule: 'form-e.figures.income-summary-line',
    fires: { 'J is not carried': { set: { '2.21/J': 38_00, '2.21/total': 32_869_20 } } },
    silent: { 'J is left empty': { set: { '2.21/J': null } } },
  },
  {
    rule: 'form-e.figures.equity',
    fires: { 'costs not deducted': { set: { '2.1/equity': 248_000_00, '2.1/interest': 124_000_00 } } },
    silent: {
      'no value to work from': { set: { '2.1/value': null } },
      'costs written as negatives': { set: { '2.1/saleCosts': -8_000_00 } },
    },
  },
  {
    rule: 'form-e.figures.property-interest',
    fires: {
      'less than the share': { set: { '2.1/interest': 100_000_00 } },
      'less than the whole of a sole property': {
        set: { '2.1/ownership': 'Sole owner', '2.1/interest': 100_000_00 },
      },
    },
    silent: {
      'a share rounded to the pound': {
        set: { '2.1/mortgageBalance': 150_000_01, '2.1/equity': 239_999_99, '2.1/interest': 120_000_00 },
      },
      'my share is written': {
        set: {
          '2.1/ownership': 'Tenants in common with Peter Marsh: my share 60%, his 40%',
          '2.1/interest': 144_000_00,
        },
      },
      'tenants in common, shares open': {
        set: { '2.1/ownership': 'Tenants in common with Peter Marsh', '2.1/interest': 100_000_00 },
      },
    },
  },
  {
    rule: 'form-e.figures.account-interest',
    fires: {
      'sole and different': { set: { '2.3[0]/interest': 1_000_00 } },
      'more than there is': { set: { '2.3[1]/interest': 9_500_00 } },
      'an overdraft as an asset': { set: { '2.3[2]/interest': 300_00 } },
    },
    silent: {
      'a share of a joint account': { set: { '2.3[1]/interest': 3_000_00 } },
      '"sole" as other holder': { set: { '2.3[0]/otherHolder': 'Sole' } },
      'pence rounded off': { set: { '2.3[0]/interest': 1_200_00 } },
    },
  },
  {
    rule: 'form-e.figures.investment-interest',
    fires: { 'sole and different': { set: { '2.4[0]/interest': 2_500_00 } } },
    silent: {
      'joint and half': { set: { '2.4[0]/otherHolder': 'Peter Marsh', '2.4[0]/interest': 2_500_00 } },
    },
  },
  {
    rule: 'form-e.figures.policy-interest',
    fires: { 'sole and different': { set: { '2.5[0]/interest': 1_500_00 } } },
    silent: {
      'a share that is named': {
        set: { '2.5[0]/otherHolder': 'Peter Marsh (my share 30%)', '2.5[0]/interest': 900_00 },
      },
    },
  },
  {
    rule: 'form-e.figures.money-owed-interest',
    fires: {
      different: {
        set: rowsAt('2.6[0]', { debtor: 'A friend', balance: 100_00, interest: 50_00 }),
        states: { '2.6': 'answered' },
      },
    },
    silent: {
      same: {
        set: rowsAt('2.6[0]', { debtor: 'A friend', balance: 100_00, interest: 100_00 }),
        states: { '2.6': 'answered' },
      },
    },
  },
  {
    rule: 'form-e.figures.cash-interest',
    fires: { 'half of it': { set: { '2.7[0]/interest': 350_00 } } },
    silent: { 'another currency': { set: { '2.7[0]/currency': 'US dollars', '2.7[0]/interest': 540_00 } } },
  },
  {
    rule: 'form-e.figures.debt-interest',
    fires: { 'sole and different': { set: { '2.9[0]/share': 1_000_00 } } },
    silent: { 'joint and a third': { set: { '2.9[1]/share': 1_333_33 } } },
  },
  {
    rule: 'form-e.figures.business-interest',
    fires: { 'tax not deducted': { set: { '2.11[0]/interest': 10_000_00 } } },
    silent: {
      'no share stated': { set: { '2.11[0]/share': null, '2.11[0]/interest': 1_00 } },
      'rounded to the pound': { set: { '2.11[0]/netValue': 20_000_98 } },
    },
  },
  {
    rule: 'form-e.figures.estimate-is-monthly',
    fires: { 'a month': { set: { '2.15[0]/estimate': 2_600_00 } } },
    silent: { 'a real fall': { set: { '2.15[0]/estimate': 9_000_00 } } },
  },
  {
    rule: 'form-e.figures.negative-liability',
    fires: { negative: { set: { '2.9[0]/balance': -1_500_00, '2.9[0]/share': -1_500_00 } } },
    silent: { nil: { set: { '2.9[0]/balance': 0, '2.9[0]/share': 0 } } },
  },
  {
    rule: 'form-e.figures.total-without-entries',
    fires: { 'only a total': { set: { '2.8[0]/*': null } } },
    silent: { 'a nil total': { set: { '2.8[0]/*': null, '2.8/total': 0 } } },
  },
]
