import type { Trial } from './trial.ts'

const child = (key: string): string => `1.10[0]/${key}`

export const COMPLETENESS_TRIALS: readonly Trial[] = [
  {
    rule: 'form-e.truth.missing',
    fires: { 'nothing filled in': { set: { 'truth/*': null }, states: { truth: 'blank' } } },
    silent: { 'only the date is missing': { set: { 'truth/date': null } } },
  },
  {
    rule: 'form-e.truth.unsigned',
    fires: { 'no signature': { set: { 'truth/signature': null } } },
    silent: { 'a signature in type': { set: { 'truth/signature': '/s/ A Marsh' } } },
  },
  {
    rule: 'form-e.truth.undated',
    fires: { 'no date': { set: { 'truth/date': null } } },
    silent: { 'another date': { set: { 'truth/date': '2026-10-13' } } },
  },
  {
    rule: 'form-e.truth.unnamed',
    fires: { 'no name': { set: { 'truth/name': null } } },
    silent: { 'in capitals': { set: { 'truth/name': 'ANNA MARSH' } } },
  },
  {
    rule: 'form-e.truth.other-name',
    fires: { 'somebody else': { set: { 'truth/name': 'Robert Tyler' } } },
    silent: {
      'with initials': { set: { 'truth/name': 'Mrs A. J. Marsh' } },
      'a maiden name': { set: { 'truth/name': 'Anna Fell' } },
    },
  },
  {
    rule: 'form-e.truth.future-date',
    fires: { tomorrow: { set: { 'truth/date': '2026-10-21' } } },
    silent: { today: { set: { 'truth/date': '2026-10-20' } } },
  },
  {
    rule: 'form-e.truth.other-date',
    fires: { 'two months apart': { set: { 'head/dated': '2026-08-12' } } },
    silent: { 'a week apart': { set: { 'head/dated': '2026-10-05' } } },
  },
  {
    rule: 'form-e.completeness.blank',
    fires: {
      'a table without a word': { set: { '2.6/total': null }, states: { '2.6': 'blank' } },
      'a narrative': { set: { '4.3/*': null }, states: { '4.3': 'blank' } },
      'a question': { set: { '1.8/*': null }, states: { '1.8': 'blank' } },
    },
    silent: {
      '"none"': { set: { '2.6/total': null }, states: { '2.6': 'none' } },
      'what may stay empty': { states: { '1.7': 'blank', '4.4': 'blank', '5.3': 'blank' } },
      '4.6 without a partner': { states: { '4.6': 'blank' } },
      '1.9 of one who lives with a partner': {
        set: { '1.8/newPartner': true, '1.9/*': null, '4.6/partnerIncome': 20_000_00 },
        states: { '1.9': 'blank', '4.6': 'answered' },
      },
      'the children’s education without children': {
        set: { '1.10*': null, '1.12/*': null, '1.13/*': null, '3.1.2*': null, '3.2.2*': null },
        states: { '1.10': 'none', '1.12': 'blank', '1.13': 'blank', '3.1.2': 'blank', '3.2.2': 'blank' },
      },
    },
  },
  {
    rule: 'form-e.completeness.not-found',
    fires: { 'a page is missing': { set: { '4.2/*': null }, states: { '4.2': 'not-found' } } },
    silent: { 'an item that is not called for': { states: { '5.3': 'not-found', '1.14': 'not-found' } } },
  },
  {
    rule: 'form-e.completeness.not-read',
    fires: {
      'two amounts in a box': { set: { '2.3[0]/balance': '2024 £2,310.40 £2,384.76' } },
      'the amount among the words of the row': {
        set: { '2.8[0]/description': 'Ford Kuga £6,000', '2.8[0]/value': null },
      },
      'an amount among words': { set: { '2.9[0]/share': 'March 2024 Barclaycard £50.00' } },
    },
    silent: {
      'a pension without cash equivalent': { set: { '2.13[0]/cashEquivalent': null, '2.13/total': 0 } },
      'words alone': { set: { '2.3[0]/balance': 'to be confirmed' } },
      'a date that cannot be': { set: { '2.13[0]/valuedOn': '2026-02-31' } },
    },
  },
  {
    rule: 'form-e.completeness.date',
    fires: {
      'a child’s birth': { set: { [child('dateOfBirth')]: null } },
    },
    silent: {
      'no conditional order yet': { set: { '1.6/dateConditionalOrder': null } },
      'a policy without maturity': { set: { '2.5[0]/maturity': null } },
    },
  },
  {
    rule: 'form-e.completeness.amount',
    fires: {
      'no balance': { set: { '2.3[0]/balance': null } },
      'no market value': { set: { '2.1/value': null } },
      'words instead of an amount': { set: { '2.8[0]/value': 'to be confirmed' } },
      'a need without cost': { set: { '3.1.1[0]/current': null } },
    },
    silent: {
      'nil in a word': { set: { '2.5[0]/surrenderValue': 'Nil' } },
      'no mortgage': { set: { '2.1/mortgage': 'None', '2.1/mortgageBalance': null } },
      'a need with an estimate only': {
        set: { '3.1.1[1]/current': null },
      },
      'an empty line of the summary that is nil': { set: { '2.20/B': null } },
    },
  },
  {
    rule: 'form-e.completeness.account-number',
    fires: { none: { set: { '2.3[1]/accountNumber': null } } },
    silent: { 'the last four digits': { set: { '2.3[1]/accountNumber': '****4321' } } },
  },
  {
    rule: 'form-e.completeness.answer',
    fires: { 'no period of needs': { set: { '3.1/period': null } } },
    silent: {
      'needs left blank altogether': {
        set: { '3.1*': null },
        states: { '3.1': 'blank', '3.1.1': 'not-applicable', '3.1.2': 'not-applicable' },
      },
    },
  },
  {
    rule: 'form-e.completeness.details',
    fires: {
      'no case number': { set: { 'head/caseNumber': null } },
      'a child without name': { set: { [child('fullName')]: null } },
    },
    silent: { 'no type of account': { set: { '2.3[0]/type': null } } },
  },
  {
    rule: 'form-e.completeness.cash-equivalent',
    fires: { none: { set: { '2.13[0]/cashEquivalent': null } } },
    silent: {
      'asked for': { set: { '2.13[0]/cashEquivalent': 'Requested', '2.13[0]/valuedOn': null } },
      nil: { set: { '2.13[0]/cashEquivalent': 0 } },
    },
  },
  {
    rule: 'form-e.completeness.cash-equivalent-date',
    fires: { none: { set: { '2.13[0]/valuedOn': null } } },
    silent: { 'no pension': { set: { '2.13*': null }, states: { '2.13': 'none' } } },
  },
  {
    rule: 'form-e.completeness.cash-equivalent-awaited',
    fires: { 'in words': { set: { '2.13[0]/cashEquivalent': 'Requested, awaited' } } },
    silent: {
      'simply missing': { set: { '2.13[0]/cashEquivalent': null } },
      'there already, and a newer one asked for': {
        set: { '2.13[0]/type': 'Defined benefit; update requested' },
      },
    },
  },
  {
    rule: 'form-e.completeness.pension-details',
    fires: { 'no name of the scheme': { set: { '2.13[0]/scheme': null } } },
    silent: { 'no reference number': { set: { '2.13[0]/number': null } } },
  },
  {
    rule: 'form-e.completeness.total',
    fires: { 'no C1': { set: { '2.3/total': null } } },
    silent: { 'no total under "none"': { set: { '2.2/total': null, '2.6/total': null } } },
  },
  {
    rule: 'form-e.documents.no-schedule',
    fires: { 'none at all': { set: { 'documents*': null }, states: { documents: 'blank' } } },
    silent: { 'one line': { set: { 'documents[1]*': null } } },
  },
  {
    rule: 'form-e.documents.no-status',
    fires: { 'not marked': { set: { 'documents[8]/status': null } } },
    silent: { 'to follow': { set: { 'documents[8]/status': 'to-follow' } } },
  },
  {
    rule: 'form-e.documents.one-mark-for-two',
    fires: {
      'two lines in one': {
        set: { 'documents[8]/document': '2.15 P60 2.15 Last three payslips', 'documents[9]*': null },
      },
    },
    silent: {
      'one line that names two': {
        set: { 'documents[8]/document': '2.15 P60 and last three payslips', 'documents[9]*': null },
      },
    },
  },
  {
    rule: 'form-e.documents.not-listed',
    fires: { payslips: { set: { 'documents[9]*': null } } },
    silent: {
      'named by its subject alone': { set: { 'documents[9]/document': 'Payslips, three months' } },
      'not called for': { set: { 'documents[10]*': null, '2.18*': null }, states: { '2.18': 'none' } },
    },
  },
  {
    rule: 'form-e.documents.marked-not-applicable',
    fires: { 'bank statements': { set: { 'documents[2]/status': 'not-applicable' } } },
    silent: {
      'a document that is only asked for if there is one': {
        set: { 'documents[0]/status': 'not-applicable' },
      },
      'no mortgage': {
        set: { 'documents[1]/status': 'not-applicable', '2.1/mortgage': 'None', '2.1/mortgageBalance': 0 },
      },
    },
  },
  {
    rule: 'form-e.documents.not-uploaded',
    fires: { 'the form alone': {} },
    silent: { 'everything follows': { set: followAll() } },
  },
]

function followAll(): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: 11 }, (_, index) => [`documents[${index}]/status`, 'to-follow']),
  )
}
