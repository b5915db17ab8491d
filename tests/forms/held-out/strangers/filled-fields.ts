import { type PDFFont, rgb, StandardFonts, TextAlignment } from 'pdf-lib'
import type { FieldDefinition, ItemDefinition } from '#law/form-e/items.ts'
import { type FormECase, ITEMS } from '../../case.ts'
import { wording } from '../../layouts/wording.ts'
import { notation } from '../../notation.ts'
import { Canvas } from '../../strangers/canvas.ts'
import type { StrangerLayout } from '../../strangers/layout.ts'
import { View } from '../../view.ts'

// A plain form with fields laid over it: each label stands above its box, lists have spare empty lines, the answer that
// holds has an ellipse drawn round it, the letter of a total stands in a box before its figure.

const words = wording({
  'head/court': 'Name of court',
  'head/caseNumber': 'Case No.',
  'head/party': 'Statement of (circle one)',
  '1.10/livingWith': 'Lives with',
  'property/value': 'Current market value',
  'property/mortgageBalance': 'Mortgage(s) outstanding',
  'property/salePenalties': 'Penalties on redemption',
  'property/saleCosts': 'Costs of sale',
  'property/equity': 'Equity (total)',
  'property/interest': 'Your interest',
  '2.3/bank': 'Bank or building society',
  '2.3/accountNumber': 'Account no.',
  '2.3/otherHolder': 'Other holder',
  '2.3/balance': 'Balance (£)',
  '2.3/interest': 'Your interest (£)',
  '2.4/otherHolder': 'Other holder',
  '2.4/value': 'Current value (£)',
  '2.4/interest': 'Your interest (£)',
  '2.5/otherHolder': 'Other owner',
  '2.5/surrenderValue': 'Surrender value (£)',
  '2.5/interest': 'Your interest (£)',
  '2.6/debtor': 'Debt and debtor',
  '2.6/interest': 'Your interest (£)',
  '2.7/interest': 'Your interest (£)',
  '2.8/value': 'Sale value (£)',
  '2.9/creditor': 'Liability',
  '2.9/type': 'Type',
  '2.9/otherDebtor': 'Other debtor',
  '2.9/dated': 'Date',
  '2.9/balance': 'Total (£)',
  '2.9/share': 'Your share (£)',
  '2.10/tax': 'CGT (£)',
  '2.20/total': 'TOTAL',
  '2.21/total': 'TOTAL',
  'needs/current': 'Current cost (£)',
  'needs/estimated': 'Estimated cost (£)',
  'capital needs/cost': 'Cost (£)',
})

const [LEFT, RIGHT, HALF] = [45, 550, 245]
const STACKED = new Set(['2.2', '2.11', '2.13', '2.15', '2.16'])

class Sheet {
  private readonly c: Canvas
  private readonly view: View
  private readonly font: PDFFont
  private count = 0
  constructor(c: Canvas, view: View) {
    this.c = c
    this.view = view
    this.font = c.regular
  }

  /** A field over a drawn box. */
  private field(text: string, x: number, y: number, width: number, height: number, right = false): void {
    const { c } = this
    c.frame(x, y, width, height)
    this.count += 1
    const field = c.doc.getForm().createTextField(`text.${this.count}`)
    if (height > 20) field.enableMultiline()
    // Broken here, as the reader of the field breaks it.
    field.setText(c.split(text, width - 8, { size: 8.5 }).join(height > 20 ? '\n' : ' '))
    field.addToPage(c.page, {
      x: x + 1,
      y: c.size[1] - y - height + 1,
      width: width - 2,
      height: height - 2,
      font: this.font,
      borderWidth: 0,
    })
    field.setFontSize(8.5)
    if (right) field.setAlignment(TextAlignment.Right)
    field.updateAppearances(this.font)
  }

  private heightFor(text: string, width: number): number {
    const lines = this.c.split(text, width - 8, { size: 8.5 }).length
    return lines === 1 ? 16 : lines * 11 + 8
  }

  private circled(options: readonly string[], chosen: number, x: number, y: number): void {
    let at = x + 6
    options.forEach((text, index) => {
      const wide = this.c.regular.widthOfTextAtSize(text, 9.5)
      this.c.say(text, at, y + 12)
      if (index === chosen)
        this.c.page.drawEllipse({
          x: at + wide / 2,
          y: this.c.size[1] - y - 9,
          xScale: wide / 2 + 6,
          yScale: 8,
          borderWidth: 1.1,
          borderColor: rgb(0, 0, 0),
        })
      at += wide + 26
    })
  }

  private boxes(ref: string, fields: readonly FieldDefinition[], of: (key: string) => string): void {
    const { c } = this
    let left = true
    let tall = 0
    for (const [index, { key, kind }] of fields.entries()) {
      const text = of(key)
      const next = fields[index + 1]
      const short = (value: string) => c.regular.widthOfTextAtSize(value, 8.5) < HALF - 10
      const half = short(text) && (!left || (next !== undefined && short(of(next.key))))
      const width = half ? HALF : RIGHT - LEFT
      const height = this.heightFor(text, width)
      if (left && c.turned(height + 20)) tall = 0
      const x = left ? LEFT : LEFT + HALF + 15
      c.say(words.label(ref, key), x, c.y + 8, { size: 7.5 })
      if (kind === 'yes-no') this.circled(['Yes', 'No'], ['Yes', 'No'].indexOf(text), x, c.y + 11)
      else if (key === 'party')
        this.circled(['Applicant', 'Respondent'], ['applicant', 'respondent'].indexOf(text), x, c.y + 11)
      else this.field(kind === 'money' && text ? `£${text}` : text, x, c.y + 11, width, height)
      tall = Math.max(tall, height + 17)
      if (half && left) left = false
      else {
        c.y += tall
        left = true
        tall = 0
      }
    }
    if (!left) c.y += tall
  }

