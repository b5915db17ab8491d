import { deflateRawSync } from 'node:zlib'
import { encode } from 'jpeg-js'
import { PDFDocument } from 'pdf-lib'
import { afterAll, describe, expect, test } from 'vitest'
import type { DocumentReader, ReadProgress } from '#server/ports/documents.ts'
import { createDocumentReader } from './reader.ts'

const text = (words: string) => new TextEncoder().encode(words)
const file = (name: string, bytes: Uint8Array = text('The account holds 250 pounds.')) => ({
  name,
  bytes,
  id: `id-${name}`,
})

async function pdfOf(words: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.addPage([595, 842]).drawText(words, { x: 72, y: 700, size: 12 })
  return pdf.save()
}

function blankPicture(): Uint8Array {
  const [width, height] = [420, 594]
  return encode({ width, height, data: Buffer.alloc(width * height * 4, 255) }, 80).data
}

describe('a reader', () => {
  const reader = createDocumentReader()
  afterAll(() => reader.close())

  test('reads several kinds at once, each under its own name', async () => {
    const results = await Promise.all([
      reader.read(file('a.txt')),
      reader.read(file('b.pdf', await pdfOf('Form E'))),
      reader.read(file('c.rtf', text('{\\rtf1 Hello \\b world}'))),
    ])
    expect(
      results.map((result) => (result.ok ? [result.document.id, result.document.pages[0]?.text] : result)),
    ).toEqual([
      ['id-a.txt', 'The account holds 250 pounds.'],
      ['id-b.pdf', 'Form E'],
      ['id-c.rtf', 'Hello world'],
    ])
  })

  test('says of every page that it is being read, a scanned one as well, and never goes back', async () => {
    const pdf = await PDFDocument.create()
    for (let number = 1; number <= 3; number += 1)
      pdf
        .addPage([595, 842])
        .drawText(`Words on page ${number}, enough of them to be read`, { x: 72, y: 700, size: 12 })
    const steps: ReadProgress[] = []
    const result = await reader.read(file('three.pdf', await pdf.save()), {
      onProgress: (progress) => steps.push(progress),
    })
    expect(result.ok).toBe(true)
    expect(steps.map(({ step }) => step)).toEqual([
      'Reading the text',
      ...[1, 2, 3].map((number) => `Reading page ${number} of 3`),
    ])

    const picture = await reader.read(file('blank.jpg', blankPicture()), {
      onProgress: (progress) => steps.push(progress),
    })
    const scanned = steps.slice(4)
    expect(picture.ok).toBe(false)
    expect(scanned.slice(1).map(({ step }) => step)).toEqual(Array(2).fill('Reading page 1 of 1 (scanned)'))
    const shares = scanned.map(({ done, total }) => done / total)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)
  })

  test('refuses what is empty, unknown, or not what it says', async () => {
    const codes = await Promise.all([
      reader.read(file('a.pdf', new Uint8Array(0))),
      reader.read(file('a.exe', text('MZ'))),
      reader.read(file('a.pdf', text('{\\rtf1 Hello}'))),
      reader.read(file('blank.txt', text(' \n\n '))),
    ])
    expect(codes.map((result) => (result.ok ? 'ok' : result.code))).toEqual([
      'FILE_EMPTY',
      'FILE_TYPE',
      'FILE_MISMATCH',
      'FILE_NO_TEXT',
    ])
  })

  test('gives up at once when asked to, before and during', async () => {
    const before = await reader.read(file('a.txt'), { signal: AbortSignal.abort() })
    const controller = new AbortController()
    const during = reader.read(file('a.txt'), { signal: controller.signal })
    controller.abort()
    expect([before, await during]).toEqual([
      { ok: false, code: 'CANCELED' },
      { ok: false, code: 'CANCELED' },
    ])
    expect(await reader.read(file('b.txt'))).toMatchObject({ ok: true })
  })

  test('refuses a bomb of a Word file by its directory, without unpacking it', async () => {
    const started = performance.now()
    const bomb = zipOf('word/document.xml', Buffer.alloc(60 * 1024 * 1024, 0x20))
    const made = performance.now()
    expect(await reader.read(file('bomb.docx', bomb))).toEqual({ ok: false, code: 'FILE_TOO_COMPLEX' })
    expect(performance.now() - made).toBeLessThan(Math.max(1000, made - started))
  })

  test('refuses a Word file whose directory lies about its size', async () => {
    const liar = zipOf('word/document.xml', Buffer.alloc(8 * 1024 * 1024, 0x20), 1000)
    expect(await reader.read(file('liar.docx', liar))).toEqual({ ok: false, code: 'FILE_TOO_COMPLEX' })
  })

  test('refuses a picture that says it has too many pixels', async () => {
    const png = Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
      Buffer.from([0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff, 8, 0, 0, 0, 0, 0, 0, 0, 0]),
    ])
    expect(await reader.read(file('flood.png', png))).toEqual({ ok: false, code: 'FILE_TOO_COMPLEX' })
  })
})

