import { type FieldDefinition, FORM_E_ITEMS, type ItemDefinition } from '#law/form-e/items.ts'
import type { FormECase, Row } from '../case.ts'
import { escapeHtml, Pen, pennies } from './words.ts'

// A print-out of a law firm's own software: the numbers in a margin, labels above values two to a line, tables with shading
// and no borders, totals on a line of their own, everything from the form's map but in other words.

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const dates = (iso: string) => {
  const [year, month, day] = iso.split('-').map(Number)
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`
}
const money = (pence: number) => (pence === 0 ? 'Nil' : `${pence < 0 ? '-' : ''}£${pennies(pence)}`)

const OTHER_WORDS: Record<string, string> = {
  'Full name': 'Full name(s)',
  'Name of bank or building society': 'Bank / building society',
  'Balance at the date of this statement': 'Current balance',
  'Total current value of your interest': 'Your interest',
  'Name of any other holder': 'Joint holder',
  'Estimate for the next 12 months': 'Next 12 months (est.)',
  'Cash equivalent value': 'CE',
  'Date of valuation': 'CE date',
  'Gross income for the last financial year': 'Gross (last FY)',
  'Net income for the last financial year': 'Net (last FY)',
  'Total value of your interest in the property': 'Value of your interest',
}
const words = (label: string) => escapeHtml(OTHER_WORDS[label] ?? label)

class Report {
  readonly pen: Pen
  constructor(form: FormECase) {
    this.pen = new Pen(form, money, dates)
  }

  value(path: string, field: FieldDefinition): string {
    const raw = this.pen.raw(path)
    if (raw === undefined) return ''
    if (field.kind === 'money') return this.pen.pounds(path)
    if (field.kind === 'date') return this.pen.date(path)
    if (field.kind === 'yes-no') return raw ? 'Yes' : 'No'
    return escapeHtml(String(raw))
  }

  fields(item: ItemDefinition): string {
    const pairs = item.fields.map(
      (field) =>
        `<div><dt>${words(field.label)}</dt><dd>${this.value(`${item.ref}/${field.key}`, field) || '–'}</dd></div>`,
    )
    return `<dl>${pairs.join('')}</dl>`
  }

  table(item: ItemDefinition, columns: readonly FieldDefinition[]): string {
    const rows = this.pen.rows(item.ref)
    if (rows.length === 0) return ''
    if (columns.length > 8) return rows.map((row, index) => this.card(row, columns, index)).join('')
    const head = columns.map((column) => `<th class="${column.kind}">${words(column.label)}</th>`).join('')
    const body = rows.map(
      (row) =>
        `<tr>${columns.map((column) => `<td class="${column.kind}">${this.pen.cell(row, column.key, kindOf(column))}</td>`).join('')}</tr>`,
    )
    return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
  }

  card(row: Row, columns: readonly FieldDefinition[], index: number): string {
    const pairs = columns.map(
      (column) =>
        `<div><dt>${words(column.label)}</dt><dd>${this.pen.cell(row, column.key, kindOf(column)) || '–'}</dd></div>`,
    )
    return `<p class="card">Entry ${index + 1}</p><dl>${pairs.join('')}</dl>`
  }

  item(item: ItemDefinition): string {
    const declared = this.pen.declared(item.ref)
    const totals = (item.totals ?? []).map(
      (total) =>
        `<p class="total"><span>${words(total.label)}${total.letter.length <= 2 ? ` (${total.letter})` : ''}</span><b>${this.pen.pounds(`${item.ref}/${total.key}`)}</b></p>`,
    )
    const body = declared
      ? `<p>${declared}</p>`
      : `${item.fields.length > 0 ? this.fields(item) : ''}${item.columns ? this.table(item, item.columns) : ''}`
    const number = /^\d/.test(item.ref) ? item.ref : ''
    return `<section><span class="n">${number}</span><div><h3>${escapeHtml(item.title)}</h3>${body}${totals.join('')}</div></section>`
  }
}

const kindOf = (column: FieldDefinition): Parameters<Pen['cell']>[2] =>
  column.kind === 'choice' || column.kind === 'tick' ? 'text' : column.kind

/** The pages as HTML, to be printed. */
export function firmReport(form: FormECase): string {
  const report = new Report(form)
  let part = ''
  const sections = (FORM_E_ITEMS as readonly ItemDefinition[]).map((item) => {
    const heading = item.part === part ? '' : `<h2>${item.part}</h2>`
    part = item.part
    return heading + report.item(item)
  })
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><h1>Form E: Financial Statement</h1><p class="sub">Family Court · England and Wales · prepared for filing and exchange</p>${sections.join('')}`
}

const STYLE = `@page { size: A4; margin: 20mm 16mm } body { font: 10.5px/1.45 Georgia, 'DejaVu Serif', serif; color: #222 } h1 { font-size: 22px; margin: 0 } .sub { color: #666; margin: 2px 0 14px } h2 { font-size: 15px; color: #224; border-bottom: 1px solid #aab; margin: 20px 0 6px; break-after: avoid } h3 { font-size: 11.5px; margin: 0 0 3px; break-after: avoid }
section { display: flex; margin: 10px 0 } section > .n { width: 42px; flex: none; color: #224; font-weight: bold } section > div { flex: 1; min-width: 0 } dl { display: grid; grid-template-columns: 1fr 1fr; gap: 6px 24px; margin: 0 } dt { color: #666; font-size: 9px } dd { margin: 0 } .card { font-weight: bold; margin: 8px 0 3px }
table { border-collapse: collapse; width: 100%; font-size: 9.5px } th { text-align: left; color: #446; font-size: 9px; padding: 3px 6px 3px 0; vertical-align: bottom } td { padding: 3px 6px 3px 0; vertical-align: top } tbody tr:nth-child(odd) { background: #f0f0f6 } .money { text-align: right } tr { break-inside: avoid }
.total { display: flex; justify-content: space-between; margin: 5px 0 0; border-top: 1px solid #ccd; padding-top: 3px }`
