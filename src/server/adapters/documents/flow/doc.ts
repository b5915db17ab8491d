import WordExtractor from 'word-extractor'
import type { ReadFailure } from '#server/ports/documents.ts'
import type { Flowing } from '../read-file.ts'
import { type Block, paragraph } from './blocks.ts'
import { splitTables } from './doc-tables.ts'

/** Bit 8 of the flags at byte 10 of a Word file's own header. */
const ENCRYPTED = 0x01
const WORD_MAGIC = [0xec, 0xa5]

/** Reads a Word 97–2003 document. */
export async function readDoc(bytes: Uint8Array): Promise<Flowing | ReadFailure> {
  if (isEncrypted(bytes)) return { ok: false, code: 'FILE_ENCRYPTED' }
  const document = await new WordExtractor().extract(Buffer.from(bytes))
  const blocks: Block[] = splitTables(document.getBody())
  for (const text of [
    document.getTextboxes({ includeHeadersAndFooters: false }),
    document.getFootnotes(),
    document.getEndnotes(),
  ])
    for (const line of text.split('\n')) if (line.trim() !== '') blocks.push(paragraph(line))
  return { ok: true, blocks, notes: [] }
}

/** The header begins a sector; it has stood in the first one after the container's own header since Word 97. */
function isEncrypted(bytes: Uint8Array): boolean {
  for (let at = 512; at + 12 <= bytes.length; at += 512)
    if (bytes[at] === WORD_MAGIC[0] && bytes[at + 1] === WORD_MAGIC[1])
      return ((bytes[at + 11] ?? 0) & ENCRYPTED) !== 0
  return false
}
