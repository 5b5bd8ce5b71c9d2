import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { rejectChat, requestChat } from '#contract/http/friends/chatRequests.ts'
import { listNotifications } from '#contract/http/notifications/notifications.ts'
import {
  listMemberAlbums,
  listMemberTags,
  listMemberTracks,
  readMemberProfile,
  readProfile,
} from '#contract/http/profile/profile.ts'
import { memberGenres, memberKeywords, memberSessions } from '#server/db/profileTables.ts'
import { members } from '#server/db/schema.ts'
import { chatTest } from '#server/modules/chat/chat.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { savedTest } from './profile.fixtures.ts'

let server: TestServer
let harin: TestMember
let dojun: TestMember
beforeEach(async () => {
  server = await testServer()
  harin = await server.aMember({ nickname: 'harin' })
  dojun = await server.aMember({ nickname: 'dojun99' })
})

const own = async (as: TestMember) => (await server.call(readProfile, { as })).value
const seen = (as: TestMember, memberId: number) => server.call(readMemberProfile, { as, path: { memberId } })
const minuteLater = () => server.clock.advance({ minutes: 1 })

/** Fills in everything that a profile can have, each list with the older entry first. */
async function fill({ memberId }: TestMember) {
  const { db } = server.deps
  const saved = savedTest(server)
  await db
    .update(members)
    .set({
      region: '서울',
      district: '마포구',
      bio: '노래하고 가사를 써요',
      profileImageUrl: '/files/AAAAAAAAAAAAAAAAAAAAAA.w640.jpg',
      mediaUrl: '/files/BBBBBBBBBBBBBBBBBBBBBB.mp4',
      youtubeUrl: 'https://youtu.be/abc',
      instagramUrl: 'https://instagram.example/harin',
    })
    .where(eq(members.id, memberId))
  await db.insert(memberSessions).values([
    { memberId, sessionType: 'vocal', level: 'EXPERT', position: 1 },
    { memberId, sessionType: 'electric_guitar', level: 'BEGINNER', position: 0 },
  ])
  await db.insert(memberGenres).values([
    { memberId, genre: 'Shoegaze', position: 0 },
    { memberId, genre: 'R&B', position: 1 },
  ])
  await db.insert(memberKeywords).values([{ memberId, keyword: '연락이 빨라요', position: 0 }])
  const person = { memberId }
  await saved.artist(person, '검정치마', { favourite: true, imageUrl: '/art/one.svg' })
  await saved.track(person, '첫 곡', { imageUrl: '/art/two.svg', externalUrl: 'https://music.example/1' })
  await saved.album(person, '첫 앨범')
  minuteLater()
  await saved.artist(person, 'Radiohead', { favourite: true })
  await saved.artist(person, '저장만 한 사람')
  await saved.track(person, '새 곡')
  await saved.album(person, '숨긴 앨범', { isPrivate: true, imageUrl: 'https://images.example/a.jpg' })
}

const SHARED = {
  nickname: 'harin',
  age: 23,
  gender: 'OTHER',
  region: '서울',
  district: '마포구',
  bio: '노래하고 가사를 써요',
  profileImageUrl: 'http://localhost/files/AAAAAAAAAAAAAAAAAAAAAA.w640.jpg',
  youtubeUrl: 'https://youtu.be/abc',
  availableSessions: [
    { sessionType: 'electric_guitar', level: 'BEGINNER' },
    { sessionType: 'vocal', level: 'EXPERT' },
  ],
  sessions: [{ name: 'electric_guitar' }, { name: 'vocal' }],
  genres: ['Shoegaze', 'R&B'],
  tags: ['Shoegaze', 'R&B'],
  traits: ['연락이 빨라요'],
  favoriteArtists: [
    { name: 'Radiohead', imageUrl: null },
    { name: '검정치마', imageUrl: 'http://localhost/art/one.svg' },
  ],
  savedTracks: [
    { title: '새 곡', imageUrl: null, externalUrl: null },
    { title: '첫 곡', imageUrl: 'http://localhost/art/two.svg', externalUrl: 'https://music.example/1' },
  ],
}
const OPEN_ALBUM = { albumId: 1, name: '첫 앨범', imageUrl: null, externalUrl: null }
const PRIVATE_ALBUM = {
  albumId: 2,
  name: '숨긴 앨범',
  imageUrl: 'https://images.example/a.jpg',
  externalUrl: null,
}

describe('one’s own profile (PR1)', () => {
  it('contains everything, saved items newest first', async () => {
    await fill(harin)
    expect(await own(harin)).toEqual({
      ...SHARED,
      memberId: harin.memberId,
      mediaUrl: 'http://localhost/files/BBBBBBBBBBBBBBBBBBBBBB.mp4',
      savedAlbums: [PRIVATE_ALBUM, OPEN_ALBUM],
    })
  })

  it('has empty lists and nulls where nothing was entered yet', async () => {
    expect(await own(dojun)).toEqual({
      memberId: dojun.memberId,
      nickname: 'dojun99',
      age: 23,
      gender: 'OTHER',
      region: null,
      district: null,
      bio: null,
      profileImageUrl: null,
      mediaUrl: null,
      youtubeUrl: null,
      availableSessions: [],
      sessions: [],
      genres: [],
      tags: [],
      traits: [],
      favoriteArtists: [],
      savedTracks: [],
      savedAlbums: [],
    })
  })

  it('requires a log-in', async () => {
    expect(await server.call(readProfile)).toMatchObject({ status: 401, code: 'COMMON401' })
  })
})

