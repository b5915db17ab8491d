import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Analysis } from '#protocol/analyses.ts'
import { Client } from './client.ts'
import { type ServerProcess, startServer } from './server-process.ts'

// kill -9 at awkward moments. What was acknowledged must be there afterwards; what was not must have left nothing.

const sample = () => readFileSync('src/web/public/samples/form-e-sample.pdf')
const anna = { email: 'anna@example.com', name: 'Anna Example' }

let dataDir: string
let server: ServerProcess

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'verity-faults-'))
  server = await startServer(dataDir)
})

afterEach(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function restart(client: Client): Promise<Client> {
  await server.kill()
  server = await startServer(dataDir)
  return client.movedTo(server.origin)
}

function formWith(bytes: Uint8Array, name: string): FormData {
  const form = new FormData()
  form.append('files', new File([new Uint8Array(bytes)], name))
  return form
}

async function untilEnded(client: Client, id: string): Promise<Analysis> {
  for (let tries = 0; tries < 400; tries++) {
    const analysis = await client.json<Analysis>(`/v1/analyses/${id}`)
    if (!['queued', 'running'].includes(analysis.status)) return analysis
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The analysis did not end in 40 s')
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
}

describe('a server killed without a word', () => {
  test.each([0, 120, 400])(
    'TOOL-02 during an analysis (after %i ms): it is run again and finishes',
    async (delay) => {
      const client = await new Client(server.origin).signIn(anna)
      const { id } = await client.json<{ id: string }>('/v1/ai/form-e-analyzer', {
        method: 'POST',
        body: formWith(sample(), 'form-e.pdf'),
      })
      await new Promise((resolve) => setTimeout(resolve, delay))
      const again = await restart(client)
      const analysis = await untilEnded(again, id)
      expect(analysis.error).toBeUndefined()
      expect(analysis.status).toBe('done')
      expect(analysis.result?.forms[0]?.findings.length).toBeGreaterThan(0)
    },
  )

  test('TOOL-01 after an upload was acknowledged: the file is there, to the byte', async () => {
    const client = await new Client(server.origin).signIn(anna)
    const bytes = Buffer.from(`Letter of instruction. ${randomBytes(40_000).toString('base64')}`)
    await client.json('/v1/files/upload', { method: 'POST', body: formWith(bytes, 'letter.txt') })
    const again = await restart(client)
    const back = await again.request('/v1/files/letter.txt')
    expect(Buffer.from(await back.arrayBuffer()).equals(bytes)).toBe(true)
  })

  test('TOOL-01 in the middle of an upload: nothing is listed and nothing is left', async () => {
    const client = await new Client(server.origin).signIn(anna)
    const boundary = 'verity-test-boundary'
    const upload = request(`${server.origin}/v1/files/upload`, {
      method: 'POST',
      headers: {
        ...client.headersFor('/v1/files/upload'),
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'transfer-encoding': 'chunked',
      },
    })
    const broken = new Promise<void>((resolve) => upload.on('error', () => resolve()))
    upload.write(`--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="half.txt"\r\n\r\n`)
    await new Promise<void>((resolve) => upload.write('half a letter '.repeat(50_000), () => resolve()))
    await new Promise((resolve) => setTimeout(resolve, 200))
    await server.kill()
    await broken
    server = await startServer(dataDir)
    const again = client.movedTo(server.origin)
    const { files } = await again.json<{ files: unknown[] }>('/v1/files')
    expect(files).toEqual([])
    expect(filesBelow(path.join(dataDir, 'files'))).toEqual([])
  })
})
