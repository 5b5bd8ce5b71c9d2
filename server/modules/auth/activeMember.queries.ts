import { and, eq, inArray } from 'drizzle-orm'
import { batchedReads } from '../../db/batchedReads.ts'
import type { Db } from '../../db/db.ts'
import { oncePerStore } from '../../db/oncePerStore.ts'
import { members } from '../../db/schema.ts'

/** False for a member who has withdrawn or is gone. */
export const isActiveMember = (db: Db, memberId: number): Promise<boolean> => activeMember(db)(memberId)

/** Everybody who comes back after a cut is asked about at the same moment. */
const activeMember = oncePerStore((db) =>
  batchedReads((memberIds: readonly number[]) => areActive(db, memberIds), {
    batchMax: 100,
    underWayMax: 2,
  }),
)

async function areActive(db: Db, memberIds: readonly number[]): Promise<boolean[]> {
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(and(inArray(members.id, [...memberIds]), eq(members.state, 'ACTIVE')))
  const active = new Set(rows.map(({ id }) => id))
  return memberIds.map((memberId) => active.has(memberId))
}
