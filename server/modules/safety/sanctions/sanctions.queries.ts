import { and, eq, sql } from 'drizzle-orm'
import type { Evidence } from '#contract/http/safety/reports.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { hiddenMessages, objections, reports, sanctions } from '#server/db/safetyTables.ts'

const SANCTION_COLUMNS = {
  sanctionId: sanctions.id,
  memberId: sanctions.memberId,
  caseId: sanctions.caseId,
  kind: sanctions.kind,
  reason: sanctions.reason,
  startsAt: sanctions.startsAt,
  endsAt: sanctions.endsAt,
  liftedAt: sanctions.liftedAt,
}

/** A member's own sanction with its objection. Undefined: unknown, or another's. */
export async function selectOwnSanction(db: Db, memberId: number, sanctionId: number) {
  const [row] = await db
    .select({
      ...SANCTION_COLUMNS,
      objection: {
        words: objections.words,
        createdAt: objections.createdAt,
        state: objections.state,
        answer: objections.answer,
      },
    })
    .from(sanctions)
    .leftJoin(objections, eq(objections.sanctionId, sanctions.id))
    .where(and(eq(sanctions.id, sanctionId), eq(sanctions.memberId, memberId)))
  return row
}

/** The evidence of the sanction's case, and the messages that it hides. */
export async function selectGrounds(
  db: Db,
  { sanctionId, caseId }: { sanctionId: number; caseId: number | null },
) {
  const evidence =
    caseId === null
      ? []
      : await db
          .select({ evidence: sql<Evidence>`${reports.evidence}` })
          .from(reports)
          .where(eq(reports.caseId, caseId))
          .orderBy(reports.id)
  const hidden = await db
    .select({ messageId: hiddenMessages.messageId })
    .from(hiddenMessages)
    .where(eq(hiddenMessages.sanctionId, sanctionId))
  return {
    evidence: evidence.map((row) => row.evidence),
    hiddenIds: hidden.map(({ messageId }) => messageId),
  }
}

/** Whom the sanction is against. Null: no such sanction. */
export async function selectSanctioned(db: Db, sanctionId: number): Promise<number | null> {
  const [row] = await db
    .select({ memberId: sanctions.memberId })
    .from(sanctions)
    .where(eq(sanctions.id, sanctionId))
  return row?.memberId ?? null
}

/** Locks the sanction: an objection to it and its end exclude each other. */
export async function selectSanctionHeld(tx: Tx, sanctionId: number) {
  const [row] = await tx
    .select(SANCTION_COLUMNS)
    .from(sanctions)
    .where(eq(sanctions.id, sanctionId))
    .for('update')
  return row
}

/** False: the sanction has been objected to before. */
export async function insertObjection(
  tx: Tx,
  objection: { sanctionId: number; words: string; createdAt: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(objections)
    .values(objection)
    .onConflictDoNothing()
    .returning({ id: objections.id })
  return rows.length > 0
}
