/** A ticked box, whatever it was ticked with. */
export const TICKED = '☒'
export const UNTICKED = '☐'

const MARKS = '☑☒✓✔✕✖✗✘✅❌🗹🗷🗸\uf0fc\uf0fb\uf0fd\uf0fe\uf052\uf053\uf054\uf051'
const BOXES = '☐□▢◻⬜❏❐❑❒🗆\uf0a8\uf06f\uf071\uf072\uf0a3'

const SIGNS = new Map<number, string>()
for (const sign of MARKS) SIGNS.set(sign.codePointAt(0) ?? 0, TICKED)
for (const sign of BOXES) SIGNS.set(sign.codePointAt(0) ?? 0, UNTICKED)

/** A sign for a tick, a cross or a box as ☒ or ☐; nothing for any other character. */
export function tickOf(codePoint: number): string | undefined {
  return SIGNS.get(codePoint)
}

/** The same signs where a symbol font has hidden them behind letters. */
const IN_FONTS: readonly { font: RegExp; ticked: string; unticked: string }[] = [
  { font: /wingdings\s*-?2/i, ticked: 'PORSTQVW', unticked: '£*' },
  { font: /wingdings(?!\s*-?[23])/i, ticked: 'üûýþxTS', unticked: '¨oqr' },
  { font: /zapf|dingbats/i, ticked: '34568', unticked: 'opqrn' },
]
const DISGUISED = new Set(IN_FONTS.flatMap(({ ticked, unticked }) => [...ticked, ...unticked]))

export const mayBeDisguised = (text: string) => DISGUISED.has(text)

export function tickInFont(text: string, fontName: string): string | undefined {
  const table = IN_FONTS.find(({ font }) => font.test(fontName))
  if (table === undefined) return undefined
  if (table.ticked.includes(text)) return TICKED
  return table.unticked.includes(text) ? UNTICKED : undefined
}

/** What people type or stamp into a box to tick it. */
export const isTypedMark = (text: string) => /^(?:[xX×√✓vV]|☒)$/u.test(text)
