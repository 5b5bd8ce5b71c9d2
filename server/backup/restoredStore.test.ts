import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { addTrackFolder } from '#contract/http/archive/folders.ts'
import { login, refreshTokens } from '#contract/http/auth/auth.ts'
import { listMessages } from '#contract/http/chat/messages.ts'
import { enterRoom, listRooms } from '#contract/http/chat/rooms.ts'
import { listFriends } from '#contract/http/friends/friends.ts'
import { dataExports } from '#server/db/accountTables.ts'
import { pushes, pushNews, pushSubscriptions } from '#server/db/pushTables.ts'
import { emailCodes, passwordResets, refreshFamilies, verifiedEmails } from '#server/db/schema.ts'
import { chatTest } from '#server/modules/chat/chat.fixtures.ts'
import { emptyStore, type EmptyStore } from '#server/testing/emptyStore.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { EMPTIED, idsAheadOf, mendSql } from './mend.ts'
import { streamOf } from './moveStore.ts'
import { loadRows, readRows, type StoreRows } from './rows.ts'

/** An embedded store is created and migrated for each restore. */
vi.setConfig({ testTimeout: 60_000 })
afterAll(() => {
  vi.resetConfig()
})

/** A server that lives on after its backup, and then comes back as it was. */
let lost: TestServer
let backup: StoreRows
let store: EmptyStore | null = null
let harin: TestMember
let dojun: TestMember
let roomId: number

beforeEach(async () => {
  lost = await testServer()
  harin = await lost.aMember({ nickname: 'harin' })
  dojun = await lost.aMember({ nickname: 'dojun99' })
  const chat = chatTest(lost)
  roomId = await chat.aRoom('PRIVATE', [harin, dojun])
  for (const content of ['하나', '둘']) await chat.toPrivate(harin, roomId, { content })
  return async () => {
    await store?.close()
    store = null
  }
})

const backUp = async () => void (backup = await readRows(lost.deps.db, lost.clock.now))

async function restored(endsSessions = false): Promise<TestServer> {
  store = await emptyStore()
  const idsAhead = idsAheadOf(backup.takenAt, lost.clock.now())
  await store.db.transaction(async (tx) => {
    await loadRows(tx, streamOf(backup.chunks))
    await tx.execute(mendSql({ idsAhead, endsSessions }))
  })
  return testServer({ deps: { db: store.db, now: lost.clock.now } })
}

const idsOf = async (server: TestServer, query: { after?: number } = {}) =>
  (await server.call(listMessages, { as: dojun, path: { roomId }, query })).value.messages.map(
    ({ messageId }) => messageId,
  )

describe('a phone that has seen messages which the backup lacks', () => {
  let seen: number
  beforeEach(async () => {
    await backUp()
    const chat = chatTest(lost)
    for (const content of ['셋', '넷']) await chat.toPrivate(harin, roomId, { content })
    ;[seen = 0] = await idsOf(lost)
    await chat.readPrivate(dojun, roomId, seen)
  })

  it('finds nothing after them, and then every message that is written from now on', async () => {
    const server = await restored()
    expect(await idsOf(server, { after: seen })).toEqual([])
    await chatTest(server).toPrivate(harin, roomId, { content: '다섯' })
    const [newest, ...more] = await idsOf(server, { after: seen })
    expect(more).toEqual([])
    expect(newest).toBeGreaterThan(seen)
  })

  it('cannot mark them as read, and can mark what comes after them', async () => {
    const server = await restored()
    const chat = chatTest(server)
    const unread = async () =>
      (await server.call(listRooms, { as: dojun })).value.chatRoomInfos[0]!.unreadCount
    expect(await unread()).toBe(2)
    expect(await chat.readPrivate(dojun, roomId, seen)).toMatchObject({ code: 'COMMON400' })
    await chat.toPrivate(harin, roomId, { content: '다섯' })
    const [newest] = await idsOf(server)
    expect(await chat.readPrivate(dojun, roomId, newest!)).toBeNull()
    expect(await unread()).toBe(0)
    const { infos } = (await server.call(enterRoom, { as: harin, path: { roomId } })).value.participantInfos
    expect(infos).toMatchObject([{ lastReadMessageId: newest }])
  })

  it('has a message of its outbox stored again, which the server had stored after the backup', async () => {
    const clientMessageId = '0b0e7a52-0000-4000-8000-000000000001'
    await chatTest(lost).toPrivate(dojun, roomId, { content: '여섯', clientMessageId })
    const server = await restored()
    await chatTest(server).toPrivate(dojun, roomId, { content: '여섯', clientMessageId })
    expect(await idsOf(server)).toHaveLength(3)
  })
})

