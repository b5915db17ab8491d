import { date, type ItemDefinition, money, required, text } from './definition.ts'

const estimate = money('estimate', 'Estimate for the next 12 months', {
  ...required,
  aliases: ['next 12 months', 'estimated income for next 12 months', 'estimate next year'],
})

/** 2.15 to 2.21: income, and the two summaries. */
export const INCOME_ITEMS = [
  {
    ref: '2.15',
    part: 'Income',
    title: 'Earned income from employment',
    aliases: ['income from employment', 'earned income'],
    fields: [],
    columns: [
      text('job', 'Job title', { aliases: ['nature of job', 'job', 'position'] }),
      text('employer', 'Name of employer', {
        ...required,
        aliases: ['employer', 'name and address of employer'],
      }),
      money('grossLastYear', 'Gross income for the last financial year', {
        ...required,
        aliases: ['gross last year', 'gross income (P60)', 'gross'],
      }),
      money('netLastYear', 'Net income for the last financial year', {
        ...required,
        aliases: ['net last year', 'net income', 'net'],
      }),
      money('netMonthly', 'Average net income for the last three months', {
        aliases: ['average net monthly', 'average net last three months', 'net monthly'],
      }),
      text('benefits', 'Bonuses, benefits in kind', {
        aliases: ['benefits in kind', 'other benefits', 'benefits'],
      }),
      estimate,
    ],
    totals: [
      {
        key: 'total',
        letter: 'H',
        label: 'Estimated total of all net earned income from employment for the next 12 months',
      },
    ],
  },
  {
    ref: '2.16',
    part: 'Income',
    title: 'Income from self-employment or partnership',
    aliases: ['self-employment', 'self employment', 'partnership income'],
    fields: [],
    columns: [
      text('business', 'Name of business', { ...required, aliases: ['nature of business', 'business'] }),
      money('grossLastYear', 'Share of gross profit for the last year', {
        ...required,
        aliases: ['gross profit last year', 'last year gross', 'profit last year gross'],
      }),
      money('netLastYear', 'Share of net profit for the last year', {
        ...required,
        aliases: ['net profit last year', 'last year net', 'profit last year net'],
      }),
      money('grossYearBefore', 'Share of gross profit for the year before', {
        aliases: ['gross profit year before', 'previous year gross'],
      }),
      money('netYearBefore', 'Share of net profit for the year before', {
        aliases: ['net profit year before', 'previous year net'],
      }),
      date('accountsTo', 'Date of the last accounts', {
        aliases: ['accounts made up to', 'date of accounts', 'year end'],
      }),
      estimate,
    ],
    totals: [
      {
        key: 'total',
        letter: 'I',
        label: 'Estimated total of all net income from self-employment or partnership for the next 12 months',
      },
    ],
  },
  {
    ref: '2.17',
    part: 'Income',
    title: 'Income from investments',
    aliases: ['investment income', 'income from dividends, interest or rental income'],
    fields: [],
    columns: [
      text('nature', 'Nature of income', { ...required, aliases: ['type of income', 'nature'] }),
      text('source', 'Source of income', { aliases: ['source', 'asset from which it comes'] }),
      money('grossLastYear', 'Gross income for the last financial year', {
        aliases: ['gross last year', 'gross'],
      }),
      money('netLastYear', 'Net income for the last financial year', { aliases: ['net last year', 'net'] }),
      estimate,
    ],
    totals: [
      {
        key: 'total',
        letter: 'J',
        label: 'Estimated total of all net investment income for the next 12 months',
      },
    ],
  },
  {
    ref: '2.18',
    part: 'Income',
    title: 'State benefits',
    aliases: ['income from state benefits, including state pension and child benefit'],
    fields: [],
    columns: [
      text('benefit', 'Name of benefit', { ...required, aliases: ['benefit', 'state benefit'] }),
      money('receivedLastYear', 'Amount received in the last 12 months', {
        aliases: ['received last year', 'last 12 months', 'amount received'],
      }),
      estimate,
    ],
    totals: [
      { key: 'total', letter: 'K', label: 'Estimated total of all benefit income for the next 12 months' },
    ],
  },
  {
    ref: '2.19',
    part: 'Income',
    title: 'Any other income',
    aliases: ['other income'],
    fields: [],
    columns: [
      text('nature', 'Nature of income', { ...required, aliases: ['type of income', 'nature'] }),
      text('source', 'Source of income', { aliases: ['source', 'paid by'] }),
      money('receivedLastYear', 'Amount received in the last 12 months', {
        aliases: ['received last year', 'last 12 months', 'amount received'],
      }),
      estimate,
    ],
    totals: [
      { key: 'total', letter: 'L', label: 'Estimated total of all other income for the next 12 months' },
    ],
  },
  {
    ref: '2.20',
    part: 'Income',
    title: 'Summary of financial information: capital',
    aliases: ['summary of capital', 'capital: summary'],
    fields: [
      money('A', 'A: value of your interest in the family home', required),
      money('B', 'B: value of your interest in all other property', required),
      money('C', 'C: value of your interest in personal assets', required),
      money('D', 'D: value of your liabilities', required),
      money('E', 'E: value of your business interests', required),
      money('F', 'F: value of your pension assets', required),
      money('G', 'G: value of your other assets', required),
    ],
    totals: [
      {
        key: 'total',
        letter: 'total capital',
        label: 'Total value of your assets (A + B + C − D + E + F + G)',
        aliases: ['net total', 'total value'],
      },
    ],
  },
  {
    ref: '2.21',
    part: 'Income',
    title: 'Summary of estimated income for the next 12 months',
    aliases: ['summary of income', 'estimated income'],
    fields: [
      money('H', 'H: earned income from employment', {
        ...required,
        aliases: ['income from employment', 'net income from employment'],
      }),
      money('I', 'I: income from self-employment or partnership', {
        ...required,
        aliases: ['income from self-employment', 'self-employment'],
      }),
      money('J', 'J: investment income', { ...required, aliases: ['income from investments'] }),
      money('K', 'K: state benefits', { ...required, aliases: ['state benefit receipts', 'benefits'] }),
      money('L', 'L: any other income', { ...required, aliases: ['all other income', 'other income'] }),
    ],
    totals: [
      {
        key: 'total',
        letter: 'total income',
        label: 'Estimated total income for the next 12 months (H to L)',
        aliases: ['total income'],
      },
    ],
  },
] as const satisfies readonly ItemDefinition[]
