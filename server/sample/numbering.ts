import { LOUNGE_ROOM_ID } from './conversations.ts'
import { readUpTo, type PlannedRoom } from './plan.ts'

/**
 * Turns planned rooms into rows. Message ids follow time across all rooms, because a later message has a
 * larger id (docs/wire.md "Message ids"). Counters and read marks are those that appending each message would
 * give.
 */
export function numberRooms(planned: readonly PlannedRoom[], memberIdOf: (nickname: string) => number) {
  const roomIds = idsFor(planned)
  const messageIds = new Map(
    planned
      .flatMap(({ messages }) => messages)
      .sort((a, b) => a.at.getTime() - b.at.getTime())
      .map((message, nth) => [message, nth + 1]),
  )

  const carriedIds = new Map(
    [...messageIds.keys()].filter(({ file }) => file).map((message, nth) => [message, nth + 1]),
  )

  const numbered = planned.map((room) => {
    const roomId = roomIds.get(room)!
    let talkNumber = 0
    const messages = room.messages.map(({ sender, type, content, isNews = false, at }, nth) => {
      if (type !== 'SYSTEM' || isNews) talkNumber += 1
      return {
        id: messageIds.get(room.messages[nth]!)!,
        roomId,
        senderId: memberIdOf(sender),
        type,
        content,
        isNews,
        talkNumber,
        attachmentId: carriedIds.get(room.messages[nth]!) ?? null,
        createdAt: at,
      }
    })
    const files = room.messages.flatMap(({ sender, file, at }, nth) =>
      file
        ? [{ ...file, id: messages[nth]!.attachmentId!, roomId, memberId: memberIdOf(sender), createdAt: at }]
        : [],
    )
    const participants = room.people.map((nickname) => {
      const read = messages[readUpTo(room.messages, nickname, room.unread[nickname] ?? 0)]
      const hasLeft = room.left.includes(nickname)
      return {
        roomId,
        memberId: memberIdOf(nickname),
        state: hasLeft ? ('INACTIVE' as const) : ('ACTIVE' as const),
        pinnedAt: room.pinnedBy.includes(nickname) ? room.createdAt : null,
        lastReadMessageId: read?.id ?? 0,
        readTalkCount: read?.talkNumber ?? 0,
        joinedAt: room.createdAt,
      }
    })
    const last = messages.at(-1)
    const pair = room.people.map(memberIdOf).sort((a, b) => a - b)
    const row = {
      id: roomId,
      kind: room.kind,
      name: room.name ?? null,
      ownerId: room.kind === 'GROUP' ? ownerOf(room, memberIdOf) : null,
      isOpen: roomId === LOUNGE_ROOM_ID,
      lowId: room.kind === 'PRIVATE' ? pair[0]! : null,
      highId: room.kind === 'PRIVATE' ? pair[1]! : null,
      talkCount: talkNumber,
      lastMessageId: last?.id ?? 0,
      lastMessageAt: last?.createdAt ?? null,
      createdAt: room.createdAt,
    }
    return { row, participants, messages, files }
  })

  return {
    roomIdOf: (room: PlannedRoom) => roomIds.get(room)!,
    rooms: numbered.map(({ row }) => row),
    participants: numbered.flatMap(({ participants }) => participants),
    files: numbered.flatMap(({ files }) => files),
    messages: numbered.flatMap(({ messages }) => messages).sort((a, b) => a.id - b.id),
  }
}

/** The first who has not left, as if the rooms were made by them. */
function ownerOf({ people, left }: PlannedRoom, memberIdOf: (nickname: string) => number): number | null {
  const owner = people.find((nickname) => !left.includes(nickname))
  return owner === undefined ? null : memberIdOf(owner)
}

/** Numbers from 1, skipping the number that is taken. */
function idsFor(planned: readonly PlannedRoom[]): Map<PlannedRoom, number> {
  let next = 0
  return new Map(
    planned.map((room) => {
      if (room.id === undefined) next += next + 1 === LOUNGE_ROOM_ID ? 2 : 1
      return [room, room.id ?? next]
    }),
  )
}
