import { ErrorReplySchema } from '#protocol/errors.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { type ExportFormat, exportUrl } from './analyses.ts'

/** The name that the server gives a file, in the form that has every letter of it. */
export function fileNameOf(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  try {
    if (encoded) return decodeURIComponent(encoded)
  } catch {
    // The plain name is good enough.
  }
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1]
}

/** Fetches an export. Throws an ApiError with the sentence to show, so that no error is ever saved as a file. */
async function fetchExport(id: string, format: ExportFormat): Promise<{ name: string; file: Blob }> {
  let reply: Response
  try {
    reply = await fetch(exportUrl(id, format), { credentials: 'same-origin' })
    if (reply.ok) {
      const name = fileNameOf(reply.headers.get('content-disposition'))
      return { name: name ?? `Form E analysis.${format}`, file: await reply.blob() }
    }
  } catch (fault) {
    throw ApiError.of('NETWORK_ERROR', fault)
  }
  const told = ErrorReplySchema.safeParse(await reply.json().catch(() => undefined))
  if (!told.success) throw ApiError.of('UNAVAILABLE')
  const { code, message, details } = told.data.error
  throw new ApiError(reply.status, code, message, details)
}

/** Longer than any browser takes to begin saving. */
const KEEP_MS = 60_000

/** Saves an export under the name that the server gives it. */
export async function takeExport(id: string, format: ExportFormat): Promise<void> {
  const { name, file } = await fetchExport(id, format)
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS)
}