  private list(ref: string, columns: readonly FieldDefinition[]): void {
    const { c, view } = this
    const weight = ({ kind, key }: FieldDefinition) =>
      key === 'document' || key === 'item' || key === 'description' || key === 'asset'
        ? 3.2
        : kind === 'money' || kind === 'date' || kind === 'yes-no'
          ? 0.85
          : 1.1
    const all = columns.reduce((sum, column) => sum + weight(column), 0)
    const widths = columns.map((column) => ((RIGHT - LEFT) * weight(column)) / all)
    const starts = widths.map((_, index) => LEFT + widths.slice(0, index).reduce((sum, one) => sum + one, 0))
    const head = () => {
      const split = columns.map(({ key }, index) =>
        c.split(words.label(ref, key), (widths[index] ?? 0) - 6, { size: 7.5, font: c.bold }),
      )
      const height = Math.max(...split.map((parts) => parts.length)) * 9 + 4
      split.forEach((parts, index) => {
        parts.forEach((part, line) => {
          c.say(part, (starts[index] ?? 0) + 2, c.y + 8 + line * 9, { size: 7.5, font: c.bold })
        })
      })
      c.y += height
    }
    c.turned(60)
    head()
    const spare = ref === 'documents' ? 0 : 2
    for (const row of [
      ...view.rows(ref),
      ...Array.from({ length: spare }, () => ({}) as Record<string, string>),
    ]) {
      const told = columns.map(({ key, kind }) =>
        kind === 'choice' ? (row[key] ?? '').replace('-', ' ') : (row[key] ?? ''),
      )
      const height = Math.max(...told.map((text, index) => this.heightFor(text, widths[index] ?? 0)))
      if (c.turned(height)) head()
      told.forEach((text, index) => {
        this.field(
          text,
          starts[index] ?? 0,
          c.y,
          widths[index] ?? 0,
          height,
          columns[index]?.kind === 'money',
        )
      })
      c.y += height
    }
  }

  item({ ref, fields, columns, totals = [] }: ItemDefinition): void {
    const { c, view } = this
    c.turned(80)
    c.y += 10
    c.say(`${/^\d/.test(ref) ? `${ref}  ` : ''}${words.title(ref)}`, LEFT, c.y + 9, {
      size: 9.5,
      font: c.bold,
    })
    c.y += 14
    const word = view.word(ref)
    if (ref === 'truth') {
      c.say('I believe that the facts stated in this Form E are true.', LEFT, c.y + 8, {
        size: 8.5,
        font: c.italic,
      })
      c.y += 14
    }
    if (word) {
      this.field(word, LEFT, c.y + 2, RIGHT - LEFT, 16)
      c.y += 20
    } else if (columns && STACKED.has(ref))
      view.rows(ref).forEach((row, index) => {
        c.turned(70)
        c.say(`${index + 1}.`, LEFT, c.y + 8, { size: 8.5, font: c.bold })
        c.y += 12
        this.boxes(ref, columns, (key) => row[key] ?? '')
      })
    else if (columns) this.list(ref, columns)
    else this.boxes(ref, fields, (key) => view.field(ref, key))
    for (const { key, letter } of totals) {
      c.turned(22)
      const lettered = /^[A-L]\d?$/.test(letter)
      const name = words.label(ref, key)
      const text = view.field(ref, key)
      const wide = c.regular.widthOfTextAtSize(name, 8.5)
      c.say(name, 395 - wide, c.y + 14, { size: 8.5 })
      if (lettered) {
        c.frame(402, c.y + 3, 24, 16, 0.88)
        c.say(letter, 407, c.y + 14, { size: 9, font: c.bold })
      }
      this.field(text && `£${text}`, 430, c.y + 3, 120, 16, true)
      c.y += 20
    }
  }
}

async function draw(form: FormECase): Promise<Uint8Array> {
  const view = new View(
    form,
    notation({ sign: '', pence: 'as needed', zero: '0', negative: 'minus' }, 'slashes', {
      none: 'None',
      notApplicable: 'N/A',
    }),
  )
  const c = await Canvas.open({
    regular: StandardFonts.Helvetica,
    bold: StandardFonts.HelveticaBold,
    italic: StandardFonts.HelveticaOblique,
    onPage: (canvas) => {
      canvas.say('Form E  Financial statement', LEFT, 30, { size: 8 })
      canvas.say(String(canvas.pages), 0, 820, { size: 8, endsAt: RIGHT })
      canvas.y = 40
    },
  })
  const sheet = new Sheet(c, view)
  let part = ''
  for (const item of ITEMS) {
    if (item.part !== part && item.ref !== 'head') {
      part = item.part
      c.turned(100)
      c.y += 18
      c.say(part, LEFT, c.y + 4, { size: 13, font: c.bold })
      c.y += 4
    }
    sheet.item(item)
  }
  return await c.doc.save()
}

export const filledFields: StrangerLayout = { name: 'filled-fields', ending: 'pdf', draw, omits: () => false }
