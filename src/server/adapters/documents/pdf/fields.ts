import type { FormField } from '#protocol/document.ts'
import type { Box } from '#protocol/evidence.ts'
import type { LooseWord } from '../loose.ts'
import { TICKED, UNTICKED } from '../ticks.ts'
import type { OpenPdf } from './document.ts'
import { setInField } from './field-words.ts'
import { boxOf, onPage, type PageFrame } from './frame.ts'
import { cString, readUtf16 } from './pdfium.ts'
import { frameOfWidget } from './widget-border.ts'

const WIDGET = 20
const FREE_TEXT = 3
const HIDDEN = 0x02 | 0x20
const MULTI_LINE = 1 << 12
const PASSWORD = 1 << 13
const COMB = 1 << 24

const TYPES: Record<number, FormField['type']> = {
  1: 'button',
  2: 'checkbox',
  3: 'radio',
  4: 'choice',
  5: 'choice',
  6: 'text',
  7: 'signature',
}

export type PageFields = { fields: FormField[]; words: LooseWord[]; rules: Box[] }

/** The form fields of a page, and their values as words where they stand; notes typed onto the page too. */
export function readFields(pdf: OpenPdf, page: number, number: number, frame: PageFrame): PageFields {
  const { pdfium } = pdf
  const found: PageFields = { fields: [], words: [], rules: [] }
  const count = pdfium.FPDFPage_GetAnnotCount(page)
  for (let i = 0; i < count; i++) {
    const annotation = pdfium.FPDFPage_GetAnnot(page, i)
    if (annotation === 0) continue
    const subtype = pdfium.FPDFAnnot_GetSubtype(annotation)
    if ((pdfium.FPDFAnnot_GetFlags(annotation) & HIDDEN) === 0) {
      if (subtype === WIDGET && pdf.form !== 0) readWidget(pdf, annotation, number, frame, found)
      if (subtype === FREE_TEXT) readFreeText(pdf, annotation, frame, found)
    }
    pdfium.FPDFPage_CloseAnnot(annotation)
  }
  return found
}

function readWidget(
  pdf: OpenPdf,
  annotation: number,
  page: number,
  frame: PageFrame,
  found: PageFields,
): void {
  const { pdfium, form } = pdf
  const type = TYPES[pdfium.FPDFAnnot_GetFormFieldType(form, annotation)]
  if (type === undefined) return
  const ask = (call: (form: number, annotation: number, buffer: number, size: number) => number) =>
    readUtf16(pdfium, (buffer, size) => call(form, annotation, buffer, size))
  const flags = pdfium.FPDFAnnot_GetFormFieldFlags(form, annotation)
  const box = boxOfAnnotation(pdf, annotation, frame)
  const label = ask(pdfium.FPDFAnnot_GetFormFieldAlternateName).trim()
  const field: FormField = {
    name: ask(pdfium.FPDFAnnot_GetFormFieldName),
    ...(label === '' ? {} : { label }),
    type,
    value: '',
    page,
    box,
  }
  found.fields.push(field)
  const isShown = onPage(frame, box)
  if (type === 'checkbox' || type === 'radio') {
    const isTicked = pdfium.FPDFAnnot_IsChecked(form, annotation) !== 0
    const option = ask(pdfium.FPDFAnnot_GetFormFieldExportValue)
    field.value = isTicked
    if (option !== '') field.option = option
    if (isShown) found.words.push({ text: isTicked ? TICKED : UNTICKED, box, from: 'field' })
    return
  }
  if (type === 'signature') {
    field.value = hasKey(pdf, annotation, 'V')
    return
  }
  if (type === 'button' || (flags & PASSWORD) !== 0) return
  const value = type === 'choice' ? chosen(pdf, annotation) : undefined
  field.value = (value ?? ask(pdfium.FPDFAnnot_GetFormFieldValue)).replace(/\r\n?/g, '\n')
  if (!isShown) return
  found.rules.push(...frameOfWidget(pdfium, annotation, box))
  found.words.push(
    ...setInField(field.value, box, {
      size: fontSize(pdf, annotation),
      isMultiLine: type === 'text' && (flags & MULTI_LINE) !== 0,
      comb: type === 'text' && (flags & COMB) !== 0 ? number(pdf, annotation, 'MaxLen') : 0,
      align: number(pdf, annotation, 'Q'),
    }),
  )
}

function readFreeText(pdf: OpenPdf, annotation: number, frame: PageFrame, found: PageFields): void {
  const box = boxOfAnnotation(pdf, annotation, frame)
  const key = cString(pdf.pdfium, 'Contents')
  const text = readUtf16(pdf.pdfium, (buffer, size) =>
    pdf.pdfium.FPDFAnnot_GetStringValue(annotation, key, buffer, size),
  )
  pdf.pdfium.free(key)
  if (text.trim() === '' || !onPage(frame, box)) return
  const style = { size: 0, isMultiLine: box.height > 24, comb: 0, align: 0 }
  found.words.push(...setInField(text.replace(/\r\n?/g, '\n'), box, style))
}

function boxOfAnnotation(pdf: OpenPdf, annotation: number, frame: PageFrame) {
  const { pdfium } = pdf
  const { out } = pdfium
  if (pdfium.FPDFAnnot_GetRect(annotation, out) === 0) return { x: 0, y: 0, width: 0, height: 0 }
  return boxOf(frame, pdfium.float(out), pdfium.float(out + 4), pdfium.float(out + 8), pdfium.float(out + 12))
}

/** The labels of what is chosen in a list, which a reader sees, rather than the values that stand for them. */
function chosen(pdf: OpenPdf, annotation: number): string | undefined {
  const { pdfium, form } = pdf
  const labels: string[] = []
  const count = pdfium.FPDFAnnot_GetOptionCount(form, annotation)
  for (let i = 0; i < count; i++)
    if (pdfium.FPDFAnnot_IsOptionSelected(form, annotation, i) !== 0)
      labels.push(
        readUtf16(pdfium, (buffer, size) =>
          pdfium.FPDFAnnot_GetOptionLabel(form, annotation, i, buffer, size),
        ),
      )
  return labels.length > 0 ? labels.join('\n') : undefined
}

function fontSize({ pdfium, form }: OpenPdf, annotation: number): number {
  const found = pdfium.FPDFAnnot_GetFontSize(form, annotation, pdfium.out) !== 0
  const size = found ? pdfium.float(pdfium.out) : 0
  return size > 2 && size < 72 ? size : 0
}

function number({ pdfium }: OpenPdf, annotation: number, key: string): number {
  const name = cString(pdfium, key)
  const found = pdfium.FPDFAnnot_GetNumberValue(annotation, name, pdfium.out) !== 0
  pdfium.free(name)
  return found ? pdfium.float(pdfium.out) : 0
}

function hasKey({ pdfium }: OpenPdf, annotation: number, key: string): boolean {
  const name = cString(pdfium, key)
  const found = pdfium.FPDFAnnot_HasKey(annotation, name) !== 0
  pdfium.free(name)
  return found
}
