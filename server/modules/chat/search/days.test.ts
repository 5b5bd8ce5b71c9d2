import { beforeEach, expect, it } from 'vitest'
import { findDay } from '#contract/http/chat/messages.ts'
import { messages } from '#server/db/schema.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { chatTest, type ChatTest } from '../chat.fixtures.ts'

let server: TestServer
let chat: ChatTest
let harin: TestMember
let roomId: number
beforeEach(async () => {
  server = await testServer()
  chat = chatTest(server)
  harin = await server.aMember()
  roomId = await chat.aRoom('GROUP', [harin])
})

const dayIn = async (room: number, day: string) =>
  (await server.call(findDay, { as: harin, path: { roomId: room }, query: { day } })).value

async function saidAt(at: string, room = roomId): Promise<number> {
  const [row] = await server.deps.db
    .insert(messages)
    .values({ roomId: room, senderId: harin.memberId, content: '말', talkNumber: 1, createdAt: new Date(at) })
    .returning({ id: messages.id })
  return row!.id
}

it('returns the first message of a day in Seoul, and of a later day if that day has none', async () => {
  await saidAt('2026-07-05T23:59:00+09:00')
  const eighth = await saidAt('2026-07-08T00:00:00+09:00')
  await saidAt('2026-07-08T23:59:59.999+09:00')
  const ninth = await saidAt('2026-07-09T00:00:00+09:00')
  const firstDay = '2026-07-05'
  expect(await dayIn(roomId, '2026-07-06')).toEqual({ messageId: eighth, firstDay })
  expect(await dayIn(roomId, '2026-07-08')).toEqual({ messageId: eighth, firstDay })
  expect(await dayIn(roomId, '2026-07-09')).toEqual({ messageId: ninth, firstDay })
  expect(await dayIn(roomId, '2026-07-10')).toEqual({ messageId: null, firstDay })
})

it('returns the earlier of two messages of the same millisecond', async () => {
  const first = await saidAt('2026-07-08T10:00:00Z')
  await saidAt('2026-07-08T10:00:00Z')
  expect(await dayIn(roomId, '2026-07-08')).toMatchObject({ messageId: first })
})

it('returns no first day for an empty room, and reads no other room', async () => {
  await saidAt('2026-07-08T10:00:00Z', await chat.aRoom('GROUP', [harin]))
  expect(await dayIn(roomId, '2026-07-01')).toEqual({ messageId: null, firstDay: null })
})

it.each(['0000-01-01', '0001-01-01', '1969-12-31', '2026-02-31', '9999-12-31'])(
  'accepts %s like any other day',
  async (day) => {
    const said = await saidAt('2026-07-08T10:00:00Z')
    const { messageId } = await dayIn(roomId, day)
    expect(messageId).toBe(day < '2027' ? said : null)
  },
)

it.each([{}, { day: '' }, { day: '2026-7-8' }, { day: '2026-13-01' }, { day: '20260708' }, { day: 'x' }])(
  'is refused for %j',
  async (query) => {
    expect(await server.call(findDay, { as: harin, path: { roomId }, query })).toMatchObject({
      status: 400,
      code: 'COMMON400',
    })
  },
)
