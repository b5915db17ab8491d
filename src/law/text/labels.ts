import { distance } from './distance.ts'

/** Words that carry no meaning of their own in a label. */
const STOP = new Set(
  'a an the of or and to in on at for by with is are be been it its this that these those any your you yourself yours do does did have has which who whom what please state give if applicable as any all from such i if my our when was were he she they their his her there would will so far'.split(
    ' ',
  ),
)
/** Words that many labels share: they count, but less. */
const COMMON = new Set(
  'total value name date current detail interest number amount type net gross month year next last estimated estimate section part item'.split(
    ' ',
  ),
)
/** Editions and authors differ in these: each is brought to one word. */
const SYNONYMS = new Map(
  Object.entries({
    petition: 'application',
    petitioner: 'applicant',
    nisi: 'conditional',
    absolute: 'final',
    decree: 'order',
    a: 'a',
    acct: 'account',
    ac: 'account',
    no: 'number',
    nos: 'number',
    num: 'number',
    ref: 'reference',
    dob: 'birth',
    approx: 'approximate',
    estimated: 'estimate',
    estimation: 'estimate',
    est: 'estimate',
    twelve: '12',
    three: '3',
    six: '6',
    yearly: 'annual',
    annually: 'annual',
    signed: 'signature',
    sign: 'signature',
    matrimonial: 'family',
    monies: 'money',
    owing: 'owed',
    cgt: 'gains',
    cetv: 'equivalent',
    cev: 'equivalent',
    ce: 'equivalent',
    valued: 'valuation',
    children: 'child',
    married: 'marriage',
    separated: 'separation',
    remarried: 'remarriage',
    company: 'company',
    percentage: 'share',
    lives: 'living',
    live: 'living',
    lived: 'living',
    resides: 'living',
    forename: 'name',
    surname: 'name',
    subtotal: 'subtotal',
    insured: 'insurance',
    behaviour: 'conduct',
    lender: 'mortgage',
    mortgagee: 'mortgage',
    insurer: 'company',
    lease: 'lease',
    valuation: 'valuation',
    worth: 'value',
    pay: 'income',
    earnings: 'income',
    earned: 'earned',
    salary: 'income',
    education: 'educational',
    schooling: 'educational',
    position: 'job',
    role: 'job',
    post: 'job',
    owner: 'holder',
    owners: 'holder',
    reason: 'basis',
  }),
)

/** The words of a label that matter, brought to one form each. */
export function labelTokens(text: string): readonly string[] {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u2018\u2019']s?\b/g, '')
    .replace(/\bsub[- ]total/g, 'subtotal')
    .replace(/%/g, ' share ')
    .replace(/[^a-z0-9£]+/g, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '')
  const tokens = [...new Set(words.filter((word) => !STOP.has(word)).map(stem))]
  return tokens.length > 0 ? tokens : words
}

function stem(word: string): string {
  const known = SYNONYMS.get(word)
  if (known !== undefined) return known
  let root = word
  if (root.length > 4 && root.endsWith('ies')) root = `${root.slice(0, -3)}y`
  else if (root.length > 3 && root.endsWith('s') && !root.endsWith('ss')) root = root.slice(0, -1)
  return SYNONYMS.get(root) ?? root
}

const weight = (token: string): number => (COMMON.has(token) ? 0.5 : 1)

/** Letters of a word as bits: words that share few letters need not be compared further. */
function letters(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

function countBits(bits: number): number {
  let rest = bits
  let count = 0
  while (rest !== 0) {
    rest &= rest - 1
    count++
  }
  return count
}

function sameToken(a: string, b: string): boolean {
  if (a === b) return true
  const shorter = Math.min(a.length, b.length)
  if (shorter < 4 || Math.abs(a.length - b.length) > 3) return false
  if (a.charCodeAt(0) !== b.charCodeAt(0) && a.charCodeAt(a.length - 1) !== b.charCodeAt(b.length - 1))
    return false
  if (shorter >= 5 && (a.startsWith(b) || b.startsWith(a))) return true
  const limit = shorter >= 8 ? 2 : 1
  if (Math.abs(a.length - b.length) > limit) return false
  if (countBits(letters(a) ^ letters(b)) > limit * 2) return false
  return distance(a, b, limit) <= limit
}

export interface Similarity {
  /** Share of the expected label that is there. */
  recall: number
  /** Share of the written words that the label accounts for. */
  precision: number
  score: number
}

const NONE: Similarity = { recall: 0, precision: 0, score: 0 }

/** How alike what is written and an expected label are, word by word, tolerant of recognition's errors. */
export function similarity(written: readonly string[], expected: readonly string[]): Similarity {
  let whole = 0
  let found = 0
  let used = 0
  for (const token of expected) {
    const worth = weight(token)
    whole += worth
    for (let at = 0; at < written.length && at < 31; at++) {
      if (used & (1 << at) || !sameToken(written[at] ?? '', token)) continue
      used |= 1 << at
      found += worth
      break
    }
  }
  if (found === 0) return NONE
  let rest = 0
  for (let at = 0; at < written.length; at++)
    if (at > 30 || !(used & (1 << at))) rest += weight(written[at] ?? '')
  const recall = found / whole
  const precision = found / (found + rest)
  return { recall, precision, score: (2 * recall * precision) / (recall + precision) }
}

/** The best similarity of a text with any of several wordings. */
export function bestSimilarity(text: string, wordings: readonly (readonly string[])[]): Similarity {
  const tokens = labelTokens(text)
  let best: Similarity = { recall: 0, precision: 0, score: 0 }
  for (const wording of wordings) {
    const found = similarity(tokens, wording)
    if (found.score > best.score) best = found
  }
  return best
}
