import * as v from 'valibot'
import type { Tx } from '#server/db/db.ts'
import { friendRequests, notifications } from '#server/db/requestTables.ts'
import { BANDS } from './bands.ts'
import requests from './data/requests.json' with { type: 'json' }
import { insertAll } from './insert/insertAll.ts'
import { readData } from './readData.ts'
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
 * Inserts pending requests with their notifications, warnings, and the notifications of accepted applicants.
 */
export async function insertRequests(
  tx: Tx,
  clock: SampleClock,
  memberIdOf: (nickname: string) => number,
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
  const passed = BANDS.flatMap((band) =>
    band.applications
      .filter(({ passFail }) => passFail === 'PASS')
      .map(({ applicant, minutesAgo }) => ({
        type: 'BAND' as const,
        senderId: memberIdOf(band.manager),
        receiverId: memberIdOf(applicant),
        message: null,
        bandId: band.id,
        createdAt: clock.minutesAgo(minutesAgo),
      })),
  )
  const banned = BANNED.map(({ to, message, minutesAgo, read = false }) => ({
    type: 'BAN' as const,
    receiverId: memberIdOf(to),
    message,
    createdAt: clock.minutesAgo(minutesAgo),
    isRead: read,
  }))
  const rows = [
    ...passed,
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
