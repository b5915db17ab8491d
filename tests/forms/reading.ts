import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface ReadPage {
  width: number
  height: number
  /** The printed text in the order in which it was drawn. */
  text: string
  /** Pieces that stick out of the page. */
  outside: string[]
  /** Text fields and boxes: name and value. */
  fields: { name: string; value: string }[]
}

const require = createRequire(import.meta.url)
const root = dirname(require.resolve('pdfjs-dist/package.json'))

/** What a PDF says, read by another library than the one that drew it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPage[]> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    standardFontDataUrl: `${root}/standard_fonts/`,
    verbosity: 0,
  })
  const doc = await task.promise
  const pages: ReadPage[] = []
  for (let number = 1; number <= doc.numPages; number += 1) {
    const page = await doc.getPage(number)
    const [, , width = 0, height = 0] = page.view
    const read: ReadPage = { width, height, text: '', outside: [], fields: [] }
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item)) continue
      read.text += `${item.str} `
      const [x, y] = [Number(item.transform[4]), Number(item.transform[5])]
      if (x < 10 || x + item.width > width - 10 || y < 10 || y > height - 10) read.outside.push(item.str)
    }
    for (const field of await page.getAnnotations()) {
      if (typeof field.fieldName === 'string')
        read.fields.push({ name: field.fieldName, value: String(field.fieldValue ?? '') })
    }
    pages.push(read)
  }
  await task.destroy()
  return pages
}

/** Without any white space: where lines were broken does not matter. */
export const squeeze = (text: string): string => text.replace(/\s+/g, '')
