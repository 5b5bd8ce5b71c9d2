import { describe, expect } from 'vitest'
import { pinRoom } from '#contract/http/chat/rooms.ts'
import { urlsForOthers } from '#server/http/fileUrls.ts'
import type { TestMember } from '#server/testing/members.ts'
import { it as base } from '../chat.fixtures.ts'
import * as service from './roomList.service.ts'

const it = base.extend('harin', ({ server }) =>
  server.aMember({ nickname: 'harin', profileImageUrl: 'https://images.example/h.jpg' }),
)
const info = (member: TestMember, lastReadMessageId = 0) => ({
  memberId: member.memberId,
  nickname: member.nickname,
  profileImageUrl: member.nickname === 'harin' ? 'https://images.example/h.jpg' : null,
  lastReadMessageId,
})

const NOON = '2025-08-04T03:00:00.000Z'
const NOTHING_SAID = { pinnedAt: null, unreadCount: 0, lastMessageAt: null, lastMessage: null }

describe('the room list (CH1)', () => {
  it('is empty for a member without rooms', async ({ harin, rooms }) => {
    expect(await rooms(harin)).toEqual([])
  })

  it('names a private room after the other member', async ({ chat, harin, dojun, rooms }) => {
    const roomId = await chat.aRoom('PRIVATE', [harin, dojun])
    await chat.toPrivate(harin, roomId, { content: '안녕하세요' })
    expect(await rooms(dojun)).toEqual([
      {
        roomType: 'PRIVATE',
        roomId,
        chatName: 'harin',
        imageUrl: 'https://images.example/h.jpg',
        pinnedAt: null,
        muted: null,
        unreadCount: 1,
        lastMessageAt: NOON,
        lastMessage: { content: '안녕하세요', type: 'TEXT', senderId: harin.memberId },
        memberInfo: info(harin, 1),
      },
    ])
  })

  it('shows a group with all its other members', async ({ chat, harin, dojun, taeo, rooms }) => {
    const roomId = await chat.aRoom('GROUP', [harin, dojun, taeo], {
      name: '재즈 잼 모임',
      imageUrl: 'https://images.example/g.jpg',
    })
    await chat.leave(taeo, roomId)
    expect(await rooms(harin)).toEqual([
      {
        roomType: 'GROUP',
        roomId,
        chatName: '재즈 잼 모임',
        imageUrl: 'https://images.example/g.jpg',
        pinnedAt: null,
        muted: null,
        unreadCount: 0,
        lastMessageAt: NOON,
        lastMessage: { content: 'taeo님이 채팅방을 나갔습니다.', type: 'SYSTEM', senderId: taeo.memberId },
        memberInfos: [info(dojun)],
        ownerId: harin.memberId,
        isOpen: false,
      },
    ])
  })

  it('shows a group whose only member is the caller', async ({ chat, harin, rooms }) => {
    const roomId = await chat.aRoom('GROUP', [harin], { isOpen: true })
    expect(await rooms(harin)).toEqual([
      {
        roomType: 'GROUP',
        roomId,
        chatName: '주말 합주',
        imageUrl: null,
        ...NOTHING_SAID,
        muted: null,
        memberInfos: [],
        ownerId: harin.memberId,
        isOpen: true,
      },
    ])
  })

  it('shows an applicant the band with its manager', async ({ chat, harin, dojun, rooms }) => {
    const bandId = await chat.aBand(harin, { name: 'Velvet Kite', imageUrl: 'https://images.example/b.jpg' })
    const roomId = await chat.anApplication(bandId, harin, dojun, { session: 'piano', passFail: 'FAIL' })
    expect(await rooms(dojun)).toEqual([
      {
        roomType: 'BAND-APPLICANT',
        roomId,
        chatName: 'Velvet Kite',
        imageUrl: 'https://images.example/b.jpg',
        ...NOTHING_SAID,
        muted: null,
        memberInfos: [info(harin)],
        bandId,
        bandName: 'Velvet Kite',
        bandImageUrl: 'https://images.example/b.jpg',
        session: 'piano',
        passFail: 'FAIL',
      },
    ])
  })

  it('combines the applications of a band in one row for its manager', async ({
    server,
    chat,
    harin,
    dojun,
    taeo,
    rooms,
  }) => {
    const bandId = await chat.aBand(harin, { status: 'ACTIVE', sessions: ['vocal', 'bass'] })
    const first = await chat.anApplication(bandId, harin, dojun)
    const second = await chat.anApplication(bandId, harin, taeo, { session: 'vocal', passFail: 'PASS' })
    await chat.toBand(dojun, first, { content: '지원합니다' })
    await chat.toBand(dojun, first, { content: '잘 부탁드려요' })
    server.clock.advance({ minutes: 1 })
    await chat.toBand(taeo, second, { content: '보컬 지원해요' })
    await server.call(pinRoom, { as: harin, query: { chatId: first } })

    const later = '2025-08-04T03:01:00.000Z'
    const base = {
      bandId,
      bandName: '새벽 네 시',
      bandImageUrl: null,
      status: 'ACTIVE',
      bandSessionList: ['bass', 'vocal'],
    }
    expect(await rooms(harin)).toEqual([
      {
        roomType: 'BAND-MANAGER',
        roomId: null,
        chatName: '새벽 네 시',
        imageUrl: null,
        ...base,
        pinnedAt: null,
        unreadCount: 3,
        lastMessageAt: later,
        lastMessage: { content: '보컬 지원해요', type: 'TEXT', senderId: taeo.memberId },
        chatRoomInfo: [
          {
            roomId: first,
            memberInfo: info(dojun, 2),
            session: 'bass',
            passFail: 'PENDING',
            lastMessageAt: NOON,
            pinnedAt: later,
            muted: null,
            unreadCount: 2,
          },
          {
            roomId: second,
            memberInfo: info(taeo, 3),
            session: 'vocal',
            passFail: 'PASS',
            lastMessageAt: later,
            pinnedAt: null,
            muted: null,
            unreadCount: 1,
          },
        ],
      },
    ])
  })

  it('shows a managed band without applications, and no ended one', async ({ chat, harin, dojun, rooms }) => {
    const bandId = await chat.aBand(harin)
    const ended = await chat.aBand(harin, { status: 'ENDED' })
    const room = await chat.anApplication(ended, harin, dojun)
    expect(await rooms(harin)).toMatchObject([
      { roomType: 'BAND-MANAGER', bandId, ...NOTHING_SAID, chatRoomInfo: [] },
    ])
    expect(await rooms(dojun)).toMatchObject([{ roomType: 'BAND-APPLICANT', roomId: room }])
  })

  it('shows the stand-in when the other member was deleted', async ({ chat, harin, dojun, rooms }) => {
    const roomId = await chat.aRoom('PRIVATE', [harin, dojun])
    await chat.toPrivate(dojun, roomId, { content: '안녕히 계세요' })
    await chat.deleteMember(dojun)
    expect(await rooms(harin)).toMatchObject([
      {
        chatName: '알 수 없는 사용자',
        unreadCount: 1,
        lastMessage: { content: '안녕히 계세요', senderId: 0 },
        memberInfo: { memberId: 0, nickname: '알 수 없는 사용자' },
      },
    ])
  })

  it('keeps a withdrawn member’s name until the deletion', async ({ server, chat, harin, rooms }) => {
    const gone = await server.aMember({ nickname: 'gone', withdrawn: true })
    await chat.aRoom('PRIVATE', [harin, gone])
    expect(await rooms(harin)).toMatchObject([{ chatName: 'gone' }])
  })
})

