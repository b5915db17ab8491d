// From the upload of a Form E to its finished findings, on the running program, beside the bare reading of the same file.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Analysis } from '#protocol/analyses.ts'
import { createDocumentReader } from '#server/adapters/documents/reader.ts'
import { Client } from '#tests/faults/client.ts'
import { startServer } from '#tests/faults/server-process.ts'
import { drawForm, generateCase } from '#tests/forms/index.ts'
import type { BenchRow } from '../row.ts'

const TURNS = 9
const median = (all: readonly number[]) =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN

async function timed(task: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await task()
  return performance.now() - began
}

export async function run(): Promise<BenchRow[]> {
  const bytes = await drawForm(generateCase(6001, { wealth: 'rich' }), {
    layout: 'official-like',
    medium: 'flat',
  })
  const dataDir = await mkdtemp(path.join(tmpdir(), 'verity-bench-'))
  const server = await startServer(dataDir, { LOG_LEVEL: 'warn' })
  const reader = createDocumentReader()
  try {
    const client = await new Client(server.origin).signIn({ email: 'bench@example.com', name: 'Bench' })
    let pages = 0
    const whole = async () => {
      const form = new FormData()
      form.append('files', new File([new Uint8Array(bytes)], 'form-e.pdf'))
      const analysis = await client.json<Analysis>('/v1/ai/form-e-analyzer', {
        method: 'POST',
        body: form,
        headers: { prefer: 'wait=30' },
      })
      if (analysis.status !== 'done') throw new Error(`The analysis is ${analysis.status}`)
      pages = analysis.result?.sources[0]?.pages.length ?? 0
    }
    const bare = () => reader.read({ bytes, name: 'form-e.pdf', id: 'bench' })
    // Both warm, then turn about, so that what else the machine does falls on both alike.
    await whole()
    await bare()
    const times = { whole: [] as number[], bare: [] as number[] }
    for (let turn = 0; turn < TURNS; turn++) {
      times.whole.push(await timed(whole))
      times.bare.push(await timed(bare))
    }
    const ratio = median(times.whole) / median(times.bare)
    return [
      {
        what: `Form E of ${pages} pages, upload to findings ÷ bare reading`,
        measured: `${ratio.toFixed(2)} ×`,
        budget: '≤ 3 ×',
        ok: ratio <= 3,
        note: `${median(times.whole).toFixed(0)} ms and ${median(times.bare).toFixed(0)} ms, medians of ${TURNS}`,
      },
      {
        what: 'the same, upload to findings',
        measured: `${median(times.whole).toFixed(0)} ms`,
        budget: '< 1000 ms',
        ok: median(times.whole) < 1000,
      },
    ]
  } finally {
    await reader.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
