/** Supporting documents by words that only they carry, the more particular first. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\bP60\b|end of year certificate/i, 'a P60'],
  [/\bP11D\b|expenses and benefits/i, 'a P11D'],
  [/\bpayslip\b|pay advice|tax code[\s\S]{0,400}net pay|net pay[\s\S]{0,400}tax code/i, 'a payslip'],
  [
    /cash equivalent(?: transfer)? value|\bCETV\b|pension (?:scheme )?(?:statement|benefit)/i,
    'a pension statement',
  ],
  [/mortgage (?:account )?statement|redemption (?:statement|figure)/i, 'a mortgage statement'],
  [/surrender value|policy (?:schedule|statement)/i, 'a policy statement'],
  [
    /sort code[\s\S]{0,600}balance|statement of account|balance (?:brought|carried) forward|opening balance/i,
    'a bank statement',
  ],
  [/market appraisal|valuation (?:report|of the property)|estate agents?/i, 'a valuation'],
  [/profit and loss|balance sheet|directors['’]? report/i, 'a set of accounts'],
  [/self assessment|SA302|tax (?:return|calculation)/i, 'a tax document'],
  [/dividend (?:voucher|counterfoil|confirmation)|portfolio valuation/i, 'an investment statement'],
  [/universal credit|child benefit|department for work and pensions/i, 'a letter about a benefit'],
  [/decree (?:nisi|absolute)|conditional order|final order of divorce/i, 'a court order'],
]

/** What kind of supporting document the first words suggest ("a bank statement"); null for none. */
export function supportingKind(front: string): string | null {
  return KINDS.find(([pattern]) => pattern.test(front))?.[1] ?? null
}

const LANGUAGES = new Map([
  ['cy', 'Welsh'],
  ['fr', 'French'],
  ['de', 'German'],
  ['es', 'Spanish'],
  ['it', 'Italian'],
  ['pt', 'Portuguese'],
  ['pl', 'Polish'],
  ['nl', 'Dutch'],
  ['ro', 'Romanian'],
  ['ru', 'Russian'],
  ['uk', 'Ukrainian'],
  ['tr', 'Turkish'],
  ['ar', 'Arabic'],
  ['zh', 'Chinese'],
  ['ja', 'Japanese'],
  ['hi', 'Hindi'],
  ['ur', 'Urdu'],
  ['pa', 'Punjabi'],
  ['bn', 'Bengali'],
  ['gu', 'Gujarati'],
])

/** The English name of a language tag; "another language" for one that we do not know. */
export const languageName = (tag: string): string => LANGUAGES.get(tag) ?? 'another language'
