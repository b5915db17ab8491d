// How long reading documents takes, against tools that do nothing else, run by turns in the same minute.
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { createDocumentReader } from '../../src/server/adapters/documents/reader.ts'
import type { DocumentReader } from '../../src/server/ports/documents.ts'
import type { BenchRow } from '../row.ts'
import { bareOcr, scannedPage } from './scan.ts'

const runFile = promisify(execFile)
const ROUNDS = 7
const TEXT_BUDGET = 1.6
const OCR_BUDGET = 1.3
const FORM_PAGES = 30

export async function run(): Promise<BenchRow[]> {
  const reader = createDocumentReader()
  try {
    await reader.warm()
    return [...(await textRows(reader)), ...(await ocrRows(reader))]
  } finally {
    await reader.close()
  }
}

async function textRows(reader: DocumentReader): Promise<BenchRow[]> {
  const bytes = await longPdf(100)
  const read = () => readAll(reader, bytes, 'long.pdf')
  const folder = await mkdtemp(path.join(tmpdir(), 'extraction-'))
  const file = path.join(folder, 'long.pdf')
  await writeFile(file, bytes)
  try {
    const hasPdftotext = await works(() => runFile('pdftotext', ['-v']))
    const baseline = hasPdftotext
      ? () => runFile('pdftotext', ['-bbox-layout', file, path.join(folder, 'out.html')])
      : () => bareText(bytes)
    const { ours, theirs } = await byTurns(read, baseline)
    const form = await longPdf(FORM_PAGES)
    const formMs = median(await repeat(() => readAll(reader, form, 'form.pdf')))
    return [
      {
        what: `PDF text with boxes, 100 pages, against ${hasPdftotext ? 'pdftotext -bbox-layout' : 'bare PDFium'}`,
        measured: `${ms(ours)}, ${(ours / theirs).toFixed(2)} ×`,
        budget: `≤ ${TEXT_BUDGET} ×`,
        ok: ours / theirs <= TEXT_BUDGET,
        note: `theirs ${ms(theirs)}`,
      },
      { what: `PDF of ${FORM_PAGES} full pages, upload to words`, measured: ms(formMs) },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function ocrRows(reader: DocumentReader): Promise<BenchRow[]> {
  const { pdf, png } = await scannedPage()
  const bare = await bareOcr()
  try {
    const read = () => readAll(reader, pdf, 'scan.pdf')
    const { ours, theirs } = await byTurns(read, () => bare.read(png), 3)
    return [
      {
        what: 'a scanned page, against the OCR engine alone',
        measured: `${ms(ours)}, ${(ours / theirs).toFixed(2)} ×`,
        budget: `≤ ${OCR_BUDGET} ×`,
        ok: ours / theirs <= OCR_BUDGET,
        note: `theirs ${ms(theirs)}`,
      },
    ]
  } finally {
    await bare.end()
  }
}

async function readAll(reader: DocumentReader, bytes: Uint8Array, name: string): Promise<void> {
  const result = await reader.read({ bytes, name, id: name })
  if (!result.ok) throw new Error(`${name}: ${result.code}`)
}

async function bareText(bytes: Uint8Array): Promise<void> {
  const { PDFiumLibrary } = await import('@hyzyla/pdfium')
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  for (const page of document.pages()) page.getText()
  document.destroy()
}

async function longPdf(pages: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (let page = 0, word = 0; page < pages; page++) {
    const sheet = pdf.addPage([595, 842])
    for (let line = 0; line < 54; line++) {
      const words = Array.from({ length: 12 }, () => `word${(word++ * 7919) % 1000}`)
      sheet.drawText(words.join(' '), { x: 50, y: 800 - line * 14, size: 7, font })
    }
  }
  return pdf.save()
}

/** One of ours, one of theirs, and so on, so that both meet the same machine; the first of each does not count. */
async function byTurns(ours: () => Promise<unknown>, theirs: () => Promise<unknown>, rounds = ROUNDS) {
  const times: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] }
  for (let round = 0; round <= rounds; round++) {
    const mine = await time(ours)
    const other = await time(theirs)
    if (round === 0) continue
    times.ours.push(mine)
    times.theirs.push(other)
  }
  return { ours: median(times.ours), theirs: median(times.theirs) }
}

async function repeat(task: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) times.push(await time(task))
  return times
}

async function time(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await task()
  return performance.now() - start
}

async function works(task: () => Promise<unknown>): Promise<boolean> {
  try {
    await task()
    return true
  } catch {
    return false
  }
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
const ms = (value: number) => `${Math.round(value)} ms`
