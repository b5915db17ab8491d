import { type User, UserSchema } from '#protocol/auth.ts'
import { readStored, removeStored, writeStored } from '../storage.ts'

const KEY = 'userInfo'

/** A copy of the profile for the next start of the app; cleared at sign-out. */
export function keepUserInfo(user: User): void {
  writeStored(KEY, JSON.stringify(user))
}

export function forgetUserInfo(): void {
  removeStored(KEY)
}

export function storedUserInfo(): User | null {
  try {
    const parsed = UserSchema.safeParse(JSON.parse(readStored(KEY) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
