import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import fontkit from '@pdf-lib/fontkit'
import { type PDFDocument, type PDFFont, StandardFonts } from 'pdf-lib'

export interface Fonts {
  regular: PDFFont
  bold: PDFFont
  italic: PDFFont
  /** What the person "typed in", where it differs from the print. */
  typed: PDFFont
}

export type Family = 'helvetica' | 'times' | 'liberation' | 'times with courier'

const require = createRequire(import.meta.url)
const liberation = (name: string): Promise<Uint8Array> =>
  readFile(require.resolve(`pdfjs-dist/standard_fonts/LiberationSans-${name}.ttf`))

export async function loadFonts(doc: PDFDocument, family: Family): Promise<Fonts> {
  if (family === 'liberation') {
    doc.registerFontkit(fontkit)
    const regular = await doc.embedFont(await liberation('Regular'), { subset: true })
    return {
      regular,
      bold: await doc.embedFont(await liberation('Bold'), { subset: true }),
      italic: await doc.embedFont(await liberation('Italic'), { subset: true }),
      typed: regular,
    }
  }
  if (family === 'helvetica') {
    const regular = await doc.embedFont(StandardFonts.Helvetica)
    return {
      regular,
      bold: await doc.embedFont(StandardFonts.HelveticaBold),
      italic: await doc.embedFont(StandardFonts.HelveticaOblique),
      typed: regular,
    }
  }
  const regular = await doc.embedFont(StandardFonts.TimesRoman)
  return {
    regular,
    bold: await doc.embedFont(StandardFonts.TimesRomanBold),
    italic: await doc.embedFont(StandardFonts.TimesRomanItalic),
    typed: family === 'times' ? regular : await doc.embedFont(StandardFonts.Courier),
  }
}
