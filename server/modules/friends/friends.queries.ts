import { and, eq, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { friendships, members } from '#server/db/schema.ts'

/**
 * The nickname key is compared by code point, which for Hangul is dictionary order, so the order does not
 * depend on the store's collation.
 */
export async function selectFriends(db: Db, memberId: number) {
  return db
    .select({
      friendId: friendships.id,
      otherMemberId: members.id,
      nickname: members.nickname,
      profileImageUrl: members.profileImageUrl,
      bio: members.bio,
      createdAt: friendships.createdAt,
    })
    .from(friendships)
    .innerJoin(
      members,
      sql`${members.id} = ${friendships.lowId} + ${friendships.highId} - ${memberId}::bigint`,
    )
    .where(
      and(or(eq(friendships.lowId, memberId), eq(friendships.highId, memberId)), eq(members.state, 'ACTIVE')),
    )
    .orderBy(sql`${members.nicknameKey} collate "C"`, friendships.id)
}

/** Null: no such friendship, or of other members. */
export async function deleteFriendshipOf(
  db: Db,
  friendId: number,
  memberId: number,
): Promise<{ lowId: number; highId: number } | null> {
  const [deleted] = await db
    .delete(friendships)
    .where(
      and(
        eq(friendships.id, friendId),
        or(eq(friendships.lowId, memberId), eq(friendships.highId, memberId)),
      ),
    )
    .returning({ lowId: friendships.lowId, highId: friendships.highId })
  return deleted ?? null
}

export async function isFriendship(db: Db, friendId: number): Promise<boolean> {
  return (await db.$count(friendships, eq(friendships.id, friendId))) > 0
}
