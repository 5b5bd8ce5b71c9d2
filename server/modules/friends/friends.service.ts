import type { Friend } from '#contract/http/friends.ts'
import type { Deps } from '#server/deps.ts'
import { selectFriends } from './friends.queries.ts'

/** F1. In nickname order; withdrawn members are left out. */
export async function friendsOf({ db }: Pick<Deps, 'db'>, memberId: number): Promise<Friend[]> {
  const rows = await selectFriends(db, memberId)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
