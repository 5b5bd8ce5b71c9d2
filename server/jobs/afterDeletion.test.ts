import { beforeEach, describe, expect, it } from 'vitest'
import type { AnyCall } from '#contract/call.ts'
import { listSimilarArtists, readQuestion } from '#contract/http/archive/archivedArtists.ts'
import { listSimilarTracks, listTracks } from '#contract/http/archive/archivedTracks.ts'
import {
  listBandMembers,
  listBands,
  listRecommendedBands,
  readBandDetail,
} from '#contract/http/bands/bands.ts'
import { addBookmark, listBookmarks } from '#contract/http/bands/bookmarks.ts'
import { findDay, listMessages, searchMessages } from '#contract/http/chat/messages.ts'
import {
  enterRoom,
  joinRoom,
  leaveRoom,
  listFriendRooms,
  listRooms,
  openPrivateRoom,
  pinRoom,
  type RoomInfo,
} from '#contract/http/chat/rooms.ts'
import { requestChat } from '#contract/http/friends/chatRequests.ts'
import { listFriendRequests, listFriends, requestFriend } from '#contract/http/friends/friends.ts'
import { listNotifications } from '#contract/http/notifications/notifications.ts'
import { listSimilarMembers } from '#contract/http/profile/members.ts'
import { readMemberProfile, readProfile } from '#contract/http/profile/profile.ts'
import { decideApplications, listApplications, joinBand } from '#contract/http/recruitments/applications.ts'
import { withdrawing } from '#server/modules/auth/withdrawal/withdrawal.fixtures.ts'
import { writeSearchBlocks } from '#server/modules/chat/search/searchBlocks.service.ts'
import { members } from '../db/schema.ts'
import { bandTest, type BandTest } from '../modules/bands/bands.fixtures.ts'
import { chatTest, roomEvents, type ChatTest } from '../modules/chat/chat.fixtures.ts'
import { loadSampleData } from '../sample/loadSampleData.ts'
import type { TestMember } from '../testing/members.ts'
import { testServer, type TestServer } from '../testing/testServer.ts'
import { deleteWithdrawn } from './withdrawnMembers.ts'

const UNKNOWN = '알 수 없는 사용자'

let server: TestServer
let chat: ChatTest
let band: BandTest
let harin: TestMember
let dojun: TestMember
let gone: TestMember
beforeEach(async () => {
  server = await testServer()
  chat = chatTest(server)
  band = bandTest(server)
  harin = await server.aMember({ nickname: 'harin' })
  dojun = await server.aMember({ nickname: 'dojun' })
  gone = await server.aMember({ nickname: 'gone' })
})

/** Withdraws the member and runs the deletion eight days later. */
async function disappears(member: TestMember): Promise<void> {
  await withdrawing(server)(member)
  server.clock.advance({ days: 8 })
  expect(await deleteWithdrawn(server.deps)).toBe(1)
}

const rooms = async (as: TestMember) => (await server.call(listRooms, { as })).value.chatRoomInfos
const entered = async (as: TestMember, roomId: number) =>
  (await server.call(enterRoom, { as, path: { roomId } })).value
const said = async (as: TestMember, roomId: number) =>
  (await server.call(listMessages, { as, path: { roomId } })).value.messages

