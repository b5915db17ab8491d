import { SegmentedControl, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { Severity } from '#protocol/finding.ts'
import { count } from '../logic/counts.ts'
import { SEVERITIES, type Voice } from '../logic/findings.ts'
import { SEVERITY_WORDS } from '../logic/words.ts'
import classes from './findings.module.css'
import { SEVERITY_ICONS } from './tags.tsx'

interface FindingFiltersProps {
  counts: Record<Severity, number>
  severity: Severity | null
  onSeverityChange: (severity: Severity | null) => void
  words: string
  onWordsChange: (words: string) => void
  voice: Voice
  onVoiceChange: (voice: Voice) => void
  found: number
}

const VOICES = [
  { value: 'lawyer', label: 'Lawyer’s words' },
  { value: 'plain', label: 'Plain words' },
] as const

export function FindingFilters({ counts, severity, onSeverityChange, ...rest }: FindingFiltersProps) {
  const total = SEVERITIES.reduce((sum, one) => sum + counts[one], 0)
  return (
    <div className={classes.filters}>
      <fieldset className={classes.severities}>
        <legend className={classes.hidden}>Severity</legend>
        <button type="button" aria-pressed={severity === null} onClick={() => onSeverityChange(null)}>
          All <span data-figures>{total}</span>
        </button>
        {SEVERITIES.map((one) => {
          const Icon = SEVERITY_ICONS[one]
          return (
            <button
              key={one}
              type="button"
              data-tone={one}
              aria-pressed={severity === one}
              onClick={() => onSeverityChange(severity === one ? null : one)}
            >
              <Icon size={16} aria-hidden="true" />
              {SEVERITY_WORDS[one].tag} <span data-figures>{counts[one]}</span>
            </button>
          )
        })}
      </fieldset>
      <div className={classes.search}>
        <TextInput
          type="search"
          aria-label="Search the findings"
          placeholder="Search: Barclays, 2.3 …"
          leftSection={<IconSearch size={17} aria-hidden="true" />}
          value={rest.words}
          onChange={(event) => rest.onWordsChange(event.currentTarget.value)}
        />
        <SegmentedControl
          aria-label="Whose words"
          data={[...VOICES]}
          value={rest.voice}
          onChange={(value) => rest.onVoiceChange(value === 'plain' ? 'plain' : 'lawyer')}
        />
      </div>
      <p className={classes.found} role="status">
        {rest.found === total ? count(total, 'finding') : `${rest.found} of ${count(total, 'finding')}`}
      </p>
    </div>
  )
}
