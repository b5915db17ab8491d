import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { EvidenceProvider, useEvidence } from '#web/features/evidence/evidence-context.tsx'
import { ResultContext } from '../results/result-context.tsx'
import { analysis, result } from './result.ts'

/** What is marked on the pages now, as text that a test can read. */
function Marked() {
  const { spotlight } = useEvidence()
  const mark = spotlight?.marks[spotlight.current]
  return <output>{mark ? `${mark.place.source} p. ${mark.place.page}: ${mark.quote}` : 'nothing'}</output>
}

/** Renders a part of the results screen on the made-up analysis. */
export function renderResult(part: ReactNode, address = '/') {
  return render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[address]}>
          <ResultContext value={{ analysisId: 'one', result, form: analysis }}>
            <EvidenceProvider beside>
              {part}
              <Marked />
            </EvidenceProvider>
          </ResultContext>
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  )
}
