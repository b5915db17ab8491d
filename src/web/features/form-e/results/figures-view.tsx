import { useState } from 'react'
import type { FigureCheck } from '#protocol/figure.ts'
import { FigureRow } from './figure-row.tsx'
import classes from './figures.module.css'
import { useResult } from './result-context.tsx'

const keyOf = ({ item, letter }: FigureCheck) => `${item} ${letter}`

/** Every total computed again from its entries, beside the one that is written. */
export function FiguresView() {
  const { form } = useResult()
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
  if (form.figures.length === 0)
    return <p className={classes.intro}>No totals could be computed from this form.</p>
  return (
    <>
      <p className={classes.intro}>
        Each total is computed again, to the penny, from the entries it is made of. Open one to see them, each
        with its place on the page.
      </p>
      <ul className={classes.checks}>
        {form.figures.map((check) => (
          <FigureRow
            key={keyOf(check)}
            check={check}
            opened={opened.has(keyOf(check))}
            onToggle={() => toggle(keyOf(check))}
          />
        ))}
      </ul>
    </>
  )
}
