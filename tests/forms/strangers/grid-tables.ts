import { StandardFonts } from 'pdf-lib'
import type { FieldDefinition, ItemDefinition } from '#law/form-e/items.ts'
import { type FormECase, ITEMS } from '../case.ts'
import { notation } from '../notation.ts'
import { View } from '../view.ts'
import { Canvas } from './canvas.ts'
import { gridWords as words } from './grid-words.ts'
import type { StrangerLayout } from './layout.ts'

// Ruled tables for everything: two questions to a line, columns in an order of their own, a running number before each
// row and a tick for the enclosure behind it, the total as the table's last row, heads repeated on each page.

const [LEFT, RIGHT, SIZE, LINE] = [40, 555, 8, 9.6]
const WIDTH = RIGHT - LEFT
const ORDER: Readonly<Record<string, readonly string[]>> = {
  '2.3': ['type', 'bank', 'accountNumber', 'otherHolder', 'interest', 'balance'],
  '2.4': ['type', 'name', 'otherHolder', 'interest', 'value'],
  '2.5': ['policyNumber', 'company', 'type', 'maturity', 'otherHolder', 'surrenderValue', 'interest'],
  '2.9': ['type', 'creditor', 'balance', 'share', 'dated', 'otherDebtor'],
  '2.13': ['scheme', 'type', 'number', 'valuedOn', 'cashEquivalent', 'inPayment', 'deathInService'],
  '2.17': ['source', 'nature', 'estimate', 'netLastYear', 'grossLastYear'],
}
const ENCLOSED = new Set(['2.3', '2.4', '2.9'])
const PAIRED = new Set(['2.2', '2.11', '2.15', '2.16'])

interface Cell {
  text: string
  width: number
  bold?: boolean
  shade?: number
  right?: boolean
}

class Grid {
  private readonly c: Canvas
  private readonly view: View
  constructor(c: Canvas, view: View) {
    this.c = c
    this.view = view
  }

  /** One ruled row; the head is set again where it begins a page. */
  row(cells: readonly Cell[], head?: readonly Cell[]): void {
    const { c } = this
    const font = (cell: Cell) => (cell.bold ? c.bold : c.regular)
    const split = cells.map((cell) => c.split(cell.text, cell.width - 8, { size: SIZE, font: font(cell) }))
    const height = Math.max(...split.map((parts) => parts.length)) * LINE + 6
    if (c.turned(height) && head) this.row(head)
    let x = LEFT
    cells.forEach((cell, index) => {
      c.frame(x, c.y, cell.width, height, cell.shade)
      split[index]?.forEach((part, line) => {
        const y = c.y + 10 + line * LINE
        const how = { size: SIZE, font: font(cell) }
        if (cell.right) c.say(part, 0, y, { ...how, endsAt: x + cell.width - 4 })
        else c.say(part, x + 4, y, how)
      })
      x += cell.width
    })
    c.y += height
  }

  written(ref: string, field: FieldDefinition): string {
    const value = this.view.field(ref, field.key)
    return field.kind === 'choice' ? value.toUpperCase() : value
  }

  pairs(all: readonly (readonly [string, string])[]): void {
    const long = ([, value]: readonly [string, string]) => value.length > 48
    const label = (text: string): Cell => ({ text, width: WIDTH * 0.22, bold: true, shade: 0.93 })
    for (let index = 0; index < all.length; index += 1) {
      const [one, two] = [all[index], all[index + 1]]
      if (!one) continue
      if (!two || long(one) || long(two)) {
        this.row([label(one[0]), { text: one[1], width: WIDTH * 0.78 }])
        continue
      }
      this.row([
        label(one[0]),
        { text: one[1], width: WIDTH * 0.28 },
        label(two[0]),
        { text: two[1], width: WIDTH * 0.28 },
      ])
      index += 1
    }
  }