it('puts pinned rooms first, latest pin first; then empty ones; then the latest message', async ({
  server,
  chat,
  harin,
  rooms,
}) => {
  const group = (name: string) => chat.aRoom('GROUP', [harin], { name })
  const [a, b, c, d, e] = [
    await group('a'),
    await group('b'),
    await group('c'),
    await group('d'),
    await group('e'),
  ]
  await group('f')
  const band = await chat.aBand(harin, { name: 'band' })
  for (const roomId of [d, a, c, b]) {
    server.clock.advance({ minutes: 1 })
    await chat.toGroup(harin, roomId, { content: '안녕' })
  }
  for (const query of [{ chatId: e }, { bandId: band }, { chatId: c }]) {
    server.clock.advance({ minutes: 1 })
    await server.call(pinRoom, { as: harin, query })
  }
  expect((await rooms(harin)).map(({ chatName }) => chatName)).toEqual(['c', 'band', 'e', 'f', 'b', 'a', 'd'])
})

it.for<[ms: number, lastMessageAt: string]>([
  [0, '2025-08-04T03:00:00.000Z'],
  [7, '2025-08-04T03:00:00.007Z'],
  [120, '2025-08-04T03:00:00.120Z'],
])(
  'returns message times to the millisecond, here %i',
  async ([ms, lastMessageAt], { server, chat, harin, rooms }) => {
    const roomId = await chat.aRoom('GROUP', [harin])
    server.clock.set(new Date(Date.parse(NOON) + ms))
    await chat.toGroup(harin, roomId, { content: '안녕' })
    expect(await rooms(harin)).toMatchObject([{ lastMessageAt }])
  },
)

