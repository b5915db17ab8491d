import { readStored, writeStored } from './storage.ts'

/** Which cards the dashboard shows. A preference of this browser, not a permission. */
export type UserType = 'lawyer' | 'regular'

const KEY = 'userType'

/** Anything but the two known words reads as `lawyer`. */
export function parseUserType(stored: string | null): UserType {
  return stored === 'regular' ? 'regular' : 'lawyer'
}

export function readUserType(): UserType {
  return parseUserType(readStored(KEY))
}

export function writeUserType(type: UserType): void {
  writeStored(KEY, type)
}
