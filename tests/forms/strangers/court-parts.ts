import type { FormECase, Row } from '../case.ts'
import { dayMonthYear, Pen, pennies } from './words.ts'

const money = (pence: number) => (pence < 0 ? `(${pennies(pence)})` : pennies(pence))
const dates = (iso: string) => dayMonthYear(iso).join('/')
export type Column = [heading: string, key: string, kind: Parameters<Pen['cell']>[2]]

/** The parts that the form is put together from: questions, boxes, grids, totals. */
export class CourtForm {
  readonly pen: Pen
  constructor(form: FormECase) {
    this.pen = new Pen(form, money, dates)
  }

  three(path: string): string {
    const value = this.pen.raw(path)
    const parts = typeof value === 'string' ? dayMonthYear(value) : ['', '', '']
    const names = ['Date', 'Month', 'Year']
    return `<table class="three"><tr>${names.map((name) => `<th>${name}</th>`).join('')}</tr><tr>${parts.map((part) => `<td>${part}</td>`).join('')}</tr></table>`
  }

  tick(on: boolean): string {
    return `<span class="tick">${on ? '<i>X</i>' : ''}</span>`
  }

  yesNo(path: string): string {
    const value = this.pen.raw(path)
    return `${this.tick(value === true)} Yes &nbsp;&nbsp; ${this.tick(value === false)} No`
  }

  question(number: string, words: string, answer: string): string {
    return `<div class="q"><div class="n">${number}</div><div class="b"><p class="w">${words}</p>${answer}</div></div>`
  }

  box(words: string): string {
    return `<div class="box">${words || '&nbsp;'}</div>`
  }

  line(label: string, value: string, cls = ''): string {
    return `<tr class="${cls}"><td class="l">${label}</td><td class="v">${value}</td></tr>`
  }

  table(ref: string, columns: Column[], totalWords: string, letter: string, path = `${ref}/total`): string {
    const { pen } = this
    const rows = pen.rows(ref)
    const head = columns.map(([heading]) => `<th>${heading}</th>`).join('')
    const written = rows.map(
      (row) =>
        `<tr>${columns.map(([, key, kind]) => `<td>${prefix(kind, pen.cell(row, key, kind))}</td>`).join('')}</tr>`,
    )
    const blank =
      rows.length === 0
        ? `<tr><td>${pen.declared(ref) || '&nbsp;'}</td>${columns
            .slice(1)
            .map(() => '<td></td>')
            .join('')}</tr>`
        : ''
    return `<table class="grid"><thead><tr>${head}</tr></thead>${written.join('')}${blank}</table>${this.total(totalWords, letter, path)}`
  }

  total(words: string, letter: string, path: string): string {
    return `<table class="total"><tr><td>${words}</td><td class="letter">${letter}</td><td class="sum">£ ${this.pen.pounds(path)}</td></tr></table>`
  }

  property(get: (key: string, kind: Parameters<Pen['cell']>[2]) => string): string {
    return `<table class="form">
      ${this.line('Property name and address', get('address', 'text'))}
      ${this.line('Land Registry title number', get('titleNumber', 'text'))}
      ${this.line('Mortgage company name(s) and address(es) and account number(s)', get('mortgage', 'text'))}
      ${this.line('Type of mortgage', get('mortgageType', 'text'))}
      ${this.line('Details of joint ownership and extent of your legal and beneficial interest in the property<br><small>(State if it is owned by you solely or is jointly owned with your spouse/civil partner or with others)</small>', get('ownership', 'text'))}
      ${this.line('If you consider that the legal ownership as recorded at the Land Registry does not reflect the true position, state why', '')}
      ${this.line('Current market value of the property', `£ ${get('value', 'money')}`)}
      ${this.line('Balance outstanding on any mortgage(s)', `£ ${get('mortgageBalance', 'money')}`)}
      ${this.line('If a sale at this stage would result in penalties payable under the mortgage, state amount', `£ ${get('salePenalties', 'money')}`)}
      ${this.line('Estimate the costs of sale of the property', `£ ${get('saleCosts', 'money')}`)}
      ${this.line('Total equity in the property (i.e. market value less outstanding mortgage(s), penalties if any and the costs of sale)', `£ ${get('equity', 'money')}`)}
      ${this.line('Total value of your interest in the property', `£ ${get('interest', 'money')}`)}
    </table>`
  }
}

const prefix = (kind: string, cell: string) => (kind === 'money' && cell ? `£${cell}` : cell)
export const T = 'text' as const
export const M = 'money' as const

export function fieldsRow(form: FormECase, ref: string): Row {
  const start = `${ref}/`
  return Object.fromEntries(
    Object.entries(form.values)
      .filter(([path]) => path.startsWith(start))
      .map(([path, value]) => [path.slice(start.length), value]),
  )
}

