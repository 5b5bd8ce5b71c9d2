import { and, eq } from 'drizzle-orm'
import { vi } from 'vitest'
import { uploadAttachment, type Attachment } from '#contract/http/chat/attachments.ts'
import { leaveRoom, listRooms } from '#contract/http/chat/rooms.ts'
import { friendships, members, messages, participants, rooms } from '#server/db/schema.ts'
import type { RealtimeEvent } from '#server/realtime/events.ts'
import type { SocketHandlers } from '#server/realtime/handlers.ts'
import { it as base } from '#server/testing/server.fixtures.ts'
import { aSound } from '#server/testing/sounds.ts'
import type { TestServer } from '#server/testing/testServer.ts'
import { bandTest } from '../bands/bands.fixtures.ts'
import type { RoomKind } from './chat.policy.ts'
import { chatSend } from './chat.socket.ts'

interface Person {
  memberId: number
  email: string
}

/** Helpers for tests of rooms. Rows are inserted as the server would store them. */
export function chatTest(server: TestServer) {
  const { db, now } = server.deps
  const send = chatSend(server.deps)

  /** The first of a group's people owns it. */
  async function aRoom(
    kind: RoomKind,
    people: readonly Person[],
    facts: { id?: number; name?: string; imageUrl?: string; isOpen?: boolean } = {},
  ): Promise<number> {
    const ids = people.map(({ memberId }) => memberId)
    const [room] = await db
      .insert(rooms)
      .values({
        kind,
        ...facts,
        name: kind === 'GROUP' ? (facts.name ?? '주말 합주') : null,
        ...(kind === 'GROUP' && { ownerId: ids[0] ?? null }),
        ...(kind === 'PRIVATE' && { lowId: Math.min(...ids), highId: Math.max(...ids) }),
        createdAt: now(),
      })
      .returning({ id: rooms.id })
    const roomId = room!.id
    if (ids.length > 0)
      await db.insert(participants).values(ids.map((memberId) => ({ roomId, memberId, joinedAt: now() })))
    return roomId
  }

  const { aBand, anApplication } = bandTest(server)

  async function befriend(one: Person, other: Person): Promise<number> {
    const [lowId, highId] = [one.memberId, other.memberId].sort((a, b) => a - b) as [number, number]
    const [row] = await db
      .insert(friendships)
      .values({ lowId, highId, createdAt: now() })
      .returning({ id: friendships.id })
    return row!.id
  }

  /** CH7. */
  async function leave(person: Person, roomId: number): Promise<void> {
    await server.call(leaveRoom, { as: person, path: { roomId } }).then(({ value }) => value)
  }

  /** Deletes the participant, as when a member is deleted. */
  async function forget(roomId: number, { memberId }: Person): Promise<void> {
    await db
      .delete(participants)
      .where(and(eq(participants.roomId, roomId), eq(participants.memberId, memberId)))
  }

  /** Deletes a member, the last step after a withdrawal (`jobs/withdrawnMembers.ts`). */
  async function deleteMember({ memberId }: Person): Promise<void> {
    await db.delete(members).where(eq(members.id, memberId))
  }

  /**
   * Inserts `count` texts by the speakers in turn, with consecutive ids, directly into the store and without
   * events.
   */
  async function history(roomId: number, speakers: readonly Person[], count: number): Promise<void> {
    const said = Array.from({ length: count }, (_, n) => ({
      roomId,
      senderId: speakers[n % speakers.length]!.memberId,
      content: `말 ${n + 1}`,
      talkNumber: n + 1,
      createdAt: now(),
    }))
    const stored = []
    for (let at = 0; at < count; at += 1_000)
      stored.push(
        ...(await db
          .insert(messages)
          .values(said.slice(at, at + 1_000))
          .returning({ id: messages.id })),
      )
    await db
      .update(rooms)
      .set({ talkCount: count, lastMessageId: stored.at(-1)!.id, lastMessageAt: now() })
      .where(eq(rooms.id, roomId))
    for (const [n, { memberId }] of speakers.entries()) {
      const newest = count - 1 - ((count - 1 - n) % speakers.length)
      await db
        .update(participants)
        .set({ lastReadMessageId: stored[newest]!.id, readTalkCount: newest + 1 })
        .where(and(eq(participants.roomId, roomId), eq(participants.memberId, memberId)))
    }
  }

  /** CH13. Uploads a short audio file by default. */
  async function sentUp(as: Person, roomId: number, file: Blob = aSound()): Promise<Attachment> {
    return (await server.call(uploadAttachment, { as, path: { roomId }, files: { file } })).value
  }

  /** Counts the statements while `run` runs. Both drivers' clients run them through `query`. */
  async function statementsDuring(run: () => Promise<unknown>): Promise<number> {
    const { $client } = db as unknown as { $client: { query: (...args: unknown[]) => unknown } }
    const spy = vi.spyOn($client, 'query')
    await run()
    const count = spy.mock.calls.length
    spy.mockRestore()
    return count
  }

  return {
    ...speaking(send),
    leave,
    forget,
    deleteMember,
    history,
    sentUp,
    statementsDuring,
    aRoom,
    aBand,
    anApplication,
    befriend,
    events: () => roomEvents(server.events),
  }
}

export type ChatTest = ReturnType<typeof chatTest>

/** Tests of rooms. `roomId` is a group of harin and dojun. `rooms` reads the list of a member (CH1). */
export const it = base
  .extend('chat', ({ server }) => chatTest(server))
  .extend('harin', ({ server }) => server.aMember({ nickname: 'harin' }))
  .extend('dojun', ({ server }) => server.aMember({ nickname: 'dojun99' }))
  .extend('taeo', ({ server }) => server.aMember({ nickname: 'taeo' }))
  .extend('roomId', ({ chat, harin, dojun }) => chat.aRoom('GROUP', [harin, dojun]))
  .extend(
    'rooms',
    ({ server }) =>
      async (as: Person) =>
        (await server.call(listRooms, { as })).value.chatRoomInfos,
  )
  .extend(
    'unreadOf',
    ({ rooms }) =>
      async (as: Person) =>
        (await rooms(as)).map(({ unreadCount }) => unreadCount),
  )

type SendBody = Record<string, unknown> | string

/** Sends through the socket's handler, as a session does after reading the frame. */
export function speaking(send: SocketHandlers['send']) {
  const post = (id: 'WS5' | 'WS6', roomType: string) => (from: Person, roomId: number, body: SendBody) =>
    send(from, { id, roomId }, typeof body === 'string' ? body : JSON.stringify({ roomType, ...body }))
  return {
    typeIn: (from: Person, roomId: number) => send(from, { id: 'WS10', roomId }, ''),
    toGroup: post('WS5', 'GROUP'),
    toPrivate: post('WS6', 'PRIVATE'),
    toBand: post('WS6', 'BAND'),
    readGroup: (from: Person, roomId: number, messageId: number | string) =>
      send(from, { id: 'WS8', roomId }, String(messageId)),
    readPrivate: (from: Person, roomId: number, messageId: number | string) =>
      send(from, { id: 'WS7', roomId }, String(messageId)),
  }
}

export type RoomEvent = Extract<RealtimeEvent, { kind: 'room' }>

export const roomEvents = (events: readonly RealtimeEvent[]): RoomEvent[] =>
  events.filter((event) => event.kind === 'room')

/** The messages among the events, in the order of publishing. */
export function messagesOf(events: readonly RealtimeEvent[]) {
  return roomEvents(events).flatMap(({ event }) =>
    event.type === 'MESSAGE' || event.type === 'SYSTEM' ? [event.data] : [],
  )
}
