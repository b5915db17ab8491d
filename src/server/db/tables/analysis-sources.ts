import { bigint, foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../columns.ts'
import { analyses } from './work.ts'

/** The files that an analysis stands on. They came with it, and are erased with it. */
export const analysisSources = pgTable(
  'analysis_sources',
  {
    ownerId: uuid('owner_id').notNull(),
    id: uuid('id').notNull(),
    analysisId: uuid('analysis_id').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Its name, kind, media type and hash. */
    sealedAbout: bytea('sealed_about').notNull(),
    /** Where its sealed bytes are kept. */
    storageKey: text('storage_key').notNull(),
    /** Where what was read in it is kept, once it was read. */
    documentKey: text('document_key'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    foreignKey({
      name: 'analysis_sources_analysis',
      columns: [table.ownerId, table.analysisId],
      foreignColumns: [analyses.ownerId, analyses.id],
    }).onDelete('cascade'),
    index('analysis_sources_of_analysis').on(table.ownerId, table.analysisId),
    unique('analysis_sources_storage_key').on(table.storageKey),
    unique('analysis_sources_document_key').on(table.documentKey),
  ],
)
