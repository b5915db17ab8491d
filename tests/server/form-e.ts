import type { Document } from '#protocol/document.ts'
import { createDocumentReader } from '#server/adapters/documents/reader.ts'
import { drawForm, generateCase } from '#tests/forms/index.ts'

/** A filled-in Form E as a PDF with text. The same seed gives the same bytes. */
export async function formEPdf(seed = 7): Promise<Buffer> {
  return Buffer.from(await drawForm(generateCase(seed), { layout: 'official-like', medium: 'flat' }))
}

/** What the real reader reads in such a form. */
export async function formEDocument(seed = 7): Promise<Document> {
  const reader = createDocumentReader()
  try {
    const read = await reader.read({ bytes: await formEPdf(seed), name: 'form-e.pdf', id: 'source' })
    if (!read.ok) throw new Error(`The generated form could not be read: ${read.code}`)
    return read.document
  } finally {
    await reader.close()
  }
}
