import type { EntryKind } from '#protocol/form-e.ts'

/**
 * The form's map: every numbered item of Form E (England and Wales, edition 01.23), what it asks for, and
 * the keys under which the engine keeps the answers. Reader, completeness, figures, generator and screens
 * all go by this one table. Money is integer pence, dates are ISO, percentages hundredths of a per cent.
 *
 * Source: FPR 2010 r 9.14 and Form E as numbered by judgments and practitioners' guides.
 */
export interface FieldDefinition {
  key: string
  kind: EntryKind
  /** The label in plain words; reading matches labels tolerantly, also by `aliases`. */
  label: string
  aliases?: readonly string[]
  /** Asked for whenever the item (or the row) is answered at all. */
  required?: boolean
  choices?: readonly string[]
}

export interface ItemDefinition {
  ref: string
  part:
    | 'General'
    | 'Capital'
    | 'Income'
    | 'Requirements'
    | 'Other information'
    | 'Orders sought'
    | 'Statement of truth'
  title: string
  aliases?: readonly string[]
  fields: readonly FieldDefinition[]
  /** Present where the item is a table: the columns of each row. */
  columns?: readonly FieldDefinition[]
  /** The printed totals below it: key, letter and label. They are read into `fields`. */
  totals?: readonly { key: string; letter: string; label: string; aliases?: readonly string[] }[]
  /** May stay empty without a word (an answer depends on the person's situation). */
  optional?: boolean
}

const text = (key: string, label: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  key,
  kind: 'text',
  label,
  ...more,
})
const money = (key: string, label: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  key,
  kind: 'money',
  label,
  ...more,
})
const date = (key: string, label: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  key,
  kind: 'date',
  label,
  ...more,
})
const yesNo = (key: string, label: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  key,
  kind: 'yes-no',
  label,
  ...more,
})
const percent = (key: string, label: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  key,
  kind: 'percent',
  label,
  ...more,
})

const required = { required: true } as const

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
    aliases: ['sale penalties', 'early repayment charge', 'mortgage penalties', 'penalties'],
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
const estimate = money('estimate', 'Estimate for the next 12 months', {
  ...required,
  aliases: ['next 12 months', 'estimated income for next 12 months', 'estimate next year'],
})

const needs: readonly FieldDefinition[] = [
  text('item', 'Item', required),
  money('current', 'Current cost', { aliases: ['current'] }),
  money('estimated', 'Estimated cost', { aliases: ['estimated', 'future cost'] }),
]
const capitalNeeds: readonly FieldDefinition[] = [
  text('item', 'Item', required),
  money('cost', 'Cost', required),
]

