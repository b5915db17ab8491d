import mammoth from 'mammoth'
import type { ReadFailure } from '#server/ports/documents.ts'
import type { Flowing } from '../read-file.ts'
import { isXml, readZipDirectory, unzipEntry, type ZipEntry } from '../zip.ts'
import { blocksOfDocx, type DocxNode } from './docx-blocks.ts'

const MAIN = /^word\/document\d*\.xml$/i
const COMMENTS = /^word\/comments\.xml$/i
const DELETED = /<w:(?:del|moveFrom) /
const DELETIONS_NOTE =
  'This document has tracked changes. What they delete was left out; what they insert was read as part of the text.'
const INSERTIONS_NOTE = 'This document has tracked changes. What they insert was read as part of the text.'
const COMMENTS_NOTE = 'This document has comments in its margin. They were not read.'

/** Reads a DOCX into blocks: paragraphs, tables, check boxes, notes. */
export async function readDocx(bytes: Uint8Array): Promise<Flowing | ReadFailure> {
  const directory = readZipDirectory(bytes)
  if (!directory.ok) return directory
  const parts = checkParts(bytes, directory.entries)
  if (parts === undefined) return { ok: false, code: 'FILE_TOO_COMPLEX' }
  let tree: DocxNode | undefined
  await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    {
      externalFileAccess: false,
      transformDocument: (document: DocxNode) => {
        tree = document
        // We want the tree; making HTML of it would only cost time.
        return { ...document, children: [] }
      },
    },
  )
  if (tree === undefined) return { ok: false, code: 'FILE_DAMAGED' }
  const notes: string[] = []
  if (DELETED.test(parts.main)) notes.push(DELETIONS_NOTE)
  else if (/<w:ins /.test(parts.main)) notes.push(INSERTIONS_NOTE)
  if (/<w:comment /.test(parts.comments)) notes.push(COMMENTS_NOTE)
  return { ok: true, blocks: blocksOfDocx(tree), notes }
}

type Parts = { main: string; comments: string }

/** A directory can lie about sizes: unpacks what will be parsed, each part within what it states. */
function checkParts(bytes: Uint8Array, entries: readonly ZipEntry[]): Parts | undefined {
  const parts: Parts = { main: '', comments: '' }
  for (const entry of entries) {
    if (!isXml(entry.name)) continue
    const content = unzipEntry(bytes, entry)
    if (content === undefined) return undefined
    if (MAIN.test(entry.name)) parts.main = new TextDecoder().decode(content)
    if (COMMENTS.test(entry.name)) parts.comments = new TextDecoder().decode(content)
  }
  return parts
}
