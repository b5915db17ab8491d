// Every table, in one place for drizzle-kit and for queries.
export { analysisSources } from './tables/analysis-sources.ts'
export { identities, sessions, userKeys, users } from './tables/people.ts'
export { auditEvents, pendingSignIns, rateLimits } from './tables/records.ts'
export { analyses, files } from './tables/work.ts'
