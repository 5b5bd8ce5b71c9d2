import { beforeEach, describe, expect, it } from 'vitest'
import type { AnyCall } from '#contract/call.ts'
import { findDay, listMessages, searchMessages } from '#contract/http/chat/messages.ts'
import { enterRoom, joinRoom, leaveRoom, pinRoom, unpinRoom } from '#contract/http/chat/rooms.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { chatTest, type ChatTest } from './chat.fixtures.ts'

let server: TestServer
let chat: ChatTest
let people: Record<'owner' | 'other' | 'left' | 'stranger', TestMember>
beforeEach(async () => {
  server = await testServer()
  chat = chatTest(server)
  people = {
    owner: await server.aMember(),
    other: await server.aMember(),
    left: await server.aMember(),
    stranger: await server.aMember(),
  }
})

interface Request {
  path?: { roomId: number }
  query?: Record<string, unknown>
}

const ABOUT_A_ROOM: [string, AnyCall, (roomId: number) => Request][] = [
  ['CH4', listMessages, (roomId) => ({ path: { roomId } })],
  ['CH4 with after', listMessages, (roomId) => ({ path: { roomId }, query: { after: 0 } })],
  ['CH5', enterRoom, (roomId) => ({ path: { roomId } })],
  ['CH14', findDay, (roomId) => ({ path: { roomId }, query: { day: '2026-07-08' } })],
  ['CH15', searchMessages, (roomId) => ({ path: { roomId }, query: { q: '합주' } })],
  ['CH7', leaveRoom, (roomId) => ({ path: { roomId } })],
  ['CH9', pinRoom, (roomId) => ({ query: { chatId: roomId } })],
  ['CH10', unpinRoom, (roomId) => ({ query: { chatId: roomId } })],
]

describe.each(ABOUT_A_ROOM)('%s', (_, call, request) => {
  const ask = async (as: TestMember, roomId: number) =>
    (await server.call(call, { as, ...request(roomId) })).code

  it('is for the members of a group', async () => {
    const roomId = await chat.aRoom('GROUP', [people.owner, people.other, people.left])
    await chat.leave(people.left, roomId)
    expect([await ask(people.owner, roomId), await ask(people.other, roomId)]).toEqual([
      'COMMON200',
      'COMMON200',
    ])
    expect([await ask(people.left, roomId), await ask(people.stranger, roomId)]).toEqual([
      'CHAT4000',
      'CHAT4000',
    ])
  })

  it('is for the two members of a private room', async () => {
    const roomId = await chat.aRoom('PRIVATE', [people.owner, people.left])
    await chat.leave(people.left, roomId)
    expect([await ask(people.left, roomId), await ask(people.stranger, roomId)]).toEqual([
      'CHAT4000',
      'CHAT4000',
    ])
    expect(await ask(people.owner, roomId)).toBe('COMMON200')
  })

  it('is for manager and applicant of an application room', async () => {
    const bandId = await chat.aBand(people.owner)
    const roomId = await chat.anApplication(bandId, people.owner, people.other)
    const theirs = await chat.anApplication(bandId, people.owner, people.stranger)
    expect([await ask(people.other, theirs), await ask(people.stranger, roomId)]).toEqual([
      'CHAT4000',
      'CHAT4000',
    ])
    expect([await ask(people.owner, roomId), await ask(people.other, roomId)]).toEqual([
      'COMMON200',
      'COMMON200',
    ])
  })

  it('answers CHAT4004 for an unknown room', async () => {
    expect(await ask(people.owner, 404)).toBe('CHAT4004')
  })
})

it.each([enterRoom, joinRoom, leaveRoom, listMessages, findDay, searchMessages])(
  '$id refuses a malformed room id',
  async (call: AnyCall) => {
    for (const roomId of ['0', '-1', 'abc', '1.5']) {
      expect(await server.call(call, { as: people.owner, path: { roomId: roomId as never } })).toMatchObject({
        status: 400,
        code: 'COMMON400',
      })
    }
  },
)
