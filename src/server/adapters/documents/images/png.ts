import { inflateSync } from 'node:zlib'
import type { Grey } from './grey.ts'

type Header = { width: number; height: number; depth: number; colour: number; isInterlaced: boolean }

const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const PALETTE = 3
/** x0, y0, step x, step y of each pass of an interlaced picture. */
const PASSES: readonly (readonly [number, number, number, number])[] = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
]
const INCHES = 39.37

/** A PNG in grey on white. */
export function readPng(bytes: Uint8Array): Grey | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const packed: Uint8Array[] = []
  let header: Header | undefined
  let palette: Uint8Array = new Uint8Array(0)
  let opacity: Uint8Array = new Uint8Array(0)
  let dpi = 0
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at)
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    const data = bytes.subarray(at + 8, at + 8 + length)
    if (type === 'IHDR' && length >= 13)
      header = {
        width: view.getUint32(at + 8),
        height: view.getUint32(at + 12),
        depth: data[8] ?? 8,
        colour: data[9] ?? 0,
        isInterlaced: data[12] === 1,
      }
    else if (type === 'PLTE') palette = data
    else if (type === 'tRNS') opacity = data
    else if (type === 'IDAT') packed.push(data)
    else if (type === 'pHYs' && data[8] === 1) dpi = Math.round(view.getUint32(at + 8) / INCHES)
    else if (type === 'IEND') break
    at += 12 + length
  }
  if (header === undefined || packed.length === 0) return undefined
  const channels = CHANNELS[header.colour]
  if (channels === undefined || ![1, 2, 4, 8, 16].includes(header.depth)) return undefined
  const { width, height } = header
  const passes = header.isInterlaced ? PASSES : ([[0, 0, 1, 1]] as const)
  const sizes = passes.map(([x, y, dx, dy]) => ({
    columns: Math.max(Math.ceil((width - x) / dx), 0),
    rows: Math.max(Math.ceil((height - y) / dy), 0),
  }))
  const bits = channels * header.depth
  const rowBytes = (columns: number) => Math.ceil((columns * bits) / 8)
  const expected = sizes.reduce(
    (sum, { columns, rows }) => sum + (columns === 0 ? 0 : rows * (rowBytes(columns) + 1)),
    0,
  )
  const raw = inflateSync(Buffer.concat(packed), { maxOutputLength: expected + 64, finishFlush: 2 })
  const grey = new Uint8Array(width * height).fill(255)
  const shade = shader(header, palette, opacity)
  let at = 0
  passes.forEach(([x0, y0, dx, dy], index) => {
    const { columns = 0, rows = 0 } = sizes[index] ?? {}
    if (columns === 0) return
    const bytesOfRow = rowBytes(columns)
    let above = new Uint8Array(bytesOfRow)
    for (let row = 0; row < rows; row++) {
      const line = raw.subarray(at + 1, at + 1 + bytesOfRow)
      unfilter(raw[at] ?? 0, line, above, Math.max(bits >> 3, 1))
      at += bytesOfRow + 1
      for (let column = 0; column < columns; column++)
        grey[(y0 + row * dy) * width + x0 + column * dx] = shade(line, column)
      above = line
    }
  })
  return { width, height, data: grey, dpi }
}

function unfilter(filter: number, line: Uint8Array, above: Uint8Array, step: number): void {
  if (filter === 0) return
  for (let i = 0; i < line.length; i++) {
    const left = i >= step ? (line[i - step] ?? 0) : 0
    const up = above[i] ?? 0
    const corner = i >= step ? (above[i - step] ?? 0) : 0
    const guess =
      filter === 1 ? left : filter === 2 ? up : filter === 3 ? (left + up) >> 1 : paeth(left, up, corner)
    line[i] = (line[i] ?? 0) + guess
  }
}

function paeth(left: number, up: number, corner: number): number {
  const sum = left + up - corner
  const byLeft = Math.abs(sum - left)
  const byUp = Math.abs(sum - up)
  const byCorner = Math.abs(sum - corner)
  if (byLeft <= byUp && byLeft <= byCorner) return left
  return byUp <= byCorner ? up : corner
}

const luminance = (red: number, green: number, blue: number) => 0.3 * red + 0.59 * green + 0.11 * blue

/** How to get the grey, on white, of a pixel of a row. */
function shader(
  { depth, colour }: Header,
  palette: Uint8Array,
  opacity: Uint8Array,
): (line: Uint8Array, column: number) => number {
  const onWhite = (grey: number, alpha: number) => 255 - ((255 - grey) * alpha) / 255
  if (depth < 8) {
    const mask = (1 << depth) - 1
    const shades = Array.from({ length: mask + 1 }, (_, index) => {
      if (colour !== PALETTE) return (index * 255) / mask
      const [red = 0, green = 0, blue = 0] = palette.subarray(index * 3, index * 3 + 3)
      return onWhite(luminance(red, green, blue), opacity[index] ?? 255)
    })
    return (line, column) => {
      const bit = column * depth
      return shades[((line[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & mask] ?? 255
    }
  }
  // Of 16 bits the first 8 are enough.
  const step = depth >> 3
  if (colour === PALETTE)
    return (line, column) => {
      const index = line[column] ?? 0
      const [red = 0, green = 0, blue = 0] = palette.subarray(index * 3, index * 3 + 3)
      return onWhite(luminance(red, green, blue), opacity[index] ?? 255)
    }
  if (colour === 0) return (line, column) => line[column * step] ?? 255
  if (colour === 4)
    return (line, column) => onWhite(line[column * 2 * step] ?? 255, line[(column * 2 + 1) * step] ?? 255)
  const channels = colour === 2 ? 3 : 4
  return (line, column) => {
    const at = column * channels * step
    const grey = luminance(line[at] ?? 0, line[at + step] ?? 0, line[at + 2 * step] ?? 0)
    return channels === 3 ? grey : onWhite(grey, line[at + 3 * step] ?? 255)
  }
}
