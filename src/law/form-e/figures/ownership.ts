/** What words about ownership tell of the person's share, in hundredths of a per cent. */
export type Ownership =
  /** The share is written: "50%", "equal shares", "my share is two thirds". */
  | { kind: 'stated'; hundredths: number }
  /** Joint owners and no share written: equity presumes equal shares (Stack v Dowden [2007] UKHL 17). */
  | { kind: 'presumed'; hundredths: number }
  /** Held with another in shares that the words leave open. */
  | { kind: 'joint' }
  | { kind: 'sole' }
  | { kind: 'unknown' }

const PER_CENT = /(\d{1,3}(?:\.\d{1,2})?)\s*(?:%|per\s?cent)/gi
const MINE =
  /(?:\b(?:my|mine|me|own|i (?:hold|own|have))\b[^.;%]{0,60}?(\d{1,3}(?:\.\d{1,2})?)\s*(?:%|per\s?cent))|(?:(\d{1,3}(?:\.\d{1,2})?)\s*(?:%|per\s?cent)\s*(?:is mine|to me|for me|mine|me\b|belongs to me))/i
const HALF = /\b(?:equal(?:ly)?|half|halves|50\s*[:/-]\s*50)\b|½/i
const SOLE =
  /\b(?:sole(?:ly)?|only (?:my|the) name|my (?:own )?name (?:only|alone)|my name|own(?:ed)? outright|own(?:ed)? by me alone|mine alone)\b/i
const JOINT =
  /\b(?:joint(?:ly)?|tenants?[ -]in[ -]common|co-?own\w*|shared|together with|held with|with my)\b/i

/**
 * Reads the words of 2.1 and 2.2 on "joint ownership and extent of your legal and beneficial interest".
 * Where two percentages stand without a "mine", or nothing is clear, the answer is `joint` or `unknown`: no share is guessed.
 */
export function readOwnership(words: string | null): Ownership {
  if (!words || words.trim() === '') return { kind: 'unknown' }
  const mine = MINE.exec(words)
  const stated = mine?.[1] ?? mine?.[2]
  if (stated !== undefined) return fromPercent(stated)
  const all = [...words.matchAll(PER_CENT)].map((match) => match[1] ?? '')
  if (all.length > 0 && new Set(all.map(Number)).size === 1) return fromPercent(all[0] ?? '100')
  if (all.length > 1) return { kind: 'joint' }
  if (/\btwo[ -]thirds\b/i.test(words) || /\b(?:one[ -])?(?:third|quarter)\b/i.test(words))
    return { kind: 'joint' }
  if (HALF.test(words)) return { kind: 'stated', hundredths: 5000 }
  if (SOLE.test(words) && !JOINT.test(words.replace(SOLE, ''))) return { kind: 'sole' }
  if (/\bjoint(?:ly)?\b/i.test(words) && !/tenants?[ -]in[ -]common/i.test(words)) {
    return { kind: 'presumed', hundredths: 5000 }
  }
  if (JOINT.test(words)) return { kind: 'joint' }
  return { kind: 'unknown' }
}

function fromPercent(written: string): Ownership {
  const hundredths = Math.round(Number(written) * 100)
  if (hundredths <= 0 || hundredths > 10_000) return { kind: 'unknown' }
  return hundredths === 10_000 ? { kind: 'sole' } : { kind: 'stated', hundredths }
}

const NOBODY =
  /^\W*(?:none|no|nil|n\/?a|not applicable|nobody|no one|sole(?:ly)?(?: (?:account|name|holder|owner))?|myself|me|self|mine|in my sole name|my sole name)\W*$/i
const WORDLESS = /^[^\p{L}\p{N}]+$/u
const WHOLE =
  /\b(?:100\s?%|100 per ?cent|all mine|wholly mine|belongs to me|held for me|nominee|bare trust|on trust for me|convenience|whole)\b/i

/** Whether words in an "any other holder" column name somebody: "None", "sole" and a dash do not. */
export function namesAnother(words: string | null): words is string {
  return words !== null && words.trim() !== '' && !NOBODY.test(words) && !WORDLESS.test(words)
}

/** Whether the words explain why a jointly held thing counts in full ("held for me", "my share 100%"). */
export const claimsTheWhole = (words: string | null): boolean => words !== null && WHOLE.test(words)

/** A share that an "other holder" column states: "J Smith (my share 30%)". Null where it states none. */
export function shareIn(words: string | null): number | null {
  if (words === null) return null
  const found = readOwnership(words)
  return found.kind === 'stated' ? found.hundredths : null
}
