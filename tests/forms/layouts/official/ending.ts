import { type Pen, RULE } from '../../draw/pen.ts'
import type { View } from '../../view.ts'
import { across, answer, part, question } from './blocks.ts'

export function orders(pen: Pen, view: View): void {
  part(pen, 'Part 5   Order sought')
  question(pen, '5.1', 'What financial orders are you asking the court to make?', '', 110)
  answer(pen, view.fieldOrWord('5.1', 'ordersSought'), 90)
  question(
    pen,
    '5.2',
    'If you are seeking a transfer or settlement of any property or assets, identify the property or assets in question',
    '',
    80,
  )
  answer(pen, view.fieldOrWord('5.2', 'transfer'), 60)
  question(
    pen,
    '5.3',
    'If you are seeking a variation of an ante-nuptial or post-nuptial settlement, identify the settlement, by whom it was made, its trustees and beneficiaries',
    '',
    80,
  )
  answer(pen, view.fieldOrWord('5.3', 'variation'), 60)
}

export function truth(pen: Pen, view: View): void {
  part(pen, 'Statement of truth', '', 260)
  pen.paragraph(
    'I believe that the facts stated in this financial statement are true, and that it is a full, frank, clear and accurate disclosure of my financial and other relevant circumstances.',
    { size: 9.5, after: 5 },
  )
  pen.paragraph(
    'Proceedings for contempt of court may be brought against anyone who makes, or causes to be made, a false statement in a document verified by a statement of truth without an honest belief in its truth.',
    { size: 8.5, after: 10 },
  )
  across(pen, [['', 'Print full name', view.field('truth', 'name')]])
  const signature = view.field('truth', 'signature')
  pen.line('Signed', pen.left, pen.y, { size: 9 })
  pen.line('Date', pen.left + pen.width * 0.62, pen.y, { size: 9 })
  pen.box(pen.left, pen.y + 13, pen.width * 0.58, 30, { border: RULE })
  pen.box(pen.left + pen.width * 0.62, pen.y + 13, pen.width * 0.38, 30, { border: RULE })
  if (pen.fillable)
    pen.value(signature, pen.left, pen.y + 13, pen.width * 0.58, 30, { size: 12, font: pen.fonts.italic })
  else pen.line(signature, pen.left + 14, pen.y + 20, { size: 15, font: pen.fonts.italic })
  pen.value(view.field('truth', 'date'), pen.left + pen.width * 0.62, pen.y + 13, pen.width * 0.38, 30, {
    size: 10,
  })
  pen.y += 60
}

export function documents(pen: Pen, view: View): void {
  part(pen, 'Schedule of documents to accompany Form E')
  pen.paragraph(
    'The following list shows the documents you must attach to your Form E if applicable. You may attach other documents where it is necessary to explain or clarify any of the information that you give in the Form E. Tick one box on every line.',
    { size: 9, after: 8 },
  )
  const [a, b, c] = [pen.right - 168, pen.right - 112, pen.right - 56]
  const head = (): void => {
    pen.box(pen.left, pen.y, pen.width, 26, { border: RULE, weight: 0.5 })
    pen.line('Document', pen.left + 5, pen.y + 8, { size: 9, font: pen.fonts.bold })
    for (const [x, text] of [
      [a, 'Attached'],
      [b, 'Not applicable'],
      [c, 'To follow'],
    ] as const) {
      pen.rule(x, pen.y, x, pen.y + 26, 0.5)
      const height = pen.heightOf(text, 50, 8, pen.fonts.bold)
      pen.lines(text, x + 3, pen.y + (26 - height) / 2, 50, {
        size: 8,
        font: pen.fonts.bold,
        align: 'center',
      })
    }
    pen.y += 26
  }
  head()
  for (const row of view.rows('documents')) {
    const width = a - pen.left - 10
    const height = Math.max(21, pen.heightOf(row.document ?? '', width, 8.5) + 8)
    if (pen.room < height) {
      pen.newPage()
      head()
    }
    pen.box(pen.left, pen.y, pen.width, height, { border: RULE, weight: 0.5 })
    pen.lines(row.document ?? '', pen.left + 5, pen.y + 5, width, { size: 8.5 })
    for (const [x, status] of [
      [a, 'attached'],
      [b, 'not-applicable'],
      [c, 'to-follow'],
    ] as const) {
      pen.rule(x, pen.y, x, pen.y + height, 0.5)
      pen.tick(x + 22, pen.y + (height - 11) / 2, 11, row.status === status)
    }
    pen.y += height
  }
}
