import { itemName } from '../logic/words.ts'
import { PageLink } from './page-link.tsx'
import { useResult } from './result-context.tsx'
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
        <thead className={classes.hidden}>
          <tr>
            <th scope="col">Document</th>
            <th scope="col">What the form says</th>
            <th scope="col">Page</th>
          </tr>
        </thead>
        <tbody>
          {form.schedule.map((row) => (
            <tr key={`${row.item} ${row.document}`}>
              <th scope="row">
                <span className={classes.ref}>{row.item}</span>
                <span>
                  {row.document}
                  {row.neededBecause && (
                    <span className={classes.why}>Needed because {row.neededBecause}</span>
                  )}
                </span>
              </th>
              <td className={classes.state}>
                <StatusTag status={row.status} />
              </td>
              <td className={classes.page}>
                <PageLink
                  marks={row.evidence}
                  label={row.document}
                  of={`${itemName(row.item)}, ${row.document}`}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
