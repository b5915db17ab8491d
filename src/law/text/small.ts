const FRACTIONS = new Map([
  ['half', 5000],
  ['one half', 5000],
  ['½', 5000],
  ['a half', 5000],
  ['1/2', 5000],
  ['one third', 3333],
  ['a third', 3333],
  ['1/3', 3333],
  ['⅓', 3333],
  ['two thirds', 6667],
  ['2/3', 6667],
  ['one quarter', 2500],
  ['a quarter', 2500],
  ['1/4', 2500],
  ['¼', 2500],
  ['three quarters', 7500],
  ['3/4', 7500],
  ['¾', 7500],
  ['all', 10000],
  ['100 per cent', 10000],
])

/** A share in hundredths of a per cent: "50%" = 5000, "33.33 per cent" = 3333, "one half" = 5000. Null if unclear. */
export function parsePercent(raw: string): number | null {
  const written = raw.replace(/\s+/g, ' ').trim().toLowerCase().replace(/-/g, ' ').replace(/\.$/, '')
  const fraction = FRACTIONS.get(written)
  if (fraction !== undefined) return fraction
  const number = /^(\d{1,3})(?:\.(\d{1,4}))?\s?(?:%|per ?cent|percent|pc|°\/o)?$/.exec(written)
  if (!number) return null
  const decimals = (number[2] ?? '').padEnd(4, '0')
  const value = Number(number[1]) * 100 + Math.round(Number(decimals) / 100)
  return value <= 10000 ? value : null
}

/** A yes or a no in words: "Yes", "no.", "Y", "Yes - since May". Null if it is neither. */
export function parseYesNo(raw: string): boolean | null {
  const first = /^\W*(yes|no|y|n|true|false)\b/i.exec(raw.trim())?.[1]?.toLowerCase()
  if (first === undefined) return null
  if (first.length === 1 && raw.trim().length > 2) return null
  return first === 'yes' || first === 'y' || first === 'true'
}

/** Whether the words say that there is nothing to state: "None", "nil"; or that the question does not apply. */
export function parseNothing(raw: string): 'none' | 'not-applicable' | null {
  const words = raw
    .toLowerCase()
    .replace(/[.,;:!*"'’()[\]_-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (/^(?:not applicable|n ?\/ ?a|n a|na|not relevant|inapplicable|(?:this )?does not apply)$/.test(words)) {
    return 'not-applicable'
  }
  if (
    /^(?:(?:i|we) have )?(?:none|nil|nothing|no)(?: (?:at present|known|to declare|to disclose|to report|held|whatsoever|at all|at the present time|known to me))?$/.test(
      words,
    )
  ) {
    return 'none'
  }
  if (/^(?:there (?:is|are) none|i (?:do not|don t) have any)$/.test(words)) return 'none'
  return null
}
