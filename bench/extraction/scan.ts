// A page of text as a scanner would give it, and the OCR engine with nothing around it.
import { createRequire } from 'node:module'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { createWorker, OEM } from 'tesseract.js'
import { openPdf } from '../../src/server/adapters/documents/pdf/document.ts'
import { renderPage } from '../../src/server/adapters/documents/pdf/render.ts'

const DPI = 200
const WORDS =
  'the applicant holds this account jointly with the respondent and its balance on that date was'.split(' ')

/** The same picture as a PDF of one page and as a PNG. */
export async function scannedPage(): Promise<{ pdf: Uint8Array; png: Buffer }> {
  const text = await PDFDocument.create()
  const font = await text.embedFont(StandardFonts.TimesRoman)
  const sheet = text.addPage([595, 842])
  for (let line = 0; line < 46; line++) {
    const words = Array.from({ length: 13 }, (_, index) => WORDS[(line * 5 + index * 3) % WORDS.length])
    sheet.drawText(words.join(' '), { x: 60, y: 780 - line * 15.5, size: 11, font })
  }
  const opened = await openPdf(await text.save())
  if (!opened.ok) throw new Error(opened.code)
  const picture = renderPage(opened.pdf, 1, DPI)
  opened.pdf.close()
  if (picture === undefined) throw new Error('the page could not be drawn')
  const png = greyPng(picture.width, picture.height, picture.data)
  const scan = await PDFDocument.create()
  scan.addPage([595, 842]).drawImage(await scan.embedPng(png), { x: 0, y: 0, width: 595, height: 842 })
  return { pdf: await scan.save(), png }
}

export async function bareOcr() {
  const data = path.dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'))
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: path.join(data, '4.0.0_best_int'),
    gzip: true,
    cacheMethod: 'none',
  })
  return {
    read: (image: Buffer) => worker.recognize(image, {}, { blocks: true }),
    end: () => worker.terminate(),
  }
}

function greyPng(width: number, height: number, data: Uint8Array): Buffer {
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) rows.set(data.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length, 0)
  head.write(type, 4, 'latin1')
  const tail = Buffer.alloc(4)
  tail.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), data])), 0)
  return Buffer.concat([head, data, tail])
}
