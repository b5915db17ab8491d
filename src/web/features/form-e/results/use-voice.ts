import { useState } from 'react'
import { readStored, writeStored } from '#web/lib/storage.ts'
import { readUserType } from '#web/lib/user-type.ts'
import type { Voice } from '../logic/findings.ts'

const KEY = 'formEVoice'

function storedVoice(): Voice {
  const stored = readStored(KEY)
  if (stored === 'lawyer' || stored === 'plain') return stored
  return readUserType() === 'lawyer' ? 'lawyer' : 'plain'
}

/** Whose words are used, remembered in this browser; a lawyer's at first for lawyers. */
export function useVoice(): [Voice, (voice: Voice) => void] {
  const [voice, setVoice] = useState(storedVoice)
  return [
    voice,
    (chosen) => {
      writeStored(KEY, chosen)
      setVoice(chosen)
    },
  ]
}
