import type { FormECase } from './case.ts'
import { Pen } from './draw/pen.ts'
import { compactTyped } from './layouts/compact-typed.ts'
import { docxTables } from './layouts/docx-tables.ts'
import { docxTyped } from './layouts/docx-typed.ts'
import type { Layout } from './layouts/layout.ts'
import { officialLike } from './layouts/official-like.ts'
import { solicitorTable } from './layouts/solicitor-table.ts'
import { packDocx } from './media/docx.ts'
import { type ScanOptions, scan } from './media/scan.ts'
import { anyNotation } from './notation.ts'
import { Rng } from './rng.ts'
import { View } from './view.ts'

export type { CaseState, FormECase, PlantedFault, Value } from './case.ts'
export { caseWithFault, FAULT_KINDS, type FaultKind, plantFault } from './faults/index.ts'
export { type CaseOptions, generateCase } from './generate.ts'
export { Rng } from './rng.ts'

export const LAYOUTS = ['official-like', 'solicitor-table', 'compact-typed'] as const
export type LayoutName = (typeof LAYOUTS)[number]

/** `docx`: solicitor-table and official-like as Word tables, compact-typed as typed paragraphs. */
export const MEDIA = ['flat', 'fillable', 'scanned', 'docx'] as const
export type Medium = (typeof MEDIA)[number]

export const LAYOUT_BY_NAME: Readonly<Record<LayoutName, Layout>> = {
  'official-like': officialLike,
  'solicitor-table': solicitorTable,
  'compact-typed': compactTyped,
}

export interface DrawOptions {
  layout: LayoutName
  medium: Medium
  scan?: ScanOptions
}

/** A typed form has no fields to fill in. */
export const canDraw = (layout: LayoutName, medium: Medium): boolean =>
  !(layout === 'compact-typed' && medium === 'fillable')

/** The case as a file. The same case, layout and medium give the same bytes. */
export async function drawForm(
  form: FormECase,
  { layout, medium, scan: scanOptions }: DrawOptions,
): Promise<Uint8Array> {
  if (!canDraw(layout, medium)) throw new RangeError(`${layout} cannot be ${medium}`)
  if (medium === 'docx') {
    const view = new View(form, anyNotation(new Rng(`${form.seed}:${layout}:docx`)))
    return layout === 'compact-typed'
      ? await packDocx(docxTyped(view), 'Calibri')
      : await packDocx(docxTables(view), 'Arial')
  }
  const pdf = await drawPdf(form, LAYOUT_BY_NAME[layout], layout, medium === 'fillable')
  return medium === 'scanned' ? await scan(pdf, new Rng(`${form.seed}:${layout}:scan`), scanOptions) : pdf
}

/** The case in the words and figures in which this layout writes it. */
export const viewFor = (form: FormECase, layout: Layout, name: string): View =>
  new View(form, layout.notation(new Rng(`${form.seed}:${name}`).fork('notation')))

/** Any layout as a PDF with text (and fields, where it is to be filled in). */
export async function drawPdf(
  form: FormECase,
  layout: Layout,
  name: string,
  fillable: boolean,
): Promise<Uint8Array> {
  const rng = new Rng(`${form.seed}:${name}`)
  const view = viewFor(form, layout, name)
  const { onPage, fieldName } = layout
  const pen = await Pen.open({
    family: layout.family,
    margins: layout.margins,
    fillable,
    ...(onPage ? { onPage: (on: Pen) => onPage(on, view) } : {}),
    ...(fieldName ? { fieldName } : {}),
  })
  layout.draw(pen, view, rng)
  return await pen.save()
}
