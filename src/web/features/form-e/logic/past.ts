import type { AnalysisSummary } from '#protocol/analyses.ts'
import { listWords } from './counts.ts'

/** Whose form it was, else what the files were called. */
export function analysisName({ headline, files }: Pick<AnalysisSummary, 'headline' | 'files'>): string {
  return headline?.person ?? (listWords(files) || 'A form')
}

/** Where it stands, in a few words: '3 must, 2 should, 1 note'. */
export function analysisState({ status, headline, progress, error }: AnalysisSummary): string {
  if (status === 'failed') return error ? `could not be analysed: ${error.message}` : 'could not be analysed'
  if (status === 'canceled') return 'stopped'
  if (status === 'queued') return 'waiting its turn'
  if (status === 'running') return progress.step
  if (!headline) return 'analysed'
  return `${headline.must} must, ${headline.should} should, ${headline.note} note`
}
