import { byHand } from './by-hand.ts'
import { courtForm } from './court-form.ts'
import { firmReport } from './firm-report.ts'
import { gridTables } from './grid-tables.ts'
import { nothing, type StrangerLayout } from './layout.ts'
import { wordLetter } from './word-letter.ts'

/** The layouts of strangers that the reading may be improved on. */
export const STRANGER_LAYOUTS: readonly StrangerLayout[] = [
  { name: 'court-form', ending: 'pdf', draw: (form, print) => print(courtForm(form)), omits: nothing },
  { name: 'firm-report', ending: 'pdf', draw: (form, print) => print(firmReport(form)), omits: nothing },
  byHand,
  gridTables,
  wordLetter,
]
