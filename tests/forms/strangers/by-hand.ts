import { StandardFonts } from 'pdf-lib'
import type { FieldDefinition, ItemDefinition } from '#law/form-e/items.ts'
import { type FormECase, ITEMS } from '../case.ts'
import { notation } from '../notation.ts'
import { View } from '../view.ts'
import { byHandWords as words } from './by-hand-words.ts'
import { Canvas } from './canvas.ts'
import { nothing, type StrangerLayout } from './layout.ts'

// A script that puts strings at coordinates: no line on the page, columns by their x alone, the pound sign in the heads.

const PARTS: Readonly<Record<string, string>> = {
  General: 'PART 1 - GENERAL INFORMATION',
  Capital: 'PART 2 - CAPITAL',
  Income: 'PART 2 (contd) - INCOME AND SUMMARY',
  Requirements: 'PART 3 - FINANCIAL REQUIREMENTS',
  'Other information': 'PART 4 - OTHER INFORMATION',
  'Orders sought': 'PART 5 - ORDER SOUGHT',
  'Statement of truth': 'STATEMENT OF TRUTH AND DOCUMENTS',
}
const [LEFT, VALUE, RIGHT] = [48, 250, 548]
const LINE = 13
/** Told as label and value, one below the other, even where there are several. */
const STACKED = new Set(['2.2', '2.11', '2.13', '2.15', '2.16'])

class Sheet {
  private readonly c: Canvas
  private readonly view: View
  constructor(c: Canvas, view: View) {
    this.c = c
    this.view = view
  }

  pair(label: string, value: string, sum = false): void {
    const { c } = this
    const lines = c.split(value, RIGHT - VALUE)
    const left = c.split(label, VALUE - LEFT - 40)
    c.turned(Math.min(lines.length, 6) * LINE)
    left.forEach((part, index) => {
      c.say(part, LEFT + 30, c.y + index * LINE)
    })
    lines.forEach((part, index) => {
      if (index >= left.length) c.turned(LINE)
      if (sum) c.say(part, 0, c.y, { endsAt: 400 })
      else c.say(part, VALUE, c.y)
      c.y += LINE
    })
    c.y += Math.max(0, left.length - lines.length) * LINE
  }

  answer(ref: string, field: FieldDefinition): void {
    const label = words.label(ref, field.key)
    const written = this.view.field(ref, field.key)
    const flag = this.view.flag(ref, field.key)
    if (field.kind === 'yes-no')
      this.pair(label, `[${flag === true ? 'X' : ' '}] Yes   [${flag === false ? 'X' : ' '}] No`)
    else if (field.kind === 'choice')
      this.pair(
        label,
        written.replace(/^./, (first) => first.toUpperCase()),
      )
    else if (field.kind === 'money') this.pair(label, written && `£${written}`, true)
    else this.pair(label, written)
  }

  table(item: ItemDefinition, columns: readonly FieldDefinition[]): void {
    const { c } = this
    const rows = this.view.rows(item.ref)
    const money = columns.filter(({ kind }) => kind === 'money').length
    const sumWidth = money > 0 ? Math.min(84, 300 / columns.length + 18) : 0
    const narrow = columns.filter(({ kind }) => kind === 'yes-no').length
    const plain =
      (RIGHT - LEFT - 30 - money * sumWidth - narrow * 46) / Math.max(1, columns.length - money - narrow)
    const edges: { at: number; width: number }[] = []
    let at = LEFT + 30
    for (const { kind } of columns) {
      const width = kind === 'money' ? sumWidth : kind === 'yes-no' ? 46 : plain
      edges.push({ at, width })
      at += width
    }
    const line = (cells: readonly string[], head: boolean): void => {
      const font = head ? c.bold : c.regular
      const size = 8.5
      const split = cells.map((cell, index) => c.split(cell, (edges[index]?.width ?? 0) - 8, { size, font }))
      const height = Math.max(...split.map((parts) => parts.length)) * 10.5 + 3
      if (c.turned(height) && !head) {
        c.say(`${item.ref} (continued)`, LEFT, c.y, { size: 8.5, font: c.italic })
        c.y += LINE
        line(
          columns.map(({ key }) => words.label(item.ref, key)),
          true,
        )
      }
      split.forEach((parts, index) => {
        const { at: x = 0, width = 0 } = edges[index] ?? {}
        parts.forEach((part, row) => {
          const y = c.y + row * 10.5
          if (columns[index]?.kind === 'money') c.say(part, 0, y, { size, font, endsAt: x + width - 4 })
          else c.say(part, x, y, { size, font })
        })
      })
      c.y += height
    }
    c.turned(44)
    line(
      columns.map(({ key }) => words.label(item.ref, key)),
      true,
    )
    for (const row of rows)
      line(
        columns.map(({ key, kind }) =>
          kind === 'choice' ? (row[key] ?? '').replace('-', ' ') : (row[key] ?? ''),
        ),
        false,
      )
  }

