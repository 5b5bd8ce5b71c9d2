import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { members } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { whyCannotSend } from '../chat.policy.ts'
import { roomEvent } from '../events.present.ts'
import type { RoomMembers } from '../roomMembers.ts'
import { selectRoomsForAppending } from '../sending/appending.queries.ts'

/** Told to the others this often and no more, however often it is said. A little less than the app waits: lines are uneven. */
const TOLD_EVERY_MS = 2_000
/** Of so many who type at once the oldest is forgotten, which lets them say it once too often. */
const TYPISTS_KEPT_MAX = 10_000

/**
 * WS10. Tells the others in the room that somebody is typing. Nothing is stored, nothing counts as unread, and nobody learns why it was
 * not told: who may not write there, who says it all the time, and a store that does not answer are all met with silence.
 */
export function createTyping(
  { db, bus, now, log }: Pick<Deps, 'db' | 'bus' | 'now' | 'log'>,
  roomMembers: RoomMembers,
) {
  const toldAt = new Map<string, number>()

  function isTooSoon(typist: string): boolean {
    const at = now().getTime()
    if (at - (toldAt.get(typist) ?? -Infinity) < TOLD_EVERY_MS) return true
    toldAt.delete(typist)
    toldAt.set(typist, at)
    for (const oldest of toldAt.keys()) {
      if (toldAt.size <= TYPISTS_KEPT_MAX) break
      toldAt.delete(oldest)
    }
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
      const audience = everybody.filter((each) => each.active && each.memberId !== memberId)
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
      log.warn({ err: error, roomId }, 'nobody was told that somebody types')
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