describe('when reading goes wrong', () => {
  const readers: DocumentReader[] = []
  const unruly = (limits: Parameters<typeof createDocumentReader>[0] = {}) => {
    const worker = new URL('./testing/unruly-worker.ts', import.meta.url)
    const reader = createDocumentReader({ threads: 2, ...limits, worker })
    readers.push(reader)
    return reader
  }
  afterAll(() => Promise.all(readers.map((reader) => reader.close())))

  test('endless work is ended, and its neighbour never notices', async () => {
    const reader = unruly({ textMs: 3000 })
    const results = await Promise.all([reader.read(file('endless.txt')), reader.read(file('a.txt'))])
    expect(results).toMatchObject([{ ok: false, code: 'FILE_TOO_COMPLEX' }, { ok: true }])
    expect(await reader.read(file('after.txt'))).toMatchObject({ ok: true })
  })

  test('a file does not pay with its own time for those before it in the line', async () => {
    const reader = unruly({ threads: 1, textMs: 3000 })
    const results = await Promise.all([
      reader.read(file('endless.txt')),
      reader.read(file('endless.txt')),
      reader.read(file('a.txt')),
    ])
    expect(results.map(({ ok }) => ok)).toEqual([false, false, true])
  })

  test('a thread that ends, and one whose heap is full, cost only their own file', async () => {
    const reader = unruly({ heapMb: 64 })
    expect(await reader.read(file('exit.txt'))).toEqual({ ok: false, code: 'FILE_TOO_COMPLEX' })
    expect(await reader.read(file('heap.txt'))).toEqual({ ok: false, code: 'FILE_TOO_COMPLEX' })
    expect(await reader.read(file('a.txt'))).toMatchObject({ ok: true })
  })

  test('a process that dies is started again and the neighbours are read once more', async () => {
    const reader = unruly()
    await reader.warm()
    const results = await Promise.all([reader.read(file('slow.txt')), reader.read(file('die.txt'))])
    expect(results).toMatchObject([{ ok: true }, { ok: false, code: 'FILE_TOO_COMPLEX' }])
  })

  test('memory beyond the limit ends the process, WebAssembly and buffers included', async () => {
    const reader = unruly({ memory: 400 * 1024 * 1024 })
    expect(await reader.read(file('hoard.txt'))).toEqual({ ok: false, code: 'FILE_TOO_COMPLEX' })
    expect(await reader.read(file('a.txt'))).toMatchObject({ ok: true })
  })

  test('closing answers whatever is still being read', async () => {
    const reader = unruly()
    await reader.warm()
    const reading = [reader.read(file('endless.txt')), reader.read(file('endless.txt'))]
    await reader.close()
    expect(await Promise.all(reading)).toEqual([
      { ok: false, code: 'CANCELED' },
      { ok: false, code: 'CANCELED' },
    ])
    expect(await reader.read(file('a.txt'))).toEqual({ ok: false, code: 'CANCELED' })
  })
})

/** A zip of one entry, that may state another size than it has. */
function zipOf(name: string, content: Buffer, stated = content.length): Buffer {
  const packed = deflateRawSync(content)
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(8, 4)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(stated, 18)
  fields.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), packed])
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\0', 'latin1'),
    fields,
    Buffer.alloc(14),
    Buffer.from(name),
  ])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}
