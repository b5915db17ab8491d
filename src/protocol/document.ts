import { z } from 'zod'
import { BoxSchema } from './evidence.ts'

export const DocumentKindSchema = z.enum(['pdf', 'docx', 'doc', 'rtf', 'txt', 'image'])
export type DocumentKind = z.infer<typeof DocumentKindSchema>

/** How the words of a page were had. `layout`: a flowing document (Word, RTF, text) that we set on pages ourselves. */
export const ReadBySchema = z.enum(['text', 'ocr', 'layout', 'none'])
export type ReadBy = z.infer<typeof ReadBySchema>

export const WordSchema = z.object({
  text: z.string(),
  box: BoxSchema,
  /** Character range in the page's `text`. */
  start: z.int().min(0),
  end: z.int().min(0),
  /** `field`: the value of a form field, set among the printed words where the field stands. */
  from: z.enum(['text', 'field', 'ocr']),
  /** 0 to 1, only for OCR. */
  confidence: z.number().min(0).max(1).optional(),
  /**
   * The same number for words of a document set alike (font, size, colour), where the file tells: a form prints
   * its questions in one style and often its answers in another.
   */
  style: z.int().min(0).optional(),
})
export type Word = z.infer<typeof WordSchema>

/**
 * A fillable field. Its value also stands among the page's words (`from: 'field'`), a tick as ☒ and an
 * empty box as ☐, so that one text and one way of reading serve fillable and flat documents alike.
 */
export const FormFieldSchema = z.object({
  name: z.string(),
  /** The tooltip (alternate name) where the form's author gave one. */
  label: z.string().optional(),
  type: z.enum(['text', 'checkbox', 'radio', 'choice', 'signature', 'button']),
  value: z.union([z.string(), z.boolean()]),
  /** For a radio button or check box: the value that this widget stands for. */
  option: z.string().optional(),
  page: z.int().min(1),
  box: BoxSchema,
})
export type FormField = z.infer<typeof FormFieldSchema>

export const PageSchema = z.object({
  number: z.int().min(1),
  width: z.number(),
  height: z.number(),
  readBy: ReadBySchema,
  /** Mean OCR confidence, 0 to 1. */
  confidence: z.number().min(0).max(1).optional(),
  /**
   * By how many degrees, clockwise, the page as the file shows it must be turned about its middle for the boxes
   * to lie on it: scans lie askew, sideways or upside down. Width and height are those after quarter turns.
   */
  turn: z.number().optional(),
  /** The words in reading order joined by spaces, lines joined by '\n'. Every Word's range is into this. */
  text: z.string(),
  words: z.array(WordSchema),
  /** Ruled lines (table borders, underlines): thin boxes, horizontal or vertical. */
  rules: z.array(BoxSchema),
})
export type Page = z.infer<typeof PageSchema>

/** What a reader made of a file. */
export const DocumentSchema = z.object({
  /** The source id that every Place in this document names. */
  id: z.string(),
  name: z.string(),
  kind: DocumentKindSchema,
  /** A BCP 47 primary tag guessed from the words ('en'), or 'und'. */
  language: z.string(),
  pages: z.array(PageSchema),
  fields: z.array(FormFieldSchema),
  /** What the reader wants the user to know, in a sentence each (pages left out, poor scan, tracked changes…). */
  notes: z.array(z.string()),
})
export type Document = z.infer<typeof DocumentSchema>

/** Why a file could not be read. Each has its sentence in `errors.ts`. */
export const ReadRefusalSchema = z.enum([
  'FILE_TYPE',
  'FILE_EMPTY',
  'FILE_DAMAGED',
  'FILE_ENCRYPTED',
  'FILE_TOO_LONG',
  'FILE_TOO_COMPLEX',
  'FILE_NO_TEXT',
])
export type ReadRefusal = z.infer<typeof ReadRefusalSchema>
