import type { Document } from '#protocol/document.ts'
import { judge as judgeDocuments, type Verdict } from './engine.ts'
import { formEEngine } from './form-e-engine.ts'

export interface JudgingTask {
  /** Documents as JSON. */
  documents: readonly string[]
  today: string
}

/** What the thread runs. With no documents it does nothing but be loaded. */
export function judge({ documents, today }: JudgingTask): Verdict | null {
  if (documents.length === 0) return null
  // Written by this program a moment ago, from a value of this type.
  const parsed = documents.map((json): Document => JSON.parse(json))
  return judgeDocuments(formEEngine, parsed, today)
}
