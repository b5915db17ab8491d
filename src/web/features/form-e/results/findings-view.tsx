import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { Finding } from '#protocol/finding.ts'
import { countBySeverity, filterFindings, inOrder } from '../logic/findings.ts'
import { FindingFilters } from './finding-filters.tsx'
import { FindingRow } from './finding-row.tsx'
import classes from './findings.module.css'
import { useResult } from './result-context.tsx'
import { useResultView } from './use-result-view.ts'
import { useVoice } from './use-voice.ts'

/** All findings, the gravest first. */
export function FindingsView() {
  const { form } = useResult()
  const { finding: opened, severity, go } = useResultView()
  const [voice, setVoice] = useVoice()
  const titles = useMemo(
    () => new Map(form.completeness.map(({ ref, title }) => [ref, title])),
    [form.completeness],
  )
  const [words, setWords] = useState('')
  const wanted = useDeferredValue(words)
  const all = useMemo(() => inOrder(form.findings), [form.findings])
  const kept = useMemo(() => filterFindings(all, { severity, words: wanted }), [all, severity, wanted])

  const handleToggle = useCallback(
    (finding: Finding) => go({ finding: finding.id === opened ? null : finding.id }),
    [opened, go],
  )

  return (
    <>
      <FindingFilters
        counts={countBySeverity(form.findings)}
        severity={severity}
        onSeverityChange={(chosen) => go({ severity: chosen })}
        words={words}
        onWordsChange={setWords}
        voice={voice}
        onVoiceChange={setVoice}
        found={kept.length}
      />
      {kept.length > 0 ? (
        <ol className={classes.list}>
          {kept.map((finding) => (
            <FindingRow
              key={finding.id}
              finding={finding}
              voice={voice}
              itemTitle={titles.get(finding.item ?? '')}
              opened={finding.id === opened}
              onToggle={handleToggle}
            />
          ))}
        </ol>
      ) : (
        <p className={classes.none}>
          {form.findings.length === 0
            ? 'Nothing was found.'
            : 'No finding fits. Try fewer words, or all severities.'}
        </p>
      )}
    </>
  )
}
