import { sql } from 'drizzle-orm'
import { UNKNOWN_MEMBER_NAME } from '#contract/http/chat/messages.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { moderationActions } from '#server/db/safetyTables.ts'
import { members } from '#server/db/schema.ts'

type Action = typeof moderationActions.$inferInsert

const nameOf = (memberId: number) => sql<string>`(select nickname from ${members} where id = ${memberId})`

/**
 * Adds a row to the audit log, in the transaction of what it tells. The names are kept as they are now.
 *
 * @param action without `moderatorId`: the server's command, as `moderatorName` tells
 */
export async function insertAction(
  tx: Tx | Db,
  { moderatorId = null, memberId = null, ...action }: Omit<Action, 'moderatorName' | 'memberName'>,
  moderatorName?: string,
): Promise<void> {
  await tx.insert(moderationActions).values({
    ...action,
    moderatorId,
    moderatorName:
      moderatorId === null
        ? (moderatorName ?? UNKNOWN_MEMBER_NAME)
        : sql`coalesce(${nameOf(moderatorId)}, ${UNKNOWN_MEMBER_NAME})`,
    memberId,
    memberName: memberId === null ? null : nameOf(memberId),
  })
}
