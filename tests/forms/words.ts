const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'.split(
  '|',
)

export const monthName = (iso: string): string => MONTHS[Number(iso.slice(5, 7)) - 1] ?? ''

/** 4 March 2019 */
export const spokenDate = (iso: string): string =>
  `${Number(iso.slice(8, 10))} ${monthName(iso)} ${iso.slice(0, 4)}`

/** £1,234.56, £1,234 where there are no pence, -£12.30 below zero. */
export function spokenMoney(pence: number): string {
  const sum = Math.abs(pence)
  const whole = Math.floor(sum / 100).toLocaleString('en-GB')
  const rest = sum % 100 === 0 ? '' : `.${String(sum % 100).padStart(2, '0')}`
  return `${pence < 0 ? '-' : ''}£${whole}${rest}`
}
