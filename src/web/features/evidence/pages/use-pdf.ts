import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'

export type PdfState =
  | { status: 'loading' }
  | { status: 'open'; pdf: PDFDocumentProxy }
  | { status: 'failed' }

const LOADING: PdfState = { status: 'loading' }

/** Opens a PDF for as long as it is shown; null where there is none to open. */
export function usePdf(url: string | null): PdfState {
  const [held, setHeld] = useState<{ url: string | null; state: PdfState }>({ url, state: LOADING })
  useEffect(() => {
    if (url === null) return
    let over = false
    let close = () => {}
    const settle = (state: PdfState) => {
      if (!over) setHeld({ url, state })
    }
    import('./pdfjs.ts')
      .then(({ openPdf }) => {
        if (over) return
        const task = openPdf(url)
        close = () => void task.destroy()
        return task.promise.then((pdf) => settle({ status: 'open', pdf }))
      })
      .catch(() => settle({ status: 'failed' }))
    return () => {
      over = true
      close()
    }
  }, [url])
  return held.url === url ? held.state : LOADING
}
