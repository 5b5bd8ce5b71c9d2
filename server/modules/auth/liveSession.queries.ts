import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { batchedReads } from '../../db/batchedReads.ts'
import type { Db } from '../../db/db.ts'
import { oncePerStore } from '../../db/oncePerStore.ts'
import { members, refreshFamilies } from '../../db/schema.ts'
import type { AccessClaims } from '../../deps.ts'

/** The member and session of an access token. */
export type SessionClaims = Pick<AccessClaims, 'memberId' | 'sessionId'>

/**
 * False for a withdrawn or deleted member, and for an ended session. An unknown session is live: a family is
 * deleted when its last refresh token has expired, days after every access token that was signed with it.
 */
export const isLiveSession = (db: Db, claims: SessionClaims): Promise<boolean> => liveSession(db)(claims)

/** Batched, because all clients that reconnect after an outage are checked at once. */
const liveSession = oncePerStore((db) =>
  batchedReads((asked: readonly SessionClaims[]) => areLive(db, asked), {
    batchMax: 100,
    underWayMax: 2,
    queue: { db, name: 'sessions' },
  }),
)

/** One row per active member, or one for each ended session among those asked about. */
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
