import { PDFiumModule } from '@hyzyla/pdfium'

type Call = (...args: number[]) => number

/** The calls of PDFium's C interface that we use; the package's own types name only a few of them. */
const CALLS = [
  'FPDF_LoadMemDocument',
  'FPDF_CloseDocument',
  'FPDF_GetLastError',
  'FPDF_GetPageCount',
  'FPDF_GetFormType',
  'FPDF_LoadPage',
  'FPDF_ClosePage',
  'FPDF_GetPageWidthF',
  'FPDF_GetPageHeightF',
  'FPDF_GetPageBoundingBox',
  'FPDFPage_GetRotation',
  'FPDFText_LoadPage',
  'FPDFText_ClosePage',
  'FPDFText_CountChars',
  'FPDFText_GetUnicode',
  'FPDFText_GetLooseCharBox',
  'FPDFText_GetCharBox',
  'FPDFText_GetCharAngle',
  'FPDFText_GetCharOrigin',
  'FPDFText_GetFontSize',
  'FPDFText_GetMatrix',
  'FPDFText_GetFontInfo',
  'FPDFText_GetFillColor',
  'FPDFText_GetTextObject',
  'FPDFTextObj_GetFont',
  'FPDFText_HasUnicodeMapError',
  'FPDFPage_CountObjects',
  'FPDFPage_GetObject',
  'FPDFPageObj_GetType',
  'FPDFPageObj_GetMatrix',
  'FPDFPageObj_GetBounds',
  'FPDFPageObj_GetFillColor',
  'FPDFPageObj_GetStrokeColor',
  'FPDFPageObj_GetStrokeWidth',
  'FPDFFormObj_CountObjects',
  'FPDFFormObj_GetObject',
  'FPDFImageObj_GetImagePixelSize',
  'FPDFPath_CountSegments',
  'FPDFPath_GetPathSegment',
  'FPDFPath_GetDrawMode',
  'FPDFPathSegment_GetPoint',
  'FPDFPathSegment_GetType',
  'FPDFPathSegment_GetClose',
  'FPDFDOC_InitFormFillEnvironment',
  'FPDFDOC_ExitFormFillEnvironment',
  'FORM_OnAfterLoadPage',
  'FORM_OnBeforeClosePage',
  'FPDFPage_GetAnnotCount',
  'FPDFPage_GetAnnot',
  'FPDFPage_CloseAnnot',
  'FPDFAnnot_GetSubtype',
  'FPDFAnnot_GetFlags',
  'FPDFAnnot_GetObjectCount',
  'FPDFAnnot_GetObject',
  'FPDFAnnot_GetRect',
  'FPDFAnnot_HasKey',
  'FPDFAnnot_GetStringValue',
  'FPDFAnnot_GetNumberValue',
  'FPDFAnnot_GetFormFieldType',
  'FPDFAnnot_GetFormFieldFlags',
  'FPDFAnnot_GetFormFieldName',
  'FPDFAnnot_GetFormFieldValue',
  'FPDFAnnot_GetFormFieldAlternateName',
  'FPDFAnnot_GetFormFieldExportValue',
  'FPDFAnnot_GetOptionCount',
  'FPDFAnnot_GetOptionLabel',
  'FPDFAnnot_IsOptionSelected',
  'FPDFAnnot_IsChecked',
  'FPDFAnnot_GetFontSize',
  'FPDFBitmap_CreateEx',
  'FPDFBitmap_FillRect',
  'FPDFBitmap_Destroy',
  'FPDF_RenderPageBitmap',
] as const

export type Pdfium = Record<(typeof CALLS)[number], Call> & {
  /** Memory for answers: 16 doubles, always the same. */
  readonly out: number
  malloc(bytes: number): number
  free(pointer: number): void
  /** PDFium's memory; ask again after each call, because growing it makes a new one. */
  bytes(): Uint8Array
  floats(): Float32Array
  float(pointer: number): number
  double(pointer: number): number
  int(pointer: number): number
}

type Raw = Record<string, unknown> & {
  HEAPU8: Uint8Array
  HEAP32: Int32Array
  HEAPF32: Float32Array
  HEAPF64: Float64Array
  wasmExports: Record<string, unknown> & { malloc: Call; free: (pointer: number) => void }
}

let loading: Promise<Pdfium> | undefined

/** PDFium, once for each thread. */
export function loadPdfium(): Promise<Pdfium> {
  loading ??= start()
  return loading
}

const LARGE = 256 * 1024 * 1024

/**
 * Forgets this thread's PDFium, so that the next file gets a fresh one: after a fault, when its memory may be in any
 * state, or when a file has made that memory large, for it never shrinks.
 */
export async function renewPdfium(afterFault: boolean): Promise<void> {
  if (loading === undefined) return
  const isLarge = !afterFault && (await loading).bytes().length > LARGE
  if (afterFault || isLarge) loading = undefined
}

async function start(): Promise<Pdfium> {
  const module = await PDFiumModule({})
  module._FPDF_InitLibraryWithConfig({
    version: 2,
    m_pIsolate: null,
    m_pUserFontPaths: null,
    m_v8EmbedderSlot: 0,
    m_pPlatform: null,
  })
  const raw = module as unknown as Raw
  const calls: Partial<Record<(typeof CALLS)[number], Call>> = {}
  for (const name of CALLS) {
    // Straight from the WebAssembly: the package's wrappers check each of millions of calls.
    const call = raw.wasmExports[name]
    if (typeof call !== 'function') throw new Error(`PDFium has no ${name}`)
    calls[name] = call as Call
  }
  const out = raw.wasmExports.malloc(128)
  return Object.assign(calls as Record<(typeof CALLS)[number], Call>, {
    out,
    malloc: (bytes: number) => raw.wasmExports.malloc(bytes),
    free: (pointer: number) => raw.wasmExports.free(pointer),
    bytes: () => raw.HEAPU8,
    floats: () => raw.HEAPF32,
    float: (pointer: number) => raw.HEAPF32[pointer >> 2] ?? 0,
    double: (pointer: number) => raw.HEAPF64[pointer >> 3] ?? 0,
    int: (pointer: number) => raw.HEAP32[pointer >> 2] ?? 0,
  })
}

const TEXT_BYTES = 4096

/** Calls something that writes UTF-16 into a buffer and says how many bytes it has for it. */
export function readUtf16(pdfium: Pdfium, call: (buffer: number, size: number) => number): string {
  let size = TEXT_BYTES
  let buffer = pdfium.malloc(size)
  try {
    let length = call(buffer, size)
    if (length > size) {
      pdfium.free(buffer)
      size = length
      buffer = pdfium.malloc(size)
      length = call(buffer, size)
    }
    if (length <= 2) return ''
    return new TextDecoder('utf-16le').decode(pdfium.bytes().slice(buffer, buffer + length - 2))
  } finally {
    pdfium.free(buffer)
  }
}

/** A C string of plain letters, to be freed by the caller. */
export function cString(pdfium: Pdfium, text: string): number {
  const pointer = pdfium.malloc(text.length + 1)
  const memory = pdfium.bytes()
  for (let i = 0; i < text.length; i++) memory[pointer + i] = text.charCodeAt(i) & 0x7f
  memory[pointer + text.length] = 0
  return pointer
}
