import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { sentenceOf } from '#web/lib/api-error.ts'
import { sendFiles } from '../api/send-files.ts'

export interface Sending {
  /** 0 to 1 while files are on their way, else null. */
  part: number | null
  error: string | null
  send: (files: readonly File[]) => Promise<void>
  /** For what happens before the sending, like fetching the sample. */
  fail: (sentence: string) => void
  stop: () => void
}

/** Sends files and, once they are taken, opens the analysis. */
export function useSending(): Sending {
  const [part, setPart] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const under = useRef<AbortController | null>(null)
  const [, setParams] = useSearchParams()
  const client = useQueryClient()
  useEffect(() => () => under.current?.abort(), [])

  const send = async (files: readonly File[]) => {
    const controller = new AbortController()
    under.current = controller
    setError(null)
    setPart(0)
    try {
      const id = await sendFiles({ files, onProgress: setPart, signal: controller.signal })
      void client.invalidateQueries({ queryKey: ['analyses'], exact: true })
      setParams({ analysis: id })
    } catch (fault) {
      if (!controller.signal.aborted) setError(sentenceOf(fault))
    } finally {
      setPart(null)
    }
  }
  return { part, error, send, fail: setError, stop: () => under.current?.abort() }
}
