import type { FormECase } from '../case.ts'

export type HtmlPrinter = (html: string, footer?: string) => Promise<Uint8Array>

/** A form as somebody outside would draw it. */
export interface StrangerLayout {
  name: string
  ending: 'pdf' | 'docx'
  draw: (form: FormECase, print: HtmlPrinter) => Promise<Uint8Array>
  /** Paths of the truth for which this layout has no place. */
  omits: (path: string) => boolean
}

export const nothing = (): boolean => false
