import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { addTrackFolder } from '#contract/http/archive/folders.ts'
import { uploadAttachment } from '#contract/http/chat/attachments.ts'
import { listMessages } from '#contract/http/chat/messages.ts'
import { joinRoom, listRooms, openPrivateRoom } from '#contract/http/chat/rooms.ts'
import { acceptFriend, listFriendRequests, listFriends } from '#contract/http/friends/friends.ts'
import { graphemeCount } from '#contract/text.ts'
import { bands } from '#server/db/bandTables.ts'
import { trackFolderEntries } from '#server/db/folderTables.ts'
import { savedTracks } from '#server/db/musicTables.ts'
import { attachments, members, messages, rooms } from '#server/db/schema.ts'
import { aSound } from '#server/testing/sounds.ts'
import { freshStore } from '#server/testing/store.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { LOUNGE_ROOM_ID } from './conversations.ts'
import { loadSampleData, type SampleLogIn } from './loadSampleData.ts'
import { sampleMember as as } from './sampleMember.fixtures.ts'

let server: TestServer

// Loading takes seconds, so it is done once for all tests.
describe('loading the sample data', () => {
  let byTwoNodes: SampleLogIn[][]
  const load = async () => (await loadSampleData(server.deps)).logins
  beforeAll(async () => {
    server = await testServer()
    byTwoNodes = await Promise.all([load(), load()])
  })

  it('happens once if two nodes start together', () => {
    expect(byTwoNodes.map((logins) => logins.length).sort()).toEqual([0, 5])
  })

  it('does nothing in a store that has members', async () => {
    const before = await server.deps.db.$count(messages)
    expect(await load()).toEqual([])
    expect(await server.deps.db.$count(messages)).toBe(before)
  })

  it('returns log-ins with a password that works', async () => {
    const [first] = byTwoNodes.flat()
    expect(first).toMatchObject({
      nickname: 'yuna22',
      email: 'yuna22@example.com',
      password: expect.stringMatching(/^[a-z]{6}\d{4}$/),
    })
    const [yuna] = await server.deps.db.select().from(members).where(eq(members.email, first!.email))
    expect(await server.deps.hash.verify(yuna!.passwordHash, first!.password)).toBe(true)
  })

  it('gives the same data every time, except the password', async () => {
    const { db } = server.deps
    const read = async () => ({
      members: (await db.select().from(members).orderBy(members.id)).map((member) => ({
        ...member,
        passwordHash: 'random',
      })),
      rooms: await db.select().from(rooms).orderBy(rooms.id),
      messages: await db.select().from(messages).orderBy(messages.id),
      tracks: await db.select().from(savedTracks).orderBy(savedTracks.memberId, savedTracks.trackId),
      entries: await db
        .select()
        .from(trackFolderEntries)
        .orderBy(trackFolderEntries.folderId, trackFolderEntries.trackId),
    })
    const once = await read()
    await freshStore()
    const [first] = await load()
    expect(first!.password).not.toBe(byTwoNodes.flat()[0]!.password)
    expect(await read()).toEqual(once)
  })
})

// Each test changes a different part of the loaded data.
describe('with the sample data', () => {
  const roomsOf = async (nickname: string) =>
    (await server.call(listRooms, { as: as(nickname) })).value.chatRoomInfos

  it('a visitor can upload audio, which gets the next id', async () => {
    const { db } = server.deps
    const before = await db.$count(attachments)
    const { roomId } = (await roomsOf('yuna22')).find(({ chatName }) => chatName === 'minseo')!
    const sent = await server.call(uploadAttachment, {
      as: as('yuna22'),
      path: { roomId: roomId! },
      files: { file: aSound() },
    })
    expect(sent.value.attachmentId).toBe(before + 1)
  })

  it('a visitor can join room 52, the group room of band 49', async () => {
    expect((await server.call(joinRoom, { as: as('yuna22'), path: { roomId: LOUNGE_ROOM_ID } })).status).toBe(
      200,
    )
    const room = (await roomsOf('yuna22')).find(({ roomId }) => roomId === 52)
    expect(room).toMatchObject({ roomType: 'GROUP' })
    expect(graphemeCount(room!.chatName)).toBeLessThanOrEqual(10)
    expect((await server.deps.db.select().from(bands)).map(({ id }) => id)).toContain(49)
  })

  it('a visitor can accept a friend request', async () => {
    const [asked] = (await server.call(listFriendRequests, { as: as('yuna22') })).value.filter(
      ({ direction }) => direction === 'RECEIVED',
    )
    const path = { friendRequestId: asked!.friendRequestId }
    expect((await server.call(acceptFriend, { as: as('yuna22'), path })).status).toBe(200)
    const friends = (await server.call(listFriends, { as: as('yuna22') })).value
    expect(friends.map(({ nickname }) => nickname)).toContain(asked!.nickname)
  })

  it('new rows get ids after those of the sample data', async () => {
    const folder = { as: as('yuna22'), body: { name: '일곱째' } }
    expect((await server.call(addTrackFolder, folder)).status).toBe(200)
    const newest = await server.deps.db.$count(messages)
    const entry = (
      await server.call(openPrivateRoom, { as: as('yuna22'), body: { memberId: as('byul').memberId } })
    ).value
    expect(entry.roomId).toBeGreaterThan(LOUNGE_ROOM_ID)
    const newcomer = await server.aMember()
    expect(newcomer.memberId).toBe(43)
    await server.call(joinRoom, { as: newcomer, path: { roomId: LOUNGE_ROOM_ID } })
    const page = (await server.call(listMessages, { as: newcomer, path: { roomId: LOUNGE_ROOM_ID } })).value
    expect(page.messages[0]?.messageId).toBe(newest + 1)
  })
})
