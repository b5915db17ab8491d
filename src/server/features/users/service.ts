import type { ProfileUpdate, User } from '#protocol/auth.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/plugins/app-error.ts'
import { recordEvent } from '../audit/record.ts'
import { findUser, updateUser } from './store.ts'

export async function profileOf({ database }: Pick<Deps, 'database'>, owner: string): Promise<User> {
  const user = await findUser(database.db, owner)
  if (!user) throw new AppError('NOT_FOUND')
  return user
}

/** Saves a profile. Who somebody is and whether they are let in are not the user's to write, and not in `update`. */
export async function saveProfile(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  owner: string,
  update: ProfileUpdate,
): Promise<User> {
  const now = clock.now()
  const saved = await database.db.transaction(async (tx) => {
    const user = await updateUser(tx, owner, update, now)
    if (user) {
      await recordEvent(tx, { at: now, action: 'profile.updated', ownerId: owner, subject: `user:${owner}` })
    }
    return user
  })
  if (!saved) throw new AppError('NOT_FOUND')
  return saved
}
