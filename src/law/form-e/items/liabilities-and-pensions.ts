import { date, type ItemDefinition, money, percent, required, text, yesNo } from './definition.ts'

/** 2.9 to 2.14: liabilities, tax, businesses, directorships, pensions, other assets. */
export const LIABILITY_AND_PENSION_ITEMS = [
  {
    ref: '2.9',
    part: 'Capital',
    title: 'Liabilities',
    aliases: ['liabilities you have', 'debts'],
    fields: [],
    columns: [
      text('creditor', 'Liability', {
        ...required,
        aliases: ['creditor', 'name of creditor', 'to whom owed', 'name and address of creditor'],
      }),
      text('type', 'Type of liability', { aliases: ['nature of liability', 'type'] }),
      text('otherDebtor', 'Name of any other debtor', {
        aliases: ['other debtor', 'joint debtor', 'other person liable'],
      }),
      text('dated', 'Date of liability', { aliases: ['date incurred', 'dated', 'date'] }),
      money('balance', 'Total liability', {
        ...required,
        aliases: ['amount outstanding', 'total owed', 'balance'],
      }),
      money('share', 'Total current value of your interest in the liability', {
        ...required,
        aliases: [
          'your share',
          'share for which you are liable',
          'your share of the liability',
          'value of your interest',
        ],
      }),
    ],
    totals: [{ key: 'total', letter: 'D1', label: 'Total value of your interest in all liabilities' }],
  },
  {
    ref: '2.10',
    part: 'Capital',
    title: 'Capital Gains Tax',
    aliases: ['capital gains tax payable on disposal', 'tax on disposal'],
    fields: [],
    columns: [
      text('asset', 'Asset', required),
      money('tax', 'Total Capital Gains Tax liability', {
        ...required,
        aliases: ['capital gains tax', 'tax', 'tax liability'],
      }),
    ],
    totals: [
      {
        key: 'total',
        letter: 'D2',
        label: 'Total value of all your potential Capital Gains Tax liabilities',
      },
      {
        key: 'totalD',
        letter: 'D',
        label: 'Total of D1 and D2',
        aliases: ['add together D1 and D2', 'total D'],
      },
    ],
  },
  {
    ref: '2.11',
    part: 'Capital',
    title: 'Business interests',
    fields: [],
    columns: [
      text('name', 'Name of business', {
        ...required,
        aliases: ['business', 'name and address of business'],
      }),
      text('nature', 'Nature of business', {
        aliases: ['brief description of nature of business', 'nature'],
      }),
      percent('share', 'Your share', {
        aliases: [
          'percentage interest',
          'extent of your interest',
          'your interest in the business',
          '% interest',
        ],
      }),
      money('netValue', 'Current net asset value', {
        ...required,
        aliases: ['net value', 'current value of the business', 'value of business'],
      }),
      text('basis', 'Basis of valuation', { aliases: ['basis', 'how valued'] }),
      money('tax', 'Tax on a sale', {
        aliases: ['capital gains tax on disposal', 'tax payable on sale', 'tax'],
      }),
      money('interest', 'Net value of your interest after tax', {
        ...required,
        aliases: [
          'total current value of your interest',
          'net value of your interest',
          'value of your interest',
        ],
      }),
    ],
    totals: [{ key: 'total', letter: 'E', label: 'Total value of your interest in business assets' }],
  },
  {
    ref: '2.12',
    part: 'Capital',
    title: 'Directorships',
    aliases: ['directorships held in the last 12 months'],
    fields: [],
    columns: [text('company', 'Company', { ...required, aliases: ['name of company', 'directorship'] })],
  },
  {
    ref: '2.13',
    part: 'Capital',
    title: 'Pensions and Pension Protection Fund compensation',
    aliases: ['pensions', 'pension rights'],
    fields: [],
    columns: [
      text('scheme', 'Name of pension scheme', {
        ...required,
        aliases: ['scheme', 'name of scheme', 'pension arrangement', 'provider'],
      }),
      text('number', 'Policy or reference number', {
        aliases: ['reference number', 'policy number', 'number'],
      }),
      text('type', 'Type of scheme', { aliases: ['type'] }),
      money('cashEquivalent', 'Cash equivalent value', {
        ...required,
        aliases: [
          'CE',
          'CEV',
          'CETV',
          'cash equivalent',
          'cash equivalent transfer value',
          'CE quotation',
          'CE quotation or valuation of those rights',
          'transfer value',
          'fund value',
        ],
      }),
      date('valuedOn', 'Date of valuation', {
        ...required,
        aliases: ['date calculated', 'valuation date', 'date of CE', 'date'],
      }),
      yesNo('inPayment', 'In payment?', {
        aliases: ['is it in payment', 'in payment', 'is the pension in payment', 'is the pension being paid'],
      }),
      text('deathInService', 'Death in service benefits', { aliases: ['death in service'] }),
    ],
    totals: [{ key: 'total', letter: 'F', label: 'Total value of your pension assets' }],
  },
  {
    ref: '2.14',
    part: 'Capital',
    title: 'Other assets',
    aliases: ['all other assets', 'any other assets not listed above'],
    fields: [],
    columns: [
      text('description', 'Description of asset', {
        ...required,
        aliases: ['type of asset', 'asset', 'description'],
      }),
      money('value', 'Total net value of your interest', {
        ...required,
        aliases: ['value of your interest', 'net value', 'value'],
      }),
    ],
    totals: [{ key: 'total', letter: 'G', label: 'Total value of your other assets' }],
  },
] as const satisfies readonly ItemDefinition[]
