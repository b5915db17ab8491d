import { StandardFonts } from 'pdf-lib'
import type { FieldDefinition, ItemDefinition } from '#law/form-e/items.ts'
import { type FormECase, ITEMS } from '../../case.ts'
import { notation } from '../../notation.ts'
import { Canvas } from '../../strangers/canvas.ts'
import type { StrangerLayout } from '../../strangers/layout.ts'
import { View } from '../../view.ts'
import { monthName } from '../../words.ts'
import { typewriterWords as words } from './typewriter-words.ts'

// Typewritten: one width of letter, dots from question to answer, columns made with spaces under a row of hyphens.

const COLUMNS = 92
const SIZE = 9
const LINE = 12.5
const LEFT = 50

/** Broken at spaces to so many letters. */
function fold(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text
    .split(/\s+/)
    .flatMap((one) => (one.length > width ? one.split(/(?<=[-/])/) : [one]))) {
    let rest = word
    if (line !== '' && line.length + 1 + rest.length > width) {
      lines.push(line)
      line = ''
    }
    while (rest.length > width) {
      lines.push(rest.slice(0, width))
      rest = rest.slice(width)
    }
    line = line === '' ? rest : `${line} ${rest}`
  }
  return [...lines, line]
}

class Typist {
  private readonly c: Canvas
  private readonly view: View
  constructor(c: Canvas, view: View) {
    this.c = c
    this.view = view
  }

  type(text = '', keep = 0): void {
    const { c } = this
    c.turned(LINE * (1 + keep))
    if (text.trim() !== '') c.say(text, LEFT, c.y, { size: SIZE })
    c.y += LINE
  }

  private ask(label: string, value: string): void {
    const dots = `${`     ${label} `.padEnd(42, '.')} `
    const [first = '', ...rest] = fold(value, COLUMNS - dots.length)
    this.type(`${dots}${first}`)
    for (const line of rest) this.type(`${' '.repeat(dots.length)}${line}`)
  }

  private told(kind: FieldDefinition['kind'], value: string): string {
    if (value === '') return ''
    if (kind === 'yes-no') return `Y/N: ${value.charAt(0)}`
    return kind === 'choice' ? value.replace('-', ' ').toUpperCase() : value
  }

  private list(ref: string, columns: readonly FieldDefinition[]): void {
    const sums = columns.filter(({ kind }) => kind === 'money' || kind === 'date').length
    const room = COLUMNS - 5 - (columns.length - 1) * 2 - sums * 12
    const plain = Math.floor(room / Math.max(1, columns.length - sums))
    // A number stands in one line; the kind gives way to it.
    const status = (key: string) =>
      ref === 'documents'
        ? key === 'status'
          ? 16
          : room - 16
        : ref === '2.3'
          ? plain + ({ accountNumber: 4, type: -4 }[key] ?? 0)
          : plain
    const widths = columns.map(({ kind, key }) => (kind === 'money' || kind === 'date' ? 12 : status(key)))
    const set = (cells: readonly string[]) => {
      const split = cells.map((cell, index) => fold(cell, widths[index] ?? 1))
      const height = Math.max(...split.map((parts) => parts.length))
      for (let line = 0; line < height; line += 1) {
        const made = split.map((parts, index) => {
          const text = parts[line] ?? ''
          const width = widths[index] ?? 1
          return columns[index]?.kind === 'money' ? text.padStart(width) : text.padEnd(width)
        })
        this.type(`     ${made.join('  ')}`.trimEnd(), line === 0 ? height - 1 : 0)
      }
    }
    set(columns.map(({ key }) => words.label(ref, key)))
    this.type(`     ${widths.map((width) => '-'.repeat(width)).join('  ')}`, 2)
    for (const row of this.view.rows(ref))
      set(columns.map(({ key, kind }) => this.told(kind, row[key] ?? '')))
  }

  item({ ref, fields, columns, totals = [] }: ItemDefinition): void {
    const { view } = this
    this.c.turned(LINE * 6)
    this.type()
    this.type(`${/^\d/.test(ref) ? `${ref}.` : ''.padEnd(0)} ${words.title(ref)}`.trim())
    const word = view.word(ref)
    const [first] = fields
    if (ref === 'truth')
      for (const line of fold('I believe that the facts stated in this Form E are true.', COLUMNS - 5))
        this.type(`     ${line}`)
    if (word) this.type(`     ${word}`)
    else if (columns && columns.length > 6)
      view.rows(ref).forEach((row, index) => {
        this.c.turned(LINE * 5)
        this.type(`  (${String.fromCharCode(97 + index)})`)
        for (const { key, kind } of columns) this.ask(words.label(ref, key), this.told(kind, row[key] ?? ''))
      })
    else if (columns) this.list(ref, columns)
    else if (fields.length === 1 && first?.label === 'Details')
      for (const line of fold(view.field(ref, first.key), COLUMNS - 5)) this.type(`     ${line}`)
    else
      for (const { key, kind } of fields)
        this.ask(words.label(ref, key), this.told(kind, view.field(ref, key)))
    for (const { key, letter } of totals) {
      const name = /^[A-L]\d?$/.test(letter) ? `TOTAL ${letter}` : words.label(ref, key)
      this.type(`${`${name} = `.padStart(COLUMNS - 16)}${view.field(ref, key).padStart(16)}`)
    }
  }
}

async function draw(form: FormECase): Promise<Uint8Array> {
  const view = new View(form, {
    ...notation({ sign: '£', pence: 'always', zero: '£0.00', negative: 'minus' }, 'words', {
      none: 'NONE',
      notApplicable: 'NOT APPLICABLE',
    }),
    date: (iso) => `${iso.slice(8)} ${monthName(iso)} ${iso.slice(0, 4)}`.replace(/ (\w{3})\w* /, ' $1 '),
  })
  const c = await Canvas.open({
    regular: StandardFonts.Courier,
    bold: StandardFonts.CourierBold,
    italic: StandardFonts.CourierOblique,
    onPage: (canvas) => {
      canvas.say(`- ${canvas.pages} -`, 285, 815, { size: SIZE })
      canvas.y = 56
    },
  })
  const typist = new Typist(c, view)
  typist.type('IN THE FAMILY COURT')
  typist.type()
  typist.type('FORM E - FINANCIAL STATEMENT'.padStart(58))
  let part = ''
  for (const item of ITEMS) {
    if (item.part !== part && item.ref !== 'head') {
      part = item.part
      c.turned(LINE * 8)
      typist.type()
      typist.type(part.toUpperCase())
      typist.type('='.repeat(part.length))
    }
    typist.item(item)
  }
  return await c.doc.save()
}

export const typewriter: StrangerLayout = { name: 'typewriter', ending: 'pdf', draw, omits: () => false }
