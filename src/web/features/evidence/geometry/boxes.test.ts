import { expect, test } from 'vitest'
import { around, strokes } from './boxes.ts'

const word = (x: number, y: number, width = 30) => ({ x, y, width, height: 10 })

test('neighbouring words of a line become one stroke', () => {
  expect(strokes([word(10, 50), word(44, 51), word(78, 50)])).toEqual([
    { x: 10, y: 50, width: 98, height: 11 },
  ])
})

test('a new line is a new stroke', () => {
  expect(strokes([word(10, 50), word(10, 64)])).toHaveLength(2)
})

test('what stands between two columns is not marked', () => {
  expect(strokes([word(10, 50), word(300, 50)])).toHaveLength(2)
})

test('a box around all', () => {
  expect(around([word(10, 50), word(100, 80)])).toEqual({ x: 10, y: 50, width: 120, height: 40 })
})
