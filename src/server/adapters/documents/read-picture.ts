import type { Page } from '#protocol/document.ts'
import type { ReadFailure } from '#server/ports/documents.ts'
import type { PictureTask } from './process/messages.ts'

export async function readPicture(_task: PictureTask): Promise<{ ok: true; page: Page } | ReadFailure> {
  return { ok: false, code: 'FILE_NO_TEXT' }
}