export function pensionPage(c: CourtForm, row: Row): string {
  const get = (key: string, kind: Parameters<Pen['cell']>[2]) => c.pen.cell(row, key, kind)
  return `<table class="form"><tr><th colspan="2">Information about the scheme(s)</th></tr>${c.line('Name of pension arrangement', get('scheme', T))}${c.line('Number of pension arrangement or reference number', get('number', T))}${c.line('Type of scheme e.g. occupational or personal, final salary, money purchase', get('type', T))}${c.line('Date the CE was calculated', get('valuedOn', 'date'))}${c.line('Is the pension in payment?', get('inPayment', 'yes-no'))}${c.line('State the Cash Equivalent (CE) quotation', `£ ${get('cashEquivalent', M)}`)}${c.line('Death in service benefits', get('deathInService', T))}</table>`
}

export function jobPage(c: CourtForm, row: Row): string {
  const get = (key: string, kind: Parameters<Pen['cell']>[2]) => c.pen.cell(row, key, kind)
  return `<table class="form">${c.line('Name and address of your employer', get('employer', T))}${c.line('Job title and brief details of the type of work you do', get('job', T))}${c.line('Gross income for the last financial year as shown on your P60', `£ ${get('grossLastYear', M)}`)}${c.line('Net income for the last financial year i.e. gross income less income tax and National Insurance', `£ ${get('netLastYear', M)}`)}${c.line('Average net income for the last three months i.e. total net income for the last three months divided by three', `£ ${get('netMonthly', M)}`)}${c.line('Details and value of any bonuses, other occasional payments or benefits in kind', get('benefits', T))}${c.line('Your estimate of your net income from this employment for the next 12 months', `£ ${get('estimate', M)}`)}</table>`
}

export function tradePage(c: CourtForm, row: Row): string {
  const get = (key: string, kind: Parameters<Pen['cell']>[2]) => c.pen.cell(row, key, kind)
  return `<table class="form">${c.line('Nature and name of your business', get('business', T))}${c.line('Date to which your last accounts were completed', get('accountsTo', 'date'))}${c.line('Your share of gross business profit from the last completed accounts', `£ ${get('grossLastYear', M)}`)}${c.line('Your share of net business profit from the last completed accounts', `£ ${get('netLastYear', M)}`)}${c.line('Your share of gross business profit for the year before that', `£ ${get('grossYearBefore', M)}`)}${c.line('Your share of net business profit for the year before that', `£ ${get('netYearBefore', M)}`)}${c.line('Your estimate of your net income from this business for the next 12 months', `£ ${get('estimate', M)}`)}</table>`
}

export function summary(c: CourtForm, ref: string, lines: [string, string][], totalWords: string): string {
  return `<table class="grid"><thead><tr><th>Description</th><th>Reference of the section on this statement</th><th>Value</th></tr></thead>${lines.map(([words, letter]) => `<tr><td>${words}</td><td>${letter}</td><td>£ ${c.pen.pounds(`${ref}/${letter}`)}</td></tr>`).join('')}<tr><td colspan="2"><b>${totalWords}</b></td><td>£ ${c.pen.pounds(`${ref}/total`)}</td></tr></table>`
}

export const STYLE = `@page { size: A4; margin: 16mm 14mm 18mm } body { font: 10.5px/1.35 Arial, 'Liberation Sans', sans-serif; color: #111 } h1 { font-size: 26px; margin: 0 } h2 { font-size: 14px; border-bottom: 2px solid #111; margin: 18px 0 8px; break-after: avoid }
.q { display: flex; gap: 10px; margin: 9px 0 } .n { width: 34px; font-weight: bold; flex: none } .b { flex: 1; min-width: 0 } .w { margin: 0 0 4px } .box { border: 1px solid #444; padding: 5px 7px; min-height: 16px } small, .note { font-size: 9px; color: #333 }
table { border-collapse: collapse; width: 100% } .three { width: auto } th { font-weight: bold; text-align: left; font-size: 9.5px } .three th, .three td, .grid th, .grid td, .form td, .form th { border: 1px solid #444; padding: 4px 6px; vertical-align: top } .three td { width: 44px; text-align: center }
.form .l { width: 46% } .total { margin-top: 4px } .total td { padding: 4px 6px } .total .letter { width: 30px; font-weight: bold; text-align: right } .total .sum { width: 120px; border: 2px solid #111 } .gap { height: 10px } tr { break-inside: avoid }
.tick { display: inline-block; width: 11px; height: 11px; border: 1px solid #111; text-align: center; line-height: 11px; font-size: 10px; vertical-align: -2px } .c { text-align: center }`
