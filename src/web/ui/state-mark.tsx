import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleMinus,
  IconCircleX,
  IconEqualNot,
  IconInfoCircle,
  IconQuestionMark,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './state-mark.module.css'

const states = {
  must: { word: 'Must fix', tone: 'must', Icon: IconCircleX },
  should: { word: 'Should fix', tone: 'should', Icon: IconAlertTriangle },
  note: { word: 'Note', tone: 'note', Icon: IconInfoCircle },
  verified: { word: 'Verified', tone: 'ok', Icon: IconCircleCheck },
  agrees: { word: 'Agrees', tone: 'ok', Icon: IconCircleCheck },
  complete: { word: 'Complete', tone: 'ok', Icon: IconCircleCheck },
  differs: { word: 'Differs', tone: 'must', Icon: IconEqualNot },
  impossible: { word: 'Impossible', tone: 'must', Icon: IconCircleX },
  missing: { word: 'Missing', tone: 'must', Icon: IconCircleX },
  incomplete: { word: 'Incomplete', tone: 'should', Icon: IconAlertTriangle },
  'not-found': { word: 'Not found', tone: 'should', Icon: IconQuestionMark },
  unchecked: { word: 'Unchecked', tone: 'neutral', Icon: IconCircleDashed },
  none: { word: 'None', tone: 'neutral', Icon: IconCircleMinus },
} as const

export type MarkState = keyof typeof states
export const markStates = Object.keys(states) as MarkState[]

/** How sure, or how grave: always an icon and a word, the colour only underlines them. */
export function StateMark({ state, children }: { state: MarkState; children?: ReactNode }) {
  const { word, tone, Icon } = states[state]
  return (
    <span className={classes.mark} data-tone={tone}>
      <Icon size={15} stroke={2} aria-hidden="true" />
      {children ?? word}
    </span>
  )
}
