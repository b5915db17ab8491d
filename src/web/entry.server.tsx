import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/**
 * Draws a page once, when the site is built; there is no rendering server. Waits for the whole page and never
 * splits it, so that the HTML holds the words themselves and not scripts that put them there.
 */
export default async function drawPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let fault: unknown
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      fault ??= error
    },
  })
  await page.allReady
  if (fault) throw fault
  headers.set('Content-Type', 'text/html')
  return new Response(page, { status, headers })
}
