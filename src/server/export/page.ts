import {
  AlignmentType,
  BorderStyle,
  ExternalHyperlink,
  Footer,
  Header,
  HeadingLevel,
  type IStylesOptions,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'

// The look of a report: a serif, generous margins, one accent. Sizes are half points, distances twentieths.

const INK = '1F2430'
const ACCENT = '7A5C1E'
const FAINT = '5C6370'
const RULE = { style: BorderStyle.SINGLE, size: 4, color: 'C9C2B2' }
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' }

export const STYLES: IStylesOptions = {
  default: {
    document: {
      run: { font: 'Georgia', size: 21, color: INK, language: { value: 'en-GB' } },
      paragraph: { spacing: { after: 120, line: 288 } },
    },
    title: { run: { size: 48, color: INK }, paragraph: { spacing: { after: 60 } } },
    heading1: {
      run: { size: 30, color: ACCENT, bold: false },
      paragraph: { spacing: { before: 400, after: 140 }, keepNext: true },
    },
    heading2: {
      run: { size: 25, color: INK, bold: true },
      paragraph: { spacing: { before: 300, after: 100 }, keepNext: true },
    },
    heading3: {
      run: { size: 22, color: INK, bold: true },
      paragraph: { spacing: { before: 260, after: 60 }, keepNext: true },
    },
  },
}

export const title = (text: string) => new Paragraph({ text, heading: HeadingLevel.TITLE })
export const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 })
export const subheading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_2 })
export const minor = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_3 })

export const body = (...children: (string | ParagraphChild)[]) =>
  new Paragraph({
    children: children.map((child) => (typeof child === 'string' ? new TextRun(child) : child)),
  })

/** A line of small print; `indent` in steps. */
export const faint = (text: string, indent = 0) =>
  new Paragraph({
    children: [new TextRun({ text, size: 18, color: FAINT })],
    indent: { left: indent * 280 },
    spacing: { after: 40 },
  })

/** 'Label  text', the label standing out. */
export const labelled = (label: string, text: string) =>
  body(new TextRun({ text: `${label}  `, bold: true, size: 18, color: ACCENT }), text)

export const numbered = (n: number, text: string, aside: string) =>
  new Paragraph({
    children: [
      new TextRun({ text: `${n}.\t` }),
      new TextRun({ text }),
      ...(aside ? [new TextRun({ text: `  ${aside}`, color: FAINT, size: 18 })] : []),
    ],
    tabStops: [{ type: 'left', position: 420 }],
    indent: { left: 420, hanging: 420 },
  })

/** Words from a document, and where they stand. */
export const quotation = (quote: string, place: string) =>
  new Paragraph({
    children: [
      new TextRun({ text: `“${quote}”`, italics: true }),
      new TextRun({ text: `  ${place}`, size: 18, color: FAINT }),
    ],
    indent: { left: 360 },
    border: { left: { ...RULE, size: 12, space: 8, color: ACCENT } },
    spacing: { after: 80 },
  })

export function link(text: string, url: string): ParagraphChild {
  return new ExternalHyperlink({
    link: url,
    children: [new TextRun({ text, size: 18, color: ACCENT, underline: {} })],
  })
}

interface Column {
  title: string
  /** A share of the width, in hundredths. */
  width: number
  right?: boolean
}

/** A table with ruled rows, whose head stands again on each page. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): Table {
  const cell = (text: string, index: number, head: boolean) =>
    new TableCell({
      width: { size: columns[index]?.width ?? 0, type: WidthType.PERCENTAGE },
      margins: { top: 50, bottom: 50, left: 70, right: 70 },
      ...(head && { shading: { type: ShadingType.CLEAR, fill: 'F4F0E6' } }),
      children: [
        new Paragraph({
          alignment: columns[index]?.right ? AlignmentType.RIGHT : AlignmentType.LEFT,
          spacing: { after: 0, line: 252 },
          children: [new TextRun({ text, size: 18, bold: head })],
        }),
      ],
    })
  const row = (texts: readonly string[], head: boolean) =>
    new TableRow({
      tableHeader: head,
      cantSplit: true,
      children: columns.map((_, index) => cell(texts[index] ?? '', index, head)),
    })
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: columns.map(({ width }) => Math.round((9070 * width) / 100)),
    borders: {
      top: RULE,
      bottom: RULE,
      left: NONE,
      right: NONE,
      insideHorizontal: RULE,
      insideVertical: NONE,
    },
    rows: [
      row(
        columns.map((column) => column.title),
        true,
      ),
      ...rows.map((texts) => row(texts, false)),
    ],
  })
}

const small = (text: string) => new TextRun({ text, size: 16, color: FAINT })

export const pageHeader = (left: string) =>
  new Header({ children: [new Paragraph({ children: [small(left)] })] })

/** The line that every page ends with, and its number. */
export const pageFooter = (line: string) =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          small(`${line}  ·  `),
          new TextRun({
            size: 16,
            color: FAINT,
            children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  })
