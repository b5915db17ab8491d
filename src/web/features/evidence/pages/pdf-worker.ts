// The worker that reads PDFs. The security policy lets no WebAssembly run in it and nothing be fetched, which suits a
// reader of hostile files. pdf.js has the decoders of scanned pictures (fax, JBIG2, JPEG 2000) in plain JavaScript as
// well, but would load them by address; here they are bundled, and given wherever it asks for the other ones.
import instantiateJbig2 from 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js'
import instantiateOpenJpeg from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js'
import 'pdfjs-dist/build/pdf.worker.mjs'

type Instantiate = (imports: unknown) => object

const decoders: Record<string, Instantiate> = {
  'jbig2.wasm': instantiateJbig2,
  'openjpeg.wasm': instantiateOpenJpeg,
}

/** `asked` holds no code but the name of the decoder (see `pdfjs.ts`). */
async function instantiate(asked: BufferSource, imports: unknown) {
  const name = new TextDecoder().decode(asked)
  const decoder = decoders[name]
  if (!decoder) throw new Error(`There is no decoder ${name}`)
  return { instance: { exports: decoder(imports) } }
}

Object.defineProperty(WebAssembly, 'instantiate', { value: instantiate })
