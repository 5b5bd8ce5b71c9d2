import type { Friend } from '#contract/http/friends.ts'
import type { Deps } from '#server/deps.ts'
import type { UrlOf } from '#server/fileUrls.ts'
import { selectFriends } from './friends.queries.ts'

/** F1. In nickname order; withdrawn members are left out. */
export async function friendsOf({ db }: Pick<Deps, 'db'>, memberId: number, urlOf: UrlOf): Promise<Friend[]> {
  const rows = await selectFriends(db, memberId)
  return rows.map((row) => ({
    ...row,
    profileImageUrl: urlOf(row.profileImageUrl),
    createdAt: row.createdAt.toISOString(),
  }))
}
