import { textOf } from '../../text/lines.ts'
import type { Block } from './blocks.ts'
import { isTickWord } from './sheet.ts'

/** A printed label with what was written for it. */
export interface Pair {
  /** The definition; null for a label that we do not know. */
  index: number | null
  score: number
  label: Block
  values: Block[]
  /** A heading that numbers a list ("Account 2") stands before it. */
  counted: boolean
}

/** The labels of an item, and what else stands there. */
export interface Labels {
  pairs: Pair[]
  rest: Block[]
  /** The form's own words. */
  printed: Block[]
}

export const holdsTick = ({ words }: Block): boolean => words.some(({ text }) => isTickWord(text))

export const isWritten = (block: Block): boolean =>
  /[\p{L}\p{N}]/u.test(textOf(block.words)) || holdsTick(block)

/** A label in words that we do not know. */
export const foreign = (label: Block): Pair => ({ index: null, score: 0, label, values: [], counted: false })
