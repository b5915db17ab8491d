import type { Change } from '../sample-case.ts'
import type { Trial } from './trial.ts'

/** A year of monthly statements in one file, up to the day of the form. */
const statement = (number: string, from: string, to: string, closing: string, more = ''): string =>
  `Anybank plc
Statement of account
Sort code 20-11-33    Account number ${number}
Statement period ${from} to ${to}
Opening balance    £900.00
${more}
Closing balance    ${closing}`

const BARCLAYS = '12345678'
const year = (closing: string, more = ''): string =>
  statement(BARCLAYS, '12 October 2025', '12 October 2026', closing, more)

const with_ = (supporting: Readonly<Record<string, string>>, more: Change = {}): Change => ({
  ...more,
  supporting,
})

const P60 = (pay: string): string =>
  `P60 End of Year Certificate
Tax year to 5 April 2026
Employer: Northgate Academy
In this employment    Pay £${pay}    Tax deducted £6,100.00`

const CE = (value: string): string =>
  `Teachers’ Pension Scheme
Member reference TP/123456
Cash equivalent transfer value at 30 June 2026
£${value}`

const MORTGAGE = (value: string): string =>
  `Halifax
Annual mortgage statement
Account 1234/567890
Interest rate 4.10%
Balance outstanding at 30 September 2026    £${value}`

const PAYSLIP = (line: string): string =>
  `Northgate Academy    Payslip
Tax code 1257L    NI number AB123456C
${line}
Net pay £2,600.00`

const NO_PENSION = { set: { '2.13*': null }, states: { '2.13': 'none' } } as const
const NO_CRYPTO = { set: { '2.14*': null }, states: { '2.14': 'none' } } as const

export const SUPPORTING_TRIALS: readonly Trial[] = [
  {
    rule: 'form-e.supporting.account-not-listed',
    fires: {
      'another number': with_({ 'a.pdf': statement('55550000', '1 May 2026', '31 May 2026', '£10.00') }),
    },
    silent: {
      'an account of 2.3': with_({ 'a.pdf': year('£1,200.50') }),
      'masked on the form': with_(
        { 'a.pdf': year('£1,200.50') },
        { set: { '2.3[0]/accountNumber': '****5678' } },
      ),
      'not a bank statement': with_({ 'a.pdf': 'A letter about account number 55550000.' }),
    },
  },
  {
    rule: 'form-e.supporting.months-missing',
    fires: {
      'only half of the year': with_({
        'a.pdf': statement(BARCLAYS, '1 April 2026', '12 October 2026', '£1,200.50'),
      }),
      'a month in the middle': with_({
        'a.pdf': statement(BARCLAYS, '1 October 2025', '31 March 2026', '£900.00'),
        'b.pdf': statement(BARCLAYS, '1 May 2026', '30 September 2026', '£1,200.50'),
      }),
    },
    silent: {
      'all of it': with_({ 'a.pdf': year('£1,200.50') }),
      'all but the month that is not out yet': with_({
        'a.pdf': statement(BARCLAYS, '1 October 2025', '31 March 2026', '£900.00'),
        'b.pdf': statement(BARCLAYS, '1 April 2026', '30 September 2026', '£900.00'),
      }),
    },
  },
  {
    rule: 'form-e.supporting.account-without-statements',
    fires: { 'one of three': with_({ 'a.pdf': year('£1,200.50') }) },
    silent: {
      'no statement at all (which the schedule’s rule tells)': {},
      'all three': with_({
        'a.pdf': year('£1,200.50'),
        'b.pdf': statement('87654321', '12 October 2025', '12 October 2026', '£9,000.00'),
        'c.pdf': statement('11223344', '12 October 2025', '12 October 2026', '£300.00 DR'),
      }),
    },
  },
  {
    rule: 'form-e.supporting.balance-differs',
    fires: { 'a thousand less on the form': with_({ 'a.pdf': year('£2,200.50') }) },
    silent: {
      same: with_({ 'a.pdf': year('£1,200.50') }),
      'overdrawn in words': with_({
        'c.pdf': statement('11223344', '12 October 2025', '12 October 2026', '£300.00 DR'),
      }),
      'a statement of another month': with_({
        'a.pdf': statement(BARCLAYS, '1 May 2026', '31 May 2026', '£2,200.50'),
      }),
    },
  },
  {
    rule: 'form-e.supporting.p60-differs',
    fires: { 'more on the P60': with_({ 'p60.pdf': P60('45,250.00') }) },
    silent: {
      same: with_({ 'p60.pdf': P60('42,000.00') }),
      'another employer, and two jobs': with_(
        { 'p60.pdf': P60('45,250.00').replace('Northgate Academy', 'Elsewhere Ltd') },
        {
          set: {
            '2.15[1]/employer': 'Examinations Board',
            '2.15[1]/grossLastYear': 900_00,
            '2.15[1]/netLastYear': 900_00,
            '2.15[1]/estimate': 0,
          },
        },
      ),
    },
  },
  {
    rule: 'form-e.supporting.cash-equivalent-differs',
    fires: { 'more on the statement': with_({ 'ce.pdf': CE('95,000.00') }) },
    silent: {
      same: with_({ 'ce.pdf': CE('90,000.00') }),
      'of a scheme that is not on the form': with_({
        'ce.pdf': CE('95,000.00')
          .replace('Teachers’ Pension Scheme', 'Norwich Mutual')
          .replace('TP/123456', 'NM/999'),
      }),
    },
  },
  {
    rule: 'form-e.supporting.mortgage-differs',
    fires: { 'more on the statement': with_({ 'm.pdf': MORTGAGE('151,400.00') }) },
    silent: {
      same: with_({ 'm.pdf': MORTGAGE('150,000.00') }),
      'another lender': with_({
        'm.pdf': MORTGAGE('151,400.00').replace('Halifax', 'Skipton').replace('567890', '111222'),
      }),
    },
  },
  {
    rule: 'form-e.supporting.payslip-pension',
    fires: { 'a deduction': with_({ 'pay.pdf': PAYSLIP('Pension contribution £210.00') }, NO_PENSION) },
    silent: {
      'no deduction': with_({ 'pay.pdf': PAYSLIP('Pension contribution £0.00') }, NO_PENSION),
      'the pension is listed': with_({ 'pay.pdf': PAYSLIP('Pension contribution £210.00') }),
    },
  },
  {
    rule: 'form-e.supporting.crypto-payments',
    fires: {
      'an exchange': with_({ 'a.pdf': year('£1,200.50', '3 May 2026 COINBASE UK £250.00') }, NO_CRYPTO),
    },
    silent: {
      'listed on the form': with_({ 'a.pdf': year('£1,200.50', '3 May 2026 COINBASE UK £250.00') }),
      'another shop': with_({ 'a.pdf': year('£1,200.50', '3 May 2026 COINSTAR £25.00') }, NO_CRYPTO),
    },
  },
]
