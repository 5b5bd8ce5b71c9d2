import { beforeEach, describe, expect, it } from 'vitest'
import { listSimilarArtists, readQuestion } from '#contract/http/archive/archivedArtists.ts'
import {
  listBandArtists,
  listBandMembers,
  listBands,
  listBandTracks,
  listRecommendedBands,
  readBandDetail,
  readBandProfile,
} from '#contract/http/bands/bands.ts'
import { addBookmark, listBookmarks } from '#contract/http/bands/bookmarks.ts'
import { listMessages, searchMessages } from '#contract/http/chat/messages.ts'
import {
  createRoom,
  enterRoom,
  listFriendRooms,
  listRooms,
  openPrivateRoom,
} from '#contract/http/chat/rooms.ts'
import { requestChat } from '#contract/http/friends/chatRequests.ts'
import {
  acceptFriend,
  listFriendRequests,
  listFriends,
  requestFriend,
} from '#contract/http/friends/friends.ts'
import { listNotifications } from '#contract/http/notifications/notifications.ts'
import { listSimilarMembers } from '#contract/http/profile/members.ts'
import {
  listMemberAlbums,
  listMemberTags,
  listMemberTracks,
  readMemberProfile,
} from '#contract/http/profile/profile.ts'
import {
  decideApplications,
  listApplications,
  joinBand,
  applyToBand,
} from '#contract/http/recruitments/applications.ts'
import { bandTest } from '#server/modules/bands/bands.fixtures.ts'
import { tastesTest } from '#server/modules/bands/recommended/recommendations.fixtures.ts'
import { chatTest, type ChatTest } from '#server/modules/chat/chat.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { withdrawing } from './withdrawal.fixtures.ts'

/** Unique texts: finding either means that the member or their band is shown. */
const NICKNAME = 'sarajin'
const BAND_NAME = '사라진 밴드'

let server: TestServer
let chat: ChatTest
let harin: TestMember
let dojun: TestMember
let gone: TestMember
let withdrawal: () => Promise<unknown>
/**
 * Ids of the member's band, of Harin's bands to which the member has applied, and of rooms that both are in.
 */
let theirBand: number
let herBand: number
let herSecond: number
let applied: number
let group: number
let privateRoom: number

/** Harin and the member are related in every possible way; the member has sent Dojun a friend request. */
beforeEach(async () => {
  server = await testServer()
  chat = chatTest(server)
  const band = bandTest(server)
  const likes = tastesTest(server, band)
  harin = await server.aMember({ nickname: 'harin' })
  dojun = await server.aMember()
  gone = await server.aMember({ nickname: NICKNAME })
  withdrawal = () => withdrawing(server)(gone)

  await likes(harin, { sessions: { bass: 'EXPERT' }, genres: ['Shoegaze'], tracks: ['밤'], artists: ['실'] })
  await likes(gone, {
    sessions: { vocal: 'EXPERT' },
    genres: ['Shoegaze'],
    tracks: ['밤'],
    artists: ['실', '섬'],
  })
  theirBand = await band.aBand(gone, { name: BAND_NAME, genres: ['Shoegaze'], artists: ['실'] })
  herBand = await band.aBand(harin)
  await band.anApplication(herBand, harin, gone, { passFail: 'PASS' })
  herSecond = await band.aBand(harin)
  applied = await band.anApplication(herSecond, harin, gone)
  await server.call(requestChat, { as: gone, body: { targetMemberId: harin.memberId } })
  await server.call(requestFriend, { as: gone, body: { targetMemberId: dojun.memberId } })
  group = await chat.aRoom('GROUP', [harin, gone])
  privateRoom = await chat.aRoom('PRIVATE', [harin, gone])
  await chat.toGroup(gone, group, { content: '안녕하세요' })
  await chat.toPrivate(gone, privateRoom, { content: '안녕하세요' })
  await chat.befriend(harin, gone)
  for (const bandId of [herBand, theirBand]) await server.call(addBookmark, { as: harin, path: { bandId } })
})

const stranger = () => server.aMember()
const openRequests = async (as: TestMember) => (await server.call(listFriendRequests, { as })).value

/** Answers to other members. */
const SHOWN: Record<string, () => Promise<unknown>> = {
  'her friends (F1)': async () => (await server.call(listFriends, { as: harin })).value,
  'requests one has got (F7)': async () => openRequests(dojun),
  'rooms with friends (CH11)': async () => (await server.call(listFriendRooms, { as: harin })).value,
  'what asks one to be friends (N1)': async () => (await server.call(listNotifications, { as: dojun })).value,
  'what asks for an answer (N1)': async () => (await server.call(listNotifications, { as: harin })).value,
  'who is alike by tracks (MS1)': async () =>
    (await server.call(listSimilarMembers, { as: harin, query: { by: 'tracks' } })).value,
  'who is alike by artists (MS1)': async () =>
    (await server.call(listSimilarMembers, { as: harin, query: { by: 'artists' } })).value,
  'the question about an artist (AR7)': async () => (await server.call(readQuestion, { as: harin })).value,
  'bands (B1)': async () => (await server.call(listBands, { as: harin })).value,
  'bands by name (B1)': async () =>
    (await server.call(listBands, { as: harin, query: { q: BAND_NAME } })).value,
  'recommended bands (B2)': async () => (await server.call(listRecommendedBands, { as: harin })).value,
  'who plays in her band (B5)': async () =>
    (await server.call(listBandMembers, { as: harin, path: { bandId: herBand } })).value,
  'bands she has saved (BM1)': async () => (await server.call(listBookmarks, { as: harin })).value,
  'applicants (RC4)': async () =>
    (await server.call(listApplications, { as: harin, path: { bandId: herBand } })).value,
}

