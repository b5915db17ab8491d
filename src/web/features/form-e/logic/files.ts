import { ACCEPTED_EXTENSIONS, MAX_FILE_BYTES, MAX_FILES } from '#protocol/limits.ts'

export interface Refusal {
  name: string
  reason: string
}

export interface Checked {
  accepted: File[]
  refused: Refusal[]
}

const extensionOf = (name: string) => (/\.[^.]+$/.exec(name)?.[0] ?? '').toLowerCase()
const sameFile = (a: File) => (b: File) => a.name === b.name && a.size === b.size

function reasonAgainst(file: File, already: readonly File[]): string | undefined {
  if (!ACCEPTED_EXTENSIONS.some((extension) => extension === extensionOf(file.name)))
    return 'is not a kind of file that we can read.'
  if (file.size === 0) return 'is empty.'
  if (file.size > MAX_FILE_BYTES) return `is larger than ${formatSize(MAX_FILE_BYTES)}.`
  if (already.some(sameFile(file))) return 'is already on the list.'
  if (already.length >= MAX_FILES) return `was left out: ${MAX_FILES} files at most.`
  return undefined
}

/** Adds what may be added, and says of each of the others why not. */
export function addFiles(already: readonly File[], chosen: readonly File[]): Checked {
  const accepted = [...already]
  const refused: Refusal[] = []
  for (const file of chosen) {
    const reason = reasonAgainst(file, accepted)
    if (reason) refused.push({ name: file.name, reason })
    else accepted.push(file)
  }
  return { accepted, refused }
}

/** Shortened in the middle, so that the kind of file stays in sight. */
export function shortName(name: string, longest = 25): string {
  if (name.length <= longest) return name
  const extension = extensionOf(name).slice(0, 10)
  return `${name.slice(0, Math.max(1, longest - extension.length - 1))}…${extension}`
}

const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const

export function formatSize(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)))
  const value = bytes / 1024 ** power
  return `${Number(value.toFixed(value < 10 && power > 0 ? 1 : 0))} ${UNITS[power]}`
}
