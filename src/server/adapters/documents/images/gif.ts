import type { Grey } from './grey.ts'

const FRAME = 0x2c
const EXTENSION = 0x21

type Palette = Uint8Array

/** The first frame of a GIF on white. */
export function readGif(bytes: Uint8Array): Grey | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const width = view.getUint16(6, true)
  const height = view.getUint16(8, true)
  const flags = bytes[10] ?? 0
  let at = 13
  let palette = greys(bytes, at, flags)
  at += palette.length * 3
  let transparent = -1
  while (at < bytes.length) {
    const block = bytes[at++]
    if (block === EXTENSION) {
      const isControl = bytes[at] === 0xf9
      if (isControl && ((bytes[at + 2] ?? 0) & 1) === 1) transparent = bytes[at + 5] ?? -1
      at = skipBlocks(bytes, at + 1)
    } else if (block === FRAME) {
      if (at + 9 > bytes.length) return undefined
      const frame = {
        left: view.getUint16(at, true),
        top: view.getUint16(at + 2, true),
        width: view.getUint16(at + 4, true),
        height: view.getUint16(at + 6, true),
        isInterlaced: ((bytes[at + 8] ?? 0) & 0x40) !== 0,
      }
      const own = greys(bytes, at + 9, bytes[at + 8] ?? 0)
      at += 9 + own.length * 3
      if (own.length > 0) palette = own
      const data = new Uint8Array(width * height).fill(255)
      const indices = unpack(bytes, at, frame.width * frame.height)
      if (indices === undefined) return undefined
      const order = rowOrder(frame.height, frame.isInterlaced)
      order.forEach((y, row) => {
        for (let x = 0; x < frame.width; x++) {
          const index = indices[row * frame.width + x] ?? 0
          const inside = frame.top + y < height && frame.left + x < width
          if (inside && index !== transparent)
            data[(frame.top + y) * width + frame.left + x] = palette[index] ?? 255
        }
      })
      return { width, height, data, dpi: 0 }
    } else return undefined
  }
  return undefined
}

function greys(bytes: Uint8Array, at: number, flags: number): Palette {
  if ((flags & 0x80) === 0) return new Uint8Array(0)
  const palette = new Uint8Array(2 << (flags & 7))
  for (let i = 0; i < palette.length; i++) {
    const [red = 0, green = 0, blue = 0] = bytes.subarray(at + i * 3, at + i * 3 + 3)
    palette[i] = 0.3 * red + 0.59 * green + 0.11 * blue
  }
  return palette
}

function skipBlocks(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] ?? 0) + 1
  return at + 1
}

function rowOrder(height: number, isInterlaced: boolean): number[] {
  const order: number[] = []
  const passes = isInterlaced
    ? [
        [0, 8],
        [4, 8],
        [2, 4],
        [1, 2],
      ]
    : [[0, 1]]
  for (const [first = 0, step = 1] of passes) for (let y = first; y < height; y += step) order.push(y)
  return order
}

/** LZW with codes that grow, as GIF packs its pixels. */
function unpack(bytes: Uint8Array, from: number, count: number): Uint8Array | undefined {
  const least = bytes[from] ?? 0
  if (least < 2 || least > 11) return undefined
  const clear = 1 << least
  const prefix = new Int16Array(4096)
  const suffix = new Uint8Array(4096)
  const stack = new Uint8Array(4097)
  const pixels = new Uint8Array(count)
  for (let i = 0; i < clear; i++) suffix[i] = i
  let size = least + 1
  let next = clear + 2
  let previous = -1
  let first = 0
  let bits = 0
  let held = 0
  let done = 0
  let at = from + 1
  let left = 0
  while (done < count) {
    while (held < size) {
      if (left === 0) {
        left = bytes[at++] ?? 0
        if (left === 0) return pixels
      }
      bits |= (bytes[at++] ?? 0) << held
      held += 8
      left--
    }
    const code = bits & ((1 << size) - 1)
    bits >>= size
    held -= size
    if (code === clear) {
      size = least + 1
      next = clear + 2
      previous = -1
      continue
    }
    if (code === clear + 1) return pixels
    if (code > next || (code === next && previous < 0)) return pixels
    let depth = 0
    let walk = code
    if (code === next) {
      stack[depth++] = first
      walk = previous
    }
    while (walk >= clear) {
      stack[depth++] = suffix[walk] ?? 0
      walk = prefix[walk] ?? 0
    }
    first = suffix[walk] ?? 0
    stack[depth++] = first
    while (depth > 0 && done < count) pixels[done++] = stack[--depth] ?? 0
    if (previous >= 0 && next < 4096) {
      prefix[next] = previous
      suffix[next] = first
      next++
      if (next === 1 << size && size < 12) size++
    }
    previous = code
  }
  return pixels
}
