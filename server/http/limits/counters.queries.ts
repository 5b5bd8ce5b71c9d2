import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { rateCounters } from '#server/db/schema.ts'
import { countedAt, type Counter, type LimitRule } from './limits.policy.ts'

/** The counter at `now`: zero once the window has passed. */
export async function readCounter(db: Db, key: string, now: Date): Promise<Counter> {
  const [row] = await db.select().from(rateCounters).where(eq(rateCounters.key, key))
  return countedAt(now, row)
}

/**
 * Counts one event, or returns the seconds to wait when the rule allows no more. The row lock serialises
 * events of one key across all nodes, so concurrent events cannot exceed the rule.
 */
export async function countEvent(db: Db, key: string, now: Date, rule: LimitRule): Promise<number> {
  return db.transaction(async (tx) => {
    await tx
      .insert(rateCounters)
      .values({ key, windowStartedAt: now, count: 0, lastAt: now })
      .onConflictDoNothing()
    const [row] = await tx.select().from(rateCounters).where(eq(rateCounters.key, key)).for('update')
    const { windowStartedAt, count, lastAt } = countedAt(now, row)
    const waitSeconds = rule({ windowStartedAt, count, lastAt }, now)
    if (waitSeconds > 0) return waitSeconds
    await tx
      .update(rateCounters)
      .set({ windowStartedAt, count: count + 1, lastAt: now })
      .where(eq(rateCounters.key, key))
    return 0
  })
}
