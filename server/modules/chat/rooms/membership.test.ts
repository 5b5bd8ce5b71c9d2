import { describe, expect } from 'vitest'
import { listMessages } from '#contract/http/chat/messages.ts'
import { enterRoom, joinRoom, leaveRoom, pinRoom } from '#contract/http/chat/rooms.ts'
import type { TestMember } from '#server/testing/members.ts'
import type { TestServer } from '#server/testing/testServer.ts'
import { it as base } from '../chat.fixtures.ts'

const membershipTest = ({ call }: TestServer) => ({
  join: (as: TestMember, roomId: number) => call(joinRoom, { as, path: { roomId } }),
  leave: (as: TestMember, roomId: number) => call(leaveRoom, { as, path: { roomId } }),
  messages: async (as: TestMember, roomId: number) =>
    (await call(listMessages, { as, path: { roomId } })).value.messages,
  othersOf: async (as: TestMember, roomId: number) =>
    (await call(enterRoom, { as, path: { roomId } })).value.participantInfos.infos,
})
const it = base.extend('membership', ({ server }) => membershipTest(server))

describe('joining a group (CH6)', () => {
  it('sends a system line to the room, including the new member', async ({
    server,
    chat,
    harin,
    dojun,
    taeo,
    membership,
  }) => {
    const roomId = await chat.aRoom('GROUP', [harin, dojun], { isOpen: true })
    const text = 'taeo님이 채팅방에 참여하셨습니다.'
    expect((await membership.join(taeo, roomId)).value).toEqual({
      roomId,
      message: text,
      timestamp: '2025-08-04T03:00:00.000Z',
    })

    const [line] = await membership.messages(taeo, roomId)
    expect(line).toMatchObject({
      type: 'SYSTEM',
      senderId: taeo.memberId,
      senderName: 'System',
      content: text,
    })
    expect(server.events).toEqual([
      {
        kind: 'room',
        roomId,
        channel: 'topic',
        audience: [harin.memberId, dojun.memberId, taeo.memberId],
        event: { type: 'SYSTEM', data: { ...line!, previousMessageId: null } },
      },
    ])
  })

  it('leaves nothing unread, and the whole history readable', async ({
    chat,
    harin,
    taeo,
    rooms,
    membership,
  }) => {
    const roomId = await chat.aRoom('GROUP', [harin], { isOpen: true })
    await chat.toGroup(harin, roomId, { content: '첫 합주 때 뭐 할까요?' })
    await membership.join(taeo, roomId)
    expect((await rooms(taeo))[0]?.unreadCount).toBe(0)
    expect(await membership.messages(taeo, roomId)).toHaveLength(2)
    expect((await membership.othersOf(harin, roomId))[0]).toMatchObject({
      memberId: taeo.memberId,
      lastReadMessageId: 2,
    })
  })

  it('adds no unread message for the other members', async ({ chat, harin, taeo, rooms, membership }) => {
    const roomId = await chat.aRoom('GROUP', [harin], { isOpen: true })
    await membership.join(taeo, roomId)
    expect((await rooms(harin))[0]).toMatchObject({
      unreadCount: 0,
      lastMessage: { type: 'SYSTEM', senderId: taeo.memberId },
    })
  })

  it('lets the new member send and receive immediately', async ({ chat, harin, taeo, membership }) => {
    const roomId = await chat.aRoom('GROUP', [harin], { isOpen: true })
    await chat.toGroup(harin, roomId, { content: '아무도 없나요?' })
    await membership.join(taeo, roomId)
    expect(await chat.toGroup(taeo, roomId, { content: '안녕하세요!' })).toBeNull()
    expect(chat.events().at(-1)?.audience).toEqual([harin.memberId, taeo.memberId])
  })

  it('after leaving counts everything meanwhile as read', async ({
    chat,
    harin,
    taeo,
    rooms,
    membership,
  }) => {
    const roomId = await chat.aRoom('GROUP', [harin, taeo], { isOpen: true })
    await membership.leave(taeo, roomId)
    await chat.toGroup(harin, roomId, { content: '하나' })
    expect((await membership.join(taeo, roomId)).status).toBe(200)
    expect((await rooms(taeo))[0]?.unreadCount).toBe(0)
  })

  it('succeeds once when called many times at once', async ({ chat, harin, taeo, membership }) => {
    const roomId = await chat.aRoom('GROUP', [harin], { isOpen: true })
    const codes = (await Promise.all(Array.from({ length: 8 }, () => membership.join(taeo, roomId)))).map(
      ({ code }) => code,
    )
    expect(codes.sort()).toEqual([...Array<string>(7).fill('CHAT4001'), 'COMMON200'])
    expect(await membership.messages(harin, roomId)).toHaveLength(1)
  })

  it('is refused for an unknown room, one the member is in, and two-person rooms', async ({
    server,
    chat,
    harin,
    dojun,
    taeo,
    membership,
  }) => {
    const group = await chat.aRoom('GROUP', [harin], { isOpen: true })
    const room = await chat.aRoom('PRIVATE', [harin, dojun])
    const band = await chat.anApplication(await chat.aBand(harin), harin, dojun)
    expect(await membership.join(harin, 404)).toMatchObject({ status: 404, code: 'CHAT4004' })
    expect(await membership.join(harin, group)).toMatchObject({ status: 400, code: 'CHAT4001' })
    expect(await membership.join(taeo, room)).toMatchObject({ status: 400, code: 'CHAT4003' })
    expect(await membership.join(taeo, band)).toMatchObject({ status: 400, code: 'CHAT4003' })
    await membership.leave(dojun, room)
    expect(await membership.join(dojun, room)).toMatchObject({ status: 400, code: 'CHAT4003' })
    expect(server.events).toHaveLength(1)
  })
})

