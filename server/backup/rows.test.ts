import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import type { Db } from '#server/db/db.ts'
import { migrateTo, knownMigrations, lastAppliedAt } from '#server/db/migrate.ts'
import { cases, reports } from '#server/db/safetyTables.ts'
import { attachments, members, messages, rooms, searchBlocks } from '#server/db/schema.ts'
import { emptyStore, type EmptyStore } from '#server/testing/emptyStore.ts'
import { testPostgres } from '#server/testing/store.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { streamOf } from './moveStore.ts'
import { loadRows, readHead, readRows } from './rows.ts'
import { countTables, readFacts, verifySql } from './storeFacts.ts'

const at = new Date('2026-01-02T03:04:05.678Z')
const now = () => at

const opened: EmptyStore[] = []
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close()
})

async function anEmptyStore(kind?: 'postgres' | 'pglite'): Promise<Db> {
  const store = await emptyStore(kind)
  opened.push(store)
  return store.db
}

/** Texts that separate lines, or look like JSON, in the formats between a row and a row. */
const TEXTS = [
  '첫 줄\n둘째 줄\r\n',
  'a\u2028b\u2029c\u0085',
  '{"table":"rooms"}\\',
  '\u0001\t🥁👩🏽‍🎤',
  "'; --",
  '',
]

async function aStoreWithAllKinds({ deps, aMember }: TestServer): Promise<void> {
  const { db } = deps
  const { memberId } = await aMember()
  const [room] = await db
    .insert(rooms)
    .values({ kind: 'GROUP', name: '방', ownerId: memberId, createdAt: at })
    .returning({ id: rooms.id })
  const roomId = room!.id
  const file = {
    roomId,
    memberId,
    kind: 'AUDIO' as const,
    path: '/room-files/a',
    mime: 'audio/mp4',
    bytes: 3,
  }
  const [attachment] = await db
    .insert(attachments)
    .values({ ...file, peaks: [0.1, 0, 1, 1 / 3, 1e-30], createdAt: at })
    .returning({ id: attachments.id })
  const said = TEXTS.map((content, n) => ({
    roomId,
    senderId: memberId,
    content,
    talkNumber: n + 1,
    createdAt: at,
  }))
  await db.insert(messages).values(said)
  await db
    .insert(messages)
    .values({ ...said[0]!, type: 'AUDIO', attachmentId: attachment!.id, talkNumber: 9 })
  const ids = { messageIds: [1, 2], firstMessageId: 1, lastMessageId: 2, lastTalkNumber: 2 }
  await db.insert(searchBlocks).values({ roomId, ...ids, keys: 'ㄱ\nㄴ', initials: '' })
  const [opened] = await db
    .insert(cases)
    .values({ memberId, reason: 'SPAM', openedAt: at, dueAt: at })
    .returning({ id: cases.id })
  const evidence = { words: TEXTS, nested: { none: null, count: 1.5 } }
  await db
    .insert(reports)
    .values({ caseId: opened!.id, kind: 'MEMBER', targetId: 7, evidence, createdAt: at })
  // more than a page, and ids that were given out and taken back
  await db.execute(sql`insert into email_codes (email, code_hash, expires_at)
    select 'm' || n || '@example.com', n::text, now() from generate_series(1, 2500) n`)
  await db.insert(members).values({ ...person, email: 'gone@example.com' })
  await db.execute(sql`delete from members where email = 'gone@example.com'`)
}

const person = {
  nickname: 'gone',
  nicknameKey: 'gone',
  passwordHash: '',
  gender: 'OTHER' as const,
  age: 20,
  createdAt: at,
}

const sameAs = (db: Db) => db.transaction(readFacts)

describe('the rows of a database', () => {
  it('are all there in an empty one of the same kind, with the ids going on where they were', async () => {
    const server = await testServer()
    await aStoreWithAllKinds(server)
    const { facts, takenAt, chunks } = await readRows(server.deps.db, now)
    expect(takenAt).toBe(at)
    expect(facts.tables.email_codes!.rows).toBe(2_500)
    const copy = await anEmptyStore()
    expect(await copy.transaction((tx) => loadRows(tx, streamOf(chunks)))).toEqual(facts)
    expect(await sameAs(copy)).toEqual(facts)
    await expect(copy.execute(verifySql(facts.tables))).resolves.not.toThrow()
    const [{ id } = { id: 0 }] = await copy
      .insert(members)
      .values({ ...person, email: 'new@example.com' })
      .returning({ id: members.id })
    expect(id).toBe(facts.sequences.members_id_seq! + 1)
  })

  it.runIf(testPostgres)('are the same in a PGlite as in a Postgres of another version', async () => {
    const server = await testServer()
    await aStoreWithAllKinds(server)
    const { facts, chunks } = await readRows(server.deps.db, now)
    const embedded = await anEmptyStore('pglite')
    await embedded.transaction((tx) => loadRows(tx, streamOf(chunks)))
    const there = await readRows(embedded, now)
    expect(there.facts).toEqual({ ...facts, postgres: there.facts.postgres })
    expect(there.facts.postgres).not.toBe(facts.postgres)
    const back = await anEmptyStore()
    await back.transaction((tx) => loadRows(tx, streamOf(there.chunks)))
    expect(await sameAs(back)).toEqual(facts)
  })

  it('are of one moment, however much is written meanwhile', async () => {
    const server = await testServer()
    const { db } = server.deps
    const pairs = async () => {
      for (let n = 0; n < 40; n += 1)
        await db.transaction(async (tx) => {
          await tx.insert(rooms).values({ kind: 'GROUP', name: String(n), createdAt: at })
          await tx.insert(members).values({ ...person, email: `${n}@example.com`, nicknameKey: String(n) })
        })
    }
    const [rowsRead] = await Promise.all([
      Promise.all(Array.from({ length: 4 }, () => readRows(db, now))),
      pairs(),
    ])
    for (const { facts } of rowsRead) expect(facts.tables.rooms!.rows).toBe(facts.tables.members!.rows)
  })

  it('can be loaded into tables as they were before later migrations', async () => {
    const old = knownMigrations().at(-2)!
    const source = await anEmptyStore()
    await source.transaction((tx) => migrateTo(tx, old))
    const { facts, chunks } = await readRows(source, now)
    expect(facts).toMatchObject({ migration: old, storeId: null })
    const copy = await anEmptyStore()
    await copy.transaction((tx) => loadRows(tx, streamOf(chunks)))
    expect(await lastAppliedAt(copy)).toBe(old)
  }, 60_000)

  it.each<[string, (whole: Uint8Array) => Uint8Array, RegExp]>([
    ['end early', (whole) => whole.slice(0, -20), /unexpected end|ends before/],
    [
      'lack their last line',
      (whole) => gzipSync(gunzipSync(whole).subarray(0, -200)),
      /JSON|ends before|Failed query/,
    ],
    ['are of something else', () => gzipSync('{}\n'), /Invalid/],
  ])('leave nothing behind when they %s', async (_what, spoil, said) => {
    const server = await testServer()
    await aStoreWithAllKinds(server)
    const { chunks } = await readRows(server.deps.db, now)
    const copy = await anEmptyStore()
    const spoilt = spoil(new Uint8Array(Buffer.concat(chunks)))
    await expect(copy.transaction((tx) => loadRows(tx, streamOf([spoilt])))).rejects.toThrow(said)
    expect(await countTables(copy)).toBe(0)
  })

  it('say what they are at their beginning', async () => {
    const { deps } = await testServer()
    const { facts, chunks } = await readRows(deps.db, now)
    expect(await readHead(streamOf(chunks))).toEqual(facts)
  })
})
