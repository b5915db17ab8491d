import { useMediaQuery } from '@mantine/hooks'
import { useMemo } from 'react'
import type { FormEResult } from '#protocol/analyses.ts'
import { EvidenceProvider } from '#web/features/evidence/evidence-context.tsx'
import { ResultContext } from './result-context.tsx'
import { ResultsBody } from './results-body.tsx'
import { useResultView } from './use-result-view.ts'

/** A finished analysis: what was found, and beside it the pages that it stands on. */
export function ResultsScreen({ analysisId, result }: { analysisId: string; result: FormEResult }) {
  const { form: chosen } = useResultView()
  const form = result.forms[chosen] ?? result.forms[0]
  const beside = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })
  const shown = useMemo(() => form && { analysisId, result, form }, [analysisId, result, form])
  if (!shown) return null
  return (
    <ResultContext value={shown}>
      <EvidenceProvider beside={beside} key={shown.form.source}>
        <ResultsBody beside={beside} />
      </EvidenceProvider>
    </ResultContext>
  )
}