describe('leaving a room (CH7)', () => {
  it('sends a line to those who stay, and removes the room from the list', async ({
    server,
    chat,
    harin,
    dojun,
    taeo,
    rooms,
    membership,
  }) => {
    const roomId = await chat.aRoom('GROUP', [harin, dojun, taeo])
    const text = 'taeo님이 채팅방을 나갔습니다.'
    expect((await membership.leave(taeo, roomId)).value).toEqual({
      roomId,
      message: text,
      timestamp: '2025-08-04T03:00:00.000Z',
    })

    expect(await rooms(taeo)).toEqual([])
    expect((await membership.messages(harin, roomId))[0]).toMatchObject({
      type: 'SYSTEM',
      senderId: taeo.memberId,
      senderName: 'System',
      content: text,
    })
    expect(server.events).toMatchObject([
      { channel: 'topic', audience: [harin.memberId, dojun.memberId], event: { type: 'SYSTEM' } },
    ])
    expect((await membership.othersOf(harin, roomId)).map(({ nickname }) => nickname)).toEqual(['dojun99'])
  })

  it('of two sends the line on the queue; the other keeps the messages and the name', async ({
    server,
    chat,
    harin,
    dojun,
    rooms,
    membership,
  }) => {
    const roomId = await chat.aRoom('PRIVATE', [harin, dojun])
    await chat.toPrivate(dojun, roomId, { content: '잘 지내요' })
    await membership.leave(dojun, roomId)
    expect(server.events.at(-1)).toMatchObject({ channel: 'queue', audience: [harin.memberId] })
    expect(await membership.messages(harin, roomId)).toHaveLength(2)
    expect(await rooms(harin)).toMatchObject([
      { chatName: 'dojun99', memberInfo: { memberId: dojun.memberId } },
    ])
    expect((await membership.othersOf(harin, roomId)).map(({ nickname }) => nickname)).toEqual(['dojun99'])
  })

  it('ends the events for the member who left', async ({ chat, harin, dojun, membership }) => {
    const roomId = await chat.aRoom('GROUP', [harin, dojun])
    await chat.toGroup(harin, roomId, { content: '하나' })
    await membership.leave(dojun, roomId)
    await chat.toGroup(harin, roomId, { content: '둘' })
    expect(chat.events().map(({ audience }) => audience)).toEqual([
      [harin.memberId, dojun.memberId],
      [harin.memberId],
      [harin.memberId],
    ])
  })

  it('removes the pin', async ({ server, chat, harin, dojun, rooms, membership }) => {
    const roomId = await chat.aRoom('GROUP', [harin, dojun], { isOpen: true })
    await server.call(pinRoom, { as: dojun, query: { chatId: roomId } })
    await membership.leave(dojun, roomId)
    await membership.join(dojun, roomId)
    expect((await rooms(dojun))[0]?.pinnedAt).toBeNull()
  })

  it('keeps the state of an application', async ({ chat, harin, dojun, rooms, membership }) => {
    const roomId = await chat.anApplication(await chat.aBand(harin), harin, dojun, { passFail: 'PASS' })
    await membership.leave(dojun, roomId)
    expect(await rooms(harin)).toMatchObject([
      { chatRoomInfo: [{ roomId, passFail: 'PASS', memberInfo: { nickname: 'dojun99' } }] },
    ])
  })

  it('as the last member leaves an open group that nobody lists and anybody can join again, who then owns it', async ({
    server,
    chat,
    harin,
    dojun,
    rooms,
    membership,
  }) => {
    const roomId = await chat.aRoom('GROUP', [harin], { isOpen: true })
    await membership.leave(harin, roomId)
    expect(server.events).toMatchObject([{ audience: [] }])
    expect(await rooms(harin)).toEqual([])
    expect((await membership.join(dojun, roomId)).status).toBe(200)
    expect(await rooms(dojun)).toMatchObject([{ ownerId: dojun.memberId, memberInfos: [] }])
  })

  it('is refused for an unknown room and for one the member is not in', async ({
    chat,
    harin,
    dojun,
    taeo,
    membership,
  }) => {
    const roomId = await chat.aRoom('GROUP', [harin, dojun])
    expect(await membership.leave(harin, 404)).toMatchObject({ status: 404, code: 'CHAT4004' })
    expect(await membership.leave(taeo, roomId)).toMatchObject({ status: 400, code: 'CHAT4000' })
    await membership.leave(dojun, roomId)
    expect(await membership.leave(dojun, roomId)).toMatchObject({ status: 400, code: 'CHAT4000' })
  })
})
