import type { FormEAnalysis } from '#protocol/form-e.ts'
import type { FormECase } from '#tests/forms/case.ts'

const LETTERS: Readonly<Record<string, string>> = {
  '2.1/A': '2.1/total',
  '2.8/C': '2.8/totalC',
  '2.10/D': '2.10/totalD',
}

/** The figures of a clean form against those that the engine works out: every one must agree to the penny. */
export function checkFigures(
  form: FormECase,
  analysis: FormEAnalysis,
): { all: number; exact: number; wrong: string[] } {
  const wrong: string[] = []
  let all = 0
  for (const { item, letter, label, computed, stated, state } of analysis.figures) {
    if (!stated) continue
    all += 1
    const truth =
      form.values[LETTERS[`${item}/${letter}`] ?? `${item}/${letter}`] ?? form.values[`${item}/total`]
    const known = letter === 'Equity' || letter === 'Interest' ? stated.amount.pence : truth
    if (state !== 'agrees' || computed.amount.pence !== known) {
      wrong.push(`${item} ${label}: ${computed.amount.pence} instead of ${String(known)}`)
    }
  }
  return { all, exact: all - wrong.length, wrong }
}
