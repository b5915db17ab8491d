import { describe, expect, it } from 'vitest'
import type { Word } from '#protocol/document.ts'
import { groupLines } from '../../text/lines.ts'
import { kindOfWords, stylesOf } from './styles.ts'

const line = (y: number, ...parts: [text: string, x: number, style: number][]): Word[] =>
  parts.flatMap(([text, x, style]) =>
    text.split(' ').map((word, at, all): Word => {
      const before = all.slice(0, at).reduce((sum, one) => sum + one.length * 5 + 3, 0)
      const box = { x: x + before, y, width: word.length * 5, height: 10 }
      return { text: word, box, start: 0, end: 0, from: 'text', style }
    }),
  )

const learn = (words: Word[]): ReturnType<typeof stylesOf> =>
  stylesOf([{ lines: groupLines(words, 10), gap: 6 }])

const FORM: [string, string][] = [
  ['Date of birth', '1 May 1970'],
  ['Name of bank:', 'Example Bank'],
  ['Account number', '12345678'],
  ['Type of account', 'Current'],
  ['Date of the marriage', '2 June 1995'],
  ['Costs of sale', '£4,000.00'],
  ['Current balance', '£1,234.00'],
]

describe('stylesOf', () => {
  it('tells the questions from the answers where they are set differently', () => {
    const words = FORM.flatMap(([label, value], at) => line(at * 20, [label, 40, 1], [value, 250, 2]))
    const styles = learn(words)
    expect([...styles.printed]).toEqual([1])
    expect([...styles.answers]).toEqual([2])
    expect(kindOfWords(styles, words.slice(0, 3))).toBe('printed')
    expect(kindOfWords(styles, words.slice(0, 4))).toBe('unknown')
  })

  it('concludes nothing from a form set in one style', () => {
    const words = FORM.flatMap(([label, value], at) => line(at * 20, [label, 40, 1], [value, 250, 1]))
    const styles = learn(words)
    expect(styles.printed.size + styles.answers.size).toBe(0)
    expect(words.map(styles.kindOf).every((kind) => kind === 'unknown')).toBe(true)
  })

  it('does not take the numbers of the items for answers', () => {
    const words = ['1.1', '1.2', '2.3', '2.4', '2.5', '3.1'].flatMap((ref, at) =>
      line(at * 20, [ref, 40, 3], ['Date of birth', 90, 4]),
    )
    expect(learn(words).answers.size).toBe(0)
  })

  it('takes what is typed into a form field for an answer', () => {
    const [word] = line(0, ['Ann', 40, 1])
    expect(word && learn([]).kindOf({ ...word, from: 'field' })).toBe('answer')
  })
})
