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
    kind: 'type',
    outstanding: 'owed',
    today: 'current',
    now: 'current',
    present: 'current',
    currently: 'current',
    born: 'birth',
    marry: 'marriage',
    separate: 'separation',
    wed: 'marriage',
    borrower: 'debtor',
    debts: 'liability',
    debt: 'liability',
    vocation: 'occupation',
    jointly: 'joint',
    insurers: 'company',
    expected: 'estimate',
    forecast: 'estimate',
    projected: 'estimate',
    fy: 'year',
    pa: 'annual',
    spouses: 'spouse',
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
    .replace(/\ba\/c\b/g, ' account ')
    .replace(/\bp\.a\.(?=\W|$)/g, ' annual ')
    .replace(/\bd\.o\.b\b\.?/g, ' birth ')
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

export interface Similarity {
  /** Share of the expected label that is there. */
  recall: number
  /** Share of the written words that the label accounts for. */
  precision: number
  score: number
}

const NONE: Similarity = { recall: 0, precision: 0, score: 0 }

/** How alike what is written and an expected label are, word by word. Spell what is written first. */
export function similarity(written: readonly string[], expected: readonly string[]): Similarity {
  let whole = 0
  let found = 0
  let used = 0
  for (const token of expected) {
    const worth = weight(token)
    whole += worth
    for (let at = 0; at < written.length && at < 31; at++) {
      if (written[at] !== token || used & (1 << at)) continue
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
