import { Document, Packer, type Paragraph, type Table } from 'docx'
import type { FormEResult, Source } from '#protocol/analyses.ts'
import type { FormEAnalysis } from '#protocol/form-e.ts'
import { actionsPart, findingsPart } from './findings-part.ts'
import { body, faint, pageFooter, pageHeader, STYLES, title } from './page.ts'
import { completenessPart, figuresPart, schedulePart, sourcesPart } from './tables-part.ts'
import { longDate } from './words.ts'

export const NOT_ADVICE = 'Information and checking, not legal advice'

/** A4, in twentieths of a point, with room to write beside. */
const PAGE = {
  size: { width: 11906, height: 16838 },
  margin: { top: 1418, bottom: 1304, left: 1418, right: 1418 },
}

/** The report of an analysis as a Word document: a chapter for each form, then what was read. */
export async function formEReport(result: FormEResult, brand: string): Promise<Buffer> {
  const children = [
    ...result.forms.flatMap((form) => formChapter(form, result)),
    ...sourcesPart(result.sources),
    faint(`${NOT_ADVICE}.`),
  ]
  const document = new Document({
    title: result.forms.map((form) => titleOf(form, result.sources)).join('; '),
    creator: brand,
    description: NOT_ADVICE,
    styles: STYLES,
    sections: [
      {
        properties: { page: PAGE },
        headers: { default: pageHeader(`${brand} · Form E analysis · ${longDate(result.finishedAt)}`) },
        footers: { default: pageFooter(NOT_ADVICE) },
        children,
      },
    ],
  })
  return Packer.toBuffer(document)
}

function formChapter(form: FormEAnalysis, { sources, finishedAt }: FormEResult): (Paragraph | Table)[] {
  const party = form.party ? `Statement of the ${form.party}. ` : ''
  return [
    title(titleOf(form, sources)),
    body(`${party}Checked on ${longDate(finishedAt)} under:`),
    ...form.rulePacks.map((pack) =>
      faint(
        `${pack.title} (${pack.id}), in force from ${longDate(pack.effective)}. Source: ${pack.source.title}` +
          `${pack.source.url ? `, ${pack.source.url}` : ''}`,
        1,
      ),
    ),
    body(`${NOT_ADVICE}. It tells what is written on the form and what the rules ask for.`),
    ...actionsPart(form),
    ...findingsPart(form, sources),
    ...completenessPart(form),
    ...figuresPart(form, sources),
    ...schedulePart(form),
  ]
}

function titleOf({ person, source }: FormEAnalysis, sources: readonly Source[]): string {
  if (person) return `Form E of ${person}`
  return `Form E: ${sources.find(({ id }) => id === source)?.name ?? 'no name on the form'}`
}
