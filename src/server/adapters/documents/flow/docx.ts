import mammoth from 'mammoth'
import type { ReadFailure } from '#server/ports/documents.ts'
import type { Flowing } from '../read-file.ts'
import { isXml, readZipDirectory, unzipEntry, type ZipEntry } from '../zip.ts'
import { blocksOfDocx, type DocxNode } from './docx-blocks.ts'
import { writeNumbers } from './docx-numbers.ts'
import { writeStops } from './docx-tabs.ts'

const MAIN = /^word\/document\d*\.xml$/i
const DELETED = /<w:(?:del|moveFrom) /
const DELETIONS_NOTE =
  'This document has tracked changes. What they delete was left out; what they insert was read as part of the text.'
const INSERTIONS_NOTE = 'This document has tracked changes. What they insert was read as part of the text.'
const PICTURES_NOTE =
  'This document has pictures in it. Words in them were not read: send them as files of their own.'
const COMMENTS_NOTE = 'This document has comments in its margin. They were not read.'

/** Reads a DOCX into blocks: paragraphs, tables, check boxes, notes. */
export async function readDocx(bytes: Uint8Array): Promise<Flowing | ReadFailure> {
  const directory = readZipDirectory(bytes)
  if (!directory.ok) return directory
  const parts = unpackParts(bytes, directory.entries)
  if (typeof parts === 'string') return { ok: false, code: parts }
  const textOf = (pattern: RegExp) => parts.find(([name]) => pattern.test(name))?.[1] ?? ''
  const main = textOf(MAIN)
  const styles = textOf(/^word\/styles\.xml$/i)
  const numbered = writeStops(writeNumbers(main, textOf(/^word\/numbering\.xml$/i), styles), styles)
  const xml = new Map(parts.map(([name, content]) => [name, MAIN.test(name) ? numbered : content]))
  let tree: DocxNode | undefined
  await mammoth.convertToHtml(asInput(bytes, directory.entries, xml), {
    externalFileAccess: false,
    transformDocument: (document: DocxNode) => {
      tree = document
      // We want the tree; making HTML of it would only cost time.
      return { ...document, children: [] }
    },
  })
  if (tree === undefined) return { ok: false, code: 'FILE_DAMAGED' }
  const notes: string[] = []
  if (DELETED.test(main)) notes.push(DELETIONS_NOTE)
  else if (/<w:ins /.test(main)) notes.push(INSERTIONS_NOTE)
  if (/<w:comment /.test(textOf(/^word\/comments\.xml$/i))) notes.push(COMMENTS_NOTE)
  if (hasPicture(tree)) notes.push(PICTURES_NOTE)
  return { ok: true, blocks: blocksOfDocx(tree), notes }
}

const hasPicture = (node: DocxNode): boolean =>
  node.type === 'image' || (node.children ?? []).some((child) => hasPicture(child))

/** A directory can lie about sizes: unpacks what will be parsed, each part within what it states. */
function unpackParts(bytes: Uint8Array, entries: readonly ZipEntry[]): [string, string][] | Unreadable {
  const parts: [string, string][] = []
  for (const entry of entries) {
    if (!isXml(entry.name)) continue
    const content = unzipEntry(bytes, entry)
    if (typeof content === 'string') return content
    parts.push([entry.name, new TextDecoder().decode(content)])
  }
  return parts
}

type Unreadable = 'FILE_DAMAGED' | 'FILE_TOO_COMPLEX'
type Input = Parameters<typeof mammoth.convertToHtml>[0]

/** The library takes an opened zip in place of a file's bytes, which its types leave out: ours unpacks within limits. */
function asInput(bytes: Uint8Array, entries: readonly ZipEntry[], xml: Map<string, string>): Input {
  const find = (name: string) => entries.find((entry) => entry.name === name)
  const file = {
    exists: (name: string) => find(name) !== undefined,
    read: async (name: string, encoding?: string) => {
      const text = xml.get(name)
      if (text !== undefined && encoding !== 'base64')
        return encoding === undefined ? Buffer.from(text) : text
      const entry = find(name)
      const unpacked = entry === undefined ? [] : unzipEntry(bytes, entry)
      const content = Buffer.from(typeof unpacked === 'string' ? [] : unpacked)
      return encoding === 'base64' ? content.toString('base64') : content
    },
  }
  return { file } as unknown as Input
}
