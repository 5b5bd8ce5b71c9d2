import { and, eq, inArray, lte } from 'drizzle-orm'
import { bands } from '../db/bandTables.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'

/** As in the clean-up: no lock is held for long. */
const ROWS_AT_A_TIME = 500

/**
 * Sets bands with automatic closing to ACTIVE once their end has passed (RC2). Any node may run it at any
 * time, also concurrently: a band that another node is closing, or that somebody is applying to, is left for
 * the next run. Until then no new applicant is accepted (`whyCannotApply`).
 */
export async function closeBands({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  let closed = 0
  for (;;) {
    const bandIds = await closeSome(db, now())
    closed += bandIds.length
    if (bandIds.length < ROWS_AT_A_TIME) return closed
  }
}

const closeSome = (db: Db, at: Date) =>
  db
    .update(bands)
    .set({ status: 'ACTIVE' })
    .where(
      inArray(
        bands.id,
        db
          .select({ id: bands.id })
          .from(bands)
          .where(and(eq(bands.status, 'RECRUITING'), eq(bands.autoClose, true), lte(bands.endsAt, at)))
          .limit(ROWS_AT_A_TIME)
          .for('no key update', { skipLocked: true }),
      ),
    )
    .returning({ id: bands.id })
