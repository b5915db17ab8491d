import type { StrangerLayout } from '../../strangers/layout.ts'

/** Layouts of strangers that the engine is measured on and was not written for. */
export const HELD_OUT_STRANGERS: readonly StrangerLayout[] = []
