import { and, eq, or, sql } from 'drizzle-orm'
import type { Tx } from '#server/db/db.ts'
import { friendRequests, notifications } from '#server/db/requestTables.ts'
import { friendships } from '#server/db/schema.ts'

/** Members whose lists of friends or requests contain the member. */
export async function selectFriendsAndAsked(tx: Tx, memberId: number): Promise<number[]> {
  const friends = tx
    .select({
      otherId: sql`${friendships.lowId} + ${friendships.highId} - ${memberId}::bigint`.mapWith(Number),
    })
    .from(friendships)
    .where(or(eq(friendships.lowId, memberId), eq(friendships.highId, memberId)))
  const asked = tx
    .select({
      otherId:
        sql`${friendRequests.requesterId} + ${friendRequests.receiverId} - ${memberId}::bigint`.mapWith(
          Number,
        ),
    })
    .from(friendRequests)
    .where(
      and(
        eq(friendRequests.state, 'REQUESTED'),
        or(eq(friendRequests.requesterId, memberId), eq(friendRequests.receiverId, memberId)),
      ),
    )
  return (await friends.union(asked)).map(({ otherId }) => otherId)
}

/** Members who have a notification from the member. */
export async function selectNotifiedBy(tx: Tx, memberId: number): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ receiverId: notifications.receiverId })
    .from(notifications)
    .where(eq(notifications.senderId, memberId))
  return rows.map(({ receiverId }) => receiverId)
}
