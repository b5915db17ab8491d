import { StateMark } from '#web/ui/state-mark.tsx'
import classes from './evidence-page.module.css'

const accounts = [
  { name: 'Northfield Bank, current account', amount: '4,310.22' },
  { name: 'Northfield Bank, savings', amount: '18,650.00' },
  { name: 'Harbour Building Society, ISA', amount: '7,204.15' },
]

/** What the product does, as one picture: a page with its marks, and the findings that point at them. */
export function EvidencePage() {
  return (
    <figure className={classes.figure}>
      <div className={classes.desk}>
        <div className={classes.paper}>
          <p className={classes.running}>
            <span>Form E, Part 2</span>
            <span>Page 5</span>
          </p>
          <p className={classes.item}>
            <b>2.3</b> Bank and building society accounts
          </p>
          <dl className={classes.accounts}>
            {accounts.map(({ name, amount }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>£{amount}</dd>
              </div>
            ))}
            <div className={classes.total}>
              <dt>Total, all accounts</dt>
              <dd>
                <mark data-tone="must">£29,164.37</mark>
              </dd>
            </div>
          </dl>
          <p className={classes.item}>
            <b>2.4</b> Investments
          </p>
          <p className={classes.answer}>
            <mark data-tone="should">Shares held through work, value to follow.</mark>
          </p>
        </div>
        <ul className={classes.findings}>
          <li className={classes.finding} data-tone="must">
            <StateMark state="must" />
            <strong>The total is £1,000.00 too low</strong>
            <span>The entries add up to £30,164.37. Page 5, item 2.3.</span>
          </li>
          <li className={classes.finding} data-tone="should">
            <StateMark state="should" />
            <strong>A value is promised but not given</strong>
            <span>A holding needs its value. Page 5, item 2.4.</span>
          </li>
        </ul>
      </div>
      <figcaption className={classes.caption}>An example. The people and figures are made up.</figcaption>
    </figure>
  )
}
