import type { PDFFont } from 'pdf-lib'

const fits = (text: string, font: PDFFont, size: number, width: number): boolean =>
  font.widthOfTextAtSize(text, size) <= width

/** Breaks a text into lines at spaces; a word wider than the line is broken within. Always at least one line. */
export function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (fits(longer, font, size, width)) {
        line = longer
        continue
      }
      if (line !== '') lines.push(line)
      line = word
      while (!fits(line, font, size, width) && line.length > 1) {
        let cut = line.length - 1
        while (cut > 1 && !fits(line.slice(0, cut), font, size, width)) cut -= 1
        lines.push(line.slice(0, cut))
        line = line.slice(cut)
      }
    }
    lines.push(line)
  }
  return lines
}
