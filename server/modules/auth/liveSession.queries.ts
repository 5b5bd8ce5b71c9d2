import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { batchedReads } from '../../db/batchedReads.ts'
import type { Db } from '../../db/db.ts'
import { oncePerStore } from '../../db/oncePerStore.ts'
import { members, refreshFamilies } from '../../db/schema.ts'
import type { AccessClaims } from '../../deps.ts'

/** What an access token says about who is calling, and from where. */
export type SessionClaims = Pick<AccessClaims, 'memberId' | 'sessionId'>

/**
 * False for a member who has withdrawn or is gone, and for a session that was ended. A session that nobody knows is alive: a family is
 * deleted when the last of its refresh tokens has run out, days after every access token that was signed with them.
 */
export const isLiveSession = (db: Db, claims: SessionClaims): Promise<boolean> => liveSession(db)(claims)

/** Everybody who comes back after a cut is asked about at the same moment. */
const liveSession = oncePerStore((db) =>
  batchedReads((asked: readonly SessionClaims[]) => areLive(db, asked), {
    batchMax: 100,
    underWayMax: 2,
  }),
)

/** One row for each active member, or as many as they have ended of the sessions that are asked about. */
async function areLive(db: Db, asked: readonly SessionClaims[]): Promise<boolean[]> {
  const isEndedAndAsked = and(
    eq(refreshFamilies.memberId, members.id),
    inArray(
      refreshFamilies.id,
      asked.map(({ sessionId }) => sessionId),
    ),
    isNotNull(refreshFamilies.revokedAt),
  )
  const memberIds = [...new Set(asked.map(({ memberId }) => memberId))]
  const rows = await db
    .select({ memberId: members.id, endedId: refreshFamilies.id })
    .from(members)
    .leftJoin(refreshFamilies, isEndedAndAsked)
    .where(and(inArray(members.id, memberIds), eq(members.state, 'ACTIVE')))
  const active = new Set(rows.map(({ memberId }) => memberId))
  const ended = new Set(rows.map(({ endedId }) => endedId))
  return asked.map(({ memberId, sessionId }) => active.has(memberId) && !ended.has(sessionId))
}