describe('the private room with a deleted member', () => {
  let roomId: number
  beforeEach(async () => {
    roomId = await chat.aRoom('PRIVATE', [harin, gone])
    await chat.toPrivate(harin, roomId, { content: '합주실 예약했어요' })
    await chat.toPrivate(gone, roomId, { content: '고마워요' })
    await server.call(pinRoom, { as: harin, query: { chatId: roomId } })
    await disappears(gone)
  })

  it('stays in the list with its pin and unread count, and shows the stand-in name', async () => {
    expect(await rooms(harin)).toMatchObject([
      {
        roomType: 'PRIVATE',
        roomId,
        chatName: UNKNOWN,
        imageUrl: null,
        pinnedAt: expect.any(String) as string,
        unreadCount: 1,
        lastMessage: { content: '고마워요', senderId: 0 },
        memberInfo: { memberId: 0, nickname: UNKNOWN },
      },
    ])
  })

  it('can be entered, read to its end and searched', async () => {
    const entry = await entered(harin, roomId)
    expect(entry.participantInfos.infos).toEqual([
      { memberId: 0, nickname: UNKNOWN, imageUrl: null, lastReadMessageId: 0 },
    ])
    expect(entry.messageList.messages.map(({ senderId, senderName }) => [senderId, senderName])).toEqual([
      [0, UNKNOWN],
      [harin.memberId, 'harin'],
    ])
    expect(await chat.readPrivate(harin, roomId, entry.messageList.messages[0]!.messageId)).toBeNull()
    expect(await rooms(harin)).toMatchObject([{ unreadCount: 0 }])
    const found = await server.call(searchMessages, { as: harin, path: { roomId }, query: { q: 'ㄱㅁㅇ' } })
    expect(found.value.messages).toMatchObject([{ senderName: UNKNOWN, content: '고마워요' }])
    const day = await server.call(findDay, { as: harin, path: { roomId }, query: { day: '2025-08-04' } })
    expect(day.status).toBe(200)
  })

  it('accepts no more messages, says why, and can be left', async () => {
    expect(await chat.toPrivate(harin, roomId, { content: '거기 계세요?' })).toMatchObject({
      code: 'CHAT4007',
    })
    expect(await said(harin, roomId)).toHaveLength(2)
    expect((await server.call(leaveRoom, { as: harin, path: { roomId } })).status).toBe(200)
    expect(await rooms(harin)).toEqual([])
    const again = await server.call(openPrivateRoom, { as: harin, body: { memberId: gone.memberId } })
    expect(again).toMatchObject({ status: 404, code: 'MEMBER4004', message: '회원 정보를 찾을 수 없습니다.' })
  })

  it('belongs to nobody when both are deleted, and does not prevent a new room', async () => {
    await disappears(harin)
    const heirs = [await server.aMember({ nickname: 'harin' }), await server.aMember({ nickname: 'gone' })]
    const opened = await server.call(openPrivateRoom, {
      as: heirs[0]!,
      body: { memberId: heirs[1]!.memberId },
    })
    expect(opened.value.roomId).not.toBe(roomId)
    expect(opened.value.messageList.messages).toEqual([])
  })
})

describe('a group that a deleted member was in', () => {
  let roomId: number
  beforeEach(async () => {
    roomId = await chat.aRoom('GROUP', [harin, dojun], { isOpen: true })
    await server.call(joinRoom, { as: gone, path: { roomId } })
    await chat.toGroup(gone, roomId, { content: '안녕하세요' })
    await chat.toGroup(harin, roomId, { content: '반가워요' })
    await disappears(gone)
  })

  it('remains without them, and no line reports it', async () => {
    expect(await rooms(dojun)).toMatchObject([
      { roomId, unreadCount: 2, memberInfos: [{ nickname: 'harin' }], lastMessage: { content: '반가워요' } },
    ])
    expect((await entered(dojun, roomId)).participantInfos.infos).toMatchObject([{ nickname: 'harin' }])
    expect(await said(dojun, roomId)).toMatchObject([
      { senderName: 'harin', content: '반가워요' },
      { senderId: 0, senderName: UNKNOWN, content: '안녕하세요' },
      { type: 'SYSTEM', senderId: 0, content: `${UNKNOWN}님이 채팅방에 참여하셨습니다.` },
    ])
  })

  it('accepts messages for its members, and read marks', async () => {
    const before = server.events.length
    expect(await chat.toGroup(harin, roomId, { content: '토요일 어때요?' })).toBeNull()
    const [told] = roomEvents(server.events.slice(before))
    expect(told!.audience).toEqual([harin.memberId, dojun.memberId])
    const [newest] = await said(dojun, roomId)
    expect(await chat.readGroup(dojun, roomId, newest!.messageId)).toBeNull()
    expect(await rooms(dojun)).toMatchObject([{ unreadCount: 0 }])
  })

  it('still lets members in and out', async () => {
    const newcomer = await server.aMember({ nickname: 'somebody' })
    expect((await server.call(joinRoom, { as: newcomer, path: { roomId } })).status).toBe(200)
    expect(await chat.toGroup(newcomer, roomId, { content: '안녕하세요' })).toBeNull()
    expect((await server.call(leaveRoom, { as: harin, path: { roomId } })).status).toBe(200)
  })

  it('still finds their messages through search blocks', async () => {
    const long = await chat.aRoom('GROUP', [harin, dojun])
    await chat.history(long, [dojun, harin], 1_300)
    await writeSearchBlocks(server.deps)
    await disappears(dojun)
    const { value } = await server.call(searchMessages, {
      as: harin,
      path: { roomId: long },
      query: { q: '말 101' },
    })
    expect(value.messages).toContainEqual(expect.objectContaining({ content: '말 101', senderName: UNKNOWN }))
  })
})

