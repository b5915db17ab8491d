import type { FieldDefinition, ItemDefinition } from '#law/form-e/items.ts'
import { type FormECase, ITEMS } from '../../case.ts'
import { wording } from '../../layouts/wording.ts'
import { notation } from '../../notation.ts'
import type { StrangerLayout } from '../../strangers/layout.ts'
import { escapeHtml } from '../../strangers/words.ts'
import { View } from '../../view.ts'

// What a case-management system prints: landscape, a number in the margin, two label and value pairs to a line, striped
// tables, "Y/N: N", a dash where nothing was entered, ISO dates, every sum in a box of its own.

const words = wording({
  head: 'Matter',
  'head/court': 'Court location',
  'head/caseNumber': 'Court reference',
  'head/applicant': 'Applicant party',
  'head/respondent': 'Respondent party',
  'head/party': 'Form completed for',
  'head/dated': 'Form date',
  '1.1/fullName': 'Client full name',
  '1.2/dateOfBirth': 'D.O.B.',
  '1.3/dateOfMarriage': 'Marriage date',
  '1.4/occupation': 'Occupation',
  '1.5/dateOfSeparation': 'Separation date',
  '1.6': 'Divorce milestones',
  '1.6/dateApplication': 'Petition / application',
  '1.6/dateConditionalOrder': 'Decree nisi / CO',
  '1.6/dateFinalOrder': 'Decree absolute / FO',
  '1.7/dateRemarriage': 'Date of new marriage',
  '1.8/newPartner': 'Cohabiting with new partner',
  '1.9/newPartnerSoon': 'Plans to cohabit within 6 months',
  '1.10': 'Children',
  '1.10/fullName': 'Name',
  '1.10/dateOfBirth': 'D.O.B.',
  '1.10/livingWith': 'Living with',
  '1.11/health': 'Client',
  '1.11/healthChildren': 'Children',
  '1.16/residence': 'Current address',
  '1.16/occupants': 'Other occupants',
  '1.16/terms': 'Occupied as',
  '2.1': 'Family home',
  'property/address': 'Property address',
  'property/titleNumber': 'HMLR title',
  'property/mortgage': 'Mortgage provider / account',
  'property/mortgageType': 'Mortgage product',
  'property/ownership': 'Ownership',
  'property/value': 'Open market value',
  'property/mortgageBalance': 'Mortgage balance',
  'property/salePenalties': 'ERC / penalties',
  'property/saleCosts': 'Costs of sale',
  'property/equity': 'Equity',
  'property/interest': 'Client’s interest',
  '2.3/bank': 'Provider',
  '2.3/type': 'Acc. type',
  '2.3/accountNumber': 'Acc. no.',
  '2.3/otherHolder': 'Joint with',
  '2.3/balance': 'Bal. (£)',
  '2.3/interest': 'Client’s interest (£)',
  '2.4/value': 'Value (£)',
  '2.4/interest': 'Client’s interest (£)',
  '2.4/size': 'Units / holding',
  '2.5/type': 'Type',
  '2.5/surrenderValue': 'Surr. value (£)',
  '2.5/interest': 'Client’s interest (£)',
  '2.6/debtor': 'Debtor',
  '2.6/due': 'Due',
  '2.6/balance': 'Owed (£)',
  '2.6/interest': 'Client’s interest (£)',
  '2.7/where': 'Location',
  '2.7/interest': 'Client’s interest (£)',
  '2.8/description': 'Item',
  '2.8/value': 'Est. sale value (£)',
  '2.9/creditor': 'Creditor',
  '2.9/otherDebtor': 'Joint with',
  '2.9/dated': 'Date',
  '2.9/balance': 'Balance (£)',
  '2.9/share': 'Client’s share (£)',
  '2.10/tax': 'CGT (£)',
  '2.11/share': 'Client holds',
  '2.11/netValue': 'Net value',
  '2.11/tax': 'CGT on disposal',
  '2.11/interest': 'Client’s interest (net)',
  '2.13/scheme': 'Scheme name',
  '2.13/number': 'Member ref.',
  '2.13/cashEquivalent': 'CETV',
  '2.13/valuedOn': 'CETV date',
  '2.13/inPayment': 'In payment',
  '2.13/deathInService': 'Death in service',
  '2.14/value': 'Net value (£)',
  '2.15/grossLastYear': 'Gross pay last FY',
  '2.15/netLastYear': 'Net pay last FY',
  '2.15/netMonthly': 'Avg. net pcm (3 mths)',
  '2.15/estimate': 'Projected net, 12 mths',
  '2.16/grossLastYear': 'Gross profit, last accounts',
  '2.16/netLastYear': 'Net profit, last accounts',
  '2.16/grossYearBefore': 'Gross profit, prior accounts',
  '2.16/netYearBefore': 'Net profit, prior accounts',
  '2.16/accountsTo': 'Accounts date',
  '2.16/estimate': 'Projected net, 12 mths',
  '2.17/grossLastYear': 'Gross last FY (£)',
  '2.17/netLastYear': 'Net last FY (£)',
  '2.17/estimate': 'Projected 12 mths (£)',
  '2.18/receivedLastYear': 'Last 12 mths (£)',
  '2.18/estimate': 'Projected 12 mths (£)',
  '2.19/receivedLastYear': 'Last 12 mths (£)',
  '2.19/estimate': 'Projected 12 mths (£)',
  '3.1/period': 'Frequency',
  'needs/current': 'Actual (£)',
  'needs/estimated': 'Projected (£)',
  'capital needs/cost': 'Est. cost (£)',
  'truth/name': 'Signatory',
  'truth/signature': 'Signature',
  'truth/date': 'Date of signature',
})

