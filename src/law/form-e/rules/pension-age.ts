import { addMonths } from './dates.ts'

/**
 * The day on which a person reaches state pension age (Pensions Act 1995, Schedule 4, as amended by the Acts of 2007, 2011
 * and 2014). Born before 6 October 1954: taken as 66, which is not too early for anyone. Between 6 April 1960 and
 * 5 March 1961: 66 and one month for each month begun. Then 67; from 6 April 1977, 68 (the steps of that year are taken late).
 */
export function statePensionDay(born: string): string {
  if (born < '1960-04-06') return addMonths(born, 66 * 12)
  if (born < '1961-03-06') return addMonths(born, 66 * 12 + steps(born))
  if (born < '1977-04-06') return addMonths(born, 67 * 12)
  return addMonths(born, 68 * 12)
}

/** 6 April to 5 May 1960 is the first step, and so on. */
function steps(born: string): number {
  const [year = 0, month = 0, date = 0] = born.split('-').map(Number)
  return (year - 1960) * 12 + month - 4 + (date >= 6 ? 1 : 0)
}
