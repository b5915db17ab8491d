const DAY = 86_400_000

const at = (iso: string): number => Date.parse(`${iso}T00:00:00Z`)

/** Whole days from one ISO date to another; negative where the second lies before the first. */
export const daysBetween = (from: string, to: string): number => Math.round((at(to) - at(from)) / DAY)

/** The same day of the month so many months on, or the month's last day where there is none. */
export function addMonths(iso: string, months: number): string {
  const [year = 0, month = 1, date = 1] = iso.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date, last))
  return first.toISOString().slice(0, 10)
}

/** Whole years lived on a day. */
export function ageOn(birth: string, on: string): number {
  const years = Number(on.slice(0, 4)) - Number(birth.slice(0, 4))
  return on.slice(5) < birth.slice(5) ? years - 1 : years
}
