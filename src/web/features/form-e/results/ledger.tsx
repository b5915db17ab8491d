import type { FigureCheck } from '#protocol/figure.ts'
import { type LedgerLine, ledgerOf } from '../logic/ledger.ts'
import { formatMoney } from '../logic/money.ts'
import classes from './figures.module.css'
import { PageLink } from './page-link.tsx'

/** A total taken apart, down to the entries as they stand on the pages. */
export function Ledger({ check }: { check: FigureCheck }) {
  const { stated, computed, label } = check
  return (
    <div className={classes.ledger}>
      <table data-figures>
        <caption className={classes.hidden}>How {label} is computed</caption>
        <tbody>
          {ledgerOf(computed).map((line) => (
            <Line key={line.path} line={line} />
          ))}
          {stated && stated.from.kind === 'read' && (
            <tr className={classes.statedLine}>
              <th scope="row">As stated on the form</th>
              <td className={classes.linePage}>
                <PageLink
                  marks={stated.from.evidence}
                  label={`${label}, as stated`}
                  of="the total as stated"
                />
              </td>
              <td className={classes.amount}>{formatMoney(stated.amount)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

function Line({ line: { depth, sign, figure, working } }: { line: LedgerLine }) {
  const { from, label } = figure
  return (
    <tr data-computed={from.kind === 'computed' || undefined}>
      <th scope="row">
        <span className={classes.lineLabel} data-depth={Math.min(depth, 4)}>
          <span className={classes.sign}>{sign || '\u00a0'}</span>
          <span>
            {label}
            {working && <span className={classes.working}>{working}</span>}
            {from.kind === 'blank' && (
              <span className={classes.working}>{from.reason} It counts as nil.</span>
            )}
          </span>
        </span>
      </th>
      <td className={classes.linePage}>
        {from.kind === 'read' && <PageLink marks={from.evidence} label={label} of={label} />}
      </td>
      <td className={classes.amount}>{formatMoney(figure.amount)}</td>
    </tr>
  )
}
