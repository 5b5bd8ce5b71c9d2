import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { WITHDRAWN_KEPT_DAYS } from '#contract/limits.ts'
import { markShowing } from '#server/modules/chat/rooms/listChanged.queries.ts'
import { chooseOwners } from '#server/modules/chat/rooms/ownership/ownership.queries.ts'
import { lockRooms } from '#server/modules/chat/rooms/rooms.queries.ts'
import { withoutName } from '#server/modules/chat/rooms/systemLines.ts'
import { bands } from '../db/bandTables.ts'
import type { Db, Tx } from '../db/db.ts'
import { savedAlbums, savedArtists, savedTracks } from '../db/musicTables.ts'
import { friendRequests } from '../db/requestTables.ts'
import { hiddenMessages, sanctions } from '../db/safetyTables.ts'
import { members, messages, participants, rooms } from '../db/schema.ts'

/** As in the clean-up: no lock is held for long. */
const ROWS_AT_A_TIME = 500
/** A message to one of these rooms waits for the transaction. */
const ROOMS_AT_A_TIME = 100

const DELETING_LOCK = 4_804_291

/** Members whose retention has ended on this day in Seoul, the earliest withdrawal first. */
export async function selectDue(db: Db, today: string): Promise<number[]> {
  const rows = await db
    .select({ memberId: members.id })
    .from(members)
    .where(sql`${members.withdrawnOn} < ${today}::date - ${WITHDRAWN_KEPT_DAYS}::int`)
    .orderBy(asc(members.withdrawnOn), asc(members.id))
  return rows.map(({ memberId }) => memberId)
}

/**
 * Locks the member until the transaction ends, so that nobody can send them a request. One node at a time:
 * two members may have requests to each other, and two nodes deleting both would deadlock. False: already
 * deleted, or somebody is sending a request right now and is not kept waiting.
 */
export async function holdWithdrawn(tx: Tx, memberId: number): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${DELETING_LOCK})`)
  const held = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, memberId), eq(members.state, 'INACTIVE')))
    .for('update', { skipLocked: true })
  return held.length > 0
}

/**
 * Removes them from a batch of rooms, gives their groups to others, and invalidates the cached member lists.
 * False, here and in the next two functions: nothing was left to do.
 */
export async function leaveRooms(tx: Tx, memberId: number): Promise<boolean> {
  const some = await tx
    .select({ roomId: participants.roomId })
    .from(participants)
    .where(eq(participants.memberId, memberId))
    .orderBy(asc(participants.roomId))
    .limit(ROOMS_AT_A_TIME)
  if (some.length === 0) return false
  const roomIds = some.map(({ roomId }) => roomId)
  await lockRooms(tx, roomIds)
  await tx
    .delete(participants)
    .where(and(eq(participants.memberId, memberId), inArray(participants.roomId, roomIds)))
  await tx
    .update(rooms)
    .set({ membersVersion: sql`${rooms.membersVersion} + 1` })
    .where(inArray(rooms.id, roomIds))
  await chooseOwners(tx, roomIds, memberId)
  return true
}

/** Removes them as the sender of a batch of messages, and their name from system lines. */
export async function takeNameOff(tx: Tx, memberId: number): Promise<boolean> {
  const some = tx
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.senderId, memberId))
    .limit(ROWS_AT_A_TIME)
  const named = await tx
    .update(messages)
    .set({
      senderId: null,
      content: sql`case when ${messages.type} = 'SYSTEM' and not ${messages.isNews} then ${withoutName(sql`${messages.content}`)} else ${messages.content} end`,
    })
    .where(inArray(messages.id, some))
    .returning({ id: messages.id })
  await markShowing(
    tx,
    named.map(({ id }) => id),
  )
  return named.length > 0
}

const SAVED = [
  [savedTracks, savedTracks.trackId],
  [savedArtists, savedArtists.artistId],
  [savedAlbums, savedAlbums.albumId],
] as const

/** Deletes a batch of their archive with its folder entries; one cascade could be too long. */
export async function deleteSaved(tx: Tx, memberId: number): Promise<boolean> {
  for (const [saved, itemId] of SAVED) {
    const some = tx.select({ itemId }).from(saved).where(eq(saved.memberId, memberId)).limit(ROWS_AT_A_TIME)
    const gone = await tx
      .delete(saved)
      .where(and(eq(saved.memberId, memberId), inArray(itemId, some)))
      .returning({ itemId })
    if (gone.length > 0) return true
  }
  return false
}

/**
 * Their picture, those of their bands, and the recording. The member typed the recording's address (PR2), so
 * it may name somebody else's file, which stays. All sizes of a file share a name, so only the name is
 * compared.
 */
export async function selectFiles(db: Db, memberId: number): Promise<string[]> {
  const nameOf = (path: SQL) => sql`split_part(${path}, '.', 1)`
  const recording = nameOf(sql`own.media_url`)
  const { rows } = (await db.execute(sql`
    select profile_image_url as path from ${members} where id = ${memberId} and profile_image_url is not null
    union
    select image_url from ${bands} where manager_id = ${memberId} and image_url is not null
    union
    select media_url from ${members} own where id = ${memberId} and media_url like '/files/%'
      and not exists (
        select from ${members} m where m.id <> own.id
          and ${recording} in (${nameOf(sql`m.profile_image_url`)}, ${nameOf(sql`m.media_url`)}))
      and not exists (
        select from ${bands} b where b.manager_id <> own.id and ${nameOf(sql`b.image_url`)} = ${recording})
      and not exists (select from ${rooms} r where ${nameOf(sql`r.image_url`)} = ${recording})`)) as {
    rows: { path: string }[]
  }
  return rows.map(({ path }) => path)
}

/**
 * Deletes the member; the rest cascades. Requests are deleted before their notifications, the same order as
 * in answering one.
 */
export async function deleteMember(tx: Tx, memberId: number): Promise<boolean> {
  await tx
    .delete(friendRequests)
    .where(or(eq(friendRequests.requesterId, memberId), eq(friendRequests.receiverId, memberId)))
  // their sanctions go with them, and what these hide is shown again
  const hidden = await tx
    .select({ id: hiddenMessages.messageId })
    .from(hiddenMessages)
    .innerJoin(sanctions, eq(sanctions.id, hiddenMessages.sanctionId))
    .where(eq(sanctions.memberId, memberId))
  await markShowing(
    tx,
    hidden.map(({ id }) => id),
  )
  const gone = await tx.delete(members).where(eq(members.id, memberId)).returning({ id: members.id })
  return gone.length > 0
}
