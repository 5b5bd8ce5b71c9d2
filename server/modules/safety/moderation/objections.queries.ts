import { and, asc, desc, eq, gt, lt, ne } from 'drizzle-orm'
import type { Db, Tx } from '#server/db/db.ts'
import { objections } from '#server/db/safetyTables.ts'
import { members } from '#server/db/schema.ts'

/** Those OPEN oldest first, or the decided newest first. */
export async function selectObjections(
  db: Db,
  { isOpen, cursor, limit }: { isOpen: boolean; cursor: number | null; limit: number },
) {
  const [order, beyond] = isOpen ? [asc, gt] : [desc, lt]
  return db
    .select({
      objectionId: objections.id,
      sanctionId: objections.sanctionId,
      state: objections.state,
      words: objections.words,
      createdAt: objections.createdAt,
      answer: objections.answer,
      moderator: { memberId: members.id, nickname: members.nickname },
    })
    .from(objections)
    .leftJoin(members, eq(members.id, objections.moderatorId))
    .where(
      and(
        (isOpen ? eq : ne)(objections.state, 'OPEN'),
        cursor === null ? undefined : beyond(objections.id, cursor),
      ),
    )
    .orderBy(order(objections.id))
    .limit(limit)
}

/** Undefined: no such objection. */
export async function selectSanctionOf(db: Db, objectionId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ sanctionId: objections.sanctionId })
    .from(objections)
    .where(eq(objections.id, objectionId))
  return row?.sanctionId
}

interface Answer {
  state: 'UPHELD' | 'LIFTED'
  answer: string
  decidedAt: Date
  moderatorId: number
}

/** Call it with the sanction locked. False: none waits. */
export async function answerOpenObjection(tx: Tx, sanctionId: number, answer: Answer): Promise<boolean> {
  const rows = await tx
    .update(objections)
    .set(answer)
    .where(and(eq(objections.sanctionId, sanctionId), eq(objections.state, 'OPEN')))
    .returning({ id: objections.id })
  return rows.length > 0
}
