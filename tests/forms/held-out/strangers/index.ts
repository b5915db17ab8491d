import type { StrangerLayout } from '../../strangers/layout.ts'
import { casePrint } from './case-print.ts'
import { filledFields } from './filled-fields.ts'
import { typewriter } from './typewriter.ts'

/** Layouts of strangers that the engine is measured on and was not written for. */
export const HELD_OUT_STRANGERS: readonly StrangerLayout[] = [casePrint, typewriter, filledFields]
