import classes from './tables.module.css'

/** The same three columns in every table of the results: what, how it stands, where. */
export function TableColumns() {
  return (
    <colgroup>
      <col />
      <col className={classes.stateColumn} />
      <col className={classes.pageColumn} />
    </colgroup>
  )
}