  item(item: ItemDefinition): void {
    const { c, view } = this
    const { ref, fields, columns, totals = [] } = item
    c.turned(52)
    c.y += 5
    const number = /^\d/.test(ref) ? ref : ''
    const word = view.word(ref)
    const [first] = fields
    if (fields.length === 1 && first && !columns && totals.length === 0 && !['text'].includes(first.kind)) {
      c.say(number, LEFT, c.y, { font: c.bold })
      if (word) this.pair(words.title(ref), word)
      else if (first.kind === 'yes-no') {
        const flag = view.flag(ref, first.key)
        this.pair(words.title(ref), `[${flag === true ? 'X' : ' '}] Yes   [${flag === false ? 'X' : ' '}] No`)
      } else this.pair(words.title(ref), view.field(ref, first.key))
      return
    }
    c.say(`${number}  ${words.title(ref)}`.trim(), LEFT, c.y, { font: c.bold })
    if (columns && ref !== 'documents')
      c.say('(if none, write NONE)', 0, c.y, { font: c.italic, size: 7.5, endsAt: RIGHT })
    c.y += LINE + 1
    if (ref === 'truth')
      this.prose(
        'I believe that the facts stated in this statement are true. I understand that proceedings for contempt of court may be brought against anyone who makes a false statement.',
      )
    if (word) this.prose(word)
    else if (columns && STACKED.has(ref)) {
      view.rows(ref).forEach((row, index) => {
        c.turned(60)
        c.say(`(${index + 1})`, LEFT, c.y, { font: c.bold })
        for (const { key, kind } of columns)
          this.pair(
            words.label(ref, key),
            kind === 'money' && row[key] ? `£${row[key]}` : (row[key] ?? ''),
            kind === 'money',
          )
        c.y += 5
      })
    } else if (columns) this.table(item, columns)
    else if (fields.length === 1 && first && words.title(ref) !== '' && first.label === 'Details')
      this.prose(view.field(ref, first.key))
    else for (const field of fields) this.answer(ref, field)
    for (const { key, letter } of totals) {
      c.turned(LINE)
      c.y += 3
      const name = /^[A-L]\d?$/.test(letter) ? `TOTAL (${letter})` : words.label(ref, key)
      const written = view.field(ref, key)
      c.say(name, 0, c.y, { font: c.bold, endsAt: 450 })
      c.say(written && `£${written}`, 0, c.y, { font: c.bold, endsAt: RIGHT })
      c.y += LINE
    }
  }

  prose(text: string): void {
    for (const part of this.c.split(text, RIGHT - LEFT - 30)) {
      this.c.turned(LINE)
      this.c.say(part, LEFT + 30, this.c.y)
      this.c.y += LINE
    }
  }
}

async function draw(form: FormECase): Promise<Uint8Array> {
  const view = new View(
    form,
    notation({ sign: '', pence: 'always', zero: '0.00', negative: 'brackets' }, 'slashes', {
      none: 'NONE',
      notApplicable: 'N/A',
    }),
  )
  const c = await Canvas.open({
    regular: StandardFonts.Helvetica,
    bold: StandardFonts.HelveticaBold,
    italic: StandardFonts.HelveticaOblique,
    onPage: (canvas) => {
      canvas.say(`Case no. ${view.field('head', 'caseNumber')}`, LEFT, 812, { size: 8 })
      canvas.say(`Form E - page ${canvas.pages}`, 0, 812, { size: 8, endsAt: RIGHT })
      canvas.y = 52
    },
  })
  const sheet = new Sheet(c, view)
  c.say('FORM E', LEFT, c.y, { size: 16, font: c.bold })
  c.say('Financial statement', 130, c.y, { size: 11 })
  c.y += 26
  let part = ''
  for (const item of ITEMS) {
    if (item.part !== part && item.ref !== 'head') {
      part = item.part
      c.turned(90)
      c.y += 8
      c.say(PARTS[part] ?? part, LEFT, c.y, { size: 11, font: c.bold })
      c.y += 16
    }
    sheet.item(item)
  }
  return await c.doc.save()
}

export const byHand: StrangerLayout = { name: 'by-hand', ending: 'pdf', draw, omits: nothing }
