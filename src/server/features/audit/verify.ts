import { asc, gt } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { auditEvents } from '../../db/schema.ts'
import { type ChainReport, createChainCheck } from './chain.ts'

const BATCH = 1000

/**
 * Reads the whole record from its first event and checks every link. Events cut off at the end leave a
 * chain that still holds: whoever fears that notes the `head` elsewhere from time to time.
 */
export async function verifyChain(db: Database): Promise<ChainReport> {
  const check = createChainCheck()
  let after = 0
  for (;;) {
    const batch = await db
      .select()
      .from(auditEvents)
      .where(gt(auditEvents.sequence, after))
      .orderBy(asc(auditEvents.sequence))
      .limit(BATCH)
    for (const event of batch) {
      const problem = check.next(event)
      if (problem) return problem
      after = event.sequence
    }
    if (batch.length < BATCH) return check.report()
  }
}
