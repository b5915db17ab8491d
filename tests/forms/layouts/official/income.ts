import { type Pen, RULE } from '../../draw/pen.ts'
import type { View } from '../../view.ts'
import { answer, grid, part, question, rows, total } from './blocks.ts'

export function income(pen: Pen, view: View): void {
  part(pen, 'Part 2   Financial details', 'Income')
  question(
    pen,
    '2.15',
    'Details of earned income from employment',
    'Complete one grid for each employment. Documentation required: P60 for the last financial year, your last three payslips and your last Form P11D if you have been issued with one.',
    260,
  )
  const jobs = view.rows('2.15')
  for (const row of jobs.length > 0 ? jobs : [{ job: view.word('2.15') }]) {
    const cell = (key: string): string => new Map(Object.entries(row)).get(key) ?? ''
    pen.need(220)
    grid(pen, [
      { label: 'Job title and brief details of the type of work you do', value: cell('job') },
      { label: 'Name of your employer', value: cell('employer') },
      {
        label: 'Gross income for the last financial year as shown on your P60',
        value: cell('grossLastYear'),
      },
      {
        label:
          'Net income for the last financial year, i.e. gross income less income tax and national insurance',
        value: cell('netLastYear'),
      },
      { label: 'Average net income for the last three months', value: cell('netMonthly') },
      { label: 'Details of any bonuses, benefits in kind or other remuneration', value: cell('benefits') },
      { label: 'Your estimate of your net income for the next 12 months', value: cell('estimate') },
    ])
  }
  total(
    pen,
    'Estimated TOTAL of ALL net earned income from employment for the next 12 months: TOTAL',
    'H',
    view.field('2.15', 'total'),
  )

  question(
    pen,
    '2.16',
    'Details of income from self-employment or partnership',
    'Complete one grid for each business. Documentation required: accounts for the last two completed accounting years and your last income tax assessment.',
    260,
  )
  const trades = view.rows('2.16')
  for (const row of trades.length > 0 ? trades : [{ business: view.word('2.16') }]) {
    const cell = (key: string): string => new Map(Object.entries(row)).get(key) ?? ''
    pen.need(220)
    grid(pen, [
      { label: 'Name of the business', value: cell('business') },
      { label: 'Date to which your last accounts were completed', value: cell('accountsTo') },
      {
        label: 'Your share of gross business profit from the last completed accounts',
        value: cell('grossLastYear'),
      },
      {
        label:
          'Your share of net business profit (after income tax and national insurance) for the last year',
        value: cell('netLastYear'),
      },
      { label: 'Your share of gross business profit for the year before', value: cell('grossYearBefore') },
      { label: 'Your share of net business profit for the year before', value: cell('netYearBefore') },
      { label: 'Your estimate of your net income for the next 12 months', value: cell('estimate') },
    ])
  }
  total(
    pen,
    'Estimated TOTAL of ALL net income from self-employment or partnership for the next 12 months: TOTAL',
    'I',
    view.field('2.16', 'total'),
  )

  question(
    pen,
    '2.17',
    'Details of income from investments in the last financial year (e.g. dividends, interest or rental income)',
    '',
    120,
  )
  rows(
    pen,
    view,
    '2.17',
    [
      { key: 'nature', head: 'Nature of income', width: 18 },
      { key: 'source', head: 'The asset from which it derives', width: 34 },
      { key: 'grossLastYear', head: 'Gross income, last financial year', width: 17, right: true },
      { key: 'netLastYear', head: 'Net income, last financial year', width: 17, right: true },
      { key: 'estimate', head: 'Estimated net income for the next 12 months', width: 18, right: true },
    ],
    3,
  )
  total(
    pen,
    'Estimated TOTAL investment income for the next 12 months: TOTAL',
    'J',
    view.field('2.17', 'total'),
  )

  question(
    pen,
    '2.18',
    'Details of income from state benefits (including state pension and child benefit) that you are currently receiving',
    '',
    100,
  )
  rows(
    pen,
    view,
    '2.18',
    [
      { key: 'benefit', head: 'Name of benefit', width: 50 },
      { key: 'receivedLastYear', head: 'Amount received in the last 12 months', width: 25, right: true },
      { key: 'estimate', head: 'Estimated income for the next 12 months', width: 25, right: true },
    ],
    3,
  )
  total(pen, 'Estimated TOTAL benefit income for the next 12 months: TOTAL', 'K', view.field('2.18', 'total'))

  question(
    pen,
    '2.19',
    'Details of any other income not disclosed above',
    'INCLUDE any source from which income has been received during the last 12 months, even if it has now ceased; pension income; trust income.',
    110,
  )
  rows(
    pen,
    view,
    '2.19',
    [
      { key: 'nature', head: 'Nature of income', width: 27 },
      { key: 'source', head: 'Source of income', width: 31 },
      { key: 'receivedLastYear', head: 'Amount received in the last 12 months', width: 21, right: true },
      { key: 'estimate', head: 'Estimated income for the next 12 months', width: 21, right: true },
    ],
    3,
  )
  total(pen, 'Estimated TOTAL other income for the next 12 months: TOTAL', 'L', view.field('2.19', 'total'))
}