export const FORM_E_ITEMS = [
  {
    ref: 'head',
    part: 'General',
    title: 'The case',
    fields: [
      text('court', 'In the Family Court sitting at', {
        ...required,
        aliases: ['court', 'name of court', 'family court at'],
      }),
      text('caseNumber', 'Case number', { ...required, aliases: ['case no', 'case reference'] }),
      text('applicant', 'Applicant', { aliases: ['the applicant', 'name of applicant', 'between'] }),
      text('respondent', 'Respondent', { aliases: ['the respondent', 'name of respondent', 'and'] }),
      {
        key: 'party',
        kind: 'choice',
        label: 'This statement is made by the',
        choices: ['applicant', 'respondent'],
        aliases: ['statement of', 'filed by', 'financial statement of the'],
      },
      date('dated', 'Dated', { aliases: ['date of this statement', 'statement dated'] }),
    ],
  },
  { ref: '1.1', part: 'General', title: 'Full name', fields: [text('fullName', 'Full name', required)] },
  {
    ref: '1.2',
    part: 'General',
    title: 'Date of birth',
    fields: [date('dateOfBirth', 'Date of birth', required)],
  },
  {
    ref: '1.3',
    part: 'General',
    title: 'Date of the marriage or civil partnership',
    aliases: ['date of marriage', 'date of civil partnership'],
    fields: [date('dateOfMarriage', 'Date of the marriage or civil partnership', required)],
  },
  { ref: '1.4', part: 'General', title: 'Occupation', fields: [text('occupation', 'Occupation', required)] },
  {
    ref: '1.5',
    part: 'General',
    title: 'Date of the separation',
    aliases: ['date of separation'],
    fields: [date('dateOfSeparation', 'Date of the separation', required)],
  },
  {
    ref: '1.6',
    part: 'General',
    title: 'Dates of the application, conditional order and final order',
    aliases: ['date of the petition', 'decree nisi', 'decree absolute', 'conditional order', 'final order'],
    fields: [
      date('dateApplication', 'Application', {
        ...required,
        aliases: ['petition', 'date of petition', 'date of application', 'petition or application'],
      }),
      date('dateConditionalOrder', 'Conditional order', {
        aliases: ['decree nisi', 'decree nisi or conditional order'],
      }),
      date('dateFinalOrder', 'Final order', {
        aliases: ['decree absolute', 'decree absolute or final order'],
      }),
    ],
  },
  {
    ref: '1.7',
    part: 'General',
    title: 'Subsequent marriage or civil partnership',
    aliases: ['remarried', 'remarriage', 'subsequently married'],
    optional: true,
    fields: [date('dateRemarriage', 'Date of the subsequent marriage or civil partnership')],
  },
  {
    ref: '1.8',
    part: 'General',
    title: 'Living with a new partner',
    aliases: ['are you living with a new partner'],
    fields: [yesNo('newPartner', 'Living with a new partner', required)],
  },
  {
    ref: '1.9',
    part: 'General',
    title: 'Intending to live with a new partner within six months',
    aliases: ['do you intend to live with a new partner'],
    fields: [
      yesNo('newPartnerSoon', 'Intending to live with a new partner within the next six months', required),
    ],
  },
  {
    ref: '1.10',
    part: 'General',
    title: 'Children of the family',
    fields: [],
    columns: [
      text('fullName', 'Full name', { ...required, aliases: ['full names', 'name of child', 'name'] }),
      date('dateOfBirth', 'Date of birth', required),
      text('livingWith', 'With whom the child lives', {
        ...required,
        aliases: ['with whom does the child live', 'living with', 'lives with'],
      }),
    ],
  },
  {
    ref: '1.11',
    part: 'General',
    title: 'State of health',
    aliases: ['health of yourself and the children'],
    fields: [
      text('health', 'Yourself', { ...required, aliases: ['your health'] }),
      text('healthChildren', 'Children', { aliases: ["children's health"] }),
    ],
  },
  {
    ref: '1.12',
    part: 'General',
    title: 'Educational arrangements for the children',
    aliases: ['present and proposed future educational arrangements'],
    fields: [
      text('educationPresent', 'Present arrangements', {
        aliases: ['present', 'present educational arrangements'],
      }),
      text('educationProposed', 'Proposed arrangements', {
        aliases: ['proposed', 'proposed future arrangements', 'future arrangements'],
      }),
    ],
  },
  {
    ref: '1.13',
    part: 'General',
    title: 'Child support maintenance calculation, order or agreement',
    aliases: ['child support', 'child maintenance'],
    fields: [text('childSupport', 'Details')],
  },
  {
    ref: '1.14',
    part: 'General',
    title: 'Application to vary an order',
    aliases: ['variation'],
    optional: true,
    fields: [text('variation', 'Details')],
  },
  {
    ref: '1.15',
    part: 'General',
    title: 'Other court cases',
    aliases: ['other court cases between you'],
    fields: [text('otherCases', 'Details')],
  },
  {
    ref: '1.16',
    part: 'General',
    title: 'Your present residence',
    aliases: ['present residence'],
    fields: [
      text('residence', 'Address', { ...required, aliases: ['address of present residence'] }),
      text('occupants', 'Occupants', { aliases: ['the occupants of it', 'who lives there'] }),
      text('terms', 'Terms of occupation', {
        ...required,
        aliases: ['on what terms', 'terms on which you occupy it'],
      }),
    ],
  },
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
      text('name', 'Name', { ...required, aliases: ['name of investment', 'name of company', 'investment'] }),
      text('type', 'Type of investment', { aliases: ['type'] }),
      text('size', 'Size of holding', { aliases: ['holding', 'units'] }),
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
        aliases: ['CE', 'CEV', 'CETV', 'cash equivalent', 'cash equivalent transfer value'],
      }),
      date('valuedOn', 'Date of valuation', {
        ...required,
        aliases: ['date calculated', 'valuation date', 'date of CE', 'date'],
      }),
      yesNo('inPayment', 'In payment?', { aliases: ['is it in payment', 'in payment'] }),
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
      money('H', 'H: earned income from employment', required),
      money('I', 'I: income from self-employment or partnership', required),
      money('J', 'J: investment income', required),
      money('K', 'K: state benefits', required),
      money('L', 'L: any other income', required),
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
  {
    ref: '3.1',
    part: 'Requirements',
    title: 'Income needs',
    aliases: ['income needs for yourself and for any children'],
    fields: [
      {
        key: 'period',
        kind: 'choice',
        label: 'Figures are',
        choices: ['weekly', 'monthly', 'annual'],
        required: true,
        aliases: ['period', 'weekly / monthly / annual'],
      },
    ],
    totals: [
      {
        key: 'total',
        letter: 'income needs',
        label: 'Total of all income needs',
        aliases: ['total income needs', 'total needs'],
      },
    ],
  },
  {
    ref: '3.1.1',
    part: 'Requirements',
    title: 'Income needs for yourself',
    aliases: ['for yourself'],
    fields: [],
    columns: needs,
    totals: [
      {
        key: 'total',
        letter: 'needs, yourself',
        label: 'Sub-total of your income needs',
        aliases: ['sub-total', 'subtotal your income needs'],
      },
    ],
  },
  {
    ref: '3.1.2',
    part: 'Requirements',
    title: 'Income needs for children',
    aliases: ['for children living with you or provided for by you'],
    optional: true,
    fields: [],
    columns: needs,
    totals: [
      {
        key: 'total',
        letter: 'needs, children',
        label: "Sub-total of the children's income needs",
        aliases: ['sub-total', "subtotal children's income needs"],
      },
    ],
  },
  {
    ref: '3.2',
    part: 'Requirements',
    title: 'Capital needs',
    fields: [],
    totals: [
      {
        key: 'total',
        letter: 'capital needs',
        label: 'Total of all capital needs',
        aliases: ['total capital needs'],
      },
    ],
  },
  {
    ref: '3.2.1',
    part: 'Requirements',
    title: 'Capital needs for yourself',
    aliases: ['for yourself'],
    fields: [],
    columns: capitalNeeds,
    totals: [
      {
        key: 'total',
        letter: 'capital needs, yourself',
        label: 'Sub-total of your capital needs',
        aliases: ['sub-total'],
      },
    ],
  },
  {
    ref: '3.2.2',
    part: 'Requirements',
    title: 'Capital needs for children',
    aliases: ['for children living with you or provided for by you'],
    optional: true,
    fields: [],
    columns: capitalNeeds,
    totals: [
      {
        key: 'total',
        letter: 'capital needs, children',
        label: "Sub-total of the children's capital needs",
        aliases: ['sub-total'],
      },
    ],
  },
  {
    ref: '4.1',
    part: 'Other information',
    title: 'Significant changes in assets or income',
    aliases: ['changes in assets or income'],
    fields: [
      text('changesPast', 'During the last 12 months', {
        aliases: ['last 12 months', 'in the past 12 months'],
      }),
      text('changesFuture', 'During the next 12 months', {
        aliases: ['next 12 months', 'likely to occur in the next 12 months'],
      }),
    ],
  },
  {
    ref: '4.2',
    part: 'Other information',
    title: 'Standard of living during the marriage or civil partnership',
    aliases: ['standard of living'],
    fields: [text('standardOfLiving', 'Details', required)],
  },
  {
    ref: '4.3',
    part: 'Other information',
    title: 'Contributions',
    aliases: ['particular contributions to the family property and assets'],
    fields: [text('contributions', 'Details', required)],
  },
  {
    ref: '4.4',
    part: 'Other information',
    title: 'Conduct',
    aliases: ['bad behaviour or conduct'],
    optional: true,
    fields: [text('conduct', 'Details')],
  },
  {
    ref: '4.5',
    part: 'Other information',
    title: 'Other circumstances',
    aliases: ['other relevant circumstances', 'any other circumstances'],
    fields: [text('circumstances', 'Details', required)],
  },
  {
    ref: '4.6',
    part: 'Other information',
    title: "New partner's income and capital",
    aliases: ["new partner's means", 'if you have remarried or intend to live with a new partner'],
    optional: true,
    fields: [
      money('partnerIncome', "New partner's annual income", { aliases: ['annual income', 'income'] }),
      money('partnerAssets', "New partner's assets", {
        aliases: ['approximate value of assets', 'capital', 'assets'],
      }),
    ],
  },
  {
    ref: '5.1',
    part: 'Orders sought',
    title: 'Financial orders sought',
    aliases: ['orders for financial relief', 'what financial orders are you asking the court to make'],
    fields: [text('ordersSought', 'Details', required)],
  },
  {
    ref: '5.2',
    part: 'Orders sought',
    title: 'Transfer or settlement of property',
    aliases: ['property adjustment', 'transfer of property'],
    optional: true,
    fields: [text('transfer', 'Details')],
  },
  {
    ref: '5.3',
    part: 'Orders sought',
    title: 'Variation of a settlement',
    aliases: ['variation of ante-nuptial or post-nuptial settlement'],
    optional: true,
    fields: [text('variation', 'Details')],
  },
  {
    ref: 'truth',
    part: 'Statement of truth',
    title: 'Statement of truth',
    fields: [
      text('name', 'Name', { ...required, aliases: ['full name', 'print name'] }),
      text('signature', 'Signed', { ...required, aliases: ['signature'] }),
      date('date', 'Date', { ...required, aliases: ['dated'] }),
    ],
  },
  {
    ref: 'documents',
    part: 'Statement of truth',
    title: 'Schedule of documents',
    aliases: ['schedule of documents to accompany Form E', 'documents attached'],
    fields: [],
    columns: [
      text('document', 'Document', required),
      {
        key: 'status',
        kind: 'choice',
        label: 'Status',
        choices: ['attached', 'not-applicable', 'to-follow'],
        required: true,
        aliases: ['attached', 'not applicable', 'to follow'],
      },
    ],
  },
] as const satisfies readonly ItemDefinition[]

export type ItemRef = (typeof FORM_E_ITEMS)[number]['ref']

const byRef: ReadonlyMap<string, ItemDefinition> = new Map(FORM_E_ITEMS.map((item) => [item.ref, item]))

/** The definition of a numbered item. Throws for a reference that the form does not have (a programming error). */
export function itemDefinition(ref: ItemRef): ItemDefinition {
  const item = byRef.get(ref)
  if (!item) throw new RangeError(`Form E has no item ${ref}`)
  return item
}
