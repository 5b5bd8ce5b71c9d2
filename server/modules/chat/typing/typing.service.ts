import { eq } from 'drizzle-orm'
import { selectBlockedAmong } from '#server/db/blocked.ts'
import type { Db } from '#server/db/db.ts'
import { members } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { recentlyUsed } from '#server/lib/recentlyUsed.ts'
import { whyCannotSend } from '../chat.policy.ts'
import { roomEvent } from '../events.present.ts'
import type { RoomMembers } from '../roomMembers.ts'
import { selectRoomsForAppending } from '../sending/appending.queries.ts'

/**
 * Drops typing events that follow sooner. A little shorter than the app's own interval, because networks are
 * uneven.
 */
const TOLD_EVERY_MS = 2_000
/** Beyond this many the least recent typist is evicted, so one of their events may pass too early. */
const TYPISTS_KEPT_MAX = 10_000

/**
 * WS10. Sends a typing event to the other members of the room. Nothing is stored and nothing counts as
 * unread. The event is dropped without an answer when the sender may not write there or sends too often, or
 * when the store does not answer.
 */
export function createTyping(
  { db, bus, now, log }: Pick<Deps, 'db' | 'bus' | 'now' | 'log'>,
  roomMembers: RoomMembers,
) {
  const toldAt = recentlyUsed<string, number>(TYPISTS_KEPT_MAX)

  function isTooSoon(typist: string): boolean {
    const at = now().getTime()
    if (at - (toldAt.get(typist) ?? -Infinity) < TOLD_EVERY_MS) return true
    toldAt.set(typist, at)
    return false
  }

  return async function tell(memberId: number, roomId: number): Promise<void> {
    if (isTooSoon(`${memberId} ${roomId}`)) return
    try {
      const [room] = await selectRoomsForAppending(db, [roomId])
      if (!room) return
      const everybody = (await roomMembers.of(db, [room])).get(roomId) ?? []
      if (whyCannotSend(room, everybody, { senderId: memberId, kind: room.kind, receiverId: null }) !== null)
        return
      const others = everybody.filter((each) => each.active && each.memberId !== memberId)
      // in a common group neither of the two sees the other type
      const blocked = await selectBlockedAmong(
        db,
        memberId,
        others.map((each) => each.memberId),
      )
      const audience = others.filter((each) => !blocked.includes(each.memberId))
      const nickname = audience.length > 0 ? await nicknameOf(db, memberId) : null
      if (nickname === null) return
      await bus.publish(
        roomEvent(
          room,
          audience.map((each) => each.memberId),
          { type: 'TYPING', data: { memberId, nickname, roomId } },
        ),
      )
    } catch (error) {
      log.warn({ err: error, roomId }, 'could not publish a typing event')
    }
  }
}

async function nicknameOf(db: Db, memberId: number): Promise<string | null> {
  const [member] = await db
    .select({ nickname: members.nickname })
    .from(members)
    .where(eq(members.id, memberId))
  return member?.nickname ?? null
}
