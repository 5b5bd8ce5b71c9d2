import { describe, expect } from 'vitest'
import {
  enterRoom,
  LIST_FRIEND_ROOMS_ALIAS,
  listFriendRooms,
  openPrivateRoom,
} from '#contract/http/chat/rooms.ts'
import type { TestMember } from '#server/testing/members.ts'
import { it as base } from '../chat.fixtures.ts'

const it = base
  .extend('dojun', ({ server }) =>
    server.aMember({ nickname: 'dojun99', profileImageUrl: 'https://images.example/d.jpg' }),
  )
  .extend(
    'open',
    ({ server }) =>
      (as: TestMember, memberId: unknown) =>
        server.call(openPrivateRoom, { as, body: { memberId } }),
  )
  .extend(
    'roomIds',
    ({ rooms }) =>
      async (as: TestMember) =>
        (await rooms(as)).map(({ roomId }) => roomId),
  )

describe('opening a private room (CH12)', () => {
  it('creates it for both, with the other member in the answer', async ({ harin, dojun, open, roomIds }) => {
    const entry = (await open(harin, String(dojun.memberId))).value
    expect(entry).toEqual({
      roomId: 1,
      roomType: 'PRIVATE',
      messageList: { messages: [], hasNext: false, lastMessageId: null },
      participantInfos: {
        infos: [
          {
            memberId: dojun.memberId,
            nickname: 'dojun99',
            imageUrl: 'https://images.example/d.jpg',
            lastReadMessageId: 0,
          },
        ],
      },
    })
    expect([await roomIds(harin), await roomIds(dojun)]).toEqual([[1], [1]])
  })

  it('creates one room for any number of calls at once, from both sides', async ({
    harin,
    dojun,
    open,
    roomIds,
  }) => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        n % 2 ? open(harin, dojun.memberId) : open(dojun, harin.memberId),
      ),
    )
    const created = answers.filter(({ status }) => status === 200)
    expect(created).toHaveLength(1)
    // the id depends on which insert was first: conflicting inserts use up ids too
    const { roomId } = created[0]!.value
    for (const { status, code, result } of answers.filter((answer) => answer.status !== 200)) {
      expect({ status, code, result }).toEqual({ status: 409, code: 'CHAT4010', result: { roomId } })
    }
    expect(await roomIds(harin)).toEqual([roomId])
  })

  it.for(['the caller', 'the other', 'both'])(
    'reopens it with its history when %s had left',
    async (who, { chat, harin, dojun, open, roomIds }) => {
      const roomId = (await open(harin, dojun.memberId)).value.roomId
      await chat.toPrivate(dojun, roomId, { content: '안녕하세요' })
      if (who !== 'the other') await chat.leave(harin, roomId)
      if (who !== 'the caller') await chat.leave(dojun, roomId)

      const entry = (await open(harin, dojun.memberId)).value
      expect(entry.roomId).toBe(roomId)
      expect(entry.messageList.messages.at(-1)?.content).toBe('안녕하세요')
      expect([await roomIds(harin), await roomIds(dojun)]).toEqual([[roomId], [roomId]])
      expect(await open(dojun, harin.memberId)).toMatchObject({ code: 'CHAT4010', result: { roomId } })
      expect(await chat.toPrivate(harin, roomId, { content: '다시 왔어요' })).toBeNull()
      expect(chat.events().at(-1)?.audience).toEqual([harin.memberId, dojun.memberId])
    },
  )

  it('is refused with COMMON400 for oneself, without a member and with a malformed id', async ({
    harin,
    open,
  }) => {
    for (const memberId of [harin.memberId, undefined, 0, 'harin']) {
      expect(await open(harin, memberId)).toMatchObject({ status: 400, code: 'COMMON400' })
    }
  })

  it('is refused with MEMBER4004 for an unknown member and, with another message, for a withdrawn one', async ({
    server,
    harin,
    open,
  }) => {
    const gone = await server.aMember({ withdrawn: true })
    expect(await open(harin, 404)).toMatchObject({
      status: 404,
      code: 'MEMBER4004',
      message: '회원 정보를 찾을 수 없습니다.',
    })
    expect(await open(harin, gone.memberId)).toMatchObject({
      status: 404,
      code: 'MEMBER4004',
      message: '탈퇴한 회원입니다.',
    })
  })
})

describe('private rooms with friends (CH11)', () => {
  it('are listed by name, at both paths, and only with friends', async ({ server, chat, harin, dojun }) => {
    const bomi = await server.aMember({ nickname: 'Bomi' })
    const sol = await server.aMember({ nickname: 'sol' })
    const gone = await server.aMember({ nickname: 'aaron', withdrawn: true })
    for (const friend of [dojun, bomi, gone]) await chat.befriend(harin, friend)
    const withDojun = await chat.aRoom('PRIVATE', [dojun, harin])
    const withBomi = await chat.aRoom('PRIVATE', [harin, bomi])
    await chat.aRoom('PRIVATE', [harin, gone])
    await chat.aRoom('PRIVATE', [harin, sol])
    await chat.aRoom('GROUP', [harin, dojun])

    const rooms = [
      { roomId: withBomi, memberId: bomi.memberId, friendName: 'Bomi', profileImage: null },
      {
        roomId: withDojun,
        memberId: dojun.memberId,
        friendName: 'dojun99',
        profileImage: 'https://images.example/d.jpg',
      },
    ]
    for (const path of [listFriendRooms.path, LIST_FRIEND_ROOMS_ALIAS]) {
      expect((await server.call({ ...listFriendRooms, path }, { as: harin })).value).toEqual({ rooms })
    }
    expect((await server.call(listFriendRooms, { as: dojun })).value.rooms).toMatchObject([
      { friendName: 'harin' },
    ])
  })

  it('do not include a room the caller has left, but one the friend has left', async ({
    server,
    chat,
    harin,
    dojun,
  }) => {
    await chat.befriend(harin, dojun)
    const roomId = await chat.aRoom('PRIVATE', [harin, dojun])
    await chat.leave(dojun, roomId)
    expect((await server.call(listFriendRooms, { as: harin })).value.rooms).toMatchObject([{ roomId }])
    expect((await server.call(listFriendRooms, { as: dojun })).value.rooms).toEqual([])
  })
})

it('cannot be entered by a third member', async ({ server, harin, dojun, open }) => {
  const roomId = (await open(harin, dojun.memberId)).value.roomId
  const stranger = await server.aMember()
  expect(await server.call(enterRoom, { as: stranger, path: { roomId } })).toMatchObject({
    status: 400,
    code: 'CHAT4000',
  })
})
