import type { Figure } from '#protocol/figure.ts'

export interface LedgerLine {
  /** Unique within the ledger: the way down to it. */
  path: string
  depth: number
  /** What is done with this line in the sum above it. */
  sign: '' | '+' | '−'
  figure: Figure
  /** How a computed line comes about, in words. */
  working: string | null
}

function workingOf(figure: Figure): string | null {
  const { from } = figure
  if (from.kind !== 'computed') return null
  switch (from.operator) {
    case 'sum':
      return from.terms.length === 1
        ? 'The one entry below'
        : `The ${from.terms.length} entries below, added up`
    case 'difference':
      return 'The first entry below, less the rest'
    case 'share':
      return `${from.by ?? ''} of the entry below`.trim()
    case 'annualise':
      return `The entry below × ${from.by ?? ''}`.trim()
  }
}

function signOf(operator: 'sum' | 'difference' | 'share' | 'annualise', index: number): LedgerLine['sign'] {
  if (operator === 'sum') return '+'
  if (operator === 'difference') return index === 0 ? '+' : '−'
  return ''
}

/** A figure's derivation as the lines of a ledger, from the total down to what was read on the page. */
export function ledgerOf(figure: Figure): LedgerLine[] {
  const lines: LedgerLine[] = []
  const walk = (current: Figure, path: string, depth: number, sign: LedgerLine['sign']) => {
    lines.push({ path, depth, sign, figure: current, working: workingOf(current) })
    const { from } = current
    if (from.kind !== 'computed') return
    for (const [index, term] of from.terms.entries())
      walk(term, `${path}.${index}`, depth + 1, signOf(from.operator, index))
  }
  walk(figure, '0', 0, '')
  return lines
}
