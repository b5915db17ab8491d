import { type OfficeContentNode, parseOffice } from 'officeparser'
import type { ReadFailure } from '#server/ports/documents.ts'
import type { Flowing } from '../read-file.ts'
import { type Block, type Cell, paragraph } from './blocks.ts'

/** Reads an RTF by the library's tree, so that its tables stay tables. */
export async function readRtf(bytes: Uint8Array): Promise<Flowing | ReadFailure> {
  const tree = await parseOffice(Buffer.from(bytes), {
    fileType: 'rtf',
    ocr: false,
    extractAttachments: false,
  })
  const notes: string[] = []
  const blocks = blocksOf(tree.content, notes)
  return { ok: true, blocks: [...blocks, ...notes.map((note) => paragraph(note))], notes: [] }
}

function blocksOf(nodes: readonly OfficeContentNode[], notes: string[]): Block[] {
  return nodes.flatMap((node): Block[] => {
    if (node.type === 'table') return [{ kind: 'table', rows: rowsOf(node, notes) }]
    const inner = node.children ?? []
    if (inner.some((child) => child.type === 'table' || child.type === 'paragraph'))
      return blocksOf(inner, notes)
    const text = textOf(node, notes)
    return text === '' && node.type !== 'paragraph' ? [] : [paragraph(text)]
  })
}

function rowsOf(table: OfficeContentNode, notes: string[]): Cell[][] {
  return (table.children ?? []).map((row) =>
    (row.children ?? []).map((cell) => ({
      blocks: blocksOf(cell.children ?? [], notes),
      colSpan: span(cell, 'colSpan'),
      rowSpan: span(cell, 'rowSpan'),
    })),
  )
}

function span(cell: OfficeContentNode, key: 'colSpan' | 'rowSpan'): number {
  const metadata: unknown = cell.metadata
  if (typeof metadata !== 'object' || metadata === null || !(key in metadata)) return 1
  const value: unknown = Reflect.get(metadata, key)
  return typeof value === 'number' && value > 1 ? value : 1
}

function textOf(node: OfficeContentNode, notes: string[]): string {
  let mark = ''
  for (const note of node.notes ?? []) {
    mark += ` [${notes.length + 1}]`
    notes.push(`[${notes.length + 1}] ${note.text ?? ''}`)
  }
  const inner = node.children ?? []
  return (inner.length > 0 ? inner.map((child) => textOf(child, notes)).join('') : (node.text ?? '')) + mark
}
