import type { Amount } from '#protocol/figure.ts'

const formats = new Map<string, Intl.NumberFormat>()

function formatFor(currency: string): Intl.NumberFormat {
  const known = formats.get(currency)
  if (known) return known
  const made = new Intl.NumberFormat('en-GB', { style: 'currency', currency })
  formats.set(currency, made)
  return made
}

/** '£1,234.05', '−£20.00'. Built from the digits, so that no figure passes through a fraction on its way to the eye. */
export function formatMoney({ pence, currency }: Amount, signed = false): string {
  const format = formatFor(currency)
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2
  const digits = String(Math.abs(pence)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const minor = digits.slice(digits.length - decimals)
  // Intl gives the currency its sign and place; the digits are ours.
  const number = Number(whole).toLocaleString('en-GB') + (decimals > 0 ? `.${minor}` : '')
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
  const gap = /^[A-Z]{3}$/.test(symbol) ? ' ' : ''
  const sign = pence < 0 ? '−' : signed && pence > 0 ? '+' : ''
  return `${sign}${symbol}${gap}${number}`
}

export const pounds = (pence: number): Amount => ({ pence, currency: 'GBP' })
