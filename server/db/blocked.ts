import { sql, type SQL } from 'drizzle-orm'
import type { Db } from './db.ts'
import { blocks } from './safetyTables.ts'

/**
 * Whether there is a block between the two, either way, as SQL: the one condition by which queries leave
 * people out (P22). Both are member ids of the query around it; false where `other` is null. When `viewer` is
 * the same for all rows, the list is read once and not once a row.
 */
export const isBlocked = (other: SQL, viewer: SQL): SQL<boolean> => sql<boolean>`coalesce(${other} in (
  select block.blocked_id from ${blocks} block where block.blocker_id = ${viewer}
  union all select block.blocker_id from ${blocks} block where block.blocked_id = ${viewer}), false)`

/** Of these members, those between whom and the member there is a block, either way. */
export async function selectBlockedAmong(
  db: Db,
  memberId: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const others = sql`any(${`{${ids.join(',')}}`}::text::bigint[])`
  const rows = await db
    .select({ blockerId: blocks.blockerId, blockedId: blocks.blockedId })
    .from(blocks)
    .where(
      sql`(${blocks.blockerId} = ${memberId} and ${blocks.blockedId} = ${others})
        or (${blocks.blockedId} = ${memberId} and ${blocks.blockerId} = ${others})`,
    )
  return rows.map(({ blockerId, blockedId }) => (blockerId === memberId ? blockedId : blockerId))
}

/** Whether there is a block between the two, either way. */
export const areBlocked = async (db: Db, oneId: number, otherId: number): Promise<boolean> =>
  (await selectBlockedAmong(db, oneId, [otherId])).length > 0
