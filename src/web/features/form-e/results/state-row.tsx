import type { ReactNode } from 'react'
import type { Evidence } from '#protocol/evidence.ts'
import { PageLink } from './page-link.tsx'
import classes from './tables.module.css'
import type { Look } from './tags.tsx'

interface StateRowProps {
  /** The item's number, where it has one. */
  number: string | undefined
  name: string
  look: Look
  /** Whether a state that asks for nothing is written out too, and not only marked. */
  sayAll?: boolean
  /** What is to be said of its state besides. */
  more?: ReactNode
  marks: readonly Evidence[]
  label: string
  of: string
}

/** One row of a table of results. Its name has the width; its state is a mark, and words where they are news. */
export function StateRow({ number, name, look, sayAll = false, more, marks, label, of }: StateRowProps) {
  const { tone, icon: Icon, words } = look
  const isNews = sayAll || tone !== 'ok'
  return (
    <tr>
      <th scope="row">
        <span className={classes.what}>
          {number && <span className={classes.ref}>{number}</span>}
          <span>
            {name}
            {(isNews || more) && (
              <span className={classes.stateWords}>
                {isNews && (
                  <span data-tone={tone} aria-hidden="true">
                    {words}
                    {more && ' · '}
                  </span>
                )}
                {more && <span>{more}</span>}
              </span>
            )}
          </span>
        </span>
      </th>
      <td className={classes.state} data-tone={tone}>
        <Icon size={19} stroke={1.75} aria-hidden="true" />
        <span className={classes.hidden}>{words}</span>
      </td>
      <td className={classes.page}>
        <PageLink marks={marks} label={label} of={of} />
      </td>
    </tr>
  )
}
