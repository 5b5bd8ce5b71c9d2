import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db, Tx } from '#server/db/db.ts'
import { keptAnswers } from '#server/db/requestTables.ts'

/** A key as one member uses it: another member's key of the same text is a different one. */
export interface KeyOfMember {
  memberId: number
  /** A UUID in lower case. */
  key: string
}

export type KeptAnswer = Pick<typeof keptAnswers.$inferSelect, 'callId' | 'bodyHash' | 'status' | 'answer'>

const KEY_LOCKS = 4_804_293

/** Until the end of the transaction. Two keys with the same hash wait for each other, and nothing worse. */
export async function lockKey(tx: Tx, { memberId, key }: KeyOfMember): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(${KEY_LOCKS}::integer, hashtext(${`${memberId}:${key}`}::text))`,
  )
}

/** Null: none was kept after `oldest`. */
export async function selectAnswer(
  db: Db,
  { memberId, key }: KeyOfMember,
  oldest: Date,
): Promise<KeptAnswer | null> {
  const { callId, bodyHash, status, answer } = keptAnswers
  const [row] = await db
    .select({ callId, bodyHash, status, answer })
    .from(keptAnswers)
    .where(
      and(eq(keptAnswers.memberId, memberId), eq(keptAnswers.key, key), gt(keptAnswers.createdAt, oldest)),
    )
  return row ?? null
}

/** The key is locked. Replaces an answer that is too old but was not cleaned up yet. */
export async function insertAnswer(
  tx: Tx,
  { memberId, key }: KeyOfMember,
  kept: KeptAnswer,
  at: Date,
): Promise<void> {
  await tx
    .insert(keptAnswers)
    .values({ memberId, key, ...kept, createdAt: at })
    .onConflictDoUpdate({
      target: [keptAnswers.memberId, keptAnswers.key],
      set: { ...kept, createdAt: at },
    })
}
