import type { Paragraph, Table } from 'docx'
import type { Source } from '#protocol/analyses.ts'
import type { Figure } from '#protocol/figure.ts'
import type { FormEAnalysis } from '#protocol/form-e.ts'
import { body, faint, heading, minor, table } from './page.ts'
import { count, howRead, itemName, money, placeName, STATE_WORDS, STATUS_WORDS } from './words.ts'

type Block = Paragraph | Table

export function completenessPart({ completeness }: FormEAnalysis): Block[] {
  const done = completeness.filter(({ complete }) => complete).length
  const rows = completeness.map(({ ref, title, state, missing, complete }) => [
    itemName(ref),
    title,
    STATE_WORDS[state],
    complete ? 'Complete' : missing.join('; ') || 'Incomplete',
  ])
  const columns = [
    { title: 'Item', width: 14 },
    { title: 'What it asks for', width: 36 },
    { title: 'On the form', width: 18 },
    { title: 'What is missing', width: 32 },
  ]
  return [
    heading('Completeness'),
    body(`${done} of ${count(completeness.length, 'item')} complete.`),
    table(columns, rows),
  ]
}

const FIGURE_STATES = { agrees: 'Agrees', differs: 'Differs', 'not-stated': 'Not stated' } as const

export function figuresPart({ figures }: FormEAnalysis, sources: readonly Source[]): Block[] {
  if (figures.length === 0) return []
  const columns = [
    { title: 'Item', width: 13 },
    { title: 'Figure', width: 27 },
    { title: 'Computed', width: 16, right: true },
    { title: 'Stated', width: 16, right: true },
    { title: 'Difference', width: 16, right: true },
    { title: '', width: 12 },
  ]
  const rows = figures.map(({ item, letter, label, computed, stated, state, differencePence }) => [
    `${itemName(item)}${letter ? ` (${letter})` : ''}`,
    label,
    money(computed.amount),
    stated ? money(stated.amount) : '—',
    differencePence === null ? '—' : money({ pence: differencePence, currency: computed.amount.currency }),
    FIGURE_STATES[state],
  ])
  return [
    heading('Figures'),
    body('Each total recomputed to the penny from what is written on the form.'),
    table(columns, rows),
    minor('How each figure was computed'),
    ...derivations(
      figures.map(({ computed }) => computed),
      sources,
    ),
  ]
}

const OPERATORS = {
  sum: 'the sum of',
  difference: 'the first less the others',
  share: 'a share of',
  annualise: 'over a year',
} as const

/** Each figure and, below it and further in, what it came from; one that stands above already only by its name. */
function derivations(figures: readonly Figure[], sources: readonly Source[]): Paragraph[] {
  const shown = new Set<string>()
  const lines = (figure: Figure, depth: number): Paragraph[] => {
    const { id, label, amount, from } = figure
    const line = `${label}: ${money(amount)}`
    if (from.kind === 'blank') return [faint(`${line} (${from.reason})`, depth)]
    if (from.kind === 'read') return [faint(`${line}${readAt(figure, sources)}`, depth)]
    if (shown.has(id)) return depth === 0 ? [] : [faint(`${line} (as above)`, depth)]
    shown.add(id)
    const by = from.by ? ` × ${from.by}` : ''
    return [
      faint(`${line} = ${OPERATORS[from.operator]}${by}`, depth),
      ...from.terms.flatMap((term) => lines(term, depth + 1)),
    ]
  }
  return figures.flatMap((figure) => lines(figure, 0))
}

/** Where a figure stands, and its words where they are not the amount as we write it. */
function readAt({ amount, from }: Figure, sources: readonly Source[]): string {
  if (from.kind !== 'read' || from.evidence.length === 0) return ''
  const places = from.evidence.map((one) => {
    const where = placeName(one, sources)
    return one.quote === money(amount) ? where : `“${one.quote}”, ${where}`
  })
  return `, ${places.join('; ')}`
}

export function schedulePart({ schedule }: FormEAnalysis): Block[] {
  if (schedule.length === 0) return []
  const columns = [
    { title: 'Item', width: 12 },
    { title: 'Document', width: 42 },
    { title: 'On the form', width: 16 },
    { title: 'Needed because', width: 30 },
  ]
  const rows = schedule.map(({ item, document, status, neededBecause }) => [
    itemName(item),
    document,
    STATUS_WORDS[status],
    neededBecause ?? '',
  ])
  return [heading('Schedule of documents'), table(columns, rows)]
}

/** What all of this stands on, to the byte. */
export function sourcesPart(sources: readonly Source[]): Block[] {
  const columns = [
    { title: 'File', width: 34 },
    { title: 'Taken as', width: 16 },
    { title: 'Read', width: 24 },
    { title: 'SHA-256', width: 26 },
  ]
  const rows = sources.map((source) => [
    source.name,
    source.role === 'form-e' ? 'Form E' : 'Supporting document',
    `${count(source.pages.length, 'page')}, ${howRead(source)}`,
    source.sha256,
  ])
  const notes = sources.flatMap(({ name, notes: those }) => those.map((note) => faint(`${name}: ${note}`)))
  return [heading('What was read'), table(columns, rows), ...notes]
}
