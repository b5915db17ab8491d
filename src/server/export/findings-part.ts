import { type Paragraph, TextRun } from 'docx'
import type { Source } from '#protocol/analyses.ts'
import type { Searched } from '#protocol/evidence.ts'
import { type Basis, type Finding, type Severity, SeveritySchema } from '#protocol/finding.ts'
import type { FormEAnalysis } from '#protocol/form-e.ts'
import { body, faint, heading, labelled, link, minor, numbered, quotation, subheading } from './page.ts'
import { count, itemName, longDate, money, pageList, placeName, SEVERITY_TITLES } from './words.ts'

/** What to do, in the order in which to do it. */
export function actionsPart({ actions, findings }: FormEAnalysis): Paragraph[] {
  if (actions.length === 0) {
    const sentence = 'We found nothing that must be mended. Read the form once more before it is filed.'
    return [heading('What to mend, in order'), body(sentence)]
  }
  const stakeOf = (ids: readonly string[]) => {
    const stake = findings.find((finding) => finding.stake && ids.includes(finding.id))?.stake
    return stake ? `${money(stake)} at stake` : ''
  }
  return [
    heading('What to mend, in order'),
    ...actions.map(({ title, findingIds }, index) => numbered(index + 1, title, stakeOf(findingIds))),
  ]
}

/** Every finding, the gravest first, with what it stands on. */
export function findingsPart({ findings }: FormEAnalysis, sources: readonly Source[]): Paragraph[] {
  const groups = SeveritySchema.options.map((severity) => ({
    severity,
    those: findings.filter((finding) => finding.severity === severity),
  }))
  return [
    heading('Findings'),
    body(`${groups.map(({ severity, those }) => tally(severity, those.length)).join(', ')}.`),
    ...groups.flatMap(({ severity, those }) =>
      those.length === 0
        ? []
        : [subheading(SEVERITY_TITLES[severity]), ...those.flatMap((one) => findingPart(one, sources))],
    ),
  ]
}

function tally(severity: Severity, n: number): string {
  if (severity === 'must') return `${n} must be mended`
  if (severity === 'should') return `${n} should be checked`
  return `${n} ${n === 1 ? 'is' : 'are'} worth knowing`
}

function findingPart(finding: Finding, sources: readonly Source[]): Paragraph[] {
  const { title, item, stake, lawyer, plain, evidence, searched, basis } = finding
  const aside = [item ? itemName(item) : '', stake ? `${money(stake)} at stake` : '']
    .filter(Boolean)
    .join(' · ')
  return [
    minor(title),
    ...(aside ? [faint(aside)] : []),
    labelled('For a lawyer', lawyer),
    labelled('In plain words', plain),
    ...evidence.map((one) => quotation(one.quote, placeName(one, sources))),
    ...(searched ? searchedPart(searched, sources) : []),
    basisPart(basis),
  ]
}

/** An absence can be checked too: what was looked for, where, and what came nearest. */
function searchedPart(searched: Searched, sources: readonly Source[]): Paragraph[] {
  const { lookedFor, pages, pagesInDocument, words, nearest } = searched
  const where = `${pages.length === 1 ? 'page' : 'pages'} ${pageList(pages)} of ${pagesInDocument} (${count(words, 'word')})`
  return [
    labelled('Searched', `Looked for ${lookedFor.map((one) => `“${one}”`).join(', ')} on ${where}.`),
    ...nearest.map((one) => quotation(one.quote, `${placeName(one, sources)} (nearest)`)),
  ]
}

function basisPart(basis: readonly Basis[]): Paragraph {
  const children = basis.flatMap(({ title, url, readOn }, index) => {
    const before = new TextRun({ text: index === 0 ? 'Basis  ' : '; ', size: 18, bold: index === 0 })
    const date = readOn ? ` (read ${longDate(readOn)})` : ''
    const name = url ? link(title, url) : new TextRun({ text: title, size: 18 })
    return [before, name, new TextRun({ text: date, size: 18 })]
  })
  return body(...children)
}
