import { tickOf } from '../ticks.ts'

/** Words of a text, each tick sign by itself; a tab stands as '\t'. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (const [piece] of text.matchAll(/\t|[^\s]+/g)) {
    let word = ''
    for (const letter of piece) {
      const sign = tickOf(letter.codePointAt(0) ?? 0)
      if (sign === undefined) word += letter
      else {
        if (word !== '') pieces.push(word)
        pieces.push(sign)
        word = ''
      }
    }
    if (word !== '') pieces.push(word)
  }
  return pieces
}
