// Scans as they come: askew, sideways, upside down.
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { encode } from 'jpeg-js'
import { degrees, PDFDocument } from 'pdf-lib'
import { caseWithFault, drawForm } from '../forms/index.ts'

const SIZE = { width: 595, height: 842 }

/** How the page lies in the scanner, in degrees clockwise. */
const LYING = [0, 1.5, 90, 180]

/**
 * A form whose first pages lie in the scanner each in another way. The pages are pictures; nothing in the file says
 * that they are turned.
 */
export async function turnedScan(): Promise<Buffer> {
  const form = caseWithFault('total-a-wrong', 3)
  const flat = await drawForm(form, { layout: 'official-like', medium: 'flat' })
  const pdf = await PDFDocument.create()
  for (const [index, lying] of LYING.entries()) {
    const jpeg = await pdf.embedJpg(await pictureOf(flat, index))
    const sideways = lying % 180 === 90
    const page = pdf.addPage(sideways ? [SIZE.height, SIZE.width] : [SIZE.width, SIZE.height])
    const angle = (-lying * Math.PI) / 180
    const [x, y] = [SIZE.width / 2, SIZE.height / 2]
    // The picture is turned about the middle of the page.
    page.drawImage(jpeg, {
      x: page.getWidth() / 2 - (Math.cos(angle) * x - Math.sin(angle) * y),
      y: page.getHeight() / 2 - (Math.sin(angle) * x + Math.cos(angle) * y),
      ...SIZE,
      rotate: degrees(-lying),
    })
  }
  return Buffer.from(await pdf.save())
}

/** The first page of a form as a photograph that lies on its side. */
export async function sidewaysPhotograph(): Promise<Buffer> {
  const flat = await drawForm(caseWithFault('total-a-wrong', 3), { layout: 'official-like', medium: 'flat' })
  return Buffer.from(await pictureOf(flat, 0, true))
}

async function pictureOf(pdf: Uint8Array, index: number, onItsSide = false): Promise<Uint8Array> {
  const library = await PDFiumLibrary.init()
  try {
    const source = await library.loadDocument(pdf)
    const drawn = await source.getPage(index).render({ scale: 200 / 72, colorSpace: 'Gray' })
    source.destroy()
    const { width, height, data } = drawn
    const rgba = new Uint8Array(width * height * 4)
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const to = onItsSide ? x * height + (height - 1 - y) : y * width + x
        rgba.fill(data[y * width + x] ?? 255, to * 4, to * 4 + 3)
        rgba[to * 4 + 3] = 255
      }
    const size = onItsSide ? { width: height, height: width } : { width, height }
    return encode({ ...size, data: rgba }, 80).data
  } finally {
    library.destroy()
  }
}
