import type { Document } from '#protocol/document.ts'
import { judge as judgeDocuments, type Verdict } from './engine.ts'
import { formEEngine } from './form-e-engine.ts'

export interface JudgingTask {
  documents: readonly Document[]
  today: string
}

/** What the thread runs. With no documents it does nothing but be loaded. */
export function judge({ documents, today }: JudgingTask): Verdict | null {
  return documents.length > 0 ? judgeDocuments(formEEngine, documents, today) : null
}
