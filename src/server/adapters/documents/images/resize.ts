import type { Grey } from './grey.ts'

/** A picture enlarged or made smaller, each point between the four next to it. */
export function resize(picture: Grey, scale: number): Grey {
  const width = Math.max(Math.round(picture.width * scale), 1)
  const height = Math.max(Math.round(picture.height * scale), 1)
  const data = new Uint8Array(width * height)
  const { data: source } = picture
  for (let y = 0; y < height; y++) {
    const sy = Math.min(Math.max((y + 0.5) / scale - 0.5, 0), picture.height - 1.001)
    const iy = Math.floor(Math.max(sy, 0))
    const fy = Math.max(sy - iy, 0)
    const row = iy * picture.width
    const next = Math.min(iy + 1, picture.height - 1) * picture.width
    for (let x = 0; x < width; x++) {
      const sx = Math.min(Math.max((x + 0.5) / scale - 0.5, 0), picture.width - 1)
      const ix = Math.floor(sx)
      const jx = Math.min(ix + 1, picture.width - 1)
      const fx = sx - ix
      const top = (source[row + ix] ?? 255) * (1 - fx) + (source[row + jx] ?? 255) * fx
      const low = (source[next + ix] ?? 255) * (1 - fx) + (source[next + jx] ?? 255) * fx
      data[y * width + x] = top * (1 - fy) + low * fy
    }
  }
  return { width, height, data, dpi: picture.dpi * scale }
}