it('no id of what is created again is one that somebody may have seen, in any table', async () => {
  const made = async (server: TestServer, nickname: string) => [
    (await server.aMember({ nickname, email: `${nickname}@example.com` })).memberId,
    await chatTest(server).aRoom('GROUP', [harin]),
    (await server.call(addTrackFolder, { as: harin, body: { name: '새벽', color: 'BLUE' } })).value.folderId,
  ]
  await backUp()
  const seen = await made(lost, 'late')
  const fresh = await made(await restored(), 'later')
  for (const [nth, id] of fresh.entries()) expect(id).toBeGreaterThan(seen[nth]!)
})

it('the token of somebody who signed up after the backup is nobody’s', async () => {
  await backUp()
  const late = await lost.aMember({ nickname: 'late', email: 'late@example.com' })
  const server = await restored()
  await server.aMember({ nickname: 'later', email: 'later@example.com' })
  expect((await server.call(listFriends, { as: late })).status).toBe(401)
})

describe('a log-in', () => {
  const loggedIn = async () =>
    (await lost.call(login, { body: { email: harin.email, password: harin.password } })).value
  const renewed = (server: TestServer, refreshToken: string) =>
    server.call(refreshTokens, { body: { refreshToken } })

  it('goes on when its token has not been renewed since the backup', async () => {
    const { refreshToken } = await loggedIn()
    await backUp()
    expect((await renewed(await restored(), refreshToken)).status).toBe(200)
  })

  it('is asked for again when it is newer than the backup or was renewed since', async () => {
    const { refreshToken } = await loggedIn()
    await backUp()
    const tokens = [(await renewed(lost, refreshToken)).value.refreshToken!, (await loggedIn()).refreshToken]
    const server = await restored()
    for (const token of tokens) expect(await renewed(server, token)).toMatchObject({ code: 'AUTH_009' })
    const again = await server.call(login, { body: { email: harin.email, password: harin.password } })
    expect(again.status).toBe(200)
  })

  it('is asked for again from everybody when the restore is told to end all sessions', async () => {
    const { refreshToken, accessToken } = await loggedIn()
    await backUp()
    const server = await restored(true)
    expect((await renewed(server, refreshToken)).status).not.toBe(200)
    expect((await server.call(listFriends, { as: accessToken })).status).toBe(401)
  })
})

it('codes, proofs, pushes and finished exports of the backup are gone, and what is unfinished stays', async () => {
  const { db, now } = lost.deps
  const expiresAt = new Date(now().getTime() + 60_000)
  const email = 'new@example.com'
  await db.insert(emailCodes).values({ email, codeHash: 'x', expiresAt })
  await db.insert(verifiedEmails).values({ email, expiresAt, proofHash: 'x' })
  await db.insert(passwordResets).values({ email, codeHash: 'x', expiresAt })
  await db.insert(pushNews).values({ messageId: 1 })
  const sessionId = lost.deps.newId()
  await db.insert(refreshFamilies).values({ id: sessionId, memberId: harin.memberId, createdAt: now() })
  const [device] = await db
    .insert(pushSubscriptions)
    .values({
      sessionId,
      memberId: harin.memberId,
      endpoint: 'https://push.example/1',
      p256dh: 'x',
      auth: 'x',
      createdAt: now(),
    })
    .returning({ id: pushSubscriptions.id })
  await db
    .insert(pushes)
    .values({ subscriptionId: device!.id, kind: 'ROOM', objectId: roomId, dueAt: now(), expiresAt })
  const ready = { state: 'READY' as const, path: '/exports/x.zip', bytes: 1, readyAt: now(), expiresAt }
  await db.insert(dataExports).values([
    { memberId: harin.memberId, requestedAt: now(), ...ready },
    { memberId: dojun.memberId, requestedAt: now() },
  ])
  await backUp()
  const server = await restored()
  const { db: after } = server.deps
  for (const table of [emailCodes, verifiedEmails, passwordResets, pushNews, pushes])
    expect(await after.$count(table)).toBe(0)
  expect(EMPTIED).toHaveLength(5)
  expect(await after.select({ state: dataExports.state }).from(dataExports)).toEqual([{ state: 'WAITING' }])
  expect(await after.$count(pushSubscriptions)).toBe(1)
})
