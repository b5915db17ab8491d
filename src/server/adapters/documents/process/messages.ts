import type { MessagePort } from 'node:worker_threads'
import type { DocumentKind, FormField } from '#protocol/document.ts'
import type { ReadFailure, ReadProgress } from '#server/ports/documents.ts'
import type { LooseWord } from '../loose.ts'
import type { PackedPage } from './pack.ts'

/** A page to be read from its picture, and the words of its form fields, which stay. */
export type PictureJob = { page: number; fieldWords: LooseWord[] }

export type PackedDocument = {
  ok: true
  kind: DocumentKind
  pages: PackedPage[]
  fields: FormField[]
  notes: string[]
}

/** What a thread makes of a file before any OCR. */
export type TextResult = (PackedDocument & { pictures: PictureJob[] }) | ReadFailure
export type TextTask = { bytes: Uint8Array; name: string }
/** How far the thread is, told while it reads: `number` is being read, `read` of `pages` are. */
export type PageNews = { number: number; read: number; pages: number }
export type ToldTextTask = TextTask & { news?: MessagePort }

export type PictureTask = { bytes: Uint8Array; kind: 'pdf' | 'image'; picture: PictureJob }
export type PictureResult = { ok: true; page: PackedPage } | ReadFailure

export type Limits = {
  threads: number
  /** For everything but OCR, for one file. */
  textMs: number
  /** For the OCR of one page. */
  pageMs: number
  /** Heap of one thread in MB; WebAssembly memory is not in it, so the whole process is watched too. */
  heapMb: number
}

export type ToHost =
  | { type: 'start'; limits: Limits; worker: string }
  | { type: 'read'; job: number; bytes: Uint8Array; name: string }
  | { type: 'cancel'; job: number }

export type FromHost =
  | { type: 'started' }
  | { type: 'ready' }
  | { type: 'progress'; job: number; progress: ReadProgress }
  | { type: 'done'; job: number; result: PackedDocument | ReadFailure }
  | { type: 'memory'; bytes: number }
