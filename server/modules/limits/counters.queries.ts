import { eq } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { rateCounters } from '../../db/schema.ts'

export const WINDOW_MS = 60 * 60 * 1000

/** Events of one kind since the window opened with the first of them. */
export interface Counter {
  windowStartedAt: Date
  count: number
  lastAt: Date
}

/** Seconds until the next event is let through, given what was counted; 0: at once. */
export type LimitRule = (counter: Counter, now: Date) => number

/** What counts at `now`: nothing once the window has passed. */
export async function readCounter(db: Db, key: string, now: Date): Promise<Counter> {
  const [row] = await db.select().from(rateCounters).where(eq(rateCounters.key, key))
  return current(row, now)
}

/**
 * Counts one event, or returns the seconds to wait when the rule lets no more through. The row lock makes events of
 * one key follow each other on all nodes, so however many come at once, no more than the rule says are counted.
 */
export async function countEvent(db: Db, key: string, now: Date, rule: LimitRule): Promise<number> {
  return db.transaction(async (tx) => {
    await tx
      .insert(rateCounters)
      .values({ key, windowStartedAt: now, count: 0, lastAt: now })
      .onConflictDoNothing()
    const [row] = await tx.select().from(rateCounters).where(eq(rateCounters.key, key)).for('update')
    const { windowStartedAt, count, lastAt } = current(row, now)
    const waitSeconds = rule({ windowStartedAt, count, lastAt }, now)
    if (waitSeconds > 0) return waitSeconds
    await tx
      .update(rateCounters)
      .set({ windowStartedAt, count: count + 1, lastAt: now })
      .where(eq(rateCounters.key, key))
    return 0
  })
}

function current(row: Counter | undefined, now: Date): Counter {
  const open = row !== undefined && now.getTime() - row.windowStartedAt.getTime() < WINDOW_MS
  return open ? row : { windowStartedAt: now, count: 0, lastAt: now }
}

/** Whole seconds, rounded up, as Retry-After wants them; 0 when the instant has come. */
export function secondsUntil(instant: number, now: Date): number {
  return Math.max(0, Math.ceil((instant - now.getTime()) / 1000))
}