const isNamedIn = (answer: unknown) => {
  const text = JSON.stringify(answer)
  return text.includes(NICKNAME) || text.includes(BAND_NAME)
}

describe('a withdrawn member is left out of', () => {
  it.each(Object.entries(SHOWN))('%s', async (_, answer) => {
    expect(isNamedIn(await answer())).toBe(true)
    await withdrawal()
    expect(isNamedIn(await answer())).toBe(false)
  })

  it('sent friend requests (F7)', async () => {
    const as = await stranger()
    await server.call(requestFriend, { as, body: { targetMemberId: gone.memberId } })
    expect(await openRequests(as)).toMatchObject([{ nickname: NICKNAME, direction: 'SENT' }])
    await withdrawal()
    expect(await openRequests(as)).toEqual([])
  })

  it('the artists saved by similar members (AR6)', async () => {
    const artists = async () => (await server.call(listSimilarArtists, { as: harin })).value
    expect(await artists()).toMatchObject([{ name: '섬' }])
    await withdrawal()
    expect(await artists()).toEqual([])
  })
})

const withdrawn = { status: 404, code: 'MEMBER4004', message: '탈퇴한 회원입니다.' }
const noBand = { status: 404, code: 'BAND4004' }
const path = () => ({ memberId: gone.memberId })
const bandPath = () => ({ bandId: theirBand })

let asked: number
beforeEach(async () => {
  asked = (await openRequests(dojun))[0]!.friendRequestId
})

/** Calls of other members, and how each is refused. */
const REFUSED: [string, object, () => Promise<{ status: number }>][] = [
  ['PR4', withdrawn, () => server.call(readMemberProfile, { as: harin, path: path() })],
  ['PR5', withdrawn, () => server.call(listMemberTracks, { as: harin, path: path() })],
  ['PR6', withdrawn, () => server.call(listMemberAlbums, { as: harin, path: path() })],
  ['PR7', withdrawn, () => server.call(listMemberTags, { as: harin, path: path() })],
  [
    'F2',
    { status: 404, code: 'FRIEND4007' },
    async () => server.call(requestFriend, { as: await stranger(), body: { targetMemberId: gone.memberId } }),
  ],
  [
    'F3',
    { status: 404, code: 'FRIEND4004' },
    () => server.call(acceptFriend, { as: dojun, path: { friendRequestId: asked } }),
  ],
  [
    'CR1',
    withdrawn,
    async () => server.call(requestChat, { as: await stranger(), body: { targetMemberId: gone.memberId } }),
  ],
  ['CH2', withdrawn, () => aGroupWith([gone.memberId])],
  [
    'CH12',
    withdrawn,
    async () => server.call(openPrivateRoom, { as: await stranger(), body: { memberId: gone.memberId } }),
  ],
  ['B3', noBand, () => server.call(readBandProfile, { as: harin, path: bandPath() })],
  ['B4', noBand, () => server.call(readBandDetail, { as: harin, path: bandPath() })],
  ['B5', noBand, () => server.call(listBandMembers, { as: harin, path: bandPath() })],
  ['B6', noBand, () => server.call(listBandTracks, { as: harin, path: bandPath() })],
  ['B7', noBand, () => server.call(listBandArtists, { as: harin, path: bandPath() })],
  ['B8', noBand, () => server.call(joinBand, { as: harin, path: bandPath(), body: {} })],
  ['CH8', noBand, () => server.call(applyToBand, { as: harin, path: bandPath(), body: {} })],
  ['BM2', noBand, async () => server.call(addBookmark, { as: await stranger(), path: bandPath() })],
  [
    'RC5',
    { status: 404, code: 'CHAT4004' },
    () =>
      server.call(decideApplications, {
        as: harin,
        path: { bandId: herSecond },
        body: { applicantUpdate: [{ roomId: applied, status: 'PASS' }] },
      }),
  ],
]

const aGroupWith = (memberIds: number[]) =>
  server.call(createRoom, { as: harin, body: { memberIds, roomName: '합주' } })

describe('calls about a withdrawn member', () => {
  it.each(REFUSED)('are refused: %s answers %o', async (_, refusal, attempt) => {
    expect(await attempt()).toMatchObject({ status: 200 })
    await withdrawal()
    expect(await attempt()).toMatchObject(refusal)
  })

  it('do not open the private room again after leaving it', async () => {
    await chat.leave(harin, privateRoom)
    await withdrawal()
    const answer = await server.call(openPrivateRoom, { as: harin, body: { memberId: gone.memberId } })
    expect(answer).toMatchObject(withdrawn)
  })
})

describe('for seven days a withdrawn member keeps', () => {
  it.each([
    ['CH1', async () => (await server.call(listRooms, { as: harin })).value],
    ['CH4', async () => (await server.call(listMessages, { as: harin, path: { roomId: group } })).value],
    ['CH5', async () => (await server.call(enterRoom, { as: harin, path: { roomId: privateRoom } })).value],
    [
      'CH15',
      async () =>
        (await server.call(searchMessages, { as: harin, path: { roomId: group }, query: { q: '안녕' } }))
          .value,
    ],
  ])("their name in other members' rooms (%s)", async (_, answer) => {
    await withdrawal()
    expect(isNamedIn(await answer())).toBe(true)
  })

  it('their seat: a message to them is neither refused nor answered with a line that they left', async () => {
    await withdrawal()
    for (const [send, roomId] of [
      [chat.toPrivate, privateRoom],
      [chat.toGroup, group],
      [chat.toBand, applied],
    ] as const) {
      expect(await send(harin, roomId, { content: '거기 계세요?' })).toBeNull()
      const { messages } = (await server.call(listMessages, { as: harin, path: { roomId } })).value
      expect(messages[0]).toMatchObject({ content: '거기 계세요?', senderName: 'harin' })
    }
  })
})
