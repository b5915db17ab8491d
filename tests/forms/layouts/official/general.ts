import type { Pen } from '../../draw/pen.ts'
import type { View } from '../../view.ts'
import { across, answer, grid, part, question, rows, yesNo } from './blocks.ts'

/** The front page. */
export function front(pen: Pen, view: View): void {
  const { left, width } = pen
  pen.line('Financial statement', left, pen.y, { size: 19, font: pen.fonts.bold })
  pen.line('Form E', left, pen.y + 1, { size: 19, font: pen.fonts.bold, align: 'right', width })
  pen.y += 27
  pen.y += pen.lines(
    'for a financial order under the Matrimonial Causes Act 1973 or the Civil Partnership Act 2004, or for financial relief after an overseas divorce or dissolution',
    left,
    pen.y,
    width * 0.62,
    { size: 9 },
  )
  pen.y += 14
  across(pen, [
    ['', 'In the Family Court sitting at', view.field('head', 'court')],
    ['', 'Case number (always quote this)', view.field('head', 'caseNumber')],
  ])
  across(pen, [['', 'Name of the applicant', view.field('head', 'applicant')]])
  across(pen, [['', 'Name of the respondent', view.field('head', 'respondent')]])
  pen.line('This is the financial statement of the', left, pen.y + 2, { size: 9.5, font: pen.fonts.bold })
  const party = view.field('head', 'party')
  pen.tick(left + 200, pen.y, 12, party === 'applicant')
  pen.line('Applicant', left + 217, pen.y + 2, { size: 9.5 })
  pen.tick(left + 290, pen.y, 12, party === 'respondent')
  pen.line('Respondent', left + 307, pen.y + 2, { size: 9.5 })
  pen.y += 26
  across(pen, [
    ['', 'Dated', view.field('head', 'dated')],
    ['', 'Full name of the person making this statement', view.field('1.1', 'fullName')],
  ])
  pen.rule(left, pen.y, pen.right, pen.y, 1)
  pen.y += 10
  const notes = [
    'Please read this before you begin. You have a duty to the court to give a full, frank and clear disclosure of all your financial and other relevant circumstances. The duty goes on until the proceedings have ended.',
    'A failure to give full and accurate disclosure may result in any order the court makes being set aside. If you are found to have been deliberately untruthful, criminal proceedings for fraud or proceedings for contempt of court may be brought against you.',
    'Documents that the form asks for must be attached. A schedule of them is at the end. Attach further sheets where there is not enough room for an answer, and number them like the section they belong to.',
    'Answer every question. Where a section does not apply to you, say so. Figures are to be in pounds sterling and as exact as you can make them; where a figure is an estimate, say that it is one.',
    'The form has five parts: 1 General information, 2 Financial details, 3 Financial requirements, 4 Other information, 5 Order sought.',
  ]
  for (const note of notes) pen.paragraph(note, { size: 9.3, after: 7 })
  pen.newPage()
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
  across(pen, [
    ['', 'Petition / application', view.field('1.6', 'dateApplication')],
    ['', 'Decree nisi / conditional order', view.field('1.6', 'dateConditionalOrder')],
    ['', 'Decree absolute / final order', view.field('1.6', 'dateFinalOrder')],
  ])
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
