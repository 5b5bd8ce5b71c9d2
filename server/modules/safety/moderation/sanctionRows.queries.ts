import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '#server/db/db.ts'
import { hiddenMessages, sanctions } from '#server/db/safetyTables.ts'
import { members } from '#server/db/schema.ts'
import { markShowing } from '#server/modules/chat/rooms/listChanged.queries.ts'

const subject = alias(members, 'subject')
const moderator = alias(members, 'moderator')

const SANCTION_ROW = {
  sanctionId: sanctions.id,
  kind: sanctions.kind,
  memberId: sanctions.memberId,
  nickname: subject.nickname,
  reason: sanctions.reason,
  startsAt: sanctions.startsAt,
  endsAt: sanctions.endsAt,
  liftedAt: sanctions.liftedAt,
  moderator: { memberId: moderator.id, nickname: moderator.nickname },
  caseId: sanctions.caseId,
}

const selectAll = (db: Db) =>
  db
    .select(SANCTION_ROW)
    .from(sanctions)
    .innerJoin(subject, eq(subject.id, sanctions.memberId))
    .leftJoin(moderator, eq(moderator.id, sanctions.moderatorId))

export type SanctionFacts = Awaited<ReturnType<typeof selectAll>>[number]

/** Newest first; null stands for no condition. */
export async function selectSanctions(
  db: Db,
  { memberId, cursor, limit }: { memberId: number | null; cursor: number | null; limit: number },
): Promise<SanctionFacts[]> {
  return selectAll(db)
    .where(
      and(
        memberId === null ? undefined : eq(sanctions.memberId, memberId),
        cursor === null ? undefined : lt(sanctions.id, cursor),
      ),
    )
    .orderBy(desc(sanctions.id))
    .limit(limit)
}

/** By id, in no order. */
export async function selectSanctionRows(db: Db, ids: readonly number[]): Promise<SanctionFacts[]> {
  return selectAll(db).where(inArray(sanctions.id, [...ids]))
}

/**
 * The chat limits and suspensions of these members that hold at `at`: suspensions first, then what ends last.
 */
export async function selectActive(db: Db, memberIds: readonly number[], at: Date): Promise<SanctionFacts[]> {
  return selectAll(db)
    .where(
      and(
        inArray(sanctions.memberId, [...memberIds]),
        inArray(sanctions.kind, ['CHAT_LIMIT', 'SUSPENSION']),
        isNull(sanctions.liftedAt),
        or(isNull(sanctions.endsAt), gt(sanctions.endsAt, at)),
      ),
    )
    .orderBy(desc(eq(sanctions.kind, 'SUSPENSION')), sql`${sanctions.endsAt} desc nulls first`)
}

/** Ends a sanction and shows again what it hid, unless the member has set another picture. */
export async function lift(tx: Tx, sanctionId: number, at: Date): Promise<number[]> {
  const [lifted] = await tx
    .update(sanctions)
    .set({ liftedAt: at })
    .where(eq(sanctions.id, sanctionId))
    .returning({ memberId: sanctions.memberId, picture: sanctions.hiddenPicture })
  if (lifted?.picture)
    await tx
      .update(members)
      .set({ profileImageUrl: lifted.picture })
      .where(and(eq(members.id, lifted.memberId), isNull(members.profileImageUrl)))
  const shown = await tx
    .delete(hiddenMessages)
    .where(eq(hiddenMessages.sanctionId, sanctionId))
    .returning({ messageId: hiddenMessages.messageId })
  const messageIds = shown.map(({ messageId }) => messageId)
  await markShowing(tx, messageIds)
  return messageIds
}
