import { type Block, bottomOf, extent, inReadingOrder, sameRow } from './blocks.ts'

/** Blocks that stand side by side: a row of a table, a label and its answer. */
export interface Band {
  page: number
  blocks: Block[]
  top: number
  bottom: number
}

/** Gathers blocks into bands, from the top down. */
export function bandsOf(blocks: readonly Block[]): Band[] {
  const bands: Band[] = []
  for (const block of [...blocks].sort(inReadingOrder)) {
    const { y } = extent(block)
    const bottom = bottomOf(extent(block))
    const band = bands.findLast(
      (candidate) =>
        candidate.page === block.page && candidate.blocks.some((member) => sameRow(member, block)),
    )
    if (band) {
      band.blocks.push(block)
      band.top = Math.min(band.top, y)
      band.bottom = Math.max(band.bottom, bottom)
    } else bands.push({ page: block.page, blocks: [block], top: y, bottom })
  }
  for (const band of bands) band.blocks.sort((a, b) => a.box.x - b.box.x)
  return bands.sort((a, b) => a.page - b.page || a.top - b.top)
}
