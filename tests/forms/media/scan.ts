import { PDFiumLibrary } from '@hyzyla/pdfium'
import { encode } from 'jpeg-js'
import { PDFDocument } from 'pdf-lib'
import type { Rng } from '../rng.ts'

const FIXED_DAY = new Date('2026-01-01T00:00:00Z')

export interface ScanOptions {
  dpi?: number
  /** Only the first so many pages (reading a scanned page takes seconds). */
  pages?: number
}

/** What an office scanner makes of the pages: grey pictures, a little crooked, noisy and soft. No text. */
export async function scan(
  pdf: Uint8Array,
  rng: Rng,
  { dpi = rng.pick([150, 175, 200]), pages = Infinity }: ScanOptions = {},
): Promise<Uint8Array> {
  const library = await PDFiumLibrary.init()
  try {
    const source = await library.loadDocument(pdf)
    const doc = await PDFDocument.create({ updateMetadata: false })
    doc.setCreationDate(FIXED_DAY)
    doc.setModificationDate(FIXED_DAY)
    const quality = rng.int(58, 74)
    for (const page of source.pages()) {
      if (doc.getPageCount() >= pages) break
      const { width, height, data, originalWidth, originalHeight } = await page.render({
        scale: dpi / 72,
        colorSpace: 'Gray',
        renderFormFields: true,
      })
      const angle = ((rng.next() * 1.4 - 0.7) * Math.PI) / 180
      const jpeg = encode({ width, height, data: age(data, width, height, angle, rng) }, quality)
      const image = await doc.embedJpg(jpeg.data)
      doc
        .addPage([originalWidth, originalHeight])
        .drawImage(image, { x: 0, y: 0, width: originalWidth, height: originalHeight })
    }
    source.destroy()
    return await doc.save()
  } finally {
    library.destroy()
  }
}

/** Turns, softens and roughens a grey picture; answers it as RGBA. */
function age(grey: Uint8Array, width: number, height: number, angle: number, rng: Rng): Uint8Array {
  const out = new Uint8Array(width * height * 4)
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const [cx, cy] = [width / 2, height / 2]
  const paper = rng.int(244, 252)
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? paper : Math.min(paper, grey[y * width + x] ?? paper)
  let state = rng.int(1, 2 ** 30)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const sx = cos * (x - cx) + sin * (y - cy) + cx
      const sy = cos * (y - cy) - sin * (x - cx) + cy
      const [ix, iy] = [Math.floor(sx), Math.floor(sy)]
      const [fx, fy] = [sx - ix, sy - iy]
      // Interpolating between the four neighbours is what makes it soft, as a scanner's optics do.
      const value =
        (at(ix, iy) * (1 - fx) + at(ix + 1, iy) * fx) * (1 - fy) +
        (at(ix, iy + 1) * (1 - fx) + at(ix + 1, iy + 1) * fx) * fy
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      const noisy = value + ((state >>> 24) - 128) * 0.06
      const byte = noisy < 0 ? 0 : noisy > 255 ? 255 : Math.round(noisy)
      const to = (y * width + x) * 4
      out[to] = byte
      out[to + 1] = byte
      out[to + 2] = byte
      out[to + 3] = 255
    }
  }
  return out
}
