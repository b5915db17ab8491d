export type ImageSize = { width: number; height: number }

/** An A3 page at 600 dpi is 70 million. */
export const MOST_PIXELS = 80_000_000

/** The size that a PNG, JPEG or GIF states, before anything of it is decoded. */
export function imageSize(bytes: Uint8Array): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 24) return undefined
  const size =
    bytes[0] === 0x89
      ? { width: view.getUint32(16), height: view.getUint32(20) }
      : bytes[0] === 0x47
        ? { width: view.getUint16(6, true), height: view.getUint16(8, true) }
        : jpegHeader(bytes)
  return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined
}

export type JpegHeader = ImageSize & {
  components: number
  /** How a viewer is to turn it, 1 to 8 as in EXIF. */
  orientation: number
  dpi: number | undefined
  /** Written by Adobe's programs, whose CMYK is the wrong way round. */
  isAdobe: boolean
}

export function jpegHeader(bytes: Uint8Array): JpegHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let orientation = 1
  let dpi: number | undefined
  let isAdobe = false
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at++
      continue
    }
    const isAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
    if (isAlone) {
      at += 2
      continue
    }
    const length = view.getUint16(at + 2)
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 9))
    if (marker === 0xe0 && name.startsWith('JFIF')) dpi = densityOf(view, at)
    if (marker === 0xe1 && name.startsWith('Exif'))
      orientation = orientationOf(bytes.subarray(at + 10, at + 2 + length))
    if (marker === 0xee && name === 'Adobe') isAdobe = true
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame)
      return {
        height: view.getUint16(at + 5),
        width: view.getUint16(at + 7),
        components: bytes[at + 9] ?? 3,
        orientation,
        dpi,
        isAdobe,
      }
    at += 2 + length
  }
  return undefined
}

function densityOf(view: DataView, at: number): number | undefined {
  if (at + 14 > view.byteLength) return undefined
  const unit = view.getUint8(at + 11)
  const density = view.getUint16(at + 12)
  return unit === 1 ? density : unit === 2 ? Math.round(density * 2.54) : undefined
}

function orientationOf(tiff: Uint8Array): number {
  if (tiff.length < 14) return 1
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const isLittle = tiff[0] === 0x49
  const first = view.getUint32(4, isLittle)
  if (first + 2 > tiff.length) return 1
  const count = view.getUint16(first, isLittle)
  for (let i = 0; i < count && first + 14 + i * 12 <= tiff.length; i++) {
    const entry = first + 2 + i * 12
    if (view.getUint16(entry, isLittle) === 0x0112) return view.getUint16(entry + 8, isLittle)
  }
  return 1
}
