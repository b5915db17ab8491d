import { countBySeverity, SEVERITIES } from '../logic/findings.ts'
import { headline, itemName, SEVERITY_WORDS } from '../logic/words.ts'
import { ReadSources } from './read-sources.tsx'
import { useResult } from './result-context.tsx'
import classes from './summary.module.css'
import { SEVERITY_ICONS } from './tags.tsx'
import { useResultView } from './use-result-view.ts'

/** Where it is, unless the words say so already, and how many findings it settles. */
function actionMeta(title: string, item: string | undefined, findings: number): string {
  const where = item && !title.includes(item) ? itemName(item) : ''
  return [where, findings > 1 ? `${findings} findings` : ''].filter(Boolean).join(' · ')
}

/** What to do first, for someone with five minutes. */
export function SummaryView({ onFinding }: { onFinding: (id: string) => void }) {
  const { form, result } = useResult()
  const { go } = useResultView()
  const counts = countBySeverity(form.findings)
  const pages = result.sources.find(({ id }) => id === form.source)?.pages ?? []
  const scanned = pages.some(({ readBy }) => readBy === 'ocr')
  return (
    <div className={classes.summary}>
      <p className={classes.headline}>{headline(counts, scanned)}</p>
      <ul className={classes.counts}>
        {SEVERITIES.map((severity) => {
          const Icon = SEVERITY_ICONS[severity]
          return (
            <li key={severity}>
              <button
                type="button"
                data-tone={severity}
                disabled={counts[severity] === 0}
                onClick={() => go({ view: 'findings', severity, finding: null })}
              >
                <span className={classes.number} data-figures>
                  {counts[severity]}
                </span>
                <span className={classes.kind}>
                  <Icon size={16} aria-hidden="true" /> {SEVERITY_WORDS[severity].tag}
                </span>
                <span className={classes.kindWords}>
                  {SEVERITY_WORDS[severity][counts[severity] === 1 ? 'one' : 'many']}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {form.actions.length > 0 && (
        <section aria-labelledby="actions-title">
          <h2 id="actions-title" className={classes.title}>
            Before filing, in this order
          </h2>
          <ol className={classes.actions}>
            {form.actions.map(({ title, item, findingIds }) => (
              <li key={`${title} ${findingIds.join(' ')}`}>
                <button type="button" onClick={() => onFinding(findingIds[0] ?? '')}>
                  <span className={classes.actionWords}>{title}</span>
                  <span className={classes.actionMeta} data-figures>
                    {actionMeta(title, item, findingIds.length)}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
      <ReadSources />
    </div>
  )
}
