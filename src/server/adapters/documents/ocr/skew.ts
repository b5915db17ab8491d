import type { Grey } from '../images/grey.ts'
import type { Ink } from './ink-lines.ts'

const MOST_DEGREES = 4
const STEP = 0.1
const FINEST = 0.025
/** Less than this harms neither the engine nor the reading of lines. */
export const NEGLIGIBLE = 0.06

/** The angle in degrees (clockwise positive) by which a page's lines are turned, from how sharply its rows part. */
export function skewOf(ink: Ink): number {
  const factor = Math.max(Math.floor(ink.width / 800), 1)
  const points = sample(ink, factor)
  if (points.x.length < 200) return 0
  let best = 0
  let bestScore = -1
  const rows = Math.ceil(ink.height / factor)
  const half = ink.width / factor / 2
  const histogram = new Float64Array(rows + 400)
  const tryAngle = (degrees: number) => {
    const slope = Math.tan((degrees * Math.PI) / 180)
    histogram.fill(0)
    for (let i = 0; i < points.x.length; i++) {
      const row = Math.round((points.y[i] ?? 0) - ((points.x[i] ?? 0) - half) * slope) + 200
      if (row >= 0 && row < histogram.length) histogram[row] = (histogram[row] ?? 0) + 1
    }
    let score = 0
    for (let i = 1; i < histogram.length; i++) {
      const difference = (histogram[i] ?? 0) - (histogram[i - 1] ?? 0)
      score += difference * difference
    }
    if (score > bestScore * 1.0001) {
      bestScore = score
      best = degrees
    }
  }
  tryAngle(0)
  for (let degrees = -MOST_DEGREES; degrees <= MOST_DEGREES; degrees += 0.5) tryAngle(degrees)
  const coarse = best
  for (let degrees = coarse - 0.5; degrees <= coarse + 0.5; degrees += STEP) tryAngle(degrees)
  const fine = best
  for (let degrees = fine - STEP; degrees <= fine + STEP; degrees += FINEST) tryAngle(degrees)
  return best
}

/** Every so many pixels one that is ink, so that a page of millions of pixels takes milliseconds. */
function sample({ width, height, data }: Ink, factor: number): { x: number[]; y: number[] } {
  const points: { x: number[]; y: number[] } = { x: [], y: [] }
  for (let y = 0; y < height; y += factor)
    for (let x = 0; x < width; x += factor)
      if (data[y * width + x] === 1) {
        points.x.push(x / factor)
        points.y.push(y / factor)
      }
  return points
}

/** Turns a picture about its middle, clockwise by degrees, keeping its size. */
export function rotate(picture: Grey, degrees: number): Grey {
  const { width, height, data, dpi } = picture
  const angle = (degrees * Math.PI) / 180
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const turned = new Uint8Array(width * height).fill(255)
  const cx = width / 2
  const cy = height / 2
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const sx = cos * (x - cx) + sin * (y - cy) + cx
      const sy = -sin * (x - cx) + cos * (y - cy) + cy
      const ix = Math.floor(sx)
      const iy = Math.floor(sy)
      if (ix < 0 || iy < 0 || ix + 1 >= width || iy + 1 >= height) continue
      const fx = sx - ix
      const fy = sy - iy
      const at = iy * width + ix
      const top = (data[at] ?? 255) * (1 - fx) + (data[at + 1] ?? 255) * fx
      const low = (data[at + width] ?? 255) * (1 - fx) + (data[at + width + 1] ?? 255) * fx
      turned[y * width + x] = top * (1 - fy) + low * fy
    }
  return { width, height, data: turned, dpi }
}
