import { Document, type FileChild, Packer } from 'docx'
import { unzip, zip } from './zip.ts'

const STAMP = '2026-01-01T00:00:00Z'

/** A Word file without the moment at which it was made, so that the same content gives the same bytes. */
export async function packDocx(children: readonly FileChild[], font: string): Promise<Uint8Array> {
  const document = new Document({
    creator: '',
    styles: { default: { document: { run: { font, size: 20 } } } },
    sections: [{ children }],
  })
  const entries = unzip(await Packer.toBuffer(document)).map(({ name, data }) =>
    name === 'docProps/core.xml'
      ? { name, data: Buffer.from(data.toString('utf8').replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, STAMP)) }
      : { name, data },
  )
  return zip(entries)
}
