import type { Pen } from '../../draw/pen.ts'
import type { View } from '../../view.ts'
import { grid, part, question, rows, total } from './blocks.ts'

const PROPERTY: readonly (readonly [string, string])[] = [
  ['address', 'Property name and address'],
  ['titleNumber', 'Land Registry title number'],
  ['mortgage', 'Mortgage company name(s) and address(es) and account number(s)'],
  ['mortgageType', 'Type of mortgage'],
  [
    'ownership',
    'Details of joint ownership and extent of your legal and beneficial interest in the property',
  ],
  ['value', 'Current market value of the property'],
  ['mortgageBalance', 'Balance outstanding on any mortgage(s)'],
  [
    'salePenalties',
    'If a sale at this stage would result in penalties payable under the mortgage, state amount',
  ],
  ['saleCosts', 'Estimate the costs of sale of the property'],
  [
    'equity',
    'Total equity in the property (i.e. market value less outstanding mortgage(s), penalties if any and the costs of sale)',
  ],
  ['interest', 'Total value of your interest in the property'],
]

function property(pen: Pen, cell: (key: string) => string, word: string): void {
  grid(
    pen,
    PROPERTY.map(([key, label]) => ({ label, value: cell(key) || (key === 'address' ? word : '') })),
  )
}

export function capital(pen: Pen, view: View): void {
  part(pen, 'Part 2   Financial details', 'Capital: real property and personal assets')
  question(
    pen,
    '2.1',
    'Details of your interest in the family home',
    'Documentation required: a copy of any valuation obtained within the last six months and a recent mortgage statement.',
    360,
  )
  property(pen, (key) => view.field('2.1', key), view.word('2.1'))
  total(pen, 'TOTAL value of your interest in the family home: Total', 'A', view.field('2.1', 'total'))

  const others = view.rows('2.2')
  question(
    pen,
    '2.2',
    'Details of your interest in any other property, land or buildings',
    'Complete one page for each property. Documentation required: as for 2.1.',
    360,
  )
  if (others.length === 0) property(pen, () => '', view.word('2.2'))
  others.forEach((row, index) => {
    if (index > 0) {
      pen.need(340)
      pen.paragraph(`Property ${index + 1}`, { indent: 34, font: pen.fonts.bold })
    }
    property(pen, (key) => row[key] ?? '', '')
  })
  total(pen, 'TOTAL value of your interest in ALL other property: Total', 'B', view.field('2.2', 'total'))

  question(
    pen,
    '2.3',
    'Details of all personal bank, building society and National Savings accounts that you hold or have held at any time in the last twelve months',
    'Include accounts which are in joint names, in which you have an interest, and those that are overdrawn. Documentation required: for each account, statements for the last 12 months.',
    150,
  )
  rows(
    pen,
    view,
    '2.3',
    [
      { key: 'bank', head: 'Name of bank or building society', width: 22 },
      { key: 'type', head: 'Type of account (e.g. current)', width: 17 },
      { key: 'accountNumber', head: 'Account number', width: 22.5 },
      { key: 'otherHolder', head: 'Name of other account holder (if applicable)', width: 18 },
      { key: 'balance', head: 'Balance at the date of this statement', width: 15.5, right: true },
      { key: 'interest', head: 'Total current value of your interest', width: 16, right: true },
    ],
    5,
  )
  total(pen, 'TOTAL value of your interest in ALL accounts:', 'C1', view.field('2.3', 'total'))

  question(
    pen,
    '2.4',
    'Details of all investments, including shares, PEPs, ISAs, TESSAs, National Savings Investments (other than already shown above), bonds, stocks, unit trusts, investment trusts, gilts and other quoted securities that you hold or have an interest in',
    'Do not include dividend income, as this is dealt with separately later on.',
    140,
  )
  rows(
    pen,
    view,
    '2.4',
    [
      { key: 'name', head: 'Name', width: 28 },
      { key: 'type', head: 'Type of investment', width: 18 },
      { key: 'size', head: 'Size of holding', width: 16 },
      { key: 'otherHolder', head: 'Name of any other holder', width: 17 },
      { key: 'value', head: 'Total current value', width: 16, right: true },
      { key: 'interest', head: 'Total current value of your interest', width: 16, right: true },
    ],
    4,
  )
  total(pen, 'TOTAL value of your interest in ALL holdings:', 'C2', view.field('2.4', 'total'))

  const flags = view.rowFlags('2.5', 'assigned')
  const policies = view.rows('2.5')
  question(
    pen,
    '2.5',
    'Details of all life insurance policies, including endowment policies, that you hold or in which you have an interest',
    'Include those that do not have a surrender value. Complete one grid for each policy.',
    280,
  )
  for (const [index, policy] of (policies.length > 0
    ? policies
    : [{ company: view.word('2.5') }]
  ).entries()) {
    pen.need(230)
    const cell = (key: string): string => new Map(Object.entries(policy)).get(key) ?? ''
    grid(pen, [
      { label: 'Name of company', value: cell('company') },
      { label: 'Type of policy', value: cell('type') },
      { label: 'Policy number', value: cell('policyNumber') },
      { label: 'Name of any other holder', value: cell('otherHolder') },
      { label: 'Maturity date', value: cell('maturity') },
      {
        label: 'Has the policy been assigned (charged to a lender)?',
        value: '',
        tick: true,
        yes: flags[index],
      },
      { label: 'Current surrender value', value: cell('surrenderValue') },
      { label: 'Total current value of your interest', value: cell('interest') },
    ])
  }
  total(pen, 'TOTAL value of your interest in ALL policies:', 'C3', view.field('2.5', 'total'))

  personal(pen, view)
}

