import { penceOf } from '../figures/amounts.ts'
import { namesAnother } from '../figures/ownership.ts'
import { rowName } from '../figures/rows.ts'
import type { ItemRef } from '../items.ts'
import { type Entries, text } from '../reading/access.ts'
import { type FormContext, itemOf, mentions, numberedRows } from '../rules/context.ts'
import { count, list } from '../rules/wording.ts'

/** A document that Form E asks for. */
export interface WantedDocument {
  id: string
  item: ItemRef
  document: string
  /** Tells its line of the schedule, beside the item's number. */
  pattern: RegExp
  /** Words that tell the item's lines where the number is not written. */
  subject: RegExp
  /** Why the form's own entries call for it, or null. */
  because(context: FormContext): string | null
  /** Asked for only if there is one ("if a P11D was issued"): no fault if it is not. */
  conditional?: true
}

const rowsIn = (context: FormContext, ref: ItemRef, noun: string, many?: string): string | null => {
  const rows = itemOf(context, ref).rows.length
  return rows === 0 ? null : `${ref} lists ${count(rows, noun, many)}`
}

function mortgaged(entries: Entries): boolean {
  const balance = penceOf(entries, 'mortgageBalance')
  return balance !== null ? balance !== 0 : namesAnother(text(entries, 'mortgage'))
}

const home = (context: FormContext): Entries | null => {
  const found = itemOf(context, '2.1')
  return found.state === 'answered' ? found.fields : null
}

/** The documents, in form order (Form E, the notes to each item and its schedule; FPR 2010 r 9.14(2)(b)). */
export const WANTED: readonly WantedDocument[] = [
  {
    id: 'order-to-vary',
    item: '1.14',
    document: 'The order to be varied',
    pattern: /order/i,
    subject: /\bvary|\bvaried|variation/i,
    because: (context) =>
      itemOf(context, '1.14').state === 'answered' ? '1.14 tells of an order to be varied' : null,
  },
  {
    id: 'home-valuation',
    item: '2.1',
    document: 'A valuation of the family home obtained in the last six months',
    pattern: /valuation/i,
    subject: /family home|matrimonial home/i,
    because: (context) => (home(context) ? '2.1 gives a value for the family home' : null),
    conditional: true,
  },
  {
    id: 'home-mortgage',
    item: '2.1',
    document: 'A recent mortgage statement for the family home',
    pattern: /mortgage/i,
    subject: /family home|matrimonial home/i,
    because: (context) => {
      const entries = home(context)
      return entries && mortgaged(entries) ? '2.1 gives a mortgage on the family home' : null
    },
  },
  {
    id: 'property-valuation',
    item: '2.2',
    document: 'A valuation of each other property obtained in the last six months',
    pattern: /valuation/i,
    subject: /other propert|land/i,
    because: (context) => rowsIn(context, '2.2', 'property', 'properties'),
    conditional: true,
  },
  {
    id: 'property-mortgage',
    item: '2.2',
    document: 'A recent mortgage statement for each other property',
    pattern: /mortgage/i,
    subject: /other propert|land/i,
    because: (context) => {
      const rows = numberedRows(context, '2.2').filter(({ row }) => mortgaged(row))
      return rows.length === 0
        ? null
        : `2.2 gives a mortgage on ${list(rows.map(({ row, number }) => rowName('2.2', row, number)))}`
    },
  },
  {
    id: 'account-statements',
    item: '2.3',
    document: 'Statements for the last 12 months of every account',
    pattern: /statement/i,
    subject: /\bbank|building society|account/i,
    because: (context) => rowsIn(context, '2.3', 'account'),
  },
  {
    id: 'investments',
    item: '2.4',
    document: 'The latest statement or dividend counterfoil of each investment',
    pattern: /statement|counterfoil|dividend|certificate/i,
    subject: /investment|share/i,
    because: (context) => rowsIn(context, '2.4', 'investment'),
  },
  {
    id: 'surrender-values',
    item: '2.5',
    document: 'A surrender value quotation for each policy',
    pattern: /surrender|quotation|valuation/i,
    subject: /polic|insurance|endowment/i,
    because: (context) => {
      const rows = numberedRows(context, '2.5').filter(
        ({ row }) => (penceOf(row, 'surrenderValue') ?? 0) !== 0,
      )
      return rows.length === 0
        ? null
        : `2.5 gives a surrender value for ${list(rows.map(({ row, number }) => rowName('2.5', row, number)))}`
    },
  },
  {
    id: 'business-accounts',
    item: '2.11',
    document: 'The accounts of each business for the last two financial years',
    pattern: /accounts/i,
    subject: /business/i,
    because: (context) => rowsIn(context, '2.11', 'business', 'businesses'),
  },
  {
    id: 'business-valuation',
    item: '2.11',
    document: 'Any valuation of a business',
    pattern: /valuation/i,
    subject: /business/i,
    because: (context) => rowsIn(context, '2.11', 'business', 'businesses'),
    conditional: true,
  },
  {
    id: 'cash-equivalents',
    item: '2.13',
    document: 'The cash equivalent statement of each pension, or the letter asking for it',
    pattern: /cash equivalent|CETV|\bCEV?\b|valuation|statement|pension/i,
    subject: /pension/i,
    because: (context) => rowsIn(context, '2.13', 'pension'),
  },
  {
    id: 'p60',
    item: '2.15',
    document: 'The P60 for the last financial year',
    pattern: /P\s?60/i,
    subject: /employ|P\s?60/i,
    because: (context) => rowsIn(context, '2.15', 'job'),
  },
  {
    id: 'payslips',
    item: '2.15',
    document: 'The last three payslips',
    pattern: /pay\s?-?slip/i,
    subject: /employ|pay\s?-?slip/i,
    because: (context) => rowsIn(context, '2.15', 'job'),
  },
  {
    id: 'p11d',
    item: '2.15',
    document: 'The P11D, if one was issued',
    pattern: /P\s?11\s?D/i,
    subject: /P\s?11\s?D/i,
    because: (context) => {
      const benefits = mentions(context, /P\s?11\s?D|company car|medical insurance|private health/i, ['2.15'])
      return benefits.length === 0 ? null : '2.15 tells of benefits in kind'
    },
    conditional: true,
  },
  {
    id: 'self-employment-accounts',
    item: '2.16',
    document: 'The accounts for the last two financial years',
    pattern: /accounts/i,
    subject: /self-?\s?employ|partnership/i,
    because: (context) => rowsIn(context, '2.16', 'self-employed business', 'self-employed businesses'),
  },
  {
    id: 'tax-assessment',
    item: '2.16',
    document: 'The last income tax assessment',
    pattern: /tax|assessment|SA\s?302/i,
    subject: /self-?\s?employ|partnership/i,
    because: (context) => rowsIn(context, '2.16', 'self-employed business', 'self-employed businesses'),
  },
  {
    id: 'benefits',
    item: '2.18',
    document: 'What shows the state benefits received',
    pattern: /benefit|document|letter|income/i,
    subject: /benefit/i,
    because: (context) => rowsIn(context, '2.18', 'benefit'),
  },
  {
    id: 'other-income',
    item: '2.19',
    document: 'What shows the other income received',
    pattern: /income|document/i,
    subject: /other income/i,
    because: (context) => rowsIn(context, '2.19', 'source of other income', 'sources of other income'),
  },
]
