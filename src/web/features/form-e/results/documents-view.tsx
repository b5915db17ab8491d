import type { ScheduleRow } from '#protocol/form-e.ts'
import { documentName, itemName } from '../logic/words.ts'
import { useResult } from './result-context.tsx'
import { StateRow } from './state-row.tsx'
import { TableColumns } from './table-columns.tsx'
import classes from './tables.module.css'
import { statusLook } from './tags.tsx'

/** The schedule of documents: what the form says of each, and whether its own entries call for it. */
export function DocumentsView() {
  const { form } = useResult()
  return (
    <div className={classes.tables}>
      <table className={classes.table}>
        <caption>
          <span className={classes.part}>Documents that go with the form</span>
        </caption>
        <TableColumns />
        <thead className={classes.hidden}>
          <tr>
            <th scope="col">Document</th>
            <th scope="col">What the form says</th>
            <th scope="col">Page</th>
          </tr>
        </thead>
        <tbody>
          {form.schedule.map((row) => (
            <DocumentRow key={`${row.item} ${row.document}`} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function DocumentRow({ row }: { row: ScheduleRow }) {
  const name = documentName(row)
  return (
    <StateRow
      number={row.item}
      name={name}
      look={statusLook(row.status)}
      sayAll
      more={row.neededBecause && `Needed because ${row.neededBecause}`}
      marks={row.evidence}
      label={name}
      of={`${itemName(row.item)}, ${name}`}
    />
  )
}
