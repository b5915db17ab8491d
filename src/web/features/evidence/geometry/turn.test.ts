import { expect, test } from 'vitest'
import { splitTurn, turnAbout } from './turn.ts'

test('a turn is quarters and a rest, whichever way round', () => {
  expect(splitTurn()).toEqual({ quarters: 0, rest: 0 })
  expect(splitTurn(178.5)).toEqual({ quarters: 2, rest: -1.5 })
  expect(splitTurn(-1.5)).toEqual({ quarters: 0, rest: -1.5 })
  expect(splitTurn(-90)).toEqual({ quarters: 3, rest: 0 })
  expect(splitTurn(359)).toEqual({ quarters: 0, rest: -1 })
})

test('turning about the middle keeps the middle, and takes right to below', () => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = turnAbout(90, 200, 100)
  const at = (x: number, y: number) => [a * x + c * y + e, b * x + d * y + f].map(Math.round)
  expect(at(100, 50)).toEqual([100, 50])
  expect(at(150, 50)).toEqual([100, 100])
})
