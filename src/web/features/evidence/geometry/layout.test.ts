import { expect, test } from 'vitest'
import { clampZoom, fitWidth, PAGE_GAP, pageInView, pageTops, scrollTarget } from './layout.ts'

const a4 = (number: number) => ({ number, width: 595, height: 842 })

test('the widest page fills the width, and nothing is scaled beyond its limits', () => {
  expect(fitWidth([a4(1), { number: 2, width: 842, height: 595 }], 842 + 2 * PAGE_GAP)).toBe(1)
  expect(fitWidth([a4(1)], 10)).toBe(0.25)
  expect(clampZoom(99)).toBe(4)
})

test('pages stand below each other with a gap', () => {
  expect(pageTops([a4(1), a4(2)], 0.5)).toEqual([PAGE_GAP, 2 * PAGE_GAP + 421])
})

test('the page in view is the one in the middle of the window', () => {
  const tops = pageTops([a4(1), a4(2), a4(3)], 1)
  expect(pageInView(tops, 0, 600)).toBe(0)
  expect(pageInView(tops, 700, 600)).toBe(1)
  expect(pageInView(tops, 99_999, 600)).toBe(2)
})

test('a box comes a third of the way down, and a wide page scrolls sideways only where it must', () => {
  const box = { x: 400, y: 500, width: 100, height: 12 }
  expect(scrollTarget(16, box, 1, { width: 800, height: 600 })).toEqual({ top: 316, left: 0 })
  expect(scrollTarget(16, box, 1, { width: 300, height: 600 })).toEqual({ top: 316, left: 384 })
  expect(scrollTarget(16, { ...box, y: 0 }, 1, { width: 800, height: 600 }).top).toBe(0)
})
