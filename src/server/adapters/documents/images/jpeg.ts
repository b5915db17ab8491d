import type { JpegHeader } from './size.ts'

/** Quarter turns for the EXIF orientations that are not mirrored. */
const TURNS: Record<number, number> = { 3: 180, 6: 90, 8: 270 }

/**
 * A PDF of one page that is just this picture: PDFium, which we have, decodes it then, and turns it as its camera
 * says.
 */
export function jpegAsPdf(jpeg: Uint8Array, header: JpegHeader): Uint8Array {
  const { width, height, components, orientation, isAdobe } = header
  const colours = components === 1 ? '/DeviceGray' : components === 4 ? '/DeviceCMYK' : '/DeviceRGB'
  const decode = components === 4 && isAdobe ? '/Decode [1 0 1 0 1 0 1 0]' : ''
  const draw = `q ${width} 0 0 ${height} 0 0 cm /P Do Q`
  const turn = TURNS[orientation] ?? 0
  const parts: (string | Uint8Array)[] = []
  const offsets: number[] = []
  let length = 0
  const put = (part: string | Uint8Array) => {
    parts.push(part)
    length += part.length
  }
  const object = (body: string, stream?: string | Uint8Array) => {
    offsets.push(length)
    put(`${offsets.length} 0 obj\n${body}\n`)
    if (stream !== undefined) {
      put('stream\n')
      put(stream)
      put('\nendstream\n')
    }
    put('endobj\n')
  }
  put('%PDF-1.4\n')
  object('<< /Type /Catalog /Pages 2 0 R >>')
  object('<< /Type /Pages /Kids [3 0 R] /Count 1 >>')
  object(
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${turn} /Contents 4 0 R /Resources << /XObject << /P 5 0 R >> >> >>`,
  )
  object(`<< /Length ${draw.length} >>`, draw)
  object(
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${colours} ${decode} /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
    jpeg,
  )
  const table = length
  put(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n`)
  for (const offset of offsets) put(`${String(offset).padStart(10, '0')} 00000 n \n`)
  put(`trailer << /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF`)
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
}
