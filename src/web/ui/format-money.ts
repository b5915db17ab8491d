const formats = new Map<string, Intl.NumberFormat>()

function formatFor(currency: string, signed: boolean): Intl.NumberFormat {
  const key = `${currency}${signed}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    signDisplay: signed ? 'exceptZero' : 'auto',
  })
  formats.set(key, made)
  return made
}

/** '£1,234.50' from 123450. Exact: the digits go to the formatter as text, never through a float. */
export function formatMoney(pence: number, currency = 'GBP', signed = false): string {
  const digits = String(Math.abs(pence)).padStart(3, '0')
  const decimal = `${pence < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
  // A minus that lines up with the plus, rather than a hyphen.
  return formatFor(currency, signed)
    .format(decimal as Intl.StringNumericLiteral)
    .replace('-', '\u2212')
}
