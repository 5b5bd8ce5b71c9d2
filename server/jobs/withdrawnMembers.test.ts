import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { login } from '#contract/http/auth/auth.ts'
import { checkNickname, sendCode } from '#contract/http/auth/signup.ts'
import { listMessages } from '#contract/http/chat/messages.ts'
import { joinRoom, leaveRoom, listRooms, openPrivateRoom } from '#contract/http/chat/rooms.ts'
import { requestChat } from '#contract/http/friends/chatRequests.ts'
import { requestFriend } from '#contract/http/friends/friends.ts'
import { readMemberProfile } from '#contract/http/profile/profile.ts'
import { keepPicture, keepRecording } from '#server/files/keeping.ts'
import { withdrawing } from '#server/modules/auth/withdrawal/withdrawal.fixtures.ts'
import { bands } from '../db/bandTables.ts'
import { savedTracks, tracks } from '../db/musicTables.ts'
import { members, messages, participants } from '../db/schema.ts'
import { chatTest, type ChatTest } from '../modules/chat/chat.fixtures.ts'
import { loadSampleData } from '../sample/loadSampleData.ts'
import type { TestMember } from '../testing/members.ts'
import { aPhoto } from '../testing/pictures.ts'
import { rememberingFiles } from '../testing/rememberingFiles.ts'
import { aSound } from '../testing/sounds.ts'
import { testServer, type TestServer } from '../testing/testServer.ts'
import { deleteWithdrawn } from './withdrawnMembers.ts'

let server: TestServer
let chat: ChatTest
let kept: () => string[]
let withdraw: ReturnType<typeof withdrawing>
let harin: TestMember
let gone: TestMember
beforeEach(async () => {
  const { files, ...remembered } = rememberingFiles()
  kept = remembered.kept
  server = await testServer({ deps: { files } })
  chat = chatTest(server)
  withdraw = withdrawing(server)
  harin = await server.aMember({ nickname: 'harin' })
  gone = await server.aMember({ email: 'gone@example.com', nickname: 'gone' })
})

const run = () => deleteWithdrawn(server.deps)

/** MEMBER4004 while the member is kept, AUTH4001 afterwards. */
const triedToLogIn = async ({ email, password }: TestMember) =>
  (await server.call(login, { body: { email, password } })).code

describe('a withdrawn member', () => {
  it.each([
    ['2025-08-04T12:00', '2025-08-12'],
    ['2025-08-04T00:00', '2025-08-12'],
    ['2025-08-04T23:59:59.999', '2025-08-12'],
    ['2025-02-25T09:00', '2025-03-05'],
    ['2024-02-25T09:00', '2024-03-04'],
    ['2025-12-28T15:00', '2026-01-05'],
  ])('who withdrew on %s in Seoul is kept until %s begins', async (went, day) => {
    server.clock.set(`${went}+09:00`)
    await withdraw(gone)
    const end = new Date(`${day}T00:00:00.000+09:00`)
    for (const msBefore of [2 * 24 * 60 * 60 * 1000, 24 * 60 * 60 * 1000, 1]) {
      server.clock.set(new Date(end.getTime() - msBefore))
      expect(await run()).toBe(0)
      expect(await triedToLogIn(gone)).toBe('MEMBER4004')
    }
    server.clock.set(end)
    expect(await run()).toBe(1)
    expect(await triedToLogIn(gone)).toBe('AUTH4001')
    expect(await run()).toBe(0)
  })

  it('is the only member who is deleted', async () => {
    await withdraw(gone)
    server.clock.advance({ days: 30 })
    await withdraw(await server.aMember())
    expect(await run()).toBe(1)
    expect(await server.deps.db.$count(members)).toBe(2)
    expect(await triedToLogIn(harin)).toBeUndefined()
  })
})

const eightDaysPass = () => server.clock.advance({ days: 8 })

