// Loaded only when a PDF is shown. Everything pdf.js needs besides is served from our own assets.
import { GlobalWorkerOptions, getDocument, type PDFDocumentLoadingTask } from 'pdfjs-dist'
import workerUrl from './pdf-worker.ts?worker&url'

GlobalWorkerOptions.workerSrc = workerUrl

const addresses: Record<string, string> = {
  ...import.meta.glob<string>('../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
}

const byName = new Map(
  Object.entries(addresses).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
)

/** Gives pdf.js its fonts and character maps by their hashed addresses. Decoders it has already: their name does. */
class BundledData {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    if (kind === 'wasmUrl') return new TextEncoder().encode(filename)
    const address = byName.get(filename)
    if (!address) throw new Error(`${filename} is not among our assets`)
    const reply = await fetch(address)
    if (!reply.ok) throw new Error(`${filename}: ${reply.status}`)
    return new Uint8Array(await reply.arrayBuffer())
  }
}

/** A document is hostile: no scripts, no forms engine, nothing fetched but the file itself. */
export function openPdf(url: string): PDFDocumentLoadingTask {
  return getDocument({
    url,
    disableRange: true,
    disableStream: true,
    enableXfa: false,
    useSystemFonts: false,
    useWorkerFetch: false,
    BinaryDataFactory: BundledData,
    verbosity: 0,
  })
}
