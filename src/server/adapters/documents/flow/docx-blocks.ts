import { TICKED, UNTICKED } from '../ticks.ts'
import { type Block, type Cell, paragraph } from './blocks.ts'
import { takeStops } from './docx-tabs.ts'

/** The parts of mammoth's document tree that we read. */
export type DocxNode = {
  type: string
  children?: DocxNode[]
  value?: string
  checked?: boolean
  breakType?: string
  styleName?: string | null
  styleId?: string | null
  indent?: { start?: string | null } | null
  colSpan?: number
  rowSpan?: number
  noteType?: string
  noteId?: string
  notes?: { resolve(reference: DocxNode): { body: DocxNode[] } | null }
}

type Notes = { resolve: (reference: DocxNode) => DocxNode[]; found: DocxNode[] }

export function blocksOfDocx(document: DocxNode): Block[] {
  const notes: Notes = {
    resolve: (reference) => document.notes?.resolve(reference)?.body ?? [],
    found: [],
  }
  const blocks = blocksOf(document.children ?? [], notes)
  // A note may hold a reference to another: the list grows while it is read.
  for (let i = 0; i < notes.found.length; i++) {
    const reference = notes.found[i]
    if (reference === undefined) continue
    const body = blocksOf(notes.resolve(reference), notes)
    const [first] = body
    if (first?.kind === 'paragraph') first.text = `[${i + 1}] ${first.text.trim()}`
    blocks.push(...body)
  }
  return blocks
}

function blocksOf(nodes: readonly DocxNode[], notes: Notes): Block[] {
  return nodes.flatMap((node): Block[] => {
    if (node.type === 'paragraph') return paragraphsOf(node, notes)
    if (node.type === 'table') return [{ kind: 'table', rows: rowsOf(node, notes) }]
    if (node.type === 'break' && node.breakType === 'page') return [{ kind: 'page-break' }]
    return blocksOf(node.children ?? [], notes)
  })
}

const PAGE = '\f'

function paragraphsOf(node: DocxNode, notes: Notes): Block[] {
  const { text, stops } = takeStops((node.children ?? []).map((child) => textOf(child, notes)).join(''))
  const level = Number(/^heading\s*(\d)/i.exec(node.styleName ?? '')?.[1] ?? 0)
  const indent = Number(node.indent?.start ?? 0) / 20
  return text.split(PAGE).flatMap((part, index): Block[] => {
    const block: Block = { ...paragraph(part), level, indent, ...(stops.length === 0 ? {} : { stops }) }
    if (index === 0) return [block]
    return part === '' ? [{ kind: 'page-break' }] : [{ kind: 'page-break' }, block]
  })
}

function textOf(node: DocxNode, notes: Notes): string {
  switch (node.type) {
    case 'text':
      return node.value ?? ''
    case 'tab':
      return '\t'
    case 'checkbox':
      return node.checked === true ? TICKED : UNTICKED
    case 'break':
      return node.breakType === 'page' ? PAGE : '\n'
    case 'run':
      // What a content control shows while nobody has filled it in ("Click here to enter text").
      return node.styleId === 'PlaceholderText'
        ? ''
        : (node.children ?? []).map((child) => textOf(child, notes)).join('')
    case 'noteReference':
      notes.found.push(node)
      return ` [${notes.found.length}]`
    default:
      return (node.children ?? []).map((child) => textOf(child, notes)).join('')
  }
}

function rowsOf(table: DocxNode, notes: Notes): Cell[][] {
  return (table.children ?? [])
    .filter((row) => row.type === 'tableRow')
    .map((row) =>
      (row.children ?? []).map((cell) => ({
        blocks: blocksOf(cell.children ?? [], notes).filter((block) => block.kind !== 'page-break'),
        colSpan: cell.colSpan ?? 1,
        rowSpan: cell.rowSpan ?? 1,
      })),
    )
}
