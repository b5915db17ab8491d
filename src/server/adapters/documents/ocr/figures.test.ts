import { describe, expect, test } from 'vitest'
import type { LooseWord } from '../loose.ts'
import { mendFigures } from './figures.ts'

const word = (text: string, x: number, width: number): LooseWord => ({
  text,
  box: { x, y: 100, width, height: 10 },
  from: 'ocr',
  confidence: 0.9,
})

describe('amounts that the engine has spoilt', () => {
  test('are joined where they were torn', () => {
    const [one, ...others] = mendFigures([word('£1', 10, 8), word('68,672.30', 20, 40)])
    expect(others).toEqual([])
    expect(one).toMatchObject({ text: '£168,672.30', box: { x: 10, width: 50 } })
  })

  test('get their commas back', () => {
    expect(mendFigures([word('£24.785.92', 10, 50)])[0]?.text).toBe('£24,785.92')
  })

  test.each([
    ['E7.728.12', '£7,728.12'],
    ['£155:32', '£155.32'],
    ['£7.728:12', '£7,728.12'],
  ])('%s is written as the amount %s', (read, amount) => {
    expect(mendFigures([word(read, 10, 50)])[0]?.text).toBe(amount)
  })

  test.each([[['£5', '300']], [['£100', '2024']], [['1.5.24']], [['12.345']], [['14:30']], [['£1.5']]])(
    'but %j stays as it is',
    (texts) => {
      const words = texts.map((text, index) => word(text, 10 + index * 24, 20))
      expect(mendFigures(words).map(({ text }) => text)).toEqual(texts)
    },
  )
})
