import type { ErrorCode } from '#contract/errors.ts'
import { OWN_ROOMS_QUEUE, type RoomSend } from '#contract/ws/destinations.ts'
import type { WsEvent } from '#contract/ws/frames.ts'
import type { Deps } from '#server/deps.ts'
import { makeRoomsDue } from '#server/modules/notifications/push/news.queries.ts'
import { whyCannotSee, type RoomKind } from '../chat.policy.ts'
import { readEvent } from '../events.present.ts'
import { isMessageOf } from '../messages/messages.queries.ts'
import type { RoomMembers } from '../roomMembers.ts'
import { isHidden } from '../rooms/membership.queries.ts'
import { selectRoomAsSeenBy } from '../rooms/rooms.queries.ts'
import { moveMark } from './reading.queries.ts'

interface Reading {
  memberId: number
  send: RoomSend
  messageId: number
}

/**
 * WS7 and WS8. Marks only move forward: an id at or below the stored one is accepted and changes nothing
 * (docs/wire.md "Sends"). Null: accepted. Refuses: CHAT4004 · CHAT4000 · CHAT4002 another kind of room ·
 * COMMON400 not a message of this room.
 */
export async function markRead(
  { db, bus, log, now, onPushNews }: Deps,
  roomMembers: RoomMembers,
  { memberId, send, messageId }: Reading,
): Promise<ErrorCode | null> {
  const { roomId } = send
  const kinds: RoomKind[] = send.id === 'WS8' ? ['GROUP'] : ['PRIVATE', 'BAND']
  const moved = await moveMark(db, { memberId, roomId, messageId, kinds })
  if (moved === null) return whyNotMoved()
  if (moved.isPushed && moved.unreadCount === 0) {
    await makeRoomsDue(db, [{ memberId, roomId }], now())
    onPushNews()
  }

  const members =
    (await roomMembers.of(db, [{ id: roomId, membersVersion: moved.membersVersion }])).get(roomId) ?? []
  const active = members.filter((member) => member.active).map((member) => member.memberId)
  // A group gets it on its topic, including the reader's other devices; in a two-person room only the other
  // member does.
  const audience = moved.kind === 'GROUP' ? active : active.filter((id) => id !== memberId)
  const event = readEvent(
    { id: roomId, kind: moved.kind },
    { memberId, nickname: moved.nickname, messageId },
    audience,
  )
  const own: WsEvent = {
    type: 'OWN_READ',
    data: { roomId, messageId, unreadCount: moved.unreadCount },
  }
  try {
    await bus.publish(event)
    await bus.publish({ kind: 'member', memberId, destination: OWN_ROOMS_QUEUE, event: own })
  } catch (error) {
    log.error({ err: error, roomId }, 'a read mark was stored, but not published')
  }
  return null

  async function whyNotMoved(): Promise<ErrorCode | null> {
    // a room that a block hides: the app of somebody who has it open must not be told
    if (await isHidden(db, roomId)) return null
    const room = await selectRoomAsSeenBy(db, memberId, roomId)
    const why = whyCannotSee(room)
    if (room === null || why !== null) return why
    if (!kinds.includes(room.kind)) return 'CHAT4002'
    return (await isMessageOf(db, roomId, messageId)) ? null : 'COMMON400'
  }
}
