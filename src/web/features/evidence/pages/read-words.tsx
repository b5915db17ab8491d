import { useQuery } from '@tanstack/react-query'
import type { ViewerSource } from '../types.ts'
import classes from '../viewer.module.css'
import { WordsPage } from './words-page.tsx'

/** A page as the words that were read on it, for the eye and for a screen reader. */
export function ReadWords({ source, number }: { source: ViewerSource; number: number }) {
  const { data, isError, isPending } = useQuery({
    queryKey: ['evidence-document', source.id, source.fileUrl],
    queryFn: source.loadDocument,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const page = data?.pages.find((candidate) => candidate.number === number)
  if (page)
    return (
      <>
        <WordsPage page={page} />
        <p className={classes.hidden}>{page.text}</p>
      </>
    )
  if (isPending) return null
  return (
    <p className={classes.pageNote}>
      {isError
        ? 'This page cannot be shown just now. The quotes beside it stand as they were read.'
        : 'No words were read on this page.'}
    </p>
  )
}
