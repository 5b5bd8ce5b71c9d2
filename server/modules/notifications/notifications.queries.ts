import { and, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { NotificationType } from '#contract/http/notifications/notifications.ts'
import { applications, bands } from '#server/db/bandTables.ts'
import { isBlocked } from '#server/db/blocked.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { friendRequests, notifications } from '#server/db/requestTables.ts'
import { members } from '#server/db/schema.ts'
import { insertNotificationNews } from './push/news.queries.ts'

const selectAll = (db: Db) =>
  db
    .select({
      notificationId: notifications.id,
      receiverId: notifications.receiverId,
      type: notifications.type,
      senderId: notifications.senderId,
      /** Null for BAN, REPORT and DATA, which have no sender. */
      senderName: members.nickname,
      senderImageUrl: members.profileImageUrl,
      message: notifications.message,
      friendRequestId: notifications.friendRequestId,
      sanctionId: notifications.sanctionId,
      reportId: notifications.reportId,
      isRead: notifications.isRead,
      createdAt: notifications.createdAt,
      requesterId: friendRequests.requesterId,
      bandId: notifications.bandId,
      bandName: bands.name,
      bandImageUrl: bands.imageUrl,
      bandStatus: bands.status,
      application: {
        roomId: applications.roomId,
        applicantId: applications.applicantId,
        session: applications.session,
        passFail: applications.passFail,
      },
    })
    .from(notifications)
    .leftJoin(members, eq(members.id, notifications.senderId))
    .leftJoin(friendRequests, eq(friendRequests.id, notifications.friendRequestId))
    .leftJoin(bands, eq(bands.id, notifications.bandId))
    .leftJoin(applications, eq(applications.roomId, notifications.applicationRoomId))

export type NotificationRow = Awaited<ReturnType<typeof selectAll>>[number]

/**
 * Newest first. Those of withdrawn senders are left out, because an answer would reach nobody, and those of
 * members with a block between them and the receiver (P22).
 */
export async function selectNotifications(db: Db, receiverId: number): Promise<NotificationRow[]> {
  return selectAll(db)
    .where(and(eq(notifications.receiverId, receiverId), isListedFor(sql`${receiverId}::bigint`)))
    .orderBy(desc(notifications.id))
}

/** Whether the receiver's list has it (N1), as SQL. */
export const isListedFor = (receiverId: SQL) =>
  or(
    isNull(notifications.senderId),
    and(eq(members.state, 'ACTIVE'), sql`not ${isBlocked(sql`${notifications.senderId}`, receiverId)}`),
  )

/** Those that are unread and in the list of their receiver. */
export async function selectUnreadById(db: Db, ids: readonly number[]): Promise<NotificationRow[]> {
  if (ids.length === 0) return []
  return selectAll(db).where(
    and(
      inArray(notifications.id, [...ids]),
      eq(notifications.isRead, false),
      isListedFor(sql`${notifications.receiverId}`),
    ),
  )
}

/** Locks the member, so that their withdrawal waits for this transaction. Null: no such member. */
export async function holdMember(tx: Tx, memberId: number) {
  const [member] = await tx
    .select({ state: members.state })
    .from(members)
    .where(eq(members.id, memberId))
    .for('share')
  return member?.state ?? null
}

/**
 * Also kept for pushes to the receiver's devices; `tellNotified` has them sent after the commit.
 * Null: such a notification is already open (`notifications_open_chat_request`, `notifications_application`).
 */
export async function insertNotification(
  tx: Tx,
  notification: typeof notifications.$inferInsert,
): Promise<NotificationRow | null> {
  const [stored] = await tx
    .insert(notifications)
    .values(notification)
    .onConflictDoNothing()
    .returning({ id: notifications.id })
  if (!stored) return null
  await insertNotificationNews(tx, stored.id, notification.receiverId)
  const [row] = await selectAll(tx).where(eq(notifications.id, stored.id))
  return row ?? null
}

export async function deleteOfFriendRequest(tx: Tx, friendRequestId: number): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.friendRequestId, friendRequestId))
}

/** A CHAT request or an invitation of a band, which opening a private room answers. */
const asksToChat = and(inArray(notifications.type, ['CHAT', 'BAND']), isNull(notifications.applicationRoomId))

/** Deletes one member's requests to another that opening their room answers (CH12). False: none. */
export async function deleteAnsweredByRoom(db: Db, senderId: number, receiverId: number): Promise<boolean> {
  const deleted = await db
    .delete(notifications)
    .where(and(eq(notifications.receiverId, receiverId), eq(notifications.senderId, senderId), asksToChat))
    .returning({ id: notifications.id })
  return deleted.length > 0
}

/** Deletes a notification that CR2 may answer. False: unknown, of another type or another member. */
export async function deleteChatAsked(db: Db, notificationId: number, receiverId: number): Promise<boolean> {
  const deleted = await db
    .delete(notifications)
    .where(and(eq(notifications.id, notificationId), eq(notifications.receiverId, receiverId), asksToChat))
    .returning({ id: notifications.id })
  return deleted.length > 0
}

/** Everybody who has a notification of these bands. */
export async function selectNotifiedOfBands(tx: Tx, bandIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ receiverId: notifications.receiverId })
    .from(notifications)
    .where(inArray(notifications.bandId, [...bandIds]))
    .orderBy(notifications.receiverId)
  return rows.map(({ receiverId }) => receiverId)
}

/** Marks what told the manager about these applications as read. False: all of it was read. */
export async function markApplicationsRead(
  db: Db,
  receiverId: number,
  roomIds: readonly number[],
): Promise<boolean> {
  const marked = await db
    .update(notifications)
    .set({ isRead: true })
    .where(
      and(
        eq(notifications.receiverId, receiverId),
        inArray(notifications.applicationRoomId, [...roomIds]),
        eq(notifications.isRead, false),
      ),
    )
    .returning({ id: notifications.id })
  return marked.length > 0
}

/** False: already read, unknown, of another type or another member. */
export async function markRead(
  db: Db,
  notificationId: number,
  receiverId: number,
  type: NotificationType,
): Promise<boolean> {
  const marked = await db
    .update(notifications)
    .set({ isRead: true })
    .where(
      and(
        eq(notifications.id, notificationId),
        eq(notifications.receiverId, receiverId),
        eq(notifications.type, type),
        eq(notifications.isRead, false),
      ),
    )
    .returning({ id: notifications.id })
  return marked.length > 0
}

/** Null: no such notification. */
export async function selectReceiverAndType(db: Db, notificationId: number) {
  const [row] = await db
    .select({ receiverId: notifications.receiverId, type: notifications.type })
    .from(notifications)
    .where(eq(notifications.id, notificationId))
  return row ?? null
}
