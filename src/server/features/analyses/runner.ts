import type { FastifyBaseLogger } from 'fastify'
import type { Progress } from '#protocol/analyses.ts'
import { ERRORS } from '#protocol/errors.ts'
import { userDataKey } from '#server/crypto/user-keys.ts'
import type { Deps } from '#server/deps.ts'
import { conclude, concludeFailed } from './conclude.ts'
import type { Hub } from './hub.ts'
import type { Judging } from './judging.ts'
import { claimNext, HEARTBEAT_MS, type Lease, release, renew, requeueInterrupted } from './lease-store.ts'
import { runAnalysis } from './run.ts'

/** How many analyses one node runs at once; reading them shares one pool of threads. */
const AT_ONCE = 2
/** How often it looks for work that other nodes queued or left. Its own it hears of at once. */
const POLL_MS = 2_000
/** An analysis that ended its worker this often is not begun again. */
const MAX_ATTEMPTS = 5
/** How often progress is written down; those who watch hear all of it. */
const SAVE_MS = 500

export interface Runner {
  start(): Promise<void>
  /** There is new work. */
  wake(): void
  /** Ends an analysis that runs here, if it does: it was cancelled or erased. */
  abandon(id: string): void
  /** Puts back what is running, and resolves once nothing is. */
  stop(): Promise<void>
}

/** Takes queued analyses and runs them. Any number of nodes may each have one. */
export function createRunner(deps: Deps, hub: Hub, judging: Judging, log: FastifyBaseLogger): Runner {
  const { clock, database } = deps
  const running = new Map<string, { controller: AbortController; ended: Promise<void> }>()
  let stopped = false
  let poll: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let lookAgain = false

  function wake(): void {
    lookAgain = true
    looking ??= look().finally(() => {
      looking = undefined
    })
  }

  async function look(): Promise<void> {
    while (lookAgain && !stopped) {
      lookAgain = false
      try {
        while (running.size < AT_ONCE && !stopped) {
          const claim = await claimNext(database.db, clock.now())
          if (!claim) break
          begin(claim.lease, claim.attempts)
        }
      } catch (error) {
        log.warn({ err: error }, 'The queue of analyses could not be read; trying again')
      }
    }
  }

  function begin(lease: Lease, attempts: number): void {
    const controller = new AbortController()
    const ended = run(lease, attempts, controller).finally(() => {
      running.delete(lease.id)
      wake()
    })
    running.set(lease.id, { controller, ended })
  }

  async function run(lease: Lease, attempts: number, controller: AbortController): Promise<void> {
    const { signal } = controller
    let progress: Progress = { step: 'Beginning', done: 0, total: 100 }
    let savedAt = 0
    const save = () => {
      savedAt = performance.now()
      renew(database.db, lease, clock.now(), progress).then(
        (kept) => kept || controller.abort(),
        (error: unknown) => log.warn({ err: error }, 'An analysis could not write down where it is'),
      )
    }
    const report = (next: Progress) => {
      if (signal.aborted) return
      progress = next
      hub.publish(lease.id, { status: 'running', progress })
      if (performance.now() - savedAt > SAVE_MS) save()
    }
    const heartbeat = setInterval(save, HEARTBEAT_MS)
    try {
      if (attempts > MAX_ATTEMPTS) return await giveUp(lease, progress)
      report(progress)
      const outcome = await runAnalysis(deps, judging, lease, signal, report)
      if (!(await conclude(deps, lease, outcome, progress))) return
      hub.publish(
        lease.id,
        outcome.ok
          ? { status: 'done', progress: { step: 'Done', done: 100, total: 100 } }
          : { status: 'failed', progress, error: outcome.error },
      )
    } catch (error) {
      await failed(lease, error, signal, progress)
    } finally {
      clearInterval(heartbeat)
    }
  }

  async function failed(lease: Lease, error: unknown, signal: AbortSignal, last: Progress): Promise<void> {
    try {
      if (stopped) await release(database.db, lease)
      else if (!signal.aborted) {
        log.error({ err: error, analysis: lease.id }, 'An analysis failed')
        await fail(lease, 'INTERNAL', last)
      }
    } catch (second) {
      // Without a database nothing can be said of it; its lease runs out, and it is run again.
      log.warn({ err: second, analysis: lease.id }, 'An analysis was left to be run again')
    }
  }

  async function fail(lease: Lease, code: 'INTERNAL' | 'FILE_TOO_COMPLEX', last: Progress): Promise<void> {
    const dataKey = await userDataKey(database.db, deps.keyring, lease.ownerId, clock.now())
    const error = { code, message: ERRORS[code].message }
    if (await concludeFailed(deps, lease, dataKey, error, last)) {
      hub.publish(lease.id, { status: 'failed', progress: last, error })
    }
  }

  const giveUp = (lease: Lease, last: Progress) => fail(lease, 'FILE_TOO_COMPLEX', last)

  return {
    wake,
    async start() {
      if (database.kind === 'embedded') await requeueInterrupted(database.db)
      poll = setInterval(wake, POLL_MS)
      wake()
    },
    abandon: (id) => running.get(id)?.controller.abort(),
    async stop() {
      stopped = true
      clearInterval(poll)
      await looking
      for (const { controller } of running.values()) controller.abort()
      await Promise.all([...running.values()].map(({ ended }) => ended))
    },
  }
}
