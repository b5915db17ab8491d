import { encode } from 'jpeg-js'
import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { readGif } from './gif.ts'
import { readPng } from './png.ts'
import { readImage } from './read-image.ts'
import { imageSize } from './size.ts'

const WIDTH = 20
const HEIGHT = 13
/** A slope of grey that shows any row or column out of place. */
const shade = (x: number, y: number) => (x * 11 + y * 7) % 256

function rgba(alpha = 255): Buffer {
  const data = Buffer.alloc(WIDTH * HEIGHT * 4)
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const value = shade(x, y)
      data.set([value, value, value, alpha], (y * WIDTH + x) * 4)
    }
  return data
}

function furthest(data: Uint8Array | undefined, wanted: (x: number, y: number) => number): number {
  let most = data?.length === WIDTH * HEIGHT ? 0 : 255
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++)
      most = Math.max(most, Math.abs((data?.[y * WIDTH + x] ?? 0) - wanted(x, y)))
  return most
}

describe('a PNG', () => {
  test.each([0, 2, 4, 6] as const)('of colour type %i gives its greys', (colorType) => {
    const png = new PNG({ width: WIDTH, height: HEIGHT })
    png.data = rgba()
    for (const filterType of [0, 1, 2, 3, 4]) {
      const bytes = PNG.sync.write(png, { colorType, filterType })
      expect(furthest(readPng(bytes)?.data, shade)).toBeLessThanOrEqual(1)
    }
  })

  test('that is half transparent lies on white', () => {
    const png = new PNG({ width: WIDTH, height: HEIGHT })
    png.data = rgba(128)
    const grey = readPng(PNG.sync.write(png, { colorType: 6 }))
    expect(furthest(grey?.data, (x, y) => 255 - ((255 - shade(x, y)) * 128) / 255)).toBeLessThanOrEqual(1)
  })

  test('cut off in the middle is still a picture or a refusal, never more', () => {
    const png = new PNG({ width: WIDTH, height: HEIGHT })
    png.data = rgba()
    const bytes = PNG.sync.write(png)
    expect(readPng(bytes.subarray(0, 40))).toBeUndefined()
  })
})

describe('a JPEG', () => {
  const bytes = encode({ data: rgba(), width: WIDTH, height: HEIGHT }, 100).data

  test('gives its greys and its size', async () => {
    expect(imageSize(bytes)).toMatchObject({ width: WIDTH, height: HEIGHT })
    const image = await readImage(bytes)
    expect((image?.width ?? 0) / (image?.height ?? 1)).toBeCloseTo(WIDTH / HEIGHT, 1)
  })

  test('is turned as its camera says', async () => {
    const exif = Buffer.from('Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0', 'latin1')
    const marker = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
    const turned = Buffer.concat([bytes.subarray(0, 2), marker, exif, bytes.subarray(2)])
    const image = await readImage(turned)
    expect(image?.height ?? 0).toBeGreaterThan(image?.width ?? 0)
  })
})

describe('a GIF', () => {
  // 3 × 2 pixels, black and white in turns, packed by hand in codes of three bits, cleared before they grow.
  const codes = [4, 0, 1, 4, 0, 1, 4, 0, 1, 5]
  const bits = codes.reduce((sum, code, index) => sum | (BigInt(code) << BigInt(index * 3)), 0n)
  const packed = Array.from({ length: 4 }, (_, index) => Number((bits >> BigInt(index * 8)) & 255n))
  const bytes = Buffer.concat([
    Buffer.from('GIF89a\x03\0\x02\0\x80\0\0', 'latin1'),
    Buffer.from([0, 0, 0, 255, 255, 255]),
    Buffer.from([0x2c, 0, 0, 0, 0, 3, 0, 2, 0, 0, 2, packed.length, ...packed, 0, 0x3b]),
  ])

  test('gives the greys of its first frame', () => {
    expect(readGif(bytes)).toMatchObject({
      width: 3,
      height: 2,
      data: new Uint8Array([0, 255, 0, 255, 0, 255]),
    })
  })

  test('that is cut off ends', () => {
    expect(readGif(bytes.subarray(0, 20))).toBeUndefined()
  })
})
