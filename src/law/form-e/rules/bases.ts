import type { Basis } from '#protocol/finding.ts'

const READ_ON = '2026-11-01'

const source = (title: string, url: string): Basis => ({ title, url, readOn: READ_ON })

/** What the rules rest on. Each once, with its address and the day on which it was read. */
export const EXCHANGE = source(
  'Family Procedure Rules 2010, r 9.14 (financial statement, statement of truth, documents)',
  'https://www.legislation.gov.uk/uksi/2010/2955/rule/9.14',
)
export const PENSION_VALUATION = source(
  'Family Procedure Rules 2010, r 9.30 (information about pensions)',
  'https://www.legislation.gov.uk/uksi/2010/2955/rule/9.30',
)
export const SECTION_25 = source(
  'Matrimonial Causes Act 1973, s 25 (matters to which the court has regard)',
  'https://www.legislation.gov.uk/ukpga/1973/18/section/25',
)
export const PENSION_AGE = source(
  'Pensions Act 1995, Schedule 4 (state pension age)',
  'https://www.legislation.gov.uk/ukpga/1995/26/schedule/4',
)
export const CHILD_BENEFIT = source(
  'Social Security Contributions and Benefits Act 1992, s 141 (child benefit)',
  'https://www.legislation.gov.uk/ukpga/1992/4/section/141',
)

/** The duty of full and frank disclosure. */
export const DISCLOSURE: Basis = {
  title:
    'Duty of full, frank and clear disclosure: Sharland v Sharland [2015] UKSC 60; Gohil v Gohil [2015] UKSC 61',
  readOn: READ_ON,
}

/** A numbered item of the form itself. */
export const formItem = (ref: string): Basis => ({
  title: `Form E (edition 01.23), item ${ref}`,
  readOn: READ_ON,
})
