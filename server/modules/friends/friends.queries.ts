import { and, eq, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/db.ts'
import { friendships, members } from '#server/db/schema.ts'

/**
 * The nickname key is compared by code point, which for Hangul is dictionary order, so the order does not depend on the
 * collation of the store. Two halves because each side of the pair has its own index.
 */
export async function selectFriends(db: Db, memberId: number) {
  const half = (mine: typeof friendships.lowId | typeof friendships.highId, theirs: typeof mine) =>
    db
      .select({
        friendId: friendships.id,
        otherMemberId: members.id,
        nickname: members.nickname,
        nicknameKey: members.nicknameKey,
        profileImageUrl: members.profileImageUrl,
        bio: members.bio,
        createdAt: friendships.createdAt,
      })
      .from(friendships)
      .innerJoin(members, eq(members.id, theirs))
      .where(and(eq(mine, memberId), eq(members.state, 'ACTIVE')))
  const friends = union(
    half(friendships.lowId, friendships.highId),
    half(friendships.highId, friendships.lowId),
  ).as('friends')
  return db
    .select({
      friendId: friends.friendId,
      otherMemberId: friends.otherMemberId,
      nickname: friends.nickname,
      profileImageUrl: friends.profileImageUrl,
      bio: friends.bio,
      createdAt: friends.createdAt,
    })
    .from(friends)
    .orderBy(sql`${friends.nicknameKey} collate "C"`, friends.friendId)
}
