import { customType, timestamp } from 'drizzle-orm/pg-core'

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** A moment, kept with its zone and to the millisecond, which is what a Date can hold. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