it('reads any number of rooms with one statement', async ({ chat, harin, dojun, taeo, rooms }) => {
  for (let n = 0; n < 12; n += 1) {
    await chat.anApplication(await chat.aBand(harin), harin, dojun)
    await chat.toGroup(harin, await chat.aRoom('GROUP', [harin, dojun, taeo]), { content: '안녕' })
  }
  await rooms(harin) // warms up the session check
  expect(await chat.statementsDuring(() => rooms(harin))).toBe(1)
})

describe('lists requested at the same moment', () => {
  it('are read with one statement, and each member gets their own', async ({
    server,
    chat,
    harin,
    dojun,
    taeo,
    rooms,
  }) => {
    const shared = await chat.aRoom('GROUP', [harin, dojun, taeo], { name: '셋' })
    const two = await chat.aRoom('PRIVATE', [harin, dojun])
    await chat.toGroup(harin, shared, { content: '안녕' })
    const band = await chat.aBand(taeo)
    const application = await chat.anApplication(band, taeo, dojun)
    const everybody = [harin, dojun, taeo, dojun]
    const alone = []
    for (const member of everybody) alone.push(await rooms(member))
    expect(await Promise.all(everybody.map(rooms))).toEqual(alone)
    const together = () =>
      Promise.all(
        everybody.map(({ memberId }) => service.listRooms(server.deps, memberId, {}, urlsForOthers(null))),
      )
    expect(await chat.statementsDuring(together)).toBe(1)
    expect(alone[0]).toMatchObject([
      { roomId: two, chatName: 'dojun99', memberInfo: info(dojun) },
      { roomId: shared, unreadCount: 0, memberInfos: [info(dojun), info(taeo)] },
    ])
    expect(alone[1]!.map(({ roomId }) => roomId)).toEqual([application, two, shared])
    expect(alone[1]!.at(-1)).toMatchObject({ unreadCount: 1, memberInfos: [info(harin, 1), info(taeo)] })
    expect(alone[2]).toMatchObject([
      { roomType: 'BAND-MANAGER', bandId: band, chatRoomInfo: [{ roomId: application }] },
      { roomId: shared, unreadCount: 1 },
    ])
  })

  it('contain everything written before each request', async ({ chat, harin, dojun, rooms }) => {
    const roomId = await chat.aRoom('GROUP', [harin, dojun])
    const earlier = Array.from({ length: 40 }, () => rooms(dojun))
    await chat.toGroup(harin, roomId, { content: '지금' })
    expect(await rooms(dojun)).toMatchObject([{ unreadCount: 1, lastMessage: { content: '지금' } }])
    await Promise.all(earlier)
  })
})
