import { useSearchParams } from 'react-router'
import { AnalysisScreen } from './analysis-screen.tsx'
import { StartScreen } from './start/start-screen.tsx'

/** The Form E analyzer. Which analysis is open stands in the address, so that it survives a reload. */
export function FormEScreen() {
  const [params] = useSearchParams()
  const id = params.get('analysis')
  return id ? <AnalysisScreen key={id} id={id} /> : <StartScreen />
}
