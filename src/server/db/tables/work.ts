import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Progress } from '#protocol/analyses.ts'
import { bytea, moment } from '../columns.ts'
import { users } from './people.ts'

const owner = () =>
  uuid('owner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const files = pgTable(
  'files',
  {
    ownerId: owner(),
    id: uuid('id').notNull(),
    /** A file is found by its name without its name standing here: a keyed hash of it. */
    nameIndex: bytea('name_index').notNull(),
    sealedName: bytea('sealed_name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Media type by content. */
    type: text('type').notNull(),
    kind: text('kind').notNull(),
    pages: integer('pages'),
    /** Of the plain bytes; sealed, because it would tell who holds a known document. */
    sealedSha256: bytea('sealed_sha256').notNull(),
    /** Where the sealed bytes are kept. */
    storageKey: text('storage_key').notNull(),
    uploadedAt: moment('uploaded_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    unique('files_name').on(table.ownerId, table.nameIndex),
    unique('files_storage_key').on(table.storageKey),
  ],
)

export const analyses = pgTable(
  'analyses',
  {
    ownerId: owner(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: ['form-e'] }).notNull(),
    status: text('status', { enum: ['queued', 'running', 'done', 'failed', 'canceled'] }).notNull(),
    progress: jsonb('progress').$type<Progress>().notNull(),
    /** The ids of the files it stands on, in order. */
    fileIds: uuid('file_ids').array().notNull(),
    /** What it was asked, with the files' names. */
    sealedInput: bytea('sealed_input').notNull(),
    sealedHeadline: bytea('sealed_headline'),
    sealedResult: bytea('sealed_result'),
    sealedError: bytea('sealed_error'),
    cancelRequested: boolean('cancel_requested').notNull().default(false),
    /** How often it was begun: one that ends its worker each time is given up. */
    attempts: integer('attempts').notNull().default(0),
    /** Which worker runs it, and until when it may be silent before another takes over. */
    leasedBy: uuid('leased_by'),
    heartbeatAt: moment('heartbeat_at'),
    leaseUntil: moment('lease_until'),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('analyses_waiting').on(table.status, table.createdAt),
    index('analyses_of_owner').on(table.ownerId, table.createdAt),
  ],
)
