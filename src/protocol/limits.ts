/** Business constants and limits, each once. Sizes in bytes, times in milliseconds unless the name says otherwise. */
export const MAX_FILES = 5
export const MAX_FILE_BYTES = 50 * 1024 * 1024
export const MAX_PAGES = 300
export const MAX_STORED_BYTES = 2 * 1024 * 1024 * 1024
export const MAX_FILE_NAME_LENGTH = 255

/** What the file chooser offers (specification, section 5), and RTF, which the kinds of section 3 name. */
export const ACCEPTED_EXTENSIONS = [
  '.pdf',
  '.doc',
  '.docx',
  '.txt',
  '.rtf',
  '.png',
  '.jpg',
  '.jpeg',
  '.gif',
] as const

export const AUTH_POLL_MS = 2 * 60_000
export const SIGN_IN_POLL_MS = 3_000
export const SIGN_IN_POPUP = { width: 500, height: 600 } as const

export const TOAST_LIMIT = 3
export const TOAST_MS = 5_000
