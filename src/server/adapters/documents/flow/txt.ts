import { textEncoding } from '#server/ports/sniff.ts'
import { type Block, paragraph } from './blocks.ts'
import { gridOf } from './grid-text.ts'

export function readTxt(bytes: Uint8Array): Block[] {
  const encoding = textEncoding(bytes) ?? 'windows-1252'
  return blocksOfText(new TextDecoder(encoding).decode(bytes))
}

/** The lines of a plain text, a form feed beginning a new page. */
function blocksOfText(text: string): Block[] {
  const pages = text.replace(/\r\n?/g, '\n').split('\f')
  const grid = gridOf(pages.flatMap((page) => page.split('\n')))
  return pages.flatMap((page, index): Block[] => {
    const blocks = page.split('\n').map((line): Block => {
      const block = paragraph(line.trimEnd())
      return grid === undefined ? block : { ...block, grid }
    })
    return index === 0 ? blocks : [{ kind: 'page-break' }, ...blocks]
  })
}
