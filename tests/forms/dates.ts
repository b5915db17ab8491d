/** ISO dates as plain strings; UTC throughout, so that no machine's time zone shifts a day. */
const DAY = 86_400_000

const toTime = (iso: string): number => Date.parse(`${iso}T00:00:00Z`)

export const addDays = (iso: string, days: number): string =>
  new Date(toTime(iso) + days * DAY).toISOString().slice(0, 10)

export function addMonths(iso: string, months: number): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number)
  const at = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate()
  at.setUTCDate(Math.min(day, last))
  return at.toISOString().slice(0, 10)
}

export const daysBetween = (from: string, to: string): number => Math.round((toTime(to) - toTime(from)) / DAY)

/** Whole years from birth to the day. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}

/** The end of the last tax year (5 April) before the day. */
export function lastTaxYearEnd(day: string): string {
  const thisYear = `${day.slice(0, 4)}-04-05`
  return day > thisYear ? thisYear : `${Number(day.slice(0, 4)) - 1}-04-05`
}
