import { useMemo, useState } from 'react'
import type { FigureCheck } from '#protocol/figure.ts'
import { groupFigures } from '../logic/figure-groups.ts'
import { FigureRow } from './figure-row.tsx'
import classes from './figures.module.css'
import { useResult } from './result-context.tsx'

const keyOf = ({ item, letter, label }: FigureCheck) => `${item} ${letter} ${label}`

/** Every total computed again from its entries, beside the one that is written. */
export function FiguresView() {
  const { form } = useResult()
  const groups = useMemo(() => groupFigures(form.figures), [form.figures])
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        form.figures
          .filter(({ state }) => state === 'differs')
          .slice(0, 1)
          .map(keyOf),
      ),
  )
  const toggle = (key: string) =>
    setOpened((now) => {
      const next = new Set(now)
      if (!next.delete(key)) next.add(key)
      return next
    })
  if (groups.length === 0) return <p className={classes.intro}>No totals could be computed from this form.</p>
  return (
    <>
      <p className={classes.intro}>
        Each total is computed again, to the penny, from the entries it is made of. Open one to see them, each
        with its place on the page.
      </p>
      {groups.map(({ state, title, checks }) => (
        <section key={state} className={classes.group} aria-label={title}>
          <h2 className={classes.groupTitle}>
            {title} <span data-figures>{checks.length}</span>
          </h2>
          <ul className={classes.checks}>
            {checks.map((check) => (
              <FigureRow
                key={keyOf(check)}
                check={check}
                opened={opened.has(keyOf(check))}
                onToggle={() => toggle(keyOf(check))}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