function personal(pen: Pen, view: View): void {
  question(
    pen,
    '2.6',
    'Details of all monies that are OWED TO YOU',
    'Do not include sums owed in director’s or partnership accounts which should be included at section 2.11.',
    110,
  )
  rows(
    pen,
    view,
    '2.6',
    [
      { key: 'debtor', head: 'Brief description of money owed and by whom', width: 42 },
      { key: 'due', head: 'When due', width: 20 },
      { key: 'balance', head: 'Balance outstanding', width: 19, right: true },
      { key: 'interest', head: 'Total current value of your interest', width: 19, right: true },
    ],
    3,
  )
  total(pen, 'TOTAL value of your interest in ALL debts owed to you:', 'C4', view.field('2.6', 'total'))
  question(
    pen,
    '2.7',
    'Details of all cash sums held in excess of £500',
    'You must state where it is held and the currency it is held in.',
    100,
  )
  rows(
    pen,
    view,
    '2.7',
    [
      { key: 'where', head: 'Where held', width: 30 },
      { key: 'amount', head: 'Amount', width: 18, right: true },
      { key: 'currency', head: 'Currency', width: 32 },
      { key: 'interest', head: 'Total current value of your interest', width: 20, right: true },
    ],
    3,
  )
  total(pen, 'TOTAL value of your interest in ALL cash sums:', 'C5', view.field('2.7', 'total'))
  question(
    pen,
    '2.8',
    'Details of personal belongings individually worth more than £500',
    'Include cars (gross value), collections, pictures, jewellery, furniture and house contents.',
    110,
  )
  rows(
    pen,
    view,
    '2.8',
    [
      { key: 'description', head: 'Belongings', width: 74 },
      { key: 'value', head: 'Total estimated sale value', width: 26, right: true },
    ],
    4,
  )
  total(pen, 'TOTAL value of your interest in ALL personal belongings:', 'C6', view.field('2.8', 'total'))
  total(
    pen,
    'Add together all the figures in boxes C1 to C6 to give the TOTAL current value of your interest in personal assets: TOTAL',
    'C',
    view.field('2.8', 'totalC'),
  )
}

export function liabilities(pen: Pen, view: View): void {
  part(pen, 'Part 2   Financial details', 'Capital: liabilities and Capital Gains Tax')
  question(
    pen,
    '2.9',
    'Details of any liabilities you have',
    'EXCLUDE liabilities already shown such as mortgages, overdrafts and charges on property. INCLUDE monies owed on credit cards and store cards, bank loans, hire purchase agreements, amounts due to family.',
    130,
  )
  rows(
    pen,
    view,
    '2.9',
    [
      { key: 'creditor', head: 'Liability (name of creditor)', width: 26 },
      { key: 'type', head: 'Type of liability', width: 18 },
      { key: 'otherDebtor', head: 'Name of any other person liable', width: 17 },
      { key: 'dated', head: 'Date liability incurred', width: 15 },
      { key: 'balance', head: 'Total liability', width: 14, right: true },
      { key: 'share', head: 'Total current value of your interest in the liability', width: 17, right: true },
    ],
    4,
  )
  total(pen, 'TOTAL value of your interest in ALL liabilities:', 'D1', view.field('2.9', 'total'))
  question(
    pen,
    '2.10',
    'If any Capital Gains Tax would be payable on the disposal now of any of your real property or personal assets, give your estimate of the tax',
    '',
    100,
  )
  rows(
    pen,
    view,
    '2.10',
    [
      { key: 'asset', head: 'Asset', width: 74 },
      { key: 'tax', head: 'Total Capital Gains Tax liability', width: 26, right: true },
    ],
    3,
  )
  total(
    pen,
    'TOTAL value of ALL your potential Capital Gains Tax liabilities:',
    'D2',
    view.field('2.10', 'total'),
  )
  total(
    pen,
    'Add together D1 and D2 to give the TOTAL value of your liabilities: TOTAL',
    'D',
    view.field('2.10', 'totalD'),
  )
}

