import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { SocialLinksSchema } from '#protocol/auth.ts'
import { bytea, moment } from '../columns.ts'

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    picture: text('picture'),
    phone: text('phone'),
    country: text('country'),
    address: text('address'),
    occupation: text('occupation'),
    userType: text('user_type', { enum: ['lawyer', 'seeking_legal_help'] }),
    socialLinks: jsonb('social_links').$type<z.infer<typeof SocialLinksSchema>>().notNull().default({}),
    /** Held on the waitlist at first sign-in. */
    waitlist: boolean('waitlist').notNull(),
    /** Let in by an operator. */
    activated: boolean('activated').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  // Not unique: an address is not an identity, and a provider may hand it to somebody else one day.
  (table) => [
    index('users_email').on(table.email),
    index('users_waitlist').on(table.waitlist, table.createdAt),
  ],
)

/** Who somebody is to a provider: its issuer and its `sub`. */
export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('identities_user').on(table.userId),
  ],
)

/** Sessions under the SHA-256 of their cookie: reading this table lets nobody in. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

/** A user's data key, wrapped by the installation's master key. Without its row, what it sealed is gone. */
export const userKeys = pgTable('user_keys', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  wrapped: text('wrapped').notNull(),
  createdAt: moment('created_at').notNull(),
})
