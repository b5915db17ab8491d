import type { Missing } from './missing.ts'

/** What is missing, where the label of the form does not make a phrase. */
const PHRASES: Readonly<Record<string, string>> = {
  'head/court': 'the court',
  '1.10/livingWith': 'with whom the child lives',
  '1.11/health': 'your own state of health',
  '1.16/residence': 'the address',
  '2.3/bank': 'the name of the bank',
  '2.1/value': 'the market value',
  '2.2/value': 'the market value',
  '2.3/balance': 'the balance',
  '2.3/interest': 'the value of your interest',
  '2.4/value': 'the current value',
  '2.4/interest': 'the value of your interest',
  '2.5/interest': 'the value of your interest',
  '2.6/interest': 'the value of your interest',
  '2.7/interest': 'the value of your interest',
  '2.8/value': 'the sale value',
  '2.14/value': 'the net value of your interest',
  '1.6/dateApplication': 'the date of the application',
  '2.4/name': 'the name of the investment',
  '2.6/debtor': 'by whom the money is owed',
  '2.7/where': 'where the cash is held',
  '2.8/description': 'what it is',
  '2.9/creditor': 'to whom the debt is owed',
  '2.9/share': 'your share of the liability',
  '2.13/cashEquivalent': 'the cash equivalent',
  '3.1/period': 'whether the figures are weekly, monthly or annual',
  '3.1.1/item': 'what the cost is for',
  '3.1.2/item': 'what the cost is for',
  '3.2.1/item': 'what the cost is for',
  '3.2.2/item': 'what the cost is for',
  'truth/signature': 'a signature',
}

/** "the account number for row 2 (NatWest)". */
export function missingPhrase({ ref, key, kind, label, rowName, unreadable }: Missing): string {
  const said = unreadable === null ? '' : ` (“${unreadable}” is written)`
  return `${what(ref, key, kind, label)}${said}${rowName === '' ? '' : ` for ${rowName}`}`
}

/** The same without its row: "the account number". */
export const missingWhat = ({ ref, key, kind, label }: Missing): string => what(ref, key, kind, label)

function what(ref: string, key: string, kind: string, label: string): string {
  const known = PHRASES[`${ref}/${key}`]
  if (known !== undefined) return known
  if (kind === 'total') return label
  const line = /^([A-L]): /.exec(label)
  if (line) return `line ${line[1]}`
  if (kind === 'yes-no') return 'a yes or a no'
  if (/^(?:whether|with whom|by whom|what)\b/i.test(label))
    return label.charAt(0).toLowerCase() + label.slice(1)
  return `the ${/^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)}`
}