export function business(pen: Pen, view: View): void {
  part(pen, 'Part 2   Financial details', 'Capital: business assets and directorships')
  question(
    pen,
    '2.11',
    'Details of all your business interests',
    'Complete one grid for each business you have an interest in. Documentation required: accounts for the last two financial years.',
    260,
  )
  const interests = view.rows('2.11')
  for (const row of interests.length > 0 ? interests : [{ name: view.word('2.11') }]) {
    const cell = (key: string): string => new Map(Object.entries(row)).get(key) ?? ''
    grid(pen, [
      { label: 'Name of the business', value: cell('name') },
      { label: 'Brief description of the nature of the business', value: cell('nature') },
      { label: 'Extent of your interest in the business (% share)', value: cell('share') },
      { label: 'Current net asset value of the business', value: cell('netValue') },
      { label: 'Basis of valuation', value: cell('basis') },
      { label: 'Capital Gains Tax payable if you sold your interest', value: cell('tax') },
      {
        label: 'Net value of your interest in this business after any Capital Gains Tax',
        value: cell('interest'),
      },
    ])
  }
  total(pen, 'TOTAL value of ALL your interests in business assets: TOTAL', 'E', view.field('2.11', 'total'))
  question(pen, '2.12', 'List any directorships you hold or have held in the last 12 months', '', 70)
  rows(pen, view, '2.12', [{ key: 'company', head: 'Name of company', width: 100 }], 2)
  pen.y += 8
}

export function pensions(pen: Pen, view: View): void {
  part(pen, 'Part 2   Financial details', 'Capital: pensions and Pension Protection Fund (PPF) compensation')
  question(
    pen,
    '2.13',
    'Give details of all your pension rights and all PPF compensation entitlements, including prospective entitlements',
    'Complete a separate grid for each pension. Documentation required: a recent statement showing the cash equivalent (CE) provided by the trustees or managers, or the letter asking for it.',
    270,
  )
  const schemes = view.rows('2.13')
  const flags = view.rowFlags('2.13', 'inPayment')
  for (const [index, row] of (schemes.length > 0 ? schemes : [{ scheme: view.word('2.13') }]).entries()) {
    const cell = (key: string): string => new Map(Object.entries(row)).get(key) ?? ''
    pen.need(210)
    grid(pen, [
      { label: 'Name of pension arrangement', value: cell('scheme') },
      { label: 'Your membership, policy or reference number', value: cell('number') },
      {
        label: 'Type of scheme, e.g. occupational or personal, final salary, money purchase',
        value: cell('type'),
      },
      { label: 'Date when the CE was calculated', value: cell('valuedOn') },
      { label: 'Is the pension in payment?', value: '', tick: true, yes: flags[index] },
      { label: 'State the CE quotation, or valuation of those rights', value: cell('cashEquivalent') },
      { label: 'Death in service benefits', value: cell('deathInService') },
    ])
  }
  total(pen, 'TOTAL value of ALL your pension assets: TOTAL', 'F', view.field('2.13', 'total'))
  part(pen, 'Part 2   Financial details', 'Capital: other assets', 300)
  question(
    pen,
    '2.14',
    'Give details of any other assets not listed above',
    'INCLUDE any personal or business assets not yet disclosed, unrealisable assets, share option schemes, trust interests, foreign assets, cryptoassets, and any asset held on behalf of you.',
    100,
  )
  rows(
    pen,
    view,
    '2.14',
    [
      { key: 'description', head: 'Type of asset', width: 74 },
      { key: 'value', head: 'Total NET value of your interest', width: 26, right: true },
    ],
    3,
  )
  total(pen, 'TOTAL value of ALL your other assets: TOTAL', 'G', view.field('2.14', 'total'))
}
