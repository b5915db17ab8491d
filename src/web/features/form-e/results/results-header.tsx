import { Button, Group, SegmentedControl } from '@mantine/core'
import { IconArrowLeft, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatMoment } from '../logic/dates.ts'
import { formTitle } from '../logic/words.ts'
import { DeleteAnalysis } from '../start/delete-analysis.tsx'
import { ExportMenu } from './export-menu.tsx'
import { useResult } from './result-context.tsx'
import classes from './results.module.css'
import { useResultView } from './use-result-view.ts'

export function ResultsHeader() {
  const { analysisId, result, form } = useResult()
  const { form: chosen, go } = useResultView()
  const [deleting, setDeleting] = useState(false)
  const nameOf = (id: string) => result.sources.find((source) => source.id === id)?.name ?? ''
  const title = formTitle(form, nameOf(form.source))
  return (
    <header className={classes.header}>
      <div className={classes.topRow}>
        <Link to="/app/form-e-analyzer" className={classes.back}>
          <IconArrowLeft size={16} aria-hidden="true" /> All analyses
        </Link>
        <Group gap="xs" wrap="nowrap">
          <ExportMenu analysisId={analysisId} />
          <Button
            size="sm"
            variant="default"
            leftSection={<IconTrash size={18} aria-hidden="true" />}
            onClick={() => setDeleting(true)}
          >
            Delete
          </Button>
        </Group>
      </div>
      <div>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.meta}>
          {[
            form.party && `The ${form.party}`,
            form.person && nameOf(form.source),
            `Analysed on ${formatMoment(result.finishedAt)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {result.forms.length > 1 && (
        <SegmentedControl
          aria-label="Whose form"
          className={classes.people ?? ''}
          fullWidth
          value={String(chosen)}
          onChange={(value) => go({ form: Number(value), finding: null })}
          data={result.forms.map((one, index) => ({
            value: String(index),
            label: one.person ?? nameOf(one.source),
          }))}
        />
      )}
      <DeleteAnalysis
        id={analysisId}
        name={title}
        opened={deleting}
        onClose={() => setDeleting(false)}
        leave
      />
    </header>
  )
}
