/** The commonest short words of each language. */
const PROFILES: Record<string, string> = {
  en: 'the of and to in is that for it was with his are be this from by not have you your which or at any all other has been please',
  fr: 'le les des et du est une dans pour que qui sur pas avec vous nous au ce il ou par plus sont cette ne être aux',
  de: 'der die und den von zu das mit sich des auf für ist im dem nicht ein eine als auch es werden aus er hat dass sie nach bei',
  es: 'el los que y en las del se por con para una su lo como más pero sus fue este ha si porque esta entre cuando muy sin sobre',
  it: 'di il che è gli della per non sono del con le si nel alla dei più anche come dal ha sua questo nella ma delle al',
  nl: 'het een van en dat niet zijn op te met voor aan er om dan maar bij ook uit deze wordt door naar heeft',
  pt: 'do da os em um uma não dos das ao pelo pela foi são você mas seu sua nos quando muito também à já ele',
  pl: 'się na że jest nie do jak przez dla oraz po są tym być lub który tego od ale może jego został',
}

const OWNERS = new Map<string, string[]>()
for (const [language, words] of Object.entries(PROFILES))
  for (const word of words.split(' ')) OWNERS.set(word, [...(OWNERS.get(word) ?? []), language])

const ENOUGH_WORDS = 8
const SAMPLE = 60_000

/** Guesses a text's language by its commonest words; 'und' where it cannot tell. */
export function guessLanguage(pages: readonly string[]): string {
  const sample = pages.join('\n').slice(0, SAMPLE).toLowerCase()
  const scores = new Map<string, number>()
  let words = 0
  for (const [word] of sample.matchAll(/\p{L}+/gu)) {
    words++
    const owners = OWNERS.get(word) ?? []
    // A word of several languages counts less for each.
    for (const owner of owners) scores.set(owner, (scores.get(owner) ?? 0) + 1 / owners.length)
  }
  const [best, second] = [...scores].sort((a, b) => b[1] - a[1])
  if (best === undefined || words < ENOUGH_WORDS) return 'und'
  const isClear = best[1] > (second?.[1] ?? 0) * 1.3 && best[1] / words > 0.06
  return isClear ? best[0] : 'und'
}
