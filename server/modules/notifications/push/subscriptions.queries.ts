import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { PushSubscription } from '#contract/http/notifications/push.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { pushSubscriptions } from '#server/db/pushTables.ts'
import { refreshFamilies } from '#server/db/schema.ts'

/** Locks the session, so that it cannot end meanwhile. False: it has ended, or is not this member's. */
export async function holdLiveSession(tx: Tx, memberId: number, sessionId: string): Promise<boolean> {
  const held = await tx
    .select({ id: refreshFamilies.id })
    .from(refreshFamilies)
    .where(
      and(
        eq(refreshFamilies.id, sessionId),
        eq(refreshFamilies.memberId, memberId),
        isNull(refreshFamilies.revokedAt),
      ),
    )
    .for('update')
  return held.length > 0
}

interface OfSession {
  sessionId: string
  memberId: number
  createdAt: Date
}

/** In place of the session's earlier subscription, and of an earlier session's at the same endpoint. */
export async function putSubscription(
  tx: Tx,
  { endpoint, keys }: PushSubscription,
  owner: OfSession,
): Promise<void> {
  await tx.delete(pushSubscriptions).where(
    or(
      and(eq(pushSubscriptions.sessionId, owner.sessionId), ne(pushSubscriptions.endpoint, endpoint)),
      // What the other session was told is nothing to this one: its pushes go with its row.
      and(eq(pushSubscriptions.endpoint, endpoint), ne(pushSubscriptions.sessionId, owner.sessionId)),
    ),
  )
  const kept = { ...keys, endpoint }
  await tx
    .insert(pushSubscriptions)
    .values({ ...kept, ...owner })
    .onConflictDoUpdate({ target: pushSubscriptions.sessionId, set: kept })
}

export async function deleteSubscriptionOf(db: Db, sessionId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId))
}

/** Only for whoever knows the `auth` key too. An unknown one changes nothing. */
export async function replaceSubscription(
  db: Db,
  { endpoint, auth }: { endpoint: string; auth: string },
  renewed: PushSubscription,
): Promise<void> {
  const { endpoint: newEndpoint, keys } = renewed
  await db
    .update(pushSubscriptions)
    .set({ endpoint: newEndpoint, ...keys })
    .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.auth, auth)))
}
