import { IconChevronDown } from '@tabler/icons-react'
import { memo, useEffect, useId, useRef } from 'react'
import type { Finding } from '#protocol/finding.ts'
import type { Voice } from '../logic/findings.ts'
import { formatMoney } from '../logic/money.ts'
import { itemHeading } from '../logic/words.ts'
import { FindingDetail } from './finding-detail.tsx'
import classes from './findings.module.css'
import { SeverityTag } from './tags.tsx'

interface FindingRowProps {
  finding: Finding
  voice: Voice
  /** The name of the form's item that it belongs to. */
  itemTitle: string | undefined
  opened: boolean
  onToggle: (finding: Finding) => void
}

/** One finding: a line to scan, and all that it stands on when it is opened. */
export const FindingRow = memo(function FindingRow({
  finding,
  voice,
  itemTitle,
  opened,
  onToggle,
}: FindingRowProps) {
  const detailId = useId()
  const page = finding.evidence[0]?.place.page
  const row = useRef<HTMLLIElement>(null)
  const openedAtFirst = useRef(opened)
  // Whoever came by a link, or from the summary, lands on the finding, with the keyboard too.
  useEffect(() => {
    if (!openedAtFirst.current) return
    row.current?.scrollIntoView({ block: 'nearest' })
    if (document.activeElement === document.body)
      row.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [])
  return (
    <li ref={row} className={classes.row} data-opened={opened || undefined} data-finding={finding.id}>
      <h2 className={classes.rowTitle}>
        <button
          type="button"
          aria-expanded={opened}
          aria-controls={detailId}
          onClick={() => onToggle(finding)}
        >
          <span className={classes.rowTop}>
            <SeverityTag severity={finding.severity} />
            <span className={classes.rowMeta} data-figures>
              {finding.item && (
                <span className={classes.itemTitle}>{itemHeading(finding.item, itemTitle)}</span>
              )}
              {page && <span>p. {page}</span>}
              {finding.stake && <span className={classes.stake}>{formatMoney(finding.stake)}</span>}
            </span>
            <IconChevronDown size={18} className={classes.chevron} aria-hidden="true" />
          </span>
          <span className={classes.rowWords}>{finding.title}</span>
        </button>
      </h2>
      <div id={detailId} hidden={!opened}>
        {opened && <FindingDetail finding={finding} voice={voice} />}
      </div>
    </li>
  )
})
