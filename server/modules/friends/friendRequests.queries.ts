import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '#server/db/db.ts'
import { friendRequests } from '#server/db/requestTables.ts'
import { friendships } from '#server/db/schema.ts'

/** Null: one is open between the two, whoever asked (`friend_requests_open_pair`). */
export async function insertRequest(
  tx: Tx,
  request: typeof friendRequests.$inferInsert,
): Promise<number | null> {
  const [stored] = await tx
    .insert(friendRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: friendRequests.id })
  return stored?.id ?? null
}

export async function deleteRequest(tx: Tx, friendRequestId: number): Promise<void> {
  await tx.delete(friendRequests).where(eq(friendRequests.id, friendRequestId))
}

export async function areFriends(db: Db, oneId: number, otherId: number): Promise<boolean> {
  const found = await db
    .select({ id: friendships.id })
    .from(friendships)
    .where(
      and(eq(friendships.lowId, Math.min(oneId, otherId)), eq(friendships.highId, Math.max(oneId, otherId))),
    )
  return found.length > 0
}
