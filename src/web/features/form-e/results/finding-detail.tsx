import type { Finding } from '#protocol/finding.ts'
import { formatDay } from '../logic/dates.ts'
import { textOf, type Voice } from '../logic/findings.ts'
import { formatMoney } from '../logic/money.ts'
import classes from './findings.module.css'
import { Quotes } from './quotes.tsx'
import { SearchedBlock } from './searched-block.tsx'

export function FindingDetail({ finding, voice }: { finding: Finding; voice: Voice }) {
  const { evidence, searched, basis, stake, severity, title } = finding
  return (
    <div className={classes.detail}>
      <p className={classes.text}>{textOf(finding, voice)}</p>
      {stake && (
        <p className={classes.stakeLine} data-figures>
          At stake: <strong>{formatMoney(stake)}</strong>
        </p>
      )}
      {evidence.length > 0 && (
        <section aria-label="On the page">
          <h3 className={classes.label}>On the page</h3>
          <Quotes marks={evidence} label={title} tone={severity} />
        </section>
      )}
      {searched && <SearchedBlock searched={searched} />}
      <section aria-label="What this rests on">
        <h3 className={classes.label}>What this rests on</h3>
        <ul className={classes.basis}>
          {basis.map(({ title: name, url, readOn }) => (
            <li key={name}>
              {url ? (
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {name}
                </a>
              ) : (
                name
              )}
              {readOn && <span className={classes.readOn}>, read on {formatDay(readOn)}</span>}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
