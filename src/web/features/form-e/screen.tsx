import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { AnalysisScreen } from './analysis-screen.tsx'
import { focusMain } from './focus-main.ts'
import { StartScreen } from './start/start-screen.tsx'

/** The Form E analyzer. Which analysis is open stands in the address, so that it survives a reload. */
export function FormEScreen() {
  const [params] = useSearchParams()
  const id = params.get('analysis')
  const shown = useRef(id)
  // The path stays the same from screen to screen, so the keyboard is taken along here.
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    focusMain()
  }, [id])
  return id ? <AnalysisScreen key={id} id={id} /> : <StartScreen />
}
