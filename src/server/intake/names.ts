import { MAX_FILE_NAME_LENGTH } from '#protocol/limits.ts'

/** Characters that no label needs: controls, what turns writing round, and what is not seen at all. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/**
 * What a user calls a file, as a label: the last part of a path, in one Unicode form, no longer than the
 * limit. It is shown and looked up, and never used as a path.
 */
export function labelOf(sentName: string | undefined): string {
  const last = (sentName ?? '').split(/[/\\]/).at(-1) ?? ''
  const clean = last.normalize('NFC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim()
  return shorten(/^\.*$/.test(clean) ? 'file' : clean, '')
}

/** The n-th label that begins like this one: 'bank.pdf', 'bank (2).pdf', 'bank (3).pdf'. */
export function numberedLabel(label: string, n: number): string {
  return n === 1 ? label : shorten(label, ` (${n})`)
}

/** Puts `addition` before the extension, and shortens what stands before it to fit the limit. */
function shorten(label: string, addition: string): string {
  const extension =
    /.\.[^.\s]{1,16}$/u
      .exec(label)?.[0]
      .slice(1)
      .replace(/^[^.]*/, '') ?? ''
  const stem = label.slice(0, label.length - extension.length)
  const room = MAX_FILE_NAME_LENGTH - extension.length - addition.length
  return `${stem.length > room ? whole(stem.slice(0, room)) : stem}${addition}${extension}`
}

/** Takes off half a character that cutting has left at the end. */
const whole = (text: string) => text.replace(/[\ud800-\udbff]$/, '').trimEnd()
