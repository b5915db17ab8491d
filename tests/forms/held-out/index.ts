import type { FormECase } from '../case.ts'
import { drawPdf } from '../index.ts'
import { type ScanOptions, scan } from '../media/scan.ts'
import { Rng } from '../rng.ts'
import { cards } from './cards.ts'
import { printOut } from './print-out.ts'

/** Two layouts that the engine is measured on and was not written for. */
export const HELD_OUT_LAYOUTS = ['held-out-a', 'held-out-b'] as const
export type HeldOutLayout = (typeof HELD_OUT_LAYOUTS)[number]
export const HELD_OUT_MEDIA = ['flat', 'fillable', 'scanned'] as const

export interface HeldOutOptions {
  layout: HeldOutLayout
  /** `fillable` is for held-out-a alone. */
  medium: (typeof HELD_OUT_MEDIA)[number]
  scan?: ScanOptions
}

export async function drawHeldOut(
  form: FormECase,
  { layout, medium, scan: scanOptions }: HeldOutOptions,
): Promise<Uint8Array> {
  if (layout === 'held-out-b' && medium === 'fillable') throw new RangeError('held-out-b cannot be fillable')
  const pdf = await drawPdf(form, layout === 'held-out-a' ? cards : printOut, layout, medium === 'fillable')
  return medium === 'scanned' ? await scan(pdf, new Rng(`${form.seed}:${layout}:scan`), scanOptions) : pdf
}
