import { and, eq, or, sql } from 'drizzle-orm'
import type { Tx } from '#server/db/db.ts'
import { friendRequests, notifications } from '#server/db/requestTables.ts'
import { friendships } from '#server/db/schema.ts'

/** In whose lists of friends and requests the member is. */
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

/** Who has a notification of the member. */
export async function selectNotifiedBy(tx: Tx, memberId: number): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ receiverId: notifications.receiverId })
    .from(notifications)
    .where(eq(notifications.senderId, memberId))
  return rows.map(({ receiverId }) => receiverId)
}
