import type { Searched } from '#protocol/evidence.ts'
import { count, pageRanges } from '../logic/counts.ts'
import classes from './findings.module.css'
import { Quotes } from './quotes.tsx'

/** For something missing: what was looked for and where, so that the absence can be checked as well. */
export function SearchedBlock({ searched }: { searched: Searched }) {
  const { lookedFor, pages, pagesInDocument, words, nearest } = searched
  const where =
    pages.length === pagesInDocument
      ? `all ${count(pagesInDocument, 'page')}`
      : `${pageRanges(pages)} of ${pagesInDocument}`
  return (
    <section className={classes.searched} aria-label="What was searched">
      <h3 className={classes.label}>What was searched</h3>
      <p>
        Looked for {lookedFor.map((words_) => `“${words_}”`).join(', ')} on {where}, {count(words, 'word')}{' '}
        read.
      </p>
      {nearest.length > 0 && (
        <>
          <p>What came nearest:</p>
          <Quotes marks={nearest} label="What came nearest" />
        </>
      )}
    </section>
  )
}