/** A summary: the letter, what it stands for, where it comes from, the figure. */
function summary(
  pen: Pen,
  view: View,
  ref: string,
  lines: readonly (readonly [string, string, string])[],
): void {
  const x = pen.left + 34
  for (const [letter, label, from] of lines) {
    pen.need(20)
    pen.box(x, pen.y, pen.width - 34 - 150, 20, { border: RULE, weight: 0.5 })
    pen.line(label, x + 5, pen.y + 6, { size: 9 })
    pen.line(`(${from})`, x + pen.width - 34 - 150 - 95, pen.y + 6, { size: 8 })
    pen.box(pen.right - 150, pen.y, 30, 20, { border: RULE, weight: 0.5 })
    pen.line(letter, pen.right - 150, pen.y + 5.5, {
      size: 9.5,
      font: pen.fonts.bold,
      align: 'center',
      width: 30,
    })
    pen.box(pen.right - 120, pen.y, 120, 20, { border: RULE, weight: 0.5 })
    pen.value(view.field(ref, letter), pen.right - 120, pen.y, 120, 20, { size: 9, align: 'right' })
    pen.y += 20
  }
  pen.y += 6
}

export function summaries(pen: Pen, view: View): void {
  part(pen, 'Part 2   Financial details', 'Summaries')
  question(pen, '2.20', 'Summary of your capital (Parts 2.1 to 2.14)', '', 190)
  summary(pen, view, '2.20', [
    ['A', 'Current value of your interest in the family home', 'from 2.1'],
    ['B', 'Current value of your interest in all other property', 'from 2.2'],
    ['C', 'Current value of your interest in personal assets', 'from 2.3 to 2.8'],
    ['D', 'Current value of your liabilities', 'from 2.9 and 2.10'],
    ['E', 'Current value of your business interests', 'from 2.11'],
    ['F', 'Current value of your pension and PPF assets', 'from 2.13'],
    ['G', 'Current value of all your other assets', 'from 2.14'],
  ])
  total(pen, 'TOTAL value of your assets (Totals A to G, less D):', '£', view.field('2.20', 'total'))
  question(
    pen,
    '2.21',
    'Summary of your estimated income for the next 12 months (Parts 2.15 to 2.19)',
    '',
    150,
  )
  summary(pen, view, '2.21', [
    ['H', 'Estimated net total of income from employment', 'from 2.15'],
    ['I', 'Estimated net total of income from self-employment', 'from 2.16'],
    ['J', 'Estimated net total of investment income', 'from 2.17'],
    ['K', 'Estimated state benefit receipts', 'from 2.18'],
    ['L', 'Estimated net total of all other income', 'from 2.19'],
  ])
  total(
    pen,
    'Estimated TOTAL income for the next 12 months (Totals H to L):',
    '£',
    view.field('2.21', 'total'),
  )
}

const NEEDS = [
  { key: 'item', head: 'Item', width: 56 },
  { key: 'current', head: 'Current cost', width: 22, right: true },
  { key: 'estimated', head: 'Estimated cost', width: 22, right: true },
] as const
const COSTS = [
  { key: 'item', head: 'Item', width: 76 },
  { key: 'cost', head: 'Cost', width: 24, right: true },
] as const

