import { z } from 'zod'

/** Every error that a user can meet: its HTTP status and its sentence. The one table of them. */
export const ERRORS = {
  API_ERROR: { status: 502, message: "Sorry, I can't respond right now. Please try again later." },
  STREAMING_ERROR: { status: 502, message: "Sorry, I can't respond right now. Please try again later." },
  AUTH_REQUIRED: { status: 401, message: 'Please log in to continue the conversation.' },
  SIGN_IN_REQUIRED: { status: 401, message: 'Please sign in to continue.' },
  RATE_LIMIT: { status: 429, message: 'Too many requests. Please wait a moment before trying again.' },
  NETWORK_ERROR: {
    status: 503,
    message: 'Network connection failed. Please check your internet connection.',
  },
  WAITLISTED: {
    status: 403,
    message: 'Your account is on the waitlist. We will write to you when it opens.',
  },
  FORBIDDEN: { status: 403, message: 'That is not open to your account.' },
  CROSS_SITE: { status: 403, message: 'This request came from another site and was refused.' },
  NOT_FOUND: { status: 404, message: 'There is nothing here, or it is not yours.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'That address does not take this kind of request.' },
  INVALID_REQUEST: { status: 400, message: 'Something in this request is not as it should be.' },
  TOO_LARGE: { status: 413, message: 'This request is larger than this address takes.' },
  MEDIA_TYPE: { status: 415, message: 'This request came in a format that this address does not take.' },
  CONFLICT: { status: 409, message: 'That cannot be done in its present state.' },
  NO_FILES: { status: 400, message: 'No file came with this request. Choose a file and try again.' },
  TOO_MANY_FILES: { status: 400, message: 'That is more than five files. Send five or fewer at a time.' },
  FILE_TOO_LARGE: {
    status: 413,
    message: 'This file is larger than 50 MB. Send a smaller one, or split it.',
  },
  QUOTA: {
    status: 413,
    message: 'Your storage is full. Delete files that you no longer need, then try again.',
  },
  FILE_TYPE: {
    status: 415,
    message:
      'This file is not one that we can read. Send a PDF, Word, RTF or text document, or a PNG, JPEG or GIF picture.',
  },
  FILE_MISMATCH: {
    status: 415,
    message:
      'This file is not what its name says. Save it again in its own format, or rename it, then send it again.',
  },
  FILE_EMPTY: { status: 422, message: 'This file is empty. Check that you chose the right one.' },
  FILE_DAMAGED: {
    status: 422,
    message:
      'This file is damaged and cannot be opened. Open it where you made it, save it again, and send the new copy.',
  },
  FILE_ENCRYPTED: {
    status: 422,
    message: 'This file is locked with a password. Save a copy without the password, and send that.',
  },
  FILE_TOO_LONG: {
    status: 422,
    message:
      'This document has more pages than we read at once (300). Split it and send the part that matters.',
  },
  FILE_TOO_COMPLEX: {
    status: 422,
    message: 'This file took too long or too much memory to read. Print it to a new PDF, and send that.',
  },
  FILE_NO_TEXT: {
    status: 422,
    message:
      'No words could be read in this file. If it is a scan, scan it again at 300 dpi, straight and with good contrast.',
  },
  NOT_FORM_E: { status: 422, message: 'This does not look like a Form E.' },
  FORM_BLANK: {
    status: 422,
    message: 'This is a Form E with nothing filled in. Fill it in, then send it again.',
  },
  CANCELED: { status: 409, message: 'This analysis was stopped before it was done.' },
  UNAVAILABLE: {
    status: 503,
    message: 'We cannot do this just now. Nothing is lost; please try again in a minute.',
  },
  STORAGE_FULL: {
    status: 507,
    message: 'The server has no room left to keep this. Nothing was stored; please try again later.',
  },
  INTERNAL: {
    status: 500,
    message: 'Something went wrong on our side. Please try again; if it happens again, quote the reference.',
  },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof ERRORS

/** The one envelope of every error reply. */
export const ErrorReplySchema = z.object({
  error: z.object({ code: z.string(), message: z.string(), details: z.unknown().optional() }),
})
export type ErrorReply = z.infer<typeof ErrorReplySchema>
