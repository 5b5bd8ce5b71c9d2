import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { GENRES } from '#contract/genresAndKeywords.ts'
import { FOLDER_COLOURS } from '#contract/http/archive/archive.ts'
import { listAlbums } from '#contract/http/archive/archivedAlbums.ts'
import { listArtists } from '#contract/http/archive/archivedArtists.ts'
import { listTracks } from '#contract/http/archive/archivedTracks.ts'
import {
  listArtistFolders,
  listFolderArtists,
  listFolderTracks,
  listTrackFolders,
} from '#contract/http/archive/folders.ts'
import { listMessages } from '#contract/http/chat/messages.ts'
import { listRooms } from '#contract/http/chat/rooms.ts'
import { listFriendRequests, listFriends } from '#contract/http/friends/friends.ts'
import { listNotifications } from '#contract/http/notifications/notifications.ts'
import { readMemberProfile } from '#contract/http/profile/profile.ts'
import { FOLDER_NAME_MAX_CHARS, KEYWORD_MAX_CHARS } from '#contract/limits.ts'
import { SESSION_TYPES } from '#contract/sessions.ts'
import { graphemeCount } from '#contract/text.ts'
import { bands } from '#server/db/bandTables.ts'
import { savedTracks } from '#server/db/musicTables.ts'
import { notifications } from '#server/db/requestTables.ts'
import { cases, reports } from '#server/db/safetyTables.ts'
import { friendships, members, messages, participants, rooms } from '#server/db/schema.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { BANDS } from './bands.ts'
import { findLikedMusic, workKey } from './likedMusic.ts'
import { loadSampleData, type SampleLogIn } from './loadSampleData.ts'
import { PEOPLE, SAMPLE_LOG_INS, SAMPLE_MODERATOR } from './people.ts'
import { sampleMember as as } from './sampleMember.fixtures.ts'
import { TASTES } from './tastes.ts'
import type { Work } from './works.ts'

