const YOU = /\b(?:you|your|yours|yourself|yourselves)\b/i
const I = /\b(?:I|I'm|I’m|my|mine|me|we|our|us)\b/
const ORDERS =
  /^(?:please|give (?:details|full|brief|your|an?|the|particulars)|state (?:the|what|whether|if|how|where|which|your|amount|any)|set out|list (?:the|all|any|below|your|each|only)|attach (?:a|the|copies|any)|include (?:the|all|any|those|cars|details|accounts|here|your|in)|enter (?:the|a|your|below)|complete (?:a|one|this|the|only|either)|tick |specify|provide (?:details|the|a|an|your)|describe (?:the|any|below|your)|add together|add (?:up )?(?:the|all|lines|boxes)|notes?:|delete (?:as|where)|insert|continue (?:on|over)|do not|for example|e\.g\.|see (?:note|guidance|the (?:note|guidance))|use (?:a|this|the|one|another)|indicate|n\.?b\.?\b|details? of\b|name all|where (?:there|it|more|a)|only include|write (?:the|in|below|"|'|none)|fill|put (?:the|a|an|n)|this (?:section|part|form|item|question|box|page)|all (?:sums|figures) (?:must|should|are|in)|in this (?:section|part)|guidance|documentation required|documents? (?:required|to attach)|if (?:yes|no|none|so|not|any|more|there|applicable|the answer)\b|\((?:please|if|continue|include|see|attach|for|e\.g|i\.e|give|state|tick|delete|this|do|whether|and)\b)/i

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

/** The same of what stands in an answer's place: only what addresses the reader, or an aside in brackets. */
export const isAside = (text: string): boolean =>
  /^\(.*\)$/.test(text.trim()) || (YOU.test(text) && !I.test(text)) || /^please\b/i.test(text.trim())

/** A heading that numbers the parts of a list: "Account 1", "Property 2 of 3", "(c)", "No. 4". */
const COUNTER =
  /^(?:(?:bank |other |life )?(?:account|property|policy|pension|scheme|investment|asset|business|child|debt|liability|employment|job|company|benefit|source|entry|item|row|holding|directorship|belonging|income|cash|sum|loan|need|interest|document)s?\s*)?(?:(?:no|number|nr)\.?\s*)?[#(]?\s*(?:\d{1,2}|[a-h]|[ivx]{1,4})\s*[).:]?(?:\s*(?:of|\/)\s*\d{1,2})?[:.]?$/i

export function isCounter(text: string): boolean {
  const plain = text.trim()
  return plain.length < 28 && COUNTER.test(plain) && !/^[a-z]{1,4}:?$/i.test(plain)
}
