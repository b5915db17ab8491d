import { Piscina } from 'piscina'
import { ERRORS } from '#protocol/errors.ts'
import type { Verdict } from './engine.ts'
import type { JudgingTask } from './judging-worker.ts'

/** Says which documents are Forms E and analyses them. */
export interface Judging {
  /** Documents come as JSON: a text crosses to another thread at once, a hundred thousand objects do not. */
  judge(documents: readonly string[], today: string, signal: AbortSignal): Promise<Verdict>
  /** Loads what judging needs, so that it is there once the documents are read. */
  warm(): void
  close(): Promise<void>
}

/** Far more than any form takes. What takes longer is a trap or a fault of ours, and is ended. */
const LIMIT_MS = 60_000

/**
 * The legal engine in a thread of its own: it thinks for up to a second without a pause, and the server's
 * other callers must not wait for it. A thread that exceeds its time is ended and replaced.
 */
export function createJudging(): Judging {
  let pool: Piscina<JudgingTask, Verdict | null> | undefined
  const thePool = () => {
    pool ??= new Piscina<JudgingTask, Verdict | null>({
      filename: new URL('./judging-worker.ts', import.meta.url).href,
      name: 'judge',
      minThreads: 1,
      maxThreads: 1,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    return pool
  }
  return {
    async judge(documents, today, signal) {
      const limit = AbortSignal.timeout(LIMIT_MS)
      try {
        const verdict = await thePool().run(
          { documents, today },
          { signal: AbortSignal.any([signal, limit]) },
        )
        if (!verdict) throw new RangeError('There is nothing to judge')
        return verdict
      } catch (error) {
        if (signal.aborted || !limit.aborted) throw error
        const { message } = ERRORS.FILE_TOO_COMPLEX
        return { ok: false, error: { code: 'FILE_TOO_COMPLEX', message } }
      }
    },
    warm() {
      // What fails here fails again, and is told, when it is needed.
      void thePool()
        .run({ documents: [], today: '' })
        .catch(() => undefined)
    },
    async close() {
      await pool?.destroy()
    },
  }
}
