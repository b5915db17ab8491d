import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import type { Evidence } from '#protocol/evidence.ts'
import type { Spotlight, Tone } from './types.ts'

interface Shown {
  label: string
  tone?: Tone
  marks: readonly Evidence[]
  current?: number
}

interface EvidenceShowing {
  spotlight: Spotlight | null
  /** Marks the places and brings the current one into view, without taking the reader away from what they read. */
  show: (what: Shown) => void
  /** The same, and opens the sheet where the pages do not stand beside the text. */
  open: (what: Shown) => void
  move: (index: number) => void
  sheetOpened: boolean
  closeSheet: () => void
}

const Context = createContext<EvidenceShowing | null>(null)

export function useEvidence(): EvidenceShowing {
  const value = useContext(Context)
  if (!value) throw new Error('useEvidence needs an EvidenceProvider around it')
  return value
}

interface EvidenceProviderProps {
  /** Whether the pages stand beside the text now, so that no sheet is needed. */
  beside: boolean
  children: ReactNode
}

export function EvidenceProvider({ beside, children }: EvidenceProviderProps) {
  const [spotlight, setSpotlight] = useState<Spotlight | null>(null)
  const [sheetOpened, setSheetOpened] = useState(false)
  const show = useCallback(
    ({ label, tone = 'plain', marks, current = 0 }: Shown) => setSpotlight({ label, tone, marks, current }),
    [],
  )
  const value = useMemo<EvidenceShowing>(
    () => ({
      spotlight,
      show,
      open: (what) => {
        show(what)
        setSheetOpened(!beside)
      },
      move: (index) => setSpotlight((now) => now && { ...now, current: index }),
      sheetOpened,
      closeSheet: () => setSheetOpened(false),
    }),
    [spotlight, show, sheetOpened, beside],
  )
  return <Context value={value}>{children}</Context>
}
