const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** An ISO date: '3 March 2026', the same day wherever it is read. */
export const formatDay = (iso: string): string => day.format(new Date(iso))

/** An ISO moment in the reader's own time: '3 Mar 2026, 10:04'. */
export const formatMoment = (iso: string): string => moment.format(new Date(iso))
