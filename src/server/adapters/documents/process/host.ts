import { Piscina } from 'piscina'
import type { FromHost, Limits, ToHost } from './messages.ts'
import { type Pools, readWithPools } from './run-job.ts'
import { makeSlots } from './slots.ts'

/**
 * The child process that holds the threads. It is apart from the server so that its memory, WebAssembly's too,
 * can be watched and taken back at once.
 */
const MEMORY_MS = 150
const IDLE_MS = 60_000

const jobs = new Map<number, AbortController>()
let pools: Pools | undefined

const send = (message: FromHost) => process.send?.(message)

process.on('message', (message: ToHost) => {
  if (message.type === 'start') {
    pools = makePools(message.limits, message.worker)
    send({ type: 'started' })
    // The first thread loads its libraries now; a file that comes meanwhile only waits for that.
    pools.text.threads.run(undefined, { name: 'warmUp' }).then(
      () => send({ type: 'ready' }),
      () => send({ type: 'ready' }),
    )
  } else if (message.type === 'cancel') jobs.get(message.job)?.abort()
  else if (pools !== undefined) void run(pools, message)
})
process.on('disconnect', () => process.exit(0))
setInterval(() => send({ type: 'memory', bytes: process.memoryUsage.rss() }), MEMORY_MS)

function makePools(limits: Limits, worker: string): Pools {
  const options = {
    filename: worker,
    maxThreads: limits.threads,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
  }
  const pool = (some: typeof options & { minThreads: number }) => ({
    threads: new Piscina({ ...some, idleTimeout: IDLE_MS }),
    slots: makeSlots(limits.threads),
  })
  return {
    limits,
    text: pool({ ...options, minThreads: 1 }),
    // Pages of pictures wait in a line of their own, so that a long scan does not hold up everybody's text.
    picture: pool({ ...options, minThreads: 0 }),
  }
}

async function run(pools: Pools, { job, bytes, name }: Extract<ToHost, { type: 'read' }>): Promise<void> {
  const controller = new AbortController()
  jobs.set(job, controller)
  const result = await readWithPools(pools, { bytes, name }, controller.signal, (progress) =>
    send({ type: 'progress', job, progress }),
  )
  jobs.delete(job)
  send({ type: 'done', job, result })
}
