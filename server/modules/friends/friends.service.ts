import type { Friend } from '#contract/http/friends/friends.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import { tellChanged } from '../notifications/notifications.service.ts'
import { deleteFriendshipOf, isFriendship, selectFriends } from './friends.queries.ts'

/** F1. In nickname order; withdrawn members are left out. */
export async function listFriends(
  { db }: Pick<Deps, 'db'>,
  memberId: number,
  urlOf: UrlOf,
): Promise<Friend[]> {
  const rows = await selectFriends(db, memberId)
  return rows.map((row) => ({
    ...row,
    profileImageUrl: urlOf(row.profileImageUrl),
    createdAt: row.createdAt.toISOString(),
  }))
}

/**
 * F6. Ends it for both.
 * @throws AppError FRIEND4005 unknown or ended · COMMON403 of other members
 */
export async function endFriendship(deps: Deps, memberId: number, friendId: number): Promise<void> {
  const ended = await deleteFriendshipOf(deps.db, friendId, memberId)
  if (ended === null) throw new AppError((await isFriendship(deps.db, friendId)) ? 'COMMON403' : 'FRIEND4005')
  await tellChanged(deps, [ended.lowId, ended.highId], 'FRIENDS_CHANGED')
}
