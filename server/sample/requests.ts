import * as v from 'valibot'
import type { Tx } from '#server/db/db.ts'
import { friendRequests, notifications } from '#server/db/requestTables.ts'
import requests from './data/requests.json' with { type: 'json' }
import { insertAll } from './insert/insertAll.ts'
import { readData } from './readData.ts'
import type { PlannedApplication } from './rooms.ts'
import type { SampleClock } from './sampleClock.ts'

/** A pending request. The two members are not friends and have no private room yet. */
const Asked = v.strictObject({
  type: v.picklist(['CHAT', 'FRIEND']),
  from: v.string(),
  to: v.string(),
  message: v.nullable(v.string()),
  minutesAgo: v.number(),
  read: v.optional(v.boolean()),
})

/** A warning by the operators, which has no sender. */
const Banned = v.strictObject({
  to: v.string(),
  message: v.string(),
  minutesAgo: v.number(),
  read: v.optional(v.boolean()),
})

const { asked: ASKED, banned: BANNED } = readData(
  'requests.json',
  v.strictObject({ asked: v.array(Asked), banned: v.array(Banned) }),
  requests,
)

/**
 * Inserts pending requests with their notifications, warnings, and what managers and applicants are told
 * about applications, whose rooms have been inserted.
 */
export async function insertRequests(
  tx: Tx,
  clock: SampleClock,
  memberIdOf: (nickname: string) => number,
  applied: readonly (PlannedApplication & { roomId: number })[],
): Promise<void> {
  const asked = ASKED.toSorted((one, other) => other.minutesAgo - one.minutesAgo).map((each, nth) => ({
    ...each,
    friendRequestId: each.type === 'FRIEND' ? nth + 1 : null,
    senderId: memberIdOf(each.from),
    receiverId: memberIdOf(each.to),
    createdAt: clock.minutesAgo(each.minutesAgo),
  }))
  await insertAll(
    tx,
    friendRequests,
    asked.flatMap(({ friendRequestId: id, senderId: requesterId, receiverId, message, createdAt }) =>
      id === null ? [] : [{ id, requesterId, receiverId, message: message ?? '', createdAt }],
    ),
  )
  const decided = applied
    .filter(({ passFail }) => passFail !== 'PENDING')
    .map(({ room, roomId, bandId, applicant, manager }) => ({
      type: 'BAND' as const,
      senderId: memberIdOf(manager),
      receiverId: memberIdOf(applicant),
      message: null,
      bandId,
      applicationRoomId: roomId,
      createdAt: room.messages.find(({ isNews }) => isNews)?.at ?? room.createdAt,
    }))
  const banned = BANNED.map(({ to, message, minutesAgo, read = false }) => ({
    type: 'BAN' as const,
    receiverId: memberIdOf(to),
    message,
    createdAt: clock.minutesAgo(minutesAgo),
    isRead: read,
  }))
  const rows = [
    ...decided,
    ...banned,
    ...asked.map(({ type, senderId, receiverId, message, friendRequestId, createdAt, read = false }) => ({
      type,
      senderId,
      receiverId,
      message,
      friendRequestId,
      createdAt,
      isRead: read,
    })),
  ]
  // A later notification has a larger id.
  rows.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  await insertAll(
    tx,
    notifications,
    rows.map((row, nth) => ({ ...row, id: nth + 1 })),
  )
}
