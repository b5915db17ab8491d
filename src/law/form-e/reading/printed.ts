const YOU = /\b(?:you|your|yours|yourself|yourselves)\b/i
const I = /\b(?:I|I'm|I’m|my|mine|me|we|our|us)\b/
const ORDERS =
  /^(?:please|give|state|set out|list|attach|include|enter|complete|tick|specify|provide|describe|add together|note[:s ]|delete|insert|continue|do not|for example|e\.g\.|see |use |indicate|n\.?b\.?\b|details? of\b|name all|where (?:there|it|the|a|more)|only include|answer|write|fill|put|here|this (?:section|part|form|item|question)|all (?:sums|figures|accounts|property|properties|amounts)|in this|box |guidance|if (?:yes|no|none|so|not|any|more|there|applicable|the answer)|\((?:please|if|continue|include|see|attach|for|e\.g|give|state|tick|delete|this|do))/i

/** Whether a sentence is the form's own (a question, an instruction), not the person's. Forms say "you", people "I". */
export function isPrinted(sentence: string): boolean {
  const text = sentence.trim()
  if (text === '') return true
  if (/^[£€$%.:;,_\-–—()*/]+$/.test(text)) return true
  const own = I.test(text)
  if (ORDERS.test(text)) return !own
  if (YOU.test(text) || /\bexceptional circumstances\b|\btaken into account\b/i.test(text)) return !own
  return /[?]$/.test(text) && !own
}

/** A heading that numbers the parts of a list: "Account 1", "Property 2 of 3", "(c)", "No. 4". */
const COUNTER =
  /^(?:(?:bank |other |life )?(?:account|property|policy|pension|scheme|investment|asset|business|child|debt|liability|employment|job|company|benefit|source|entry|item|row|holding|directorship|belonging|income|cash|sum|loan|need|interest|document)s?\s*)?(?:(?:no|number|nr)\.?\s*)?[#(]?\s*(?:\d{1,2}|[a-h]|[ivx]{1,4})\s*[).:]?(?:\s*(?:of|\/)\s*\d{1,2})?[:.]?$/i

export function isCounter(text: string): boolean {
  const plain = text.trim()
  return plain.length < 28 && COUNTER.test(plain) && !/^[a-z]{1,4}:?$/i.test(plain)
}
