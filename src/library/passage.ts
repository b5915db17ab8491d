/** One passage of the built-in library: our own words on one point, with where it comes from and when it was true. */
export interface Passage {
  /** Stable, kebab-case, unique: what a citation names. */
  id: string
  /** The assistant's module that it serves first. */
  module:
    | 'form-e-analyzer'
    | 'global-talent-visa'
    | 'contract-review'
    | 'legal-research'
    | 'case-analyzer'
    | 'general'
  title: string
  text: string
  source: { title: string; url: string }
  jurisdiction: 'England and Wales' | 'United Kingdom' | 'Scotland' | 'Northern Ireland' | 'United States'
  /** The day on which it was last known to be true (ISO date). */
  asOf: string
}

/** A shelf of passages that share module, jurisdiction and date, so that each entry holds only what is its own. */
export function shelf(
  common: Pick<Passage, 'module' | 'jurisdiction' | 'asOf'>,
  entries: readonly [id: string, title: string, text: string, sourceTitle: string, url: string][],
): Passage[] {
  return entries.map(([id, title, text, sourceTitle, url]) => ({
    ...common,
    id,
    title,
    text,
    source: { title: sourceTitle, url },
  }))
}
