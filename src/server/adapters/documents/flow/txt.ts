import { textEncoding } from '#server/ports/sniff.ts'
import { type Block, blocksOfText } from './blocks.ts'

export function readTxt(bytes: Uint8Array): Block[] {
  const encoding = textEncoding(bytes) ?? 'windows-1252'
  return blocksOfText(new TextDecoder(encoding).decode(bytes))
}
