import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { pushSubscriptions } from '#server/db/pushTables.ts'
import { notificationSettings } from '#server/db/requestTables.ts'
import { members, participants, refreshFamilies, refreshTokens } from '#server/db/schema.ts'

/**
 * Whether the session of the subscription goes on: it has not ended, it can still be renewed, and its member
 * is there. The one condition for sending, so that a log-out stops pushes at once.
 */
const isLive = (at: Date) => sql<boolean>`exists (
  select from ${refreshFamilies} session
  join ${refreshTokens} token on token.family_id = session.id
    and token.rotated_at is null and token.expires_at > ${at.toISOString()}::timestamptz
  join ${members} owner on owner.id = session.member_id and owner.state = 'ACTIVE'
  where session.id = ${pushSubscriptions.sessionId} and session.revoked_at is null)`

/** The live devices of everybody in these rooms, each with the member's seat and settings. */
export async function selectDevicesInRooms(db: Db, roomIds: readonly number[], at: Date) {
  if (roomIds.length === 0) return []
  return db
    .select({
      roomId: participants.roomId,
      memberId: participants.memberId,
      nickname: members.nickname,
      lastReadMessageId: participants.lastReadMessageId,
      mutedAt: participants.mutedAt,
      mutedUntil: participants.mutedUntil,
      mentionsHeard: participants.mentionsHeard,
      subscriptionId: pushSubscriptions.id,
      settings: notificationSettings,
    })
    .from(participants)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.memberId, participants.memberId))
    .innerJoin(members, eq(members.id, participants.memberId))
    .leftJoin(notificationSettings, eq(notificationSettings.memberId, participants.memberId))
    .where(and(inArray(participants.roomId, [...roomIds]), eq(participants.state, 'ACTIVE'), isLive(at)))
}

/** The live devices of these members, each with the member's settings. */
export async function selectDevicesOf(db: Db, memberIds: readonly number[], at: Date) {
  if (memberIds.length === 0) return []
  return db
    .select({
      memberId: pushSubscriptions.memberId,
      subscriptionId: pushSubscriptions.id,
      settings: notificationSettings,
    })
    .from(pushSubscriptions)
    .leftJoin(notificationSettings, eq(notificationSettings.memberId, pushSubscriptions.memberId))
    .where(and(inArray(pushSubscriptions.memberId, [...memberIds]), isLive(at)))
}

/** These subscriptions, live or not, with all that a push to them needs. */
export async function selectDevices(db: Db, subscriptionIds: readonly number[], at: Date) {
  return db
    .select({
      subscriptionId: pushSubscriptions.id,
      memberId: pushSubscriptions.memberId,
      sessionId: pushSubscriptions.sessionId,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
      isLive: isLive(at),
      settings: notificationSettings,
    })
    .from(pushSubscriptions)
    .leftJoin(notificationSettings, eq(notificationSettings.memberId, pushSubscriptions.memberId))
    .where(inArray(pushSubscriptions.id, [...subscriptionIds]))
}

export type Device = Awaited<ReturnType<typeof selectDevices>>[number]

/** Unless the device has renewed it meanwhile (N8). */
export async function deleteDevice(
  db: Db,
  { subscriptionId, endpoint }: Pick<Device, 'subscriptionId' | 'endpoint'>,
): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, subscriptionId), eq(pushSubscriptions.endpoint, endpoint)))
}
