import { Switch } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { CompletenessRow } from '#protocol/form-e.ts'
import { listWords } from '../logic/counts.ts'
import { byPart } from '../logic/parts.ts'
import { itemName } from '../logic/words.ts'
import { useResult } from './result-context.tsx'
import { StateRow } from './state-row.tsx'
import { TableColumns } from './table-columns.tsx'
import classes from './tables.module.css'
import { stateLook } from './tags.tsx'

/** Every item of the form, part by part, and what is missing in it. */
export function CompletenessView() {
  const { form } = useResult()
  const [gapsOnly, setGapsOnly] = useState(false)
  const parts = useMemo(() => byPart(form.completeness), [form.completeness])
  const gaps = parts.some(({ rows }) => rows.some(({ complete }) => !complete))
  return (
    <div className={classes.tables}>
      {gaps && (
        <Switch
          label="Only what is incomplete"
          checked={gapsOnly}
          onChange={(event) => setGapsOnly(event.currentTarget.checked)}
        />
      )}
      {parts.map(({ part, rows, complete }) => {
        const shown = gapsOnly ? rows.filter((row) => !row.complete) : rows
        if (shown.length === 0) return null
        return (
          <table key={part} className={classes.table}>
            <caption>
              <span className={classes.part}>{part}</span>
              <span className={classes.partCount}>
                {complete} of {rows.length} complete
              </span>
              <span className={classes.bar} aria-hidden="true">
                <span style={{ width: `${(100 * complete) / rows.length}%` }} />
              </span>
            </caption>
            <TableColumns />
            <thead className={classes.hidden}>
              <tr>
                <th scope="col">Item</th>
                <th scope="col">State</th>
                <th scope="col">Page</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <ItemRow key={row.ref} row={row} />
              ))}
            </tbody>
          </table>
        )
      })}
    </div>
  )
}

function ItemRow({ row }: { row: CompletenessRow }) {
  const { ref, title, state, complete, missing, heading } = row
  return (
    <StateRow
      number={/^\d/.test(ref) ? ref : undefined}
      name={title}
      look={stateLook(state, complete)}
      more={missing.length > 0 && `Missing: ${listWords(missing)}`}
      marks={heading ? [heading] : []}
      label={`${itemName(ref)}: ${title}`}
      of={itemName(ref)}
    />
  )
}
