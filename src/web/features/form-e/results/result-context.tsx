import { createContext, useContext } from 'react'
import type { FormEResult } from '#protocol/analyses.ts'
import type { FormEAnalysis } from '#protocol/form-e.ts'

interface Shown {
  analysisId: string
  result: FormEResult
  form: FormEAnalysis
}

export const ResultContext = createContext<Shown | null>(null)

/** The finished analysis that is on the screen, and which of its forms. */
export function useResult(): Shown {
  const value = useContext(ResultContext)
  if (!value) throw new Error('useResult needs a ResultContext around it')
  return value
}

/** The name of a source, but only where it is not the form itself. */
export function useOtherSourceName(): (source: string) => string | undefined {
  const { result, form } = useResult()
  return (id) => (id === form.source ? undefined : result.sources.find((source) => source.id === id)?.name)
}
