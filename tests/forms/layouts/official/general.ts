import { type Pen, RULE } from '../../draw/pen.ts'
import type { View } from '../../view.ts'
import { across, answer, grid, part, question, rows, yesNo } from './blocks.ts'

const NOTES: readonly (readonly [string, string])[] = [
  [
    'Your duty to the court',
    'You have a duty to the court to give a full, frank and clear disclosure of all your financial and other relevant circumstances. The duty goes on until the proceedings have ended.',
  ],
  [
    'If you do not keep to it',
    'A failure to give full and accurate disclosure may result in any order the court makes being set aside. If you are found to have been deliberately untruthful, criminal proceedings for fraud or proceedings for contempt of court may be brought against you.',
  ],
  [
    'Documents',
    'Attach the documents that the form asks for to both the original and the copies. A schedule of them is at the end of the form. You may attach others where they explain or clarify an answer.',
  ],
  [
    'Further sheets',
    'If there is not enough room for an answer, go on in the same way on a further sheet and number it like the section that it belongs to.',
  ],
  [
    'Answer every question',
    'Where a section does not apply to you, say so. Figures are to be in pounds sterling and as exact as you can make them; where a figure is an estimate, say that it is one.',
  ],
  [
    'Exchange',
    'This statement is to be filed with the court and exchanged with the other party at the same time, not less than 35 days before the first appointment. A document that cannot be had in time is sent as soon as it can be, with a written explanation.',
  ],
  [
    'What is in the form',
    'Part 1 General information, Part 2 Financial details, Part 3 Financial requirements, Part 4 Other information, Part 5 Order sought, the statement of truth and the schedule of documents.',
  ],
]

/** The front page: the title at the left, the panel with the case at the right, the notes below. */
export function front(pen: Pen, view: View): void {
  const { left, width } = pen
  const panel = left + width * 0.5
  const top = pen.y
  pen.line('Form E', left, top, { size: 27, font: pen.fonts.bold })
  pen.line('Financial statement', left, top + 40, { size: 17, font: pen.fonts.bold })
  pen.lines(
    'for a financial order under the Matrimonial Causes Act 1973 or the Civil Partnership Act 2004, or for financial relief after an overseas divorce or dissolution',
    left,
    top + 66,
    width * 0.42,
    { size: 10 },
  )
  pen.line('This is the financial statement of the', left, top + 148, { size: 10, font: pen.fonts.bold })
  const party = view.field('head', 'party')
  pen.tick(left, top + 166, 13, party === 'applicant')
  pen.line('Applicant', left + 19, top + 168.5, { size: 10 })
  pen.tick(left + 96, top + 166, 13, party === 'respondent')
  pen.line('Respondent', left + 115, top + 168.5, { size: 10 })

  const cells = [
    ['In the Family Court sitting at', view.field('head', 'court')],
    ['Case number (always quote this)', view.field('head', 'caseNumber')],
    ['Name of the applicant', view.field('head', 'applicant')],
    ['Name of the respondent', view.field('head', 'respondent')],
    ['Dated', view.field('head', 'dated')],
  ] as const
  pen.box(panel, top, pen.right - panel, 12 + cells.length * 41, { border: RULE, weight: 1 })
  pen.y = top + 9
  for (const [label, value] of cells) {
    across(pen, [['', label, value]], panel + 10, pen.right - panel - 20)
    pen.y -= 1
  }
  pen.y = top + 12 + cells.length * 41 + 22
  pen.rule(left, pen.y, pen.right, pen.y, 1)
  pen.y += 16
  pen.line('Please read this before you begin', left, pen.y, { size: 12, font: pen.fonts.bold })
  pen.y += 24
  for (const [title, note] of NOTES) {
    pen.line(title, left, pen.y, { size: 9.5, font: pen.fonts.bold })
    pen.y += pen.lines(note, left + 140, pen.y, width - 140, { size: 9.5 }) + 11
  }
}

export function general(pen: Pen, view: View): void {
  part(pen, 'Part 1   General information')
  across(pen, [['1.1', 'Full name', view.field('1.1', 'fullName')]])
  across(pen, [
    ['1.2', 'Date of birth', view.field('1.2', 'dateOfBirth')],
    ['1.3', 'Date of the marriage or civil partnership', view.field('1.3', 'dateOfMarriage')],
  ])
  across(pen, [
    ['1.4', 'Occupation', view.field('1.4', 'occupation')],
    ['1.5', 'Date of the separation', view.field('1.5', 'dateOfSeparation')],
  ])
  question(pen, '1.6', 'Date of the')
  pen.y -= 2
  across(
    pen,
    [
      ['', 'Petition / application', view.field('1.6', 'dateApplication')],
      ['', 'Decree nisi / conditional order', view.field('1.6', 'dateConditionalOrder')],
      ['', 'Decree absolute / final order', view.field('1.6', 'dateFinalOrder')],
    ],
    pen.left + 34,
  )
  across(pen, [
    [
      '1.7',
      'If you have subsequently married or formed a civil partnership, or will do so, state the date',
      view.fieldOrWord('1.7', 'dateRemarriage'),
    ],
  ])
  yesNo(pen, '1.8', 'Are you living with a new partner?', view.flag('1.8', 'newPartner'))
  yesNo(
    pen,
    '1.9',
    'Do you intend to live with a new partner within the next six months?',
    view.flag('1.9', 'newPartnerSoon'),
  )
  pen.y += 6
  question(pen, '1.10', 'Details of any children of the family', '', 110)
  rows(
    pen,
    view,
    '1.10',
    [
      { key: 'fullName', head: 'Full names', width: 40 },
      { key: 'dateOfBirth', head: 'Date of birth', width: 22 },
      { key: 'livingWith', head: 'With whom does the child live?', width: 38 },
    ],
    4,
  )
  pen.y += 6
  question(
    pen,
    '1.11',
    'Details of the state of health of yourself and the children, if you think this should be taken into account',
    '',
    80,
  )
  grid(pen, [
    { label: 'Yourself', value: view.fieldOrWord('1.11', 'health') },
    { label: 'Children', value: view.field('1.11', 'healthChildren') },
  ])
  question(
    pen,
    '1.12',
    'Details of the present and proposed future educational arrangements for the children',
    '',
    80,
  )
  grid(pen, [
    { label: 'Present arrangements', value: view.fieldOrWord('1.12', 'educationPresent') },
    { label: 'Future arrangements', value: view.field('1.12', 'educationProposed') },
  ])
  question(
    pen,
    '1.13',
    'Details of any child support maintenance calculation or any maintenance order or agreement made between you and the other party',
    'If no calculation, order or agreement has been made, give an estimate of the liability.',
    60,
  )
  answer(pen, view.fieldOrWord('1.13', 'childSupport'), 40)
  question(
    pen,
    '1.14',
    'If this application is to vary an order, attach a copy of the order and give details of the part that is to be varied',
    '',
    60,
  )
  answer(pen, view.fieldOrWord('1.14', 'variation'), 40)
  question(
    pen,
    '1.15',
    'Details of any other court cases between you and the other party, whether in relation to money, property, children or anything else',
    '',
    60,
  )
  answer(pen, view.fieldOrWord('1.15', 'otherCases'), 40)
  question(
    pen,
    '1.16',
    'Your present residence and the occupants of it and on what terms you occupy it (for example tenant, owner-occupier)',
    '',
    90,
  )
  grid(pen, [
    { label: 'Address', value: view.fieldOrWord('1.16', 'residence') },
    { label: 'Occupants', value: view.field('1.16', 'occupants') },
    { label: 'Terms of occupation', value: view.field('1.16', 'terms') },
  ])
}
