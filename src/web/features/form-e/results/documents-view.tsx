import type { ScheduleRow } from '#protocol/form-e.ts'
import { documentName, itemName } from '../logic/words.ts'
import { PageLink } from './page-link.tsx'
import { useResult } from './result-context.tsx'
import { TableColumns } from './table-columns.tsx'
import classes from './tables.module.css'
import { StatusTag } from './tags.tsx'

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
    <tr>
      <th scope="row">
        <span className={classes.what}>
          <span className={classes.ref}>{row.item}</span>
          <span>
            {name}
            {row.neededBecause && <span className={classes.why}>Needed because {row.neededBecause}</span>}
          </span>
        </span>
      </th>
      <td className={classes.state}>
        <StatusTag status={row.status} />
      </td>
      <td className={classes.page}>
        <PageLink marks={row.evidence} label={name} of={`${itemName(row.item)}, ${name}`} />
      </td>
    </tr>
  )
}
