/** A UK neutral citation: `[2025] EWHC 1383 (Admin)`, `[2024] EWFC 12 (B)`, `[2016] SAC (Civ) 3`. */
export interface NeutralCitation {
  kind: 'neutral'
  year: number
  /** The court as it is written: EWHC, UKSC, EWCA, UKUT, CSIH… */
  court: string
  /** Civ, Admin, AAC… without its brackets. */
  division?: string
  number: number
  /** Paragraphs pointed at: '45', '45-47'. */
  pinpoint?: string
}

/** A law report: `[1990] 1 WLR 123`, `(1999) 78 P & CR 1`, `[2001] 2 AC 1, 15`. */
export interface ReportCitation {
  kind: 'report'
  year: number
  /** Square brackets: the year is needed to find the volume. Round: it is not. */
  bracket: 'square' | 'round'
  volume?: number
  /** The series in its usual abbreviation, without full stops: 'WLR', 'All ER (D)'. */
  series: string
  page: number
  pinpoint?: string
}

/** An Act with, where given, its provision: `Matrimonial Causes Act 1973, s 25(2)(a)`. */
export interface StatuteCitation {
  kind: 'statute'
  title: string
  year: number
  provision?: string
}

/** A statutory instrument: `SI 2010/2955, r 9.14`. */
export interface InstrumentCitation {
  kind: 'instrument'
  series: 'SI' | 'SSI' | 'WSI' | 'NISR' | 'SR'
  year: number
  number: number
  provision?: string
}

/** A US case: `410 U.S. 113, 120 (1973)`. */
export interface UsCaseCitation {
  kind: 'us-case'
  volume: number
  reporter: string
  page: number
  pinpoint?: string
  /** The court where the reporter does not tell it: '2d Cir.'. */
  court?: string
  year?: number
}

export type Citation =
  | NeutralCitation
  | ReportCitation
  | StatuteCitation
  | InstrumentCitation
  | UsCaseCitation

/** A citation found in a text, at the characters [start, end). */
export interface FoundCitation {
  citation: Citation
  start: number
  end: number
  text: string
}
