import type { FormField, Word } from '#protocol/document.ts'
import type { Box } from '#protocol/evidence.ts'
import { unionBox } from '../../evidence/build.ts'
import { cellAt } from '../../text/grid.ts'
import { type Line, middle } from '../../text/lines.ts'
import type { ItemDefinition } from '../items.ts'
import { type Anchor, alignHeadings } from './align.ts'
import { candidatesOn, HEADED } from './headings.ts'
import { partHeadings } from './parts.ts'
import type { Sheet } from './sheet.ts'

/** The words between an item's heading and the next, page by page. */
export interface Area {
  definition: ItemDefinition
  anchor: Anchor | null
  parts: { sheet: Sheet; words: Word[] }[]
  /** Its first page's part down to the next heading, as far as known. */
  bounds: { sheet: Sheet; top: number; bottom: number }[]
  /** The form fields to write in that stand there, empty ones too. */
  fields: FormField[]
}

interface Edge {
  sheet: number
  /** From here down… */
  top: number
  /** …and from here to the right, where several stand side by side. */
  left: number
  line: Line | undefined
  /** Null: a heading of a part, whose guidance belongs to no item. */
  anchor: Anchor | null
}

/** Cuts a document into the areas of its items. What comes before the first heading is the head's. */
export function areasOf(sheets: readonly Sheet[], head: ItemDefinition): Area[] {
  const candidates = sheets.flatMap(candidatesOn)
  const anchors = alignHeadings(candidates)
  const edges = [...anchors.map((anchor) => edgeOf(sheets, anchor)), ...partEdges(sheets, anchors)].sort(
    (a, b) => a.sheet - b.sheet || a.top - b.top || a.left - b.left,
  )
  const bands = bandsOf(edges, sheets)
  const areas = new Map<Anchor | null, Area>()
  const headArea: Area = { definition: head, anchor: null, parts: [], fields: [], bounds: [] }
  const firstItem = edges.findIndex(({ anchor }) => anchor !== null)
  sheets.forEach((sheet, index) => {
    for (const line of sheet.lines) {
      for (const word of line.words) {
        const edge = edgeFor(bands, index, line, word.box)
        if (edge?.anchor === null && (edge.line === line || edges.indexOf(edge) > firstItem)) continue
        const anchor = edge?.anchor ?? null
        let area = anchor ? areas.get(anchor) : headArea
        if (!area && anchor) {
          const definition = HEADED[anchor.item]
          if (!definition) continue
          area = { definition, anchor, parts: [], fields: [], bounds: boundsOf(anchor, bands, sheets) }
          areas.set(anchor, area)
        }
        if (!area) continue
        const part = area.parts.at(-1)
        if (part?.sheet === sheet) part.words.push(word)
        else area.parts.push({ sheet, words: [word] })
      }
    }
  })
  for (const [index, sheet] of sheets.entries()) {
    for (const field of sheet.fields) {
      const edge = edgeFor(bands, index, undefined, field.box)
      const area = edge?.anchor ? areas.get(edge.anchor) : edge === null ? headArea : undefined
      area?.fields.push(field)
    }
  }
  return [headArea, ...areas.values()]
}

/** From an item's heading down to the next heading, page by page. */
function boundsOf(anchor: Anchor, bands: readonly Edge[][], sheets: readonly Sheet[]): Area['bounds'] {
  const at = bands.findIndex((band) => band.some((edge) => edge.anchor === anchor))
  const start = bands[at]?.[0]
  const end = bands[at + 1]?.[0]
  if (!start) return []
  const last = end?.sheet ?? sheets.length - 1
  return sheets.slice(start.sheet, last + 1).map((sheet, offset) => ({
    sheet,
    top: offset === 0 ? start.top : 0,
    bottom: end && offset + start.sheet === last ? end.top : sheet.page.height,
  }))
}

/** Whether the item has a ruled box to write in, be it empty. */
export function hasBox(area: Area): boolean {
  return area.bounds.some(({ sheet, top, bottom }) =>
    sheet.rulings.vertical.some(({ at, from, to }) => {
      if (from < top + sheet.usual * 0.8 || to > bottom + 3 || to - from < sheet.usual) return false
      const cell = cellAt(sheet.rulings, at + 3, (from + to) / 2)
      return cell !== null && cell.width > 60 && cell.y > top
    }),
  )
}

function edgeOf(sheets: readonly Sheet[], anchor: Anchor): Edge {
  const { sheet, words, y } = anchor.candidate
  const line = sheet.lines.find(({ words: members }) => members.some((word) => word === words[0]))
  const cell = words[0] ? sheet.cellOf(words[0]) : null
  const first = cell !== null && !wordsAbove(sheet, cell, line?.top ?? y)
  return {
    sheet: sheets.indexOf(sheet),
    top: first ? Math.min(cell.y, y) : y - sheet.usual * 0.3,
    left: first ? Math.min(cell.x, anchor.candidate.x) : anchor.candidate.x,
    line,
    anchor,
  }
}

function wordsAbove(sheet: Sheet, cell: Box, y: number): boolean {
  return sheet.page.words.some((word) => {
    const x = word.box.x + word.box.width / 2
    return x > cell.x && x < cell.x + cell.width && word.box.y >= cell.y - 1 && middle(word) < y
  })
}

/** The headings of parts: what stands below one, up to the next item, is printed guidance. */
function partEdges(sheets: readonly Sheet[], anchors: readonly Anchor[]): Edge[] {
  return partHeadings(sheets, anchors).flatMap(({ sheet: index, line }): Edge[] => {
    const sheet = sheets[index]
    const first = line.words[0]
    if (!sheet || !first) return []
    const cell = sheet.cellOf(first)
    const top = cell && !wordsAbove(sheet, cell, line.top) ? Math.min(cell.y, line.top) : line.top - 1
    return [{ sheet: index, top, left: first.box.x, line, anchor: null }]
  })
}

/** Edges at one height, side by side, form a band that ends where the next band begins. */
function bandsOf(edges: readonly Edge[], sheets: readonly Sheet[]): Edge[][] {
  const bands: Edge[][] = []
  for (const edge of edges) {
    const band = bands.at(-1)
    const first = band?.[0]
    const usual = sheets[edge.sheet]?.usual ?? 10
    if (first && first.sheet === edge.sheet && Math.abs(first.top - edge.top) < usual * 0.7) band?.push(edge)
    else bands.push([edge])
  }
  for (const band of bands) band.sort((a, b) => a.left - b.left)
  return bands
}

function edgeFor(bands: readonly Edge[][], sheet: number, line: Line | undefined, box: Box): Edge | null {
  let chosen: Edge[] | null = null
  for (const band of bands) {
    const first = band[0]
    if (!first) continue
    const begun =
      first.sheet < sheet ||
      (first.sheet === sheet &&
        ((line !== undefined && band.some((edge) => edge.line === line)) ||
          box.y + box.height / 2 > first.top))
    if (!begun) break
    chosen = band
  }
  if (!chosen) return null
  const x = box.x + box.width / 2
  const lefts = chosen.filter(({ left }) => left <= x + 2)
  return lefts.at(-1) ?? chosen[0] ?? null
}

/** The box around the words of a part of an area. */
export const areaBox = (words: readonly Word[]): Box | null => unionBox(words.map(({ box }) => box))
