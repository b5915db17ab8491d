import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { type Severity, SeveritySchema } from '#protocol/finding.ts'

export const VIEWS = ['summary', 'findings', 'completeness', 'figures', 'documents'] as const
export type View = (typeof VIEWS)[number]

const isView = (word: string | null): word is View => VIEWS.some((view) => view === word)

interface Change {
  view?: View
  finding?: string | null
  severity?: Severity | null
  form?: number
}

/** What is open, kept in the address: a link to a finding is a link to that finding. */
export function useResultView() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('view')
  const severity = SeveritySchema.safeParse(params.get('severity'))

  const go = useCallback(
    (change: Change) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now)
          for (const [key, value] of Object.entries(change)) {
            if (value === null || value === undefined) next.delete(key)
            else next.set(key, String(value))
          }
          return next
        },
        { replace: change.view === undefined, preventScrollReset: true },
      ),
    [setParams],
  )

  return {
    view: isView(asked) ? asked : 'summary',
    finding: params.get('finding'),
    severity: severity.success ? severity.data : null,
    form: params.get('form') === '1' ? 1 : 0,
    go,
  }
}