  list(item: ItemDefinition, columns: readonly FieldDefinition[]): void {
    const { ref, totals = [] } = item
    const enclosed = ENCLOSED.has(ref)
    const order = ORDER[ref] ?? columns.map(({ key }) => key)
    const shown = order.flatMap((key) => columns.find((column) => column.key === key) ?? [])
    const weight = ({ kind, key }: FieldDefinition) =>
      kind === 'money' || kind === 'date'
        ? 0.95
        : key === 'document' || key === 'item' || key === 'description'
          ? 3
          : 1.1
    const room = WIDTH - 22 - (enclosed ? 34 : 0)
    const all = shown.reduce((sum, column) => sum + weight(column), 0)
    const width = (column: FieldDefinition) => (room * weight(column)) / all
    const head: Cell[] = [
      { text: '#', width: 22, bold: true, shade: 0.85 },
      ...shown.map((column) => ({
        text: words.label(ref, column.key) + (column.kind === 'money' && column.key !== 'amount' ? ' £' : ''),
        width: width(column),
        bold: true,
        shade: 0.85,
      })),
      ...(enclosed ? [{ text: 'Encl.', width: 34, bold: true, shade: 0.85 }] : []),
    ]
    this.c.turned(70)
    this.row(head)
    this.view.rows(ref).forEach((values, index) => {
      this.row(
        [
          { text: String(index + 1), width: 22 },
          ...shown.map((column) => ({
            text: status(column, values[column.key] ?? ''),
            width: width(column),
            right: column.kind === 'money',
          })),
          ...(enclosed ? [{ text: 'Yes', width: 34 }] : []),
        ],
        head,
      )
    })
    for (const total of totals) this.total(ref, total, head)
  }

  total(ref: string, { key, letter }: { key: string; letter: string }, head?: readonly Cell[]): void {
    const name = /^[A-L]\d?$/.test(letter) ? `Total ${letter}:` : `${words.label(ref, key)}:`
    this.row(
      [
        { text: name, width: WIDTH * 0.78, bold: true, right: true },
        { text: this.view.field(ref, key), width: WIDTH * 0.22, bold: true, right: true },
      ],
      head,
    )
  }

  item(item: ItemDefinition): void {
    const { c, view } = this
    const { ref, fields, columns, totals = [] } = item
    c.turned(84)
    c.y += 9
    const title = `${/^\d/.test(ref) ? `Q${ref}  ` : ''}${words.title(ref)}`
    c.say(title, LEFT, c.y + 9, { size: 9.5, font: c.bold })
    c.y += 15
    const word = view.word(ref)
    if (ref === 'truth') {
      c.say('I believe that the facts stated in this Form E are true.', LEFT, c.y + 8, { size: 8.5 })
      c.y += 14
    }
    if (word) this.row([{ text: word, width: WIDTH }])
    else if (columns && PAIRED.has(ref))
      view.rows(ref).forEach((row, index) => {
        c.turned(60)
        this.row([{ text: `No. ${index + 1}`, width: WIDTH, bold: true, shade: 0.85 }])
        this.pairs(columns.map(({ key }) => [words.label(ref, key), row[key] ?? '']))
      })
    else if (columns) {
      this.list(item, columns)
      return
    } else this.pairs(fields.map((field) => [words.label(ref, field.key), this.written(ref, field)]))
    for (const total of totals) this.total(ref, total)
  }
}

const status = ({ kind }: FieldDefinition, text: string): string =>
  kind === 'choice' ? text.replace('-', ' ').replace(/^./, (first) => first.toUpperCase()) : text

async function draw(form: FormECase): Promise<Uint8Array> {
  const view = new View(
    form,
    notation({ sign: '', pence: 'as needed', zero: '0', negative: 'minus' }, 'short', {
      none: 'None',
      notApplicable: 'Not applicable',
    }),
  )
  const c = await Canvas.open({
    regular: StandardFonts.TimesRoman,
    bold: StandardFonts.TimesRomanBold,
    italic: StandardFonts.TimesRomanItalic,
    onPage: (canvas) => {
      canvas.say('IN THE FAMILY COURT', LEFT, 30, { size: 8 })
      canvas.say(`No. ${view.field('head', 'caseNumber')}`, 0, 30, { size: 8, endsAt: RIGHT })
      canvas.rule(LEFT, 35, RIGHT, 35)
      canvas.say(`Page ${canvas.pages}`, 0, 818, { size: 8, endsAt: RIGHT })
      canvas.y = 44
    },
  })
  const grid = new Grid(c, view)
  c.say('FORM E: FINANCIAL STATEMENT FOR A FINANCIAL ORDER', LEFT, c.y + 12, { size: 14, font: c.bold })
  c.y += 18
  let part = ''
  let number = 0
  for (const item of ITEMS) {
    if (item.part !== part && item.ref !== 'head') {
      part = item.part
      number += 1
      c.turned(120)
      c.y += 16
      c.say(`Part ${number}: ${part}`, LEFT, c.y + 6, { size: 12, font: c.italic })
      c.y += 6
    }
    grid.item(item)
  }
  return await c.doc.save()
}

/** There is no place for the size of a holding or for whether a policy is assigned. */
const omits = (path: string): boolean => /^2\.4\[\d+\]\/size$|^2\.5\[\d+\]\/assigned$/.test(path)

export const gridTables: StrangerLayout = { name: 'grid-tables', ending: 'pdf', draw, omits }
