import { openPdf } from '../pdf/document.ts'
import { renderPage } from '../pdf/render.ts'
import { readGif } from './gif.ts'
import type { Grey } from './grey.ts'
import { jpegAsPdf } from './jpeg.ts'
import { readPng } from './png.ts'
import { resize } from './resize.ts'
import { jpegHeader } from './size.ts'

/** A picture as a page: its pixels, and its size in points. */
export type ImagePage = { grey: Grey; width: number; height: number }

const POINTS = 72
const DEFAULT_DPI = 200
const READING_DPI = 300
const A4_SIDE = 842
const MOST_READING_PIXELS = 24_000_000

export async function readImage(bytes: Uint8Array): Promise<ImagePage | undefined> {
  const decoded = await decode(Uint8Array.from(bytes))
  if (decoded === undefined) return undefined
  const dpi = resolution(decoded)
  const width = (decoded.width / dpi) * POINTS
  const height = (decoded.height / dpi) * POINTS
  return { grey: scaleForReading({ ...decoded, dpi }), width, height }
}

/**
 * The dots to the inch that a picture states are often a camera's or a program's guess. A picture of a page's shape
 * is taken for a page unless what it states makes one of a plausible size.
 */
function resolution({ width, height, dpi }: Grey): number {
  const side = Math.max(width, height)
  const shape = side / Math.min(width, height)
  const isPage = shape > 1.2 && shape < 1.55
  const [smallest, largest] = isPage ? [560, 1250] : [120, 1300]
  const isPlausible = (value: number) => value > 0 && isWithin((side / value) * POINTS, smallest, largest)
  if (isPlausible(dpi)) return dpi
  return !isPage && isPlausible(DEFAULT_DPI) ? DEFAULT_DPI : (side * POINTS) / A4_SIDE
}

const isWithin = (value: number, least: number, most: number) => value >= least && value <= most

async function decode(bytes: Uint8Array): Promise<Grey | undefined> {
  if (bytes[0] === 0x89) return readPng(bytes)
  if (bytes[0] === 0x47) return readGif(bytes)
  const header = jpegHeader(bytes)
  if (header === undefined) return undefined
  const opened = await openPdf(jpegAsPdf(bytes, header))
  if (!opened.ok) return undefined
  try {
    // The page is as many points as the picture has pixels, so that at 72 dpi a pixel is a pixel.
    const grey = renderPage(opened.pdf, 1, POINTS)
    if (grey === undefined) return undefined
    const shrunk = grey.dpi / POINTS
    return { ...grey, dpi: (header.dpi ?? 0) * shrunk }
  } finally {
    opened.pdf.close()
  }
}

/** The engine reads letters of some thirty pixels best: small pictures are enlarged, huge ones made smaller. */
function scaleForReading(picture: Grey): Grey {
  const pixels = picture.width * picture.height
  const wanted = picture.dpi < READING_DPI * 0.8 ? READING_DPI / picture.dpi : 1
  const scale = Math.min(Math.max(wanted, 0.1), 3, Math.sqrt(MOST_READING_PIXELS / pixels))
  return Math.abs(scale - 1) < 0.05 ? picture : resize(picture, scale)
}
