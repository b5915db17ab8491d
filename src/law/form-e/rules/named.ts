const COMMON: ReadonlySet<string> = new Set(
  'the of and plc ltd limited llp co company bank building society account accounts my a an in with for to at from group holdings uk mr mrs ms miss dr savings fund funds trust shares ordinary pension pensions scheme plan personal state'.split(
    ' ',
  ),
)

/** The words of a name that tell it from others, in lower case. */
export function tellingWords(name: string): string[] {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/&/g, ' and ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  const telling = words.filter((word) => word.length > 1 && !COMMON.has(word) && !/^\d{1,5}$/.test(word))
  return telling.length > 0 ? telling : words
}

/** Whether two names may well be the same bank, company or scheme: a telling word in common. */
export function mayBeSame(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return false
  const words = new Set(tellingWords(one))
  return tellingWords(other).some((word) => words.has(word))
}

/** The sentences of a text; a semicolon and a new line end one too. */
export const sentences = (words: string): string[] =>
  words.split(/(?<=[.!?;])\s+|\n+/).filter((part) => part.trim() !== '')
