import {
  IconAlertOctagon,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleMinus,
  IconClock,
  IconInfoCircle,
} from '@tabler/icons-react'
import type { Severity } from '#protocol/finding.ts'
import type { ItemState, ScheduleRow } from '#protocol/form-e.ts'
import { SEVERITY_WORDS, STATE_WORDS, STATUS_WORDS } from '../logic/words.ts'
import classes from './tags.module.css'

type Tone = 'must' | 'should' | 'note' | 'ok' | 'neutral'
type Icon = typeof IconInfoCircle

function Tag({ tone, icon: Icon, words }: { tone: Tone; icon: Icon; words: string }) {
  return (
    <span className={classes.tag} data-tone={tone}>
      <Icon size={15} stroke={2} aria-hidden="true" />
      {words}
    </span>
  )
}

export const SEVERITY_ICONS: Record<Severity, Icon> = {
  must: IconAlertOctagon,
  should: IconAlertTriangle,
  note: IconInfoCircle,
}

export const SeverityTag = ({ severity }: { severity: Severity }) => (
  <Tag tone={severity} icon={SEVERITY_ICONS[severity]} words={SEVERITY_WORDS[severity].tag} />
)

export interface Look {
  tone: Tone
  icon: Icon
  words: string
}

/** An item that is there and whole, there with gaps, declared empty, or missing. */
export function stateLook(state: ItemState, complete: boolean): Look {
  const words = STATE_WORDS[state]
  if (state === 'answered' && !complete)
    return { tone: 'should', icon: IconAlertTriangle, words: 'Incomplete' }
  if (!complete) return { tone: 'must', icon: IconCircleDashed, words }
  if (state === 'answered') return { tone: 'ok', icon: IconCircleCheck, words }
  return { tone: 'neutral', icon: IconCircleMinus, words }
}

const STATUS_LOOKS: Record<ScheduleRow['status'], { tone: Tone; icon: Icon }> = {
  attached: { tone: 'ok', icon: IconCircleCheck },
  'not-applicable': { tone: 'neutral', icon: IconCircleMinus },
  'to-follow': { tone: 'note', icon: IconClock },
  'not-stated': { tone: 'should', icon: IconAlertTriangle },
}

export const statusLook = (status: ScheduleRow['status']): Look => ({
  ...STATUS_LOOKS[status],
  words: STATUS_WORDS[status],
})

export function FigureTag({ state }: { state: 'agrees' | 'differs' | 'not-stated' }) {
  if (state === 'agrees') return <Tag tone="ok" icon={IconCircleCheck} words="Agrees" />
  if (state === 'differs') return <Tag tone="must" icon={IconAlertOctagon} words="Differs" />
  return <Tag tone="should" icon={IconCircleDashed} words="Not stated" />
}