describe('a name in system lines', () => {
  it.each(['minsu', '김 나', '님이 온다'])('is removed, even a special one: %s', async (nickname) => {
    const named = await server.aMember({ nickname })
    const bandId = await band.aBand(harin, { name: '파도' })
    const roomId = await band.anApplication(bandId, harin, named)
    const body = { applicantUpdate: [{ roomId, status: 'PASS' as const }] }
    await server.call(decideApplications, { as: harin, path: { bandId }, body })
    await chat.leave(named, roomId)
    await disappears(named)
    expect((await said(harin, roomId)).map(({ content }) => content)).toEqual([
      `${UNKNOWN}님이 채팅방을 나갔습니다.`,
      '합격 · 파도',
    ])
  })
})

describe('a band', () => {
  let bandId: number
  let roomId: number
  beforeEach(async () => {
    bandId = await band.aBand(harin)
    roomId = await band.anApplication(bandId, harin, gone)
    await chat.toBand(gone, roomId, { content: '지원합니다' })
    await chat.toBand(harin, roomId, { content: '반가워요' })
    await chat.toBand(gone, roomId, { content: '연락 주세요' })
  })

  it("keeps an applicant's room for its manager after the applicant is deleted", async () => {
    await disappears(gone)
    expect(await rooms(harin)).toMatchObject([
      {
        roomType: 'BAND-MANAGER',
        bandId,
        unreadCount: 1,
        lastMessage: { content: '연락 주세요', senderId: 0 },
        chatRoomInfo: [
          {
            roomId,
            memberInfo: { memberId: 0, nickname: UNKNOWN },
            session: 'bass',
            passFail: 'PENDING',
            unreadCount: 1,
          },
        ],
      },
    ])
    expect(await entered(harin, roomId)).toMatchObject({
      roomType: 'BAND',
      participantInfos: { infos: [{ memberId: 0, nickname: UNKNOWN }] },
    })
    const [newest] = await said(harin, roomId)
    expect(await chat.readPrivate(harin, roomId, newest!.messageId)).toBeNull()
    expect(await rooms(harin)).toMatchObject([{ unreadCount: 0 }])
    expect(await chat.toBand(harin, roomId, { content: '계세요?' })).toMatchObject({ code: 'CHAT4007' })
  })

  it('neither lists nor judges a deleted applicant', async () => {
    const other = await band.anApplication(bandId, harin, dojun)
    await disappears(gone)
    const listed = async () =>
      (await server.call(listApplications, { as: harin, path: { bandId } })).value.bandChatList
    expect(await listed()).toMatchObject([{ roomId: other, nickname: 'dojun', passFail: 'PENDING' }])
    const decided = (each: number) =>
      server.call(decideApplications, {
        as: harin,
        path: { bandId },
        body: { applicantUpdate: [{ roomId: each, status: 'PASS' }] },
      })
    expect(await decided(roomId)).toMatchObject({ status: 404, code: 'CHAT4004' })
    expect((await decided(other)).status).toBe(200)
    expect(await listed()).toMatchObject([{ nickname: 'dojun', passFail: 'PASS' }])
  })

  it('has a free place again after a member is deleted, on its page and among saved bands', async () => {
    const [passed] = [await band.anApplication(bandId, harin, await server.aMember(), { passFail: 'PASS' })]
    const body = { applicantUpdate: [{ roomId, status: 'PASS' as const }] }
    await server.call(decideApplications, { as: harin, path: { bandId }, body })
    await server.call(addBookmark, { as: dojun, path: { bandId } })
    const saved = async () => (await server.call(listBookmarks, { as: dojun })).value
    const people = async () => (await server.call(listBandMembers, { as: dojun, path: { bandId } })).value
    expect(await saved()).toMatchObject([{ memberCount: 3 }])
    await disappears(gone)
    expect(await saved()).toMatchObject([{ memberSummary: 'harin, member4', memberCount: 2 }])
    expect((await people()).map(({ name }) => name)).toEqual(['harin', 'member4', '모집중'])
    expect(passed).toBeGreaterThan(0)
  })

  it('is deleted with its manager, and its applicants are free of it', async () => {
    await server.call(addBookmark, { as: dojun, path: { bandId } })
    await disappears(harin)
    expect(await rooms(gone)).toEqual([])
    expect((await server.call(enterRoom, { as: gone, path: { roomId } })).code).toBe('CHAT4000')
    expect(await chat.toBand(gone, roomId, { content: '계세요?' })).toMatchObject({ code: 'CHAT4000' })
    expect((await server.call(readBandDetail, { as: gone, path: { bandId } })).code).toBe('BAND4004')
    expect((await server.call(joinBand, { as: gone, path: { bandId }, body: {} })).code).toBe('BAND4004')
    expect((await server.call(listBookmarks, { as: dojun })).value).toEqual([])
    const other = await band.aBand(dojun)
    expect((await server.call(joinBand, { as: gone, path: { bandId: other }, body: {} })).status).toBe(200)
  })
})