const STACKED = new Set(['2.2', '2.11', '2.13', '2.15', '2.16'])

class PrintOut {
  private readonly view: View
  constructor(view: View) {
    this.view = view
  }

  private pair(label: string, value: string, kind: FieldDefinition['kind'], wide: boolean): string {
    const text =
      kind === 'yes-no' && value !== ''
        ? `Y/N: ${value.charAt(0)}`
        : kind === 'money' && value !== ''
          ? `£${value}`
          : value
    return `<div class="pair${wide ? ' wide' : ''}"><b>${escapeHtml(label)}</b><span>${escapeHtml(text) || '-'}</span></div>`
  }

  private pairs(ref: string, fields: readonly FieldDefinition[], of: (key: string) => string): string {
    return `<div class="pairs">${fields
      .map(({ key, kind }) => this.pair(words.label(ref, key), of(key), kind, of(key).length > 90))
      .join('')}</div>`
  }

  private table(ref: string, columns: readonly FieldDefinition[]): string {
    const head = columns
      .map(({ key, kind }) => `<th class="${kind}">${escapeHtml(words.label(ref, key))}</th>`)
      .join('')
    const rows = this.view.rows(ref).map(
      (row) =>
        `<tr>${columns
          .map(({ key, kind }) => {
            const value = row[key] ?? ''
            const text =
              kind === 'yes-no' && value !== '' ? value.charAt(0) : value.replace('not-app', 'not app')
            return `<td class="${kind}">${escapeHtml(kind === 'choice' ? text.replace('-', ' ') : text)}</td>`
          })
          .join('')}</tr>`,
    )
    return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
  }

  item({ ref, fields, columns, totals = [] }: ItemDefinition): string {
    const { view } = this
    const word = view.word(ref)
    const body = word
      ? `<p class="none">${word}</p>`
      : columns && STACKED.has(ref)
        ? view
            .rows(ref)
            .map(
              (row, index) =>
                `<h4>Record ${index + 1} of ${view.rows(ref).length}</h4>${this.pairs(ref, columns, (key) => row[key] ?? '')}`,
            )
            .join('')
        : columns
          ? this.table(ref, columns)
          : this.pairs(ref, fields, (key) => view.field(ref, key))
    const sums = totals.map(({ key, letter }) => {
      const name = /^[A-L]\d?$/.test(letter) ? `TOTAL ${letter}` : words.label(ref, key)
      return `<div class="sum"><b>${escapeHtml(name)}</b><span>£${view.field(ref, key)}</span></div>`
    })
    const told = totals.map(({ key }) => view.field(ref, key)).some((text) => text !== '')
    const truth = ref === 'truth' ? '<p>I believe that the facts stated in this Form E are true.</p>' : ''
    return `<section><i>${/^\d/.test(ref) ? ref : ''}</i><div><h3>${escapeHtml(words.title(ref))}</h3>${truth}${body}${told ? `<div class="sums">${sums.join('')}</div>` : ''}</div></section>`
  }
}

function html(view: View): string {
  const out = new PrintOut(view)
  let part = ''
  let number = 0
  const sections = ITEMS.map((item) => {
    if (item.part === part || item.ref === 'head') return out.item(item)
    part = item.part
    number += 1
    return `<h2>Part ${number}: ${part}</h2>${out.item(item)}`
  })
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><h1>Form E - Financial Statement</h1>${sections.join('')}`
}

const STYLE = `@page { size: A4 landscape; margin: 14mm 14mm 16mm } body { font: 10px/1.4 'DejaVu Sans', Verdana, sans-serif; margin: 0; -webkit-print-color-adjust: exact } h1 { font-size: 18px; margin: 0 0 8px } h2 { font-size: 13px; background: #335; color: #fff; padding: 3px 8px; margin: 16px 0 6px; break-after: avoid } h3 { font-size: 11px; margin: 0 0 3px; break-after: avoid } h4 { font-size: 10px; margin: 6px 0 2px; break-after: avoid }
section { display: flex; margin: 8px 0 } section > i { width: 44px; flex: none; font-style: normal; color: #335 } section > div { flex: 1; min-width: 0 }
.pairs { display: grid; grid-template-columns: 1fr 1fr; border-top: 1px solid #ccc } .pair { display: flex; border-bottom: 1px solid #ccc; padding: 2px 0 } .pair.wide { grid-column: 1 / 3 } .pair b { width: 190px; flex: none; font-weight: normal; color: #555 } .pair span { flex: 1; padding-right: 14px }
table { border-collapse: collapse; width: 100% } th { text-align: left; font-size: 9px; border-bottom: 1.5px solid #335; padding: 3px 8px 3px 4px; vertical-align: bottom } td { padding: 3px 8px 3px 4px; vertical-align: top } tbody tr:nth-child(even) { background: #e8ecf4 } .money { text-align: right } tr { break-inside: avoid }
.sums { display: flex; justify-content: flex-end; gap: 10px; margin-top: 5px } .sum { border: 1px solid #335; padding: 3px 10px; display: flex; gap: 16px } .none { margin: 0 }`

async function draw(
  form: FormECase,
  print: (source: string, footer?: string) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const view = new View(form, {
    ...notation({ sign: '', pence: 'always', zero: '0.00', negative: 'minus' }, 'short', {
      none: 'None',
      notApplicable: 'N/A',
    }),
    date: (iso) => iso,
  })
  const footer = `<div style="font-size:7px;width:100%;padding:0 14mm;display:flex;justify-content:space-between"><span>Matter ${escapeHtml(view.field('head', 'caseNumber'))}</span><span>Printed page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>`
  return await print(html(view), footer)
}

export const casePrint: StrangerLayout = { name: 'case-print', ending: 'pdf', draw, omits: () => false }
