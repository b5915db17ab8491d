import { makeCounter, readNumbering } from './docx-numbering.ts'

const PROPERTIES = /<w:pPr>([\s\S]*?)<\/w:pPr>/g
const CHANGES = /<w:pPrChange\b[\s\S]*?<\/w:pPrChange>/g
const LIST = /<w:numPr>[\s\S]*?<\/w:numPr>/

/**
 * Writes the numbers of numbered paragraphs into their text: Word keeps only that they are numbered and counts
 * while it draws, but "see 2.11" and the numbers of a form's questions must be there to be read.
 */
export function writeNumbers(documentXml: string, numberingXml: string, stylesXml: string): string {
  const numbering = readNumbering(numberingXml, stylesXml)
  if (numbering.lists.size === 0) return documentXml
  const count = makeCounter(numbering)
  return documentXml.replace(CHANGES, '').replace(PROPERTIES, (whole, inner: string) => {
    const style = numbering.styles.get(/<w:pStyle w:val="([^"]*)"/.exec(inner)?.[1] ?? '')
    const own = LIST.exec(inner)?.[0]
    const list = (own && /<w:numId w:val="([^"]*)"/.exec(own)?.[1]) ?? style?.list
    if (list === undefined || list === '0') return whole
    const level = Number((own && /<w:ilvl w:val="([^"]*)"/.exec(own)?.[1]) ?? style?.level ?? 0)
    const number = count(list, level)
    const bare = `<w:pPr>${inner.replace(LIST, '')}</w:pPr>`
    return number === undefined ? bare : `${bare}<w:r><w:t xml:space="preserve">${asXml(number)} </w:t></w:r>`
  })
}

const asXml = (text: string) =>
  text
    .replace(/&(?!\w+;|#)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
