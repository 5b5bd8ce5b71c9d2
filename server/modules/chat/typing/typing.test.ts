import { beforeEach, expect, it } from 'vitest'
import { listRooms } from '#contract/http/chat/rooms.ts'
import { bands } from '#server/db/bandTables.ts'
import { messages } from '#server/db/schema.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { chatTest, type ChatTest } from '../chat.fixtures.ts'

let server: TestServer
let chat: ChatTest
let harin: TestMember
let dojun: TestMember
let seoyeon: TestMember
beforeEach(async () => {
  server = await testServer()
  chat = chatTest(server)
  harin = await server.aMember({ nickname: 'harin' })
  dojun = await server.aMember({ nickname: 'dojun99' })
  seoyeon = await server.aMember({ nickname: 'seoyeon' })
})

const told = () => chat.events().filter(({ event }) => event.type === 'TYPING')

it('sends a typing event with the nickname to everybody else in a group', async () => {
  const roomId = await chat.aRoom('GROUP', [harin, dojun, seoyeon])
  expect(await chat.typeIn(harin, roomId)).toBeNull()
  const data = { memberId: harin.memberId, nickname: 'harin', roomId }
  const audience = [dojun.memberId, seoyeon.memberId]
  expect(told()).toEqual([
    { kind: 'room', roomId, channel: 'topic', audience, event: { type: 'TYPING', data } },
  ])
})

it('sends it to the other member of a private and of an application room', async () => {
  const rooms = [
    await chat.aRoom('PRIVATE', [harin, dojun]),
    await chat.anApplication(await chat.aBand(dojun), dojun, harin),
  ]
  for (const roomId of rooms) await chat.typeIn(harin, roomId)
  expect(told()).toMatchObject(
    rooms.map((roomId) => ({ roomId, channel: 'queue', audience: [dojun.memberId] })),
  )
})

it('sends at most one event in two seconds per member and room', async () => {
  const roomId = await chat.aRoom('GROUP', [harin, dojun])
  const other = await chat.aRoom('GROUP', [harin, dojun])
  for (let n = 0; n < 5; n += 1) await chat.typeIn(harin, roomId)
  server.clock.advance({ ms: 1_999 })
  await chat.typeIn(harin, roomId)
  expect(told()).toHaveLength(1)
  await chat.typeIn(dojun, roomId)
  await chat.typeIn(harin, other)
  expect(told()).toHaveLength(3)
  server.clock.advance({ ms: 1 })
  await chat.typeIn(harin, roomId)
  expect(told()).toHaveLength(4)
})

it('stores nothing: no message and nothing unread', async () => {
  const roomId = await chat.aRoom('GROUP', [harin, dojun])
  await chat.typeIn(harin, roomId)
  expect(await server.deps.db.$count(messages)).toBe(0)
  expect(told()[0]).not.toHaveProperty('unread')
  const [room] = (await server.call(listRooms, { as: dojun })).value.chatRoomInfos
  expect(room).toMatchObject({ unreadCount: 0, lastMessageAt: null })
})

it('drops the event silently where the member may not write', async () => {
  const group = await chat.aRoom('GROUP', [harin, dojun])
  await chat.leave(harin, group)
  const bandId = await chat.aBand(dojun)
  const application = await chat.anApplication(bandId, dojun, harin)
  await server.deps.db.update(bands).set({ status: 'ENDED' })
  for (const roomId of [group, application, await chat.aRoom('PRIVATE', [dojun, seoyeon]), 404])
    expect(await chat.typeIn(harin, roomId)).toBeNull()
  expect(told()).toEqual([])
})

it('sends nothing to members who have left', async () => {
  const roomId = await chat.aRoom('PRIVATE', [harin, dojun])
  await chat.leave(dojun, roomId)
  await chat.typeIn(harin, roomId)
  expect(told()).toEqual([])
})
