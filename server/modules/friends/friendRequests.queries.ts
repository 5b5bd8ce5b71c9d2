import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '#server/db/db.ts'
import { friendRequests } from '#server/db/requestTables.ts'
import { friendships, members } from '#server/db/schema.ts'

export type NewRequest = typeof friendRequests.$inferInsert

/** Null: a request is already open between the two, in either direction (`friend_requests_open_pair`). */
export async function insertRequest(tx: Tx, request: NewRequest): Promise<number | null> {
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

const isOpenFrom = (requesterId: number, receiverId: number) =>
  and(
    eq(friendRequests.requesterId, requesterId),
    eq(friendRequests.receiverId, receiverId),
    eq(friendRequests.state, 'REQUESTED'),
  )

export async function hasAsked(tx: Tx, requesterId: number, receiverId: number): Promise<boolean> {
  return (await tx.$count(friendRequests, isOpenFrom(requesterId, receiverId))) > 0
}

/** Accepts the open request of one member to the other. Null: none is open in that direction. */
export async function acceptFrom(
  tx: Tx,
  requesterId: number,
  receiverId: number,
  answeredAt: Date,
): Promise<number | null> {
  const [accepted] = await tx
    .update(friendRequests)
    .set({ state: 'ACCEPTED', answeredAt })
    .where(isOpenFrom(requesterId, receiverId))
    .returning({ id: friendRequests.id })
  return accepted?.id ?? null
}

/** False: it is no longer open. */
export async function answerOpen(
  tx: Tx,
  friendRequestId: number,
  state: 'ACCEPTED' | 'REJECTED',
  answeredAt: Date,
): Promise<boolean> {
  const answered = await tx
    .update(friendRequests)
    .set({ state, answeredAt })
    .where(and(eq(friendRequests.id, friendRequestId), eq(friendRequests.state, 'REQUESTED')))
    .returning({ id: friendRequests.id })
  return answered.length > 0
}

/** Also deletes its notification. Null: no such request, another member's, or answered. */
export async function deleteOpenOf(
  db: Db,
  friendRequestId: number,
  requesterId: number,
): Promise<{ receiverId: number } | null> {
  const [deleted] = await db
    .delete(friendRequests)
    .where(
      and(
        eq(friendRequests.id, friendRequestId),
        eq(friendRequests.requesterId, requesterId),
        eq(friendRequests.state, 'REQUESTED'),
      ),
    )
    .returning({ receiverId: friendRequests.receiverId })
  return deleted ?? null
}

export async function selectTwo(db: Db, friendRequestId: number) {
  const [two] = await db
    .select({ requesterId: friendRequests.requesterId, receiverId: friendRequests.receiverId })
    .from(friendRequests)
    .where(eq(friendRequests.id, friendRequestId))
  return two ?? null
}

/** In both directions, newest first. */
export async function selectOpenRequests(db: Db, memberId: number) {
  return db
    .select({
      friendRequestId: friendRequests.id,
      requesterId: friendRequests.requesterId,
      otherMemberId: members.id,
      nickname: members.nickname,
      profileImageUrl: members.profileImageUrl,
      message: friendRequests.message,
      createdAt: friendRequests.createdAt,
    })
    .from(friendRequests)
    .innerJoin(
      members,
      sql`${members.id} = ${friendRequests.requesterId} + ${friendRequests.receiverId} - ${memberId}::bigint`,
    )
    .where(
      and(
        or(eq(friendRequests.requesterId, memberId), eq(friendRequests.receiverId, memberId)),
        eq(friendRequests.state, 'REQUESTED'),
        eq(members.state, 'ACTIVE'),
      ),
    )
    .orderBy(desc(friendRequests.id))
}

const pairOf = (oneId: number, otherId: number) => ({
  lowId: Math.min(oneId, otherId),
  highId: Math.max(oneId, otherId),
})

/** Does nothing if they are already friends (`friendships_pair`). */
export async function insertFriendship(
  tx: Tx,
  oneId: number,
  otherId: number,
  createdAt: Date,
): Promise<void> {
  await tx
    .insert(friendships)
    .values({ ...pairOf(oneId, otherId), createdAt })
    .onConflictDoNothing()
}

export async function areFriends(db: Db, oneId: number, otherId: number): Promise<boolean> {
  const { lowId, highId } = pairOf(oneId, otherId)
  return (await db.$count(friendships, and(eq(friendships.lowId, lowId), eq(friendships.highId, highId)))) > 0
}
