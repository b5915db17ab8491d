import type { FigureCheck } from '#protocol/figure.ts'

export interface FigureGroup {
  state: FigureCheck['state']
  title: string
  checks: FigureCheck[]
}

const TITLES: Record<FigureCheck['state'], string> = {
  differs: 'Do not agree with their entries',
  'not-stated': 'Not stated on the form',
  agrees: 'Agree to the penny',
}

/** What is wrong first; within a group, the order of the form. */
export function groupFigures(checks: readonly FigureCheck[]): FigureGroup[] {
  return (['differs', 'not-stated', 'agrees'] as const)
    .map((state) => ({
      state,
      title: TITLES[state],
      checks: checks.filter((check) => check.state === state),
    }))
    .filter((group) => group.checks.length > 0)
}

/** A letter of the form ('A', 'C1') stands before the label; longer names say no more than the label does. */
export const shortLetter = (letter: string): string => (/^[A-Z]\d?$/.test(letter) ? letter : '')

/** 'row 1: Total equity' begins with a capital like the rest. */
export const figureLabel = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1)