/** Tables and columns that name the member through a foreign key. */
async function namedIn(memberId: number): Promise<string[]> {
  const { rows } = (await server.deps.db.execute(sql`
    select conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where contype = 'f' and confrelid = 'members'::regclass`)) as {
    rows: { table: string; column: string }[]
  }
  expect(rows.length).toBeGreaterThan(20)
  const named = []
  for (const { table, column } of rows) {
    const found = (await server.deps.db.execute(
      sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${memberId} limit 1`,
    )) as { rows: unknown[] }
    if (found.rows.length > 0) named.push(`${table}.${column}`)
  }
  return named.sort()
}

describe('deleting a member', () => {
  it('deletes all their rows, even of a member who used every feature', async () => {
    const [yuna] = (await loadedSample()).logins
    const [{ memberId }] = (await server.deps.db
      .select({ memberId: members.id })
      .from(members)
      .where(eq(members.email, yuna!.email))) as [{ memberId: number }]
    expect((await namedIn(memberId)).length).toBeGreaterThan(15)
    await withdraw({ ...yuna!, memberId })
    eightDaysPass()
    expect(await run()).toBeGreaterThan(0)
    expect(await namedIn(memberId)).toEqual([])
  })

  async function loadedSample() {
    server = await testServer()
    return loadSampleData(server.deps)
  }

  it('deletes their picture in all its sizes, their recording, and pictures of their bands', async () => {
    const { deps } = server
    const [hers, his, his2] = await Promise.all([1, 2, 3].map(async () => keepPicture(deps, await aPhoto())))
    const recording = await keepRecording(deps, new Uint8Array(await aSound().arrayBuffer()))
    await picture(harin, hers!)
    await picture(gone, his!)
    await deps.db.update(members).set({ mediaUrl: recording }).where(eq(members.id, gone.memberId))
    await chat.aBand(gone, { imageUrl: his2! })
    await withdraw(gone)
    eightDaysPass()
    await run()
    expect(kept()).toEqual([hers])
    expect((await server.app.request(his!.replace(/\.w\d+\./, '.w160.'))).status).toBe(404)
    expect((await server.app.request(hers!)).status).toBe(200)
  })

  const picture = ({ memberId }: TestMember, profileImageUrl: string) =>
    server.deps.db.update(members).set({ profileImageUrl }).where(eq(members.id, memberId))

  it("deletes no file of others, even if it was typed as the recording's address", async () => {
    const hers = await keepPicture(server.deps, await aPhoto())
    await picture(harin, hers)
    const mediaUrl = hers.replace(/\.w\d+\./, '.w160.')
    await server.deps.db.update(members).set({ mediaUrl }).where(eq(members.id, gone.memberId))
    await withdraw(gone)
    eightDaysPass()
    await run()
    for (const path of [hers, mediaUrl]) expect((await server.app.request(path)).status).toBe(200)
  })

  it('deletes no file of a message', async () => {
    const roomId = await chat.aRoom('GROUP', [harin, gone])
    const { attachmentId } = await chat.sentUp(gone, roomId)
    await chat.toGroup(gone, roomId, { content: '음성 메시지', attachmentId })
    await withdraw(gone)
    eightDaysPass()
    await run()
    const { value } = await server.call(listMessages, { as: harin, path: { roomId } })
    expect(value.messages).toMatchObject([{ senderId: 0, senderName: '알 수 없는 사용자', type: 'AUDIO' }])
    expect((await server.app.request(value.messages[0]!.attachment!.url)).status).toBe(200)
  })
})

describe('a new member', () => {
  it('may take the e-mail and the nickname, and inherits nothing', async () => {
    const roomId = await chat.aRoom('PRIVATE', [harin, gone])
    await chat.toPrivate(gone, roomId, { content: '안녕하세요' })
    await chat.befriend(harin, gone)
    const free = () => server.call(checkNickname, { query: { nickname: 'GONE' } })
    const code = () => server.call(sendCode, { body: { email: gone.email } })
    await withdraw(gone)
    expect([(await free()).value.available, (await code()).code]).toEqual([false, 'MEMBER4002'])
    eightDaysPass()
    await run()
    expect([(await free()).value.available, (await code()).status]).toEqual([true, 200])

    const heir = await server.aMember({ email: gone.email, nickname: gone.nickname })
    expect((await server.call(listRooms, { as: heir })).value.chatRoomInfos).toEqual([])
    expect((await server.call(listMessages, { as: heir, path: { roomId } })).code).toBe('CHAT4000')
    const seen = await server.call(readMemberProfile, { as: harin, path: { memberId: heir.memberId } })
    expect(seen.value).toMatchObject({ friend: false, nickname: 'gone' })
    const [message] = (await server.call(listMessages, { as: harin, path: { roomId } })).value.messages
    expect(message).toMatchObject({ senderId: 0, senderName: '알 수 없는 사용자' })
  })
})

describe('a member with much data', () => {
  beforeEach(async () => {
    const { db, now } = server.deps
    const roomId = await chat.aRoom('GROUP', [harin, gone])
    await chat.history(roomId, [gone, harin], 2_400)
    const dated = { createdAt: now(), updatedAt: now() }
    await db
      .insert(tracks)
      .values(
        Array.from({ length: 1_200 }, (_, n) => ({ spotifyId: `${n}`, title: `${n}`, artist: '', ...dated })),
      )
    const { memberId } = gone
    await db
      .insert(savedTracks)
      .values(Array.from({ length: 1_200 }, (_, n) => ({ memberId, trackId: n + 1, savedAt: now() })))
    for (let n = 0; n < 120; n += 1) await chat.aRoom('GROUP', [harin, gone])
    await withdraw(gone)
    eightDaysPass()
  })

  const left = async () => ({
    seats: await server.deps.db.$count(participants, eq(participants.memberId, gone.memberId)),
    named: await server.deps.db.$count(messages, eq(messages.senderId, gone.memberId)),
    saved: await server.deps.db.$count(savedTracks),
  })

  it('is deleted in parts, and another node continues if one dies in between', async () => {
    const seen = []
    for (let life = 0; ; life += 1) {
      seen.push(await left())
      const died = await run1(2)
      if (!died) break
      expect(life).toBeLessThan(20)
    }
    expect(seen.length).toBeGreaterThan(4)
    expect(seen[1]).toEqual({ seats: 0, named: 1_200, saved: 1_200 })
    expect(await server.deps.db.$count(members)).toBe(1)
    expect(await left()).toEqual({ seats: 0, named: 0, saved: 0 })
  }, 60_000)

  /** Runs until `parts` are done and the next one is nearly done, then dies. Returns whether it died. */
  async function run1(parts: number): Promise<boolean> {
    const { db } = server.deps
    let begun = 0
    const transaction: typeof db.transaction = (work) => {
      begun += 1
      const dies = begun > parts
      return db.transaction(async (tx) => {
        const done = await work(tx)
        if (dies) throw Object.assign(new Error('the node died'), { code: 'ECONNRESET' })
        return done
      })
    }
    const dying = Object.assign(Object.create(db) as typeof db, { transaction })
    return deleteWithdrawn({ ...server.deps, db: dying }).then(
      () => false,
      () => true,
    )
  }

  it('delays the stop of a node by one part at most', async () => {
    const stopping = new AbortController()
    const { db } = server.deps
    const transaction: typeof db.transaction = (work) => {
      stopping.abort()
      return db.transaction(work)
    }
    const once = Object.assign(Object.create(db) as typeof db, { transaction })
    expect(await deleteWithdrawn({ ...server.deps, db: once }, stopping.signal)).toBe(0)
    expect(await left()).toMatchObject({ seats: 21, named: 1_200 })
  })
})

it('deletes each of many members once, even on several nodes at once', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => server.aMember()))
  for (const one of people)
    for (const other of people)
      if (one.memberId < other.memberId) {
        await chat.aRoom('PRIVATE', [one, other])
        await chat.befriend(one, other)
      }
  for (const each of people) await withdraw(each)
  eightDaysPass()
  const deleted = await Promise.all([1, 2, 3].map(() => deleteWithdrawn({ ...server.deps })))
  expect(deleted.reduce((sum, each) => sum + each)).toBe(12)
  expect(await server.deps.db.$count(members)).toBe(2)
})

it('does not deadlock, whatever others do with due members and in their rooms', async () => {
  const due = await Promise.all(Array.from({ length: 4 }, () => server.aMember()))
  const others = await Promise.all(Array.from({ length: 6 }, () => server.aMember()))
  const groups: number[] = []
  const pairs: [TestMember, number][] = []
  for (const one of due) {
    groups.push(await chat.aRoom('GROUP', [...due, ...others], { isOpen: true }))
    for (const other of others) {
      pairs.push([other, await chat.aRoom('PRIVATE', [one, other])])
      await chat.befriend(one, other)
    }
    for (const other of due)
      if (one.memberId < other.memberId)
        await server.call(requestFriend, { as: one, body: { targetMemberId: other.memberId } })
  }
  for (const each of due) await withdraw(each)
  eightDaysPass()

  const answers: { status: number }[] = []
  let isOver = false
  async function goesOn(as: TestMember): Promise<void> {
    while (!isOver)
      for (const [n, target] of due.entries()) {
        const body = { targetMemberId: target.memberId }
        await chat.toGroup(as, groups[n]!, { content: '안녕하세요' })
        for (const [each, roomId] of pairs)
          if (each === as) await chat.toPrivate(as, roomId, { content: '네' })
        answers.push(
          await server.call(requestFriend, { as, body }),
          await server.call(requestChat, { as, body }),
          await server.call(openPrivateRoom, { as, body: { memberId: target.memberId } }),
          await server.call(leaveRoom, { as, path: { roomId: groups[n]! } }),
          await server.call(joinRoom, { as, path: { roomId: groups[n]! } }),
          await server.call(listRooms, { as }),
        )
      }
  }
  const going = others.map(goesOn)
  let deleted = 0
  // a member to whom somebody is sending a request is left for the next run
  for (let runs = 0; deleted < due.length && runs < 50; runs += 1)
    for (const each of await Promise.all([run(), run()])) deleted += each
  isOver = true
  await Promise.all(going)

  expect(deleted).toBe(due.length)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]))
  expect(server.logged.filter(({ level }) => level === 'error')).toEqual([])
  for (const as of others)
    for (const { roomType, ...room } of (await server.call(listRooms, { as })).value.chatRoomInfos)
      expect(room.chatName).toBe(roomType === 'PRIVATE' ? '알 수 없는 사용자' : '주말 합주')
}, 60_000)

it('logs a member who cannot be deleted, continues, and retries in the next run', async () => {
  const other = await server.aMember()
  for (const [each, n] of [gone, other].map((one, n) => [one, n] as const)) {
    const profileImageUrl = `/files/${'A'.repeat(21)}${n}.w320.jpg`
    await server.deps.db.update(members).set({ profileImageUrl }).where(eq(members.id, each.memberId))
    await withdraw(each)
  }
  eightDaysPass()
  vi.spyOn(server.deps.files, 'remove').mockRejectedValueOnce(new Error('the share is away'))
  expect(await run()).toBe(1)
  expect(server.logged).toContainEqual(
    expect.objectContaining({
      level: 'error',
      memberId: gone.memberId,
      msg: 'could not delete a withdrawn member',
    }),
  )
  expect(await run()).toBe(1)
  expect(await server.deps.db.$count(members)).toBe(1)
})

it('ends a band that its manager has left running', async () => {
  const bandId = await chat.aBand(gone)
  const roomId = await chat.anApplication(bandId, gone, harin)
  await withdraw(gone)
  await server.deps.db.update(bands).set({ status: 'RECRUITING' })
  await server.deps.db.update(participants).set({ state: 'ACTIVE' })
  eightDaysPass()
  await run()
  expect((await server.call(listRooms, { as: harin })).value.chatRoomInfos).toEqual([])
  const [line] = await server.deps.db
    .select()
    .from(messages)
    .where(eq(messages.roomId, roomId))
    .orderBy(sql`id desc`)
  expect(line).toMatchObject({ type: 'SYSTEM', senderId: null })
})
