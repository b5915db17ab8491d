import type { Cause } from '../figures/causes.ts'
import { list, money, sentence } from './wording.ts'

/** The cause of a wrong total, for a lawyer: one sentence, or nothing. */
export function causeForLawyer(cause: Cause | null): string {
  switch (cause?.kind) {
    case 'not-deducted':
      return `The difference is exactly ${cause.part.name} (${money(cause.part.pence)}), which was not deducted.`
    case 'added-instead':
      return `The difference is exactly twice ${cause.part.name} (${money(cause.part.pence)}), which was added instead of deducted.`
    case 'left-out':
      return `The difference is exactly ${list(cause.parts.map(({ name, pence }) => `${name} at ${money(pence)}`))}, which appears to have been left out.`
    case 'counted-twice':
      return `The difference is exactly ${cause.part.name} (${money(cause.part.pence)}), which appears to have been counted twice.`
    case 'gross':
      return `The total would follow if ${list(cause.parts.map(({ name }) => name))} ${cause.parts.length === 1 ? 'was' : 'were'} taken at the whole value instead of the interest claimed.`
    case 'monthly':
      return `The total would follow if ${cause.part.name} (${money(cause.part.pence)} for the year) was taken at its monthly figure.`
    case 'yearly':
      return `The total would follow if ${cause.part.name} (${money(cause.part.pence)}) was multiplied by twelve, as if it were a monthly figure.`
    case 'sign':
      return `The total would follow if ${cause.part.name} (${money(cause.part.pence)}) was added as a positive figure.`
    case 'transposed':
      return cause.of
        ? `The total would follow if two digits of ${cause.of.name} (${money(cause.of.pence)}) were transposed.`
        : 'Two neighbouring digits appear to have been transposed.'
    case 'decimal-point':
      return 'The decimal point appears to be misplaced.'
    case 'rounded':
      return 'The total appears to have been rounded to whole pounds.'
    case 'unwritten':
      return `${sentence(list(cause.parts.map(({ name }) => name)))} ${cause.parts.length === 1 ? 'gives' : 'give'} no amount, which may account for it.`
    case undefined:
      return ''
  }
}

/** The same in plain English. */
export function causeInPlainWords(cause: Cause | null): string {
  switch (cause?.kind) {
    case 'not-deducted':
      return `It looks as though ${cause.part.name} (${money(cause.part.pence)}) was not taken away.`
    case 'added-instead':
      return `It looks as though ${cause.part.name} (${money(cause.part.pence)}) was added on instead of taken away.`
    case 'left-out':
      return `It looks as though ${list(cause.parts.map(({ name }) => name))} was left out of the sum.`
    case 'counted-twice':
      return `It looks as though ${cause.part.name} was counted twice.`
    case 'gross':
      return `It looks as though the whole value of ${list(cause.parts.map(({ name }) => name))} was added, not just your own share of it.`
    case 'monthly':
      return `It looks as though a month’s figure was used for ${cause.part.name} where a year’s belongs.`
    case 'yearly':
      return `It looks as though ${cause.part.name} was multiplied by twelve when it was already a full figure.`
    case 'sign':
      return `It looks as though ${cause.part.name}, which is overdrawn, was added on instead of taken away.`
    case 'transposed':
      return 'It looks as though two digits changed places when the figure was copied.'
    case 'decimal-point':
      return 'It looks as though the decimal point slipped.'
    case 'rounded':
      return 'It looks as though you rounded to whole pounds. That is only a small thing, but exact pounds and pence avoid questions.'
    case 'unwritten':
      return `${sentence(list(cause.parts.map(({ name }) => name)))} ${cause.parts.length === 1 ? 'gives' : 'give'} no amount, which may be why.`
    case undefined:
      return ''
  }
}
