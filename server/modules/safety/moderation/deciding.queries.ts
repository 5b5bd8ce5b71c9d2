import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Decision } from '#contract/http/safety/moderation.ts'
import type { Tx } from '#server/db/db.ts'
import { cases, hiddenMessages, sanctions } from '#server/db/safetyTables.ts'
import { members, messages } from '#server/db/schema.ts'
import { markShowing } from '#server/modules/chat/rooms/listChanged.queries.ts'

/**
 * Locks the member, so that a log-in or withdrawal waits and then sees what is decided. Undefined: deleted.
 */
export async function holdSubject(tx: Tx, memberId: number) {
  const [row] = await tx
    .select({ picture: members.profileImageUrl })
    .from(members)
    .where(eq(members.id, memberId))
    .for('no key update')
  return row
}

/** Locks the case: the second of two decisions waits for the first. */
export async function holdCaseToDecide(tx: Tx, caseId: number) {
  const [row] = await tx
    .select({ state: cases.state, memberId: cases.memberId })
    .from(cases)
    .where(eq(cases.id, caseId))
    .for('update')
  return row
}

interface Closing {
  caseId: number
  moderatorId: number
  decision: Decision
  closedAt: Date
}

export async function closeCase(tx: Tx, { caseId, ...closing }: Closing): Promise<void> {
  await tx
    .update(cases)
    .set({ state: 'CLOSED', ...closing })
    .where(eq(cases.id, caseId))
}

export async function insertSanction(tx: Tx, sanction: typeof sanctions.$inferInsert): Promise<number> {
  const [row] = await tx.insert(sanctions).values(sanction).returning({ id: sanctions.id })
  return row!.id
}

/** A message that another sanction hides already stays with that one. */
export async function insertHidden(
  tx: Tx,
  sanctionId: number,
  messageIds: readonly number[],
  hiddenAt: Date,
): Promise<number[]> {
  if (messageIds.length === 0) return []
  const known = tx
    .select({ id: messages.id })
    .from(messages)
    .where(inArray(messages.id, [...messageIds]))
  const rows = await tx
    .insert(hiddenMessages)
    .select(
      tx
        .select({
          messageId: sql<number>`known.id`.as('message_id'),
          sanctionId: sql<number>`${sanctionId}::bigint`.as('sanction_id'),
          hiddenAt: sql<Date>`${hiddenAt.toISOString()}::timestamptz`.as('hidden_at'),
        })
        .from(sql`(${known}) as known`),
    )
    .onConflictDoNothing()
    .returning({ messageId: hiddenMessages.messageId })
  const hidden = rows.map(({ messageId }) => messageId)
  await markShowing(tx, hidden)
  return hidden
}

/** Takes the picture off the profile, unless it has been replaced. */
export async function takePicture(tx: Tx, memberId: number, picture: string): Promise<void> {
  await tx
    .update(members)
    .set({ profileImageUrl: null })
    .where(and(eq(members.id, memberId), eq(members.profileImageUrl, picture)))
}