describe('another member’s profile (PR4)', () => {
  it('has neither private albums nor the recording, and says whether the two are friends', async () => {
    await fill(harin)
    const expected = {
      ...SHARED,
      memberId: harin.memberId,
      savedAlbums: [OPEN_ALBUM],
      instagramUrl: 'https://instagram.example/harin',
      friend: false,
      blocked: false,
      canRequestChat: true,
      chatRequested: false,
    }
    expect((await seen(dojun, harin.memberId)).value).toEqual(expected)
    await chatTest(server).befriend(dojun, harin)
    expect((await seen(dojun, harin.memberId)).value).toEqual({ ...expected, friend: true })
    const other = await server.aMember()
    expect((await seen(other, harin.memberId)).value).toEqual(expected)
  })

  it('says whether the caller’s chat request is waiting for an answer', async () => {
    const asks = async (viewer: TestMember, shown: TestMember) =>
      (await seen(viewer, shown.memberId)).value.chatRequested
    await server.call(requestChat, { as: dojun, body: { targetMemberId: harin.memberId } })
    expect([await asks(dojun, harin), await asks(harin, dojun)]).toEqual([true, false])
    const [asked] = (await server.call(listNotifications, { as: harin })).value
    await server.call(rejectChat, { as: harin, path: { notificationId: asked!.notificationId } })
    expect(await asks(dojun, harin)).toBe(false)
  })

  it('may be one’s own, without the option of a friend request', async () => {
    await fill(harin)
    expect((await seen(harin, harin.memberId)).value).toMatchObject({
      friend: false,
      canRequestChat: false,
      savedAlbums: [OPEN_ALBUM],
    })
  })

  it('does not contain an e-mail', async () => {
    await fill(harin)
    for (const call of [readMemberProfile, listMemberTracks, listMemberAlbums, listMemberTags]) {
      const { value } = await server.call(call, { as: dojun, path: { memberId: harin.memberId } })
      expect(JSON.stringify(value)).not.toMatch(/@|email|password/i)
    }
    expect(JSON.stringify(await own(harin))).not.toMatch(/@|email|password/i)
  })
})

describe('the lists of a member', () => {
  it('are their tracks with artists (PR5)', async () => {
    await fill(harin)
    expect(
      (await server.call(listMemberTracks, { as: dojun, path: { memberId: harin.memberId } })).value,
    ).toEqual([
      { trackId: 2, title: '새 곡', artist: '새 곡 밴드', imageUrl: null, externalUrl: null },
      {
        trackId: 1,
        title: '첫 곡',
        artist: '첫 곡 밴드',
        imageUrl: 'http://localhost/art/two.svg',
        externalUrl: 'https://music.example/1',
      },
    ])
  })

  it('are their albums except private ones (PR6)', async () => {
    await fill(harin)
    expect(
      (await server.call(listMemberAlbums, { as: harin, path: { memberId: harin.memberId } })).value,
    ).toEqual([{ ...OPEN_ALBUM, spotifyId: 'album-첫 앨범', artist: '첫 앨범 밴드', isPrivate: false }])
  })

  it('are their genres (PR7)', async () => {
    await fill(harin)
    expect(
      (await server.call(listMemberTags, { as: dojun, path: { memberId: harin.memberId } })).value,
    ).toEqual({
      memberId: harin.memberId,
      tags: ['Shoegaze', 'R&B'],
    })
  })
})

describe.each([
  ['PR4', readMemberProfile],
  ['PR5', listMemberTracks],
  ['PR6', listMemberAlbums],
  ['PR7', listMemberTags],
])('%s', (_, call) => {
  it('refuses an unknown member with MEMBER4004, and a withdrawn one with another message', async () => {
    const gone = await server.aMember({ withdrawn: true })
    expect(await server.call(call, { as: harin, path: { memberId: 404 } })).toMatchObject({
      status: 404,
      code: 'MEMBER4004',
      message: '회원 정보를 찾을 수 없습니다.',
      result: undefined,
    })
    expect(await server.call(call, { as: harin, path: { memberId: gone.memberId } })).toMatchObject({
      status: 404,
      code: 'MEMBER4004',
      message: '탈퇴한 회원입니다.',
      result: undefined,
    })
  })

  it('requires a log-in before it reveals whether the member exists', async () => {
    for (const memberId of [harin.memberId, 404])
      expect(await server.call(call, { path: { memberId } })).toMatchObject({ status: 401 })
  })

  it('refuses a malformed id', async () => {
    expect(await server.call(call, { as: harin, path: { memberId: 0 } })).toMatchObject({ status: 400 })
  })
})

it('a profile is read with one statement, however many tracks and artists it has', async () => {
  const saved = savedTest(server)
  for (let n = 0; n < 20; n += 1) {
    await saved.track(harin, `곡 ${n}`)
    await saved.artist(harin, `아티스트 ${n}`, { favourite: true })
  }
  const { statementsDuring } = chatTest(server)
  for (const whose of [harin, dojun]) {
    // Warms up the session check, which runs one statement in ten seconds.
    await own(whose)
    expect(await statementsDuring(() => own(whose))).toBe(1)
    expect(await statementsDuring(() => seen(whose, harin.memberId))).toBe(1)
  }
})