export function requirements(pen: Pen, view: View): void {
  part(pen, 'Part 3   Financial requirements', 'Income needs')
  question(
    pen,
    '3.1',
    'Income needs for yourself and for any children living with you or provided for by you',
    'ALL figures should be annual, monthly or weekly (state which). You must not use a combination of these periods.',
    60,
  )
  const period = view.field('3.1', 'period')
  pen.line('Tick the period you have used:', pen.left + 34, pen.y + 2, { size: 9 })
  ;['weekly', 'monthly', 'annual'].forEach((name, index) => {
    const x = pen.left + 190 + index * 90
    pen.tick(x, pen.y, 12, period === name)
    pen.line(`${name.charAt(0).toUpperCase()}${name.slice(1)}`, x + 17, pen.y + 2, { size: 9 })
  })
  pen.y += 26
  question(pen, '3.1.1', 'Income needs for yourself', '', 100)
  rows(pen, view, '3.1.1', NEEDS, 10)
  total(pen, 'SUB-TOTAL your income needs:', '£', view.field('3.1.1', 'total'))
  question(pen, '3.1.2', 'Income needs for children living with you or provided for by you', '', 100)
  rows(pen, view, '3.1.2', NEEDS, 4)
  total(pen, 'SUB-TOTAL children’s income needs:', '£', view.field('3.1.2', 'total'))
  total(pen, 'TOTAL of ALL income needs:', '£', view.field('3.1', 'total'))
  part(pen, 'Part 3   Financial requirements', 'Capital needs')
  question(
    pen,
    '3.2',
    'Capital needs for yourself and for any children living with you or provided for by you',
    'Set out below the reasonable future capital needs. Estimates should be supported where they can be.',
    60,
  )
  question(pen, '3.2.1', 'Capital needs for yourself', '', 80)
  rows(pen, view, '3.2.1', COSTS, 4)
  total(pen, 'SUB-TOTAL your capital needs:', '£', view.field('3.2.1', 'total'))
  question(pen, '3.2.2', 'Capital needs for children living with you or provided for by you', '', 80)
  rows(pen, view, '3.2.2', COSTS, 3)
  total(pen, 'SUB-TOTAL children’s capital needs:', '£', view.field('3.2.2', 'total'))
  total(pen, 'TOTAL of ALL capital needs:', '£', view.field('3.2', 'total'))
}

export function information(pen: Pen, view: View): void {
  part(pen, 'Part 4   Other information')
  question(pen, '4.1', 'Details of any significant changes in your assets or income')
  pen.paragraph('During the last 12 months', { indent: 34 })
  answer(pen, view.fieldOrWord('4.1', 'changesPast'), 60)
  pen.paragraph('During the next 12 months', { indent: 34 })
  answer(pen, view.field('4.1', 'changesFuture'), 60)
  question(
    pen,
    '4.2',
    'Brief details of the standard of living enjoyed by you and your spouse or civil partner during the marriage or civil partnership',
    '',
    110,
  )
  answer(pen, view.fieldOrWord('4.2', 'standardOfLiving'), 90)
  question(
    pen,
    '4.3',
    'Details of any particular contributions to the family property and assets or outgoings, or to the welfare of the family, that have been made by you, your partner or anyone else',
    '',
    110,
  )
  answer(pen, view.fieldOrWord('4.3', 'contributions'), 90)
  question(
    pen,
    '4.4',
    'Details of any bad behaviour or conduct by the other party that you wish to rely upon',
    'Bad behaviour or conduct by the other party will only be taken into account in very exceptional circumstances.',
    90,
  )
  answer(pen, view.fieldOrWord('4.4', 'conduct'), 60)
  question(
    pen,
    '4.5',
    'Details of any other circumstances which you consider could significantly affect the extent of the financial provision to be made by or for you or any child of the family',
    'For example earning capacity, disability, inheritance prospects, redundancy, retirement, any plans to marry or to live with someone, contingent liabilities.',
    120,
  )
  answer(pen, view.fieldOrWord('4.5', 'circumstances'), 90)
  question(
    pen,
    '4.6',
    'If you have subsequently married or formed a civil partnership, or intend to, or are living with another person or intend to, give brief details, so far as they are known to you, of his or her income, assets and liabilities',
    '',
    90,
  )
  const word = view.word('4.6')
  grid(pen, [
    { label: 'Annual income', value: view.field('4.6', 'partnerIncome') || word },
    { label: 'Assets and liabilities (net)', value: view.field('4.6', 'partnerAssets') },
  ])
}
