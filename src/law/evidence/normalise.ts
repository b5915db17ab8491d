const SINGLE_QUOTES = /[\u2018\u2019\u201A\u201B\u2032\u00B4`]/g
const DOUBLE_QUOTES = /[\u201C\u201D\u201E\u201F\u2033\u00AB\u00BB]/g
const HYPHENS = /[\u2010\u2011\u2012\u2013\u2014\u2212]/g
const INVISIBLE = /\u00AD|\u200B|\u200C|\u200D|\u2060|\uFEFF/g
/** A word broken over two lines: a hyphen between letters with white space after it. */
const BROKEN_WORD = /(\p{L})-\s+(?=\p{L})/gu

/**
 * The text as evidence compares it: white space, the shapes of quotation marks and hyphens are made one;
 * nothing else is changed, so that a different letter, digit or order of words still differs.
 */
export function normaliseText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(SINGLE_QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .replace(HYPHENS, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The readings of a text in which a line may end in a hyphen: as it stands, mended, and with the hyphen kept. */
export function normalisedReadings(text: string): readonly string[] {
  const plain = normaliseText(text)
  if (!plain.includes('- ')) return [plain]
  return [plain, plain.replace(BROKEN_WORD, '$1'), plain.replace(BROKEN_WORD, '$1-')]
}
