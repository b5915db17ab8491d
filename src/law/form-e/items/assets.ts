import {
  date,
  type FieldDefinition,
  type ItemDefinition,
  money,
  required,
  text,
  yesNo,
} from './definition.ts'

/** What 2.1 and each row of 2.2 ask about a property. */
const property: readonly FieldDefinition[] = [
  text('address', 'Property name and address', {
    ...required,
    aliases: ['address of the property', 'address'],
  }),
  text('titleNumber', 'Land Registry title number', { aliases: ['title number', 'title no'] }),
  text('mortgage', 'Mortgage company name, address and account number', {
    aliases: ['mortgage lender', 'lender and account number', 'mortgage account', 'mortgages'],
  }),
  text('mortgageType', 'Type of mortgage'),
  text('ownership', 'Details of joint ownership and extent of your legal and beneficial interest', {
    aliases: ['joint ownership', 'legal and beneficial interest', 'extent of interest', 'ownership'],
  }),
  money('value', 'Current market value of the property', {
    ...required,
    aliases: ['market value', 'current value'],
  }),
  money('mortgageBalance', 'Balance outstanding on any mortgage', {
    ...required,
    aliases: ['mortgage balance', 'mortgage outstanding', 'outstanding mortgage'],
  }),
  money('salePenalties', 'Penalties payable under the mortgage on a sale', {
    aliases: [
      'sale penalties',
      'early repayment charge',
      'early repayment penalties',
      'redemption penalties',
      'mortgage penalties',
      'penalties',
    ],
  }),
  money('saleCosts', 'Estimated costs of sale', { aliases: ['costs of sale', 'sale costs'] }),
  money('equity', 'Total equity in the property', {
    ...required,
    aliases: ['total equity', 'equity', 'net equity'],
  }),
  money('interest', 'Total value of your interest in the property', {
    ...required,
    aliases: ['value of your interest', 'your interest', 'your share'],
  }),
]

const otherHolder = text('otherHolder', 'Name of any other holder', {
  aliases: ['other account holder', 'joint holder', 'other holder', 'other owner'],
})
const interest = money('interest', 'Total current value of your interest', {
  ...required,
  aliases: ['value of your interest', 'your interest', 'your share'],
})

/** 2.1 to 2.8: property, accounts, investments, policies, money owed, cash, belongings. */
export const ASSET_ITEMS = [
  {
    ref: '2.1',
    part: 'Capital',
    title: 'The family home',
    aliases: ['interest in the family home', 'matrimonial home'],
    fields: property,
    totals: [{ key: 'total', letter: 'A', label: 'Total value of your interest in the family home' }],
  },
  {
    ref: '2.2',
    part: 'Capital',
    title: 'Other property, land and buildings',
    aliases: ['all other properties', 'other properties'],
    fields: [],
    columns: property,
    totals: [{ key: 'total', letter: 'B', label: 'Total value of your interest in all other property' }],
  },
  {
    ref: '2.3',
    part: 'Capital',
    title: 'Bank, building society and National Savings accounts',
    aliases: ['personal bank accounts', 'bank accounts'],
    fields: [],
    columns: [
      text('bank', 'Name of bank or building society', {
        ...required,
        aliases: ['bank or building society', 'name of bank', 'bank'],
      }),
      text('type', 'Type of account', { aliases: ['account type', 'type'] }),
      text('accountNumber', 'Account number', {
        ...required,
        aliases: ['account no', 'number', 'sort code and account number'],
      }),
      otherHolder,
      money('balance', 'Balance at the date of this statement', {
        ...required,
        aliases: ['current balance', 'balance'],
      }),
      interest,
    ],
    totals: [{ key: 'total', letter: 'C1', label: 'Total value of your interest in all accounts' }],
  },
  {
    ref: '2.4',
    part: 'Capital',
    title: 'Investments',
    aliases: [
      'investments, including shares, PEPs, ISAs, TESSAs, National Savings Investments, bonds, stocks, unit trusts',
    ],
    fields: [],
    columns: [
      text('name', 'Name', {
        ...required,
        aliases: ['name of investment', 'name of company', 'investment', 'name of holding'],
      }),
      text('type', 'Type of investment', { aliases: ['type'] }),
      text('size', 'Size of holding', {
        aliases: ['holding', 'units', 'units or shares held', 'number of shares'],
      }),
      otherHolder,
      money('value', 'Total current value', { ...required, aliases: ['current value', 'value'] }),
      interest,
    ],
    totals: [{ key: 'total', letter: 'C2', label: 'Total value of your interest in all holdings' }],
  },
  {
    ref: '2.5',
    part: 'Capital',
    title: 'Life insurance policies, including endowment policies',
    aliases: ['life insurance policies', 'life and endowment policies'],
    fields: [],
    columns: [
      text('company', 'Name of company', { ...required, aliases: ['company', 'insurer'] }),
      text('type', 'Type of policy', { aliases: ['type'] }),
      text('policyNumber', 'Policy number', { aliases: ['policy no', 'number'] }),
      otherHolder,
      date('maturity', 'Maturity date', { aliases: ['maturity', 'date of maturity'] }),
      yesNo('assigned', 'Assigned?', { aliases: ['assigned', 'charged or assigned'] }),
      money('surrenderValue', 'Current surrender value', { ...required, aliases: ['surrender value'] }),
      interest,
    ],
    totals: [{ key: 'total', letter: 'C3', label: 'Total value of your interest in all policies' }],
  },
  {
    ref: '2.6',
    part: 'Capital',
    title: 'Money owed to you',
    aliases: ['all issues of money that are owed to you', 'monies owed to you'],
    fields: [],
    columns: [
      text('debtor', 'Brief description of debt and by whom it is owed', {
        ...required,
        aliases: ['debtor', 'owed by', 'description of debt'],
      }),
      text('due', 'When it is due', { aliases: ['date due', 'due'] }),
      money('balance', 'Balance outstanding', {
        ...required,
        aliases: ['balance', 'amount owed', 'amount outstanding'],
      }),
      interest,
    ],
    totals: [{ key: 'total', letter: 'C4', label: 'Total value of your interest in all debts owed to you' }],
  },
  {
    ref: '2.7',
    part: 'Capital',
    title: 'Cash sums held in excess of £500',
    aliases: ['cash held', 'cash over £500', 'cash sums'],
    fields: [],
    columns: [
      text('where', 'Where held', { ...required, aliases: ['place held', 'where'] }),
      money('amount', 'Amount', required),
      text('currency', 'Currency'),
      interest,
    ],
    totals: [{ key: 'total', letter: 'C5', label: 'Total value of your interest in all cash sums' }],
  },
  {
    ref: '2.8',
    part: 'Capital',
    title: 'Personal belongings individually worth more than £500',
    aliases: ['personal belongings', 'belongings'],
    fields: [],
    columns: [
      text('description', 'Belongings', {
        ...required,
        aliases: ['description', 'item', 'description of belongings'],
      }),
      money('value', 'Total estimated sale value', {
        ...required,
        aliases: ['sale value', 'estimated sale value', 'value'],
      }),
    ],
    totals: [
      { key: 'total', letter: 'C6', label: 'Total value of your interest in all personal belongings' },
      {
        key: 'totalC',
        letter: 'C',
        label: 'Total of C1 to C6',
        aliases: ['add together all the figures in boxes C1 to C6', 'total C'],
      },
    ],
  },
] as const satisfies readonly ItemDefinition[]
