import type { Document, Page } from '#protocol/document.ts'
import type { DocumentReader, ReadInput, ReadOptions, ReadResult } from '#server/ports/documents.ts'

/**
 * Reads bytes as plain text, a page to each form feed: for tests of what happens to documents, not of
 * reading them. It can be told to wait, or to refuse.
 */
export class TestReader implements DocumentReader {
  /** Names of the files that it was asked to read. */
  readonly asked: string[] = []
  /** Set to hold every reading until it resolves, or until its signal aborts. */
  hold: Promise<void> | undefined
  refuseWith: Extract<ReadResult, { ok: false }> | undefined
  /** What is read in a file of this name, whatever its bytes. */
  readonly prepared = new Map<string, ReadResult>()

  async read({ bytes, name, id }: ReadInput, options: ReadOptions = {}): Promise<ReadResult> {
    this.asked.push(name)
    options.onProgress?.({ done: 0, total: 2, step: 'Reading page 1 of 2' })
    if (this.hold) await Promise.race([this.hold, aborted(options.signal)])
    if (options.signal?.aborted) return { ok: false, code: 'CANCELED' }
    if (this.refuseWith) return this.refuseWith
    const prepared = this.prepared.get(name)
    if (prepared) return prepared.ok ? { ok: true, document: { ...prepared.document, id, name } } : prepared
    return { ok: true, document: textDocument(id, name, Buffer.from(bytes).toString('utf8')) }
  }

  async warm(): Promise<void> {}
  async close(): Promise<void> {}
}

function aborted(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }))
}

function textDocument(id: string, name: string, text: string): Document {
  const pages = text.split('\f').map((body, index) => pageOf(index + 1, body.trim()))
  return { id, name, kind: 'txt', language: 'en', pages, fields: [], notes: [] }
}

function pageOf(number: number, body: string): Page {
  const lines = body.split('\n').map((line) => line.trim().split(/\s+/).filter(Boolean))
  const words: Page['words'] = []
  let text = ''
  lines.forEach((line, row) => {
    if (row > 0) text += '\n'
    line.forEach((word, column) => {
      if (column > 0) text += ' '
      const box = { x: 50 + column * 60, y: 50 + row * 14, width: 55, height: 12 }
      words.push({ text: word, box, start: text.length, end: text.length + word.length, from: 'text' })
      text += word
    })
  })
  return { number, width: 595, height: 842, readBy: 'layout', text, words, rules: [] }
}
