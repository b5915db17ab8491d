import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../columns.ts'

/** Append-only. Each event carries the hash of the one before it, so that none can be changed or taken out unseen. */
export const auditEvents = pgTable(
  'audit_events',
  {
    sequence: bigint('sequence', { mode: 'number' }).primaryKey(),
    id: uuid('id').notNull().unique(),
    at: moment('at').notNull(),
    /** Whose event it is. No foreign key: the record outlives the account. */
    ownerId: uuid('owner_id'),
    action: text('action').notNull(),
    /** What it was done to: a kind and an id, never a name. */
    subject: text('subject'),
    details: jsonb('details').$type<Record<string, string | number | boolean | null>>().notNull().default({}),
    previousHash: bytea('previous_hash').notNull(),
    hash: bytea('hash').notNull(),
  },
  (table) => [index('audit_events_of_owner').on(table.ownerId, table.sequence)],
)

/** Counts of requests, shared by all nodes. Unlogged (see its migration): losing them in a crash harms nobody. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    rule: text('rule').notNull(),
    /** A hash of the account's id or the address. */
    subject: text('subject').notNull(),
    windowStart: moment('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.rule, table.subject] }),
    index('rate_limits_age').on(table.windowStart),
  ],
)

/** A sign-in that was begun and has not come back yet. Taken out as it comes back, so that none comes back twice. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    state: text('state').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('pending_sign_ins_expiry').on(table.expiresAt)],
)
