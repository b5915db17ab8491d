import { type FormECase, REFS } from '../case.ts'
import { Pen, RULE } from '../draw/pen.ts'
import { drawForm } from '../index.ts'
import { WANTED } from '../schedule.ts'
import { SHEETS, type Sheet } from './sheets.ts'

/** Documents that look like a Form E of England and Wales, and are none or none that can be analysed. */
export const LOOK_ALIKES = [
  'blank-form-e',
  'blank-form-e-fillable',
  'd81',
  'form-e1',
  'form-e2',
  'hong-kong-form-e',
  'french-statement',
  'german-statement',
  'welsh-form-e',
  'tenancy',
] as const
export type LookAlike = (typeof LOOK_ALIKES)[number]

/** The form as it is printed, with nothing written on it; the schedule lists its documents all the same. */
export const BLANK_CASE: FormECase = {
  seed: 0,
  today: '2026-01-12',
  values: Object.fromEntries(WANTED.map(({ document }, index) => [`documents[${index}]/document`, document])),
  states: Object.fromEntries(REFS.map((ref) => [ref, 'blank'])),
  faults: [],
}

export async function drawLookAlike(kind: LookAlike): Promise<Uint8Array> {
  if (kind === 'blank-form-e') return await drawForm(BLANK_CASE, { layout: 'official-like', medium: 'flat' })
  if (kind === 'blank-form-e-fillable')
    return await drawForm(BLANK_CASE, { layout: 'official-like', medium: 'fillable' })
  return await drawSheet(SHEETS[kind])
}

async function drawSheet(sheet: Sheet): Promise<Uint8Array> {
  const pen = await Pen.open({
    family: 'helvetica',
    margins: { top: 60, right: 60, bottom: 60, left: 60 },
    fillable: false,
    onPage: (on) => {
      const [, height] = on.pageSize
      on.line(sheet.foot, on.left, height - 40, { size: 8 })
      on.line(String(on.pageNumber), on.left, height - 40, { size: 8, align: 'right', width: on.width })
    },
  })
  pen.paragraph(sheet.subtitle, { size: 12, font: pen.fonts.bold })
  pen.paragraph(sheet.title, { size: 16, font: pen.fonts.bold, after: 14 })
  for (const line of sheet.lines) {
    if ('head' in line) {
      pen.need(60)
      pen.y += 8
      pen.paragraph(line.head, { size: 12, font: pen.fonts.bold, after: 6 })
    } else if ('text' in line) pen.paragraph(line.text, { size: 10, after: 8 })
    else {
      const first = pen.width * 0.42
      const height = Math.max(
        24,
        pen.heightOf(line.ask, first - 10, 10) + 10,
        pen.heightOf(line.answer, pen.width - first - 10, 10) + 10,
      )
      pen.need(height)
      pen.box(pen.left, pen.y, first, height, { border: RULE, weight: 0.5 })
      pen.box(pen.left + first, pen.y, pen.width - first, height, { border: RULE, weight: 0.5 })
      pen.lines(line.ask, pen.left + 5, pen.y + 5, first - 10, { size: 10 })
      pen.lines(line.answer, pen.left + first + 5, pen.y + 5, pen.width - first - 10, { size: 10 })
      pen.y += height
    }
  }
  return await pen.save()
}
