import type { FormECase } from './case.ts'
import { Pen } from './draw/pen.ts'
import { compactTyped } from './layouts/compact-typed.ts'
import type { Layout } from './layouts/layout.ts'
import { officialLike } from './layouts/official-like.ts'
import { solicitorTable } from './layouts/solicitor-table.ts'
import { Rng } from './rng.ts'
import { View } from './view.ts'

export type { CaseState, FormECase, PlantedFault, Value } from './case.ts'
export { caseWithFault, FAULT_KINDS, type FaultKind, plantFault } from './faults/index.ts'
export { type CaseOptions, generateCase } from './generate.ts'

export const LAYOUTS = ['official-like', 'solicitor-table', 'compact-typed'] as const
export type LayoutName = (typeof LAYOUTS)[number]
export const MEDIA = ['flat', 'fillable'] as const
export type Medium = (typeof MEDIA)[number]

const BY_NAME: Record<LayoutName, Layout> = {
  'official-like': officialLike,
  'solicitor-table': solicitorTable,
  'compact-typed': compactTyped,
}

/** The case as a file. The same case, layout and medium give the same bytes. */
export async function drawForm(
  form: FormECase,
  options: { layout: LayoutName; medium: Medium },
): Promise<Uint8Array> {
  const layout = BY_NAME[options.layout]
  const rng = new Rng(`${form.seed}:${options.layout}`)
  const view = new View(form, layout.notation(rng.fork('notation')))
  const { onPage, fieldName } = layout
  const pen = await Pen.open({
    family: layout.family,
    margins: layout.margins,
    fillable: options.medium === 'fillable',
    ...(onPage ? { onPage: (on: Pen) => onPage(on, view) } : {}),
    ...(fieldName ? { fieldName } : {}),
  })
  layout.draw(pen, view, rng)
  return await pen.save()
}