// These tests only read, so the data is loaded once for all of them.
describe('the sample data', () => {
  let server: TestServer
  let logins: SampleLogIn[]
  beforeAll(async () => {
    server = await testServer()
    logins = (await loadSampleData(server.deps)).logins
  })
  const roomsOf = async (nickname: string) =>
    (await server.call(listRooms, { as: as(nickname) })).value.chatRoomInfos

  it('has 40 members and a withdrawn one, 60 bands, and valid nicknames', async () => {
    expect(await server.deps.db.$count(members)).toBe(42)
    expect(await server.deps.db.$count(bands)).toBe(60)
    for (const { nickname } of PEOPLE) expect(nickname).toMatch(/^[A-Za-z0-9]{2,10}$/)
    const friends = (await server.call(listFriends, { as: as('yuna22') })).value
    expect(friends.map(({ nickname }) => nickname)).not.toContain('seoha')
    expect(friends.length).toBeGreaterThan(8)
  })

  it('gives yuna22 rooms of every kind, pinned and unread ones, and a room without a message', async () => {
    const list = await roomsOf('yuna22')
    expect(new Set(list.map(({ roomType }) => roomType))).toEqual(
      new Set(['PRIVATE', 'GROUP', 'BAND-APPLICANT', 'BAND-MANAGER']),
    )
    expect(list[0]).toMatchObject({ chatName: '토요일 망원 합주', unreadCount: 12 })
    expect(list.filter(({ lastMessageAt }) => lastMessageAt === null).length).toBeGreaterThan(0)
    expect(list.find(({ roomType }) => roomType === 'BAND-MANAGER')).toMatchObject({
      chatName: '새벽 네 시',
      unreadCount: 6,
      chatRoomInfo: { length: 6 },
    })
    expect(list.find(({ chatName }) => chatName === 'minseo')).toMatchObject({ unreadCount: 3 })
  })

  it('has one room with 5,000 messages in order', async () => {
    const room = (await roomsOf('yuna22')).find(({ chatName }) => chatName === '밤샘 작업방')
    const said = await server.deps.db.select().from(messages).orderBy(messages.id)
    const long = said.filter(({ roomId }) => roomId === room?.roomId)
    expect(long).toHaveLength(5_000)
    expect(long.map(({ talkNumber }) => talkNumber)).toEqual(long.map((_, nth) => nth + 1))
    const times = said.map(({ createdAt }) => createdAt.getTime())
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(times.at(-1)).toBeLessThanOrEqual(server.clock.now().getTime())
  })

  it('has pictures and audio in some rooms, which the server serves', async () => {
    const list = await roomsOf('yuna22')
    const carried = []
    for (const chatName of ['토요일 망원 합주', 'minseo', 'gaon', 'hyunwoo']) {
      const { roomId } = list.find((room) => room.chatName === chatName)!
      const page = await server.call(listMessages, {
        as: as('yuna22'),
        path: { roomId: roomId! },
        query: { limit: 100 },
      })
      for (const { type, content, attachment } of page.value.messages) {
        if (attachment === null) continue
        carried.push(`${type} ${content} ${attachment.mime}`)
        const served = await server.app.request(attachment.url)
        expect([served.status, (await served.arrayBuffer()).byteLength]).toEqual([200, attachment.bytes])
      }
    }
    expect(carried.sort()).toEqual([
      'AUDIO 음성 메시지 audio/wav',
      'AUDIO 음성 메시지 audio/wav',
      'IMAGE 사진 image/jpeg',
      'IMAGE 사진 image/jpeg',
      'IMAGE 사진 image/jpeg',
    ])
  })

  it('has a taste for members with known words, and music that the catalogue has', async () => {
    const { music } = server.deps
    for (const taste of TASTES) {
      expect(PEOPLE.map(({ nickname }) => nickname)).toContain(taste.nickname)
      for (const genre of taste.genres) expect(GENRES).toContain(genre)
      for (const { sessionType } of taste.sessions) expect(SESSION_TYPES).toContain(sessionType)
      for (const keyword of taste.keywords)
        expect(graphemeCount(keyword)).toBeLessThanOrEqual(KEYWORD_MAX_CHARS)
    }
    const all = [...TASTES, ...BANDS]
    const liked = await findLikedMusic({ music })
    const keysOf = (works: readonly Work[]) => [...new Set(works.map(workKey))]
    expect([...liked.artists.keys()]).toEqual([...new Set(all.flatMap(({ artists }) => artists))])
    expect([...liked.tracks.keys()]).toEqual(keysOf(all.flatMap(({ tracks }) => tracks)))
    expect([...liked.albums.keys()]).toEqual(keysOf(TASTES.flatMap(({ albums }) => albums)))
  })

  it('has a rich profile for yuna22, and an empty one for haru', async () => {
    const profileOf = async (nickname: string) =>
      (await server.call(readMemberProfile, { as: as('harin'), path: { memberId: as(nickname).memberId } }))
        .value
    expect(await profileOf('yuna22')).toMatchObject({
      availableSessions: [
        { sessionType: 'electric_guitar', level: 'EXPERT' },
        { sessionType: 'vocal', level: 'BEGINNER' },
      ],
      genres: ['Shoegaze', 'Dream Pop', 'Indie Rock'],
      traits: ['연락이 빨라요', '매주', '새벽 감성'],
      favoriteArtists: [
        { name: 'Slowdive' },
        { name: '새소년' },
        { name: '검정치마' },
        { name: 'My Bloody Valentine' },
      ],
      friend: true,
    })
    const albums = (await profileOf('yuna22')).savedAlbums.map(({ name }) => name)
    expect(albums[0]).toBe('Souvlaki')
    expect(albums).not.toContain('Loveless')
    expect(await profileOf('haru')).toMatchObject({ bio: null, availableSessions: [], savedTracks: [] })
  })

  it('has a moderator with a log-in, and nobody else has the role', async () => {
    const role = eq(members.role, 'MODERATOR')
    const found = await server.deps.db.select({ nickname: members.nickname }).from(members).where(role)
    expect(found).toEqual([{ nickname: SAMPLE_MODERATOR }])
    expect(logins.map(({ nickname }) => nickname)).toContain(SAMPLE_MODERATOR)
  })

  it('has a full archive for every sample log-in, with folders of six colours', async () => {
    for (const nickname of SAMPLE_LOG_INS) {
      const member = { as: as(nickname) }
      expect((await server.call(listTracks, member)).value.length).toBeGreaterThanOrEqual(36)
      expect((await server.call(listArtists, member)).value.length).toBeGreaterThanOrEqual(12)
      expect((await server.call(listAlbums, member)).value.length).toBeGreaterThanOrEqual(8)
      for (const [folders, items] of [
        [listTrackFolders, listFolderTracks],
        [listArtistFolders, listFolderArtists],
      ] as const) {
        const { value } = await server.call(folders, member)
        expect(new Set(value.map(({ color }) => color))).toEqual(new Set(FOLDER_COLOURS))
        for (const { folderId, name } of value) {
          expect(graphemeCount(name)).toBeLessThanOrEqual(FOLDER_NAME_MAX_CHARS)
          expect((await server.call(items, { ...member, path: { folderId } })).value).not.toEqual([])
        }
      }
    }
  })

  it('has saved tracks for every member with a taste', async () => {
    const empty: string[] = []
    for (const { nickname } of TASTES) {
      const { memberId } = as(nickname)
      if ((await server.deps.db.$count(savedTracks, eq(savedTracks.memberId, memberId))) < 6)
        empty.push(nickname)
    }
    expect(empty).toEqual([])
  })

  it.each(['yuna22', 'harin', 'minseo'])(
    'has notifications of every kind for %s, and friend requests sent and received',
    async (nickname) => {
      const seen = (await server.call(listNotifications, { as: as(nickname) })).value
      expect(new Set(seen.map(({ type }) => type))).toEqual(new Set(['CHAT', 'FRIEND', 'BAND', 'BAN']))
      const requests = (await server.call(listFriendRequests, { as: as(nickname) })).value
      expect(new Set(requests.map(({ direction }) => direction))).toEqual(new Set(['SENT', 'RECEIVED']))
      const asking = requests.filter(({ direction }) => direction === 'RECEIVED')
      expect(seen.flatMap(({ friendRequestId }) => friendRequestId ?? []).sort()).toEqual(
        asking.map(({ friendRequestId }) => friendRequestId).sort(),
      )
    },
  )

  it('has read and unread notifications, and no request between friends or members with a private room', async () => {
    const seen = (await server.call(listNotifications, { as: as('yuna22') })).value
    expect(new Set(seen.map(({ isRead }) => isRead))).toEqual(new Set(['READ', 'UNREAD']))
    const { db } = server.deps
    const all = await db.select().from(notifications)
    expect(
      all.filter(({ type, senderId }) => (type === 'BAN' || type === 'REPORT') !== (senderId === null)),
    ).toEqual([])
    const pairs = await db.select().from(friendships)
    const privateRooms = (await db.select().from(rooms)).filter(({ kind }) => kind === 'PRIVATE')
    const askedWith = (type: string) => (type === 'CHAT' ? privateRooms : type === 'FRIEND' ? pairs : [])
    for (const { type, senderId, receiverId } of all) {
      const isPair = (row: { lowId: number | null; highId: number | null }) =>
        row.lowId === Math.min(senderId!, receiverId) && row.highId === Math.max(senderId!, receiverId)
      expect(askedWith(type).filter(isPair)).toEqual([])
    }
  })

  it('has reports for the moderators, also of several members in one case, and none by a log-in', async () => {
    const { db } = server.deps
    const stored = await db.select().from(reports)
    expect(new Set(stored.map(({ kind }) => kind))).toEqual(new Set(['MEMBER', 'MESSAGE', 'BAND']))
    const opened = await db.select().from(cases)
    expect(opened.map(({ state }) => state).sort()).toEqual(['CLOSED', ...Array(4).fill('WAITING')])
    expect(stored).toHaveLength(7)
    const loggedIn = new Set(logins.map(({ nickname }) => as(nickname).memberId))
    expect(stored.filter(({ reporterId }) => loggedIn.has(reporterId!))).toEqual([])
    expect((await server.call(listNotifications, { as: as('nari') })).value).toContainEqual(
      expect.objectContaining({ type: 'REPORT', reportId: expect.any(Number) as number }),
    )
  })

  it('has the unread counts that a recount of the messages gives', async () => {
    const said = await server.deps.db.select().from(messages)
    const counted = new Map(
      (await server.deps.db.select().from(rooms)).map((room) => [room.id, room.talkCount]),
    )
    for (const { roomId, memberId, lastReadMessageId, readTalkCount } of await server.deps.db
      .select()
      .from(participants)) {
      const unread = said.filter(
        (m) =>
          m.roomId === roomId && m.type === 'TEXT' && m.id > lastReadMessageId && m.senderId !== memberId,
      )
      expect(counted.get(roomId)! - readTalkCount, `room ${roomId}, member ${memberId}`).toBe(unread.length)
    }
  })
})