describe('a request or notification', () => {
  it('is gone when it was sent by or to a deleted member; all others stay', async () => {
    const ask = (as: TestMember, target: TestMember) =>
      server.call(requestFriend, { as, body: { targetMemberId: target.memberId } })
    await ask(gone, harin)
    await ask(dojun, gone)
    await ask(dojun, harin)
    await server.call(requestChat, { as: gone, body: { targetMemberId: harin.memberId } })
    await disappears(gone)
    expect((await server.call(listNotifications, { as: harin })).value).toMatchObject([
      { type: 'FRIEND', senderId: dojun.memberId },
    ])
    const open = async (as: TestMember) => (await server.call(listFriendRequests, { as })).value
    expect(await open(harin)).toMatchObject([{ nickname: 'dojun', direction: 'RECEIVED' }])
    expect(await open(dojun)).toMatchObject([{ nickname: 'harin', direction: 'SENT' }])
    expect(await ask(dojun, gone)).toMatchObject({ status: 404, code: 'FRIEND4007' })
  })
})

/** Fields that members write, in which any name may occur. */
const WRITTEN = new Set(['content', 'message', 'bio', 'description', 'bandName', 'chatName'])

function namesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return WRITTEN.has(key) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap((each) => namesIn(each, key))
  return Object.entries(value ?? {}).flatMap(([name, each]) => namesIn(each, name))
}

const LISTS: readonly AnyCall[] = [
  readProfile,
  listRooms,
  listFriendRooms,
  listFriends,
  listFriendRequests,
  listNotifications,
  listBands,
  listRecommendedBands,
  listBookmarks,
  listTracks,
  listSimilarTracks,
  listSimilarArtists,
  readQuestion,
]

it('everybody else still finds all their data after four well-connected members are deleted', async () => {
  server = await testServer()
  const { logins } = await loadSampleData(server.deps)
  const people = await server.deps.db.select().from(members).orderBy(members.id)
  const byNickname = new Map(people.map((person) => [person.nickname, person]))
  const going = logins.map((login) => ({ ...login, memberId: byNickname.get(login.nickname)!.id }))
  const names = new Set(going.map(({ nickname }) => nickname))
  const others = people
    .filter(({ nickname, state }) => !names.has(nickname) && state === 'ACTIVE')
    .map(({ id: memberId, email }) => ({ memberId, email }))

  for (const each of going) await withdrawing(server)(each)
  server.clock.advance({ days: 8 })
  // plus one who has withdrawn in the sample data itself
  expect(await deleteWithdrawn(server.deps)).toBe(going.length + 1)

  // one member per room is enough: the others would find the same people there
  const seen = new Set<number>()
  for (const as of others) {
    const answers: unknown[] = []
    for (const call of LISTS) answers.push((await server.call(call, { as })).value)
    for (const by of ['tracks', 'artists'] as const)
      answers.push((await server.call(listSimilarMembers, { as, query: { by } })).value)
    for (const room of (await server.call(listRooms, { as })).value.chatRoomInfos) {
      if (room.roomId !== null && seen.has(room.roomId)) continue
      if (room.roomId !== null) seen.add(room.roomId)
      answers.push(...(await insideOf(as, room)))
    }
    expect(namesIn(answers).filter((name) => names.has(name))).toEqual([])
  }
  for (const { memberId } of going)
    expect((await server.call(readMemberProfile, { as: others[0]!, path: { memberId } })).code).toBe(
      'MEMBER4004',
    )
}, 120_000)

async function insideOf(as: { memberId: number; email: string }, room: RoomInfo): Promise<unknown[]> {
  if (room.roomType === 'BAND-MANAGER') {
    const path = { bandId: room.bandId }
    const inside = room.chatRoomInfo.map(({ roomId }) =>
      server.call(enterRoom, { as, path: { roomId } }).then(({ value }) => value),
    )
    return [(await server.call(listApplications, { as, path })).value, ...(await Promise.all(inside))]
  }
  expect(room.chatName).not.toBe('')
  const path = { roomId: room.roomId }
  return [
    (await server.call(enterRoom, { as, path })).value,
    (await server.call(listMessages, { as, path, query: { limit: 100 } })).value,
    (await server.call(searchMessages, { as, path, query: { q: '합주' } })).value,
  ]
}
