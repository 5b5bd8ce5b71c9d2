import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { findHangul } from '#contract/hangul/findHangul.ts'
import { searchMessages, type MessagePage } from '#contract/http/chat/messages.ts'
import { messages, rooms, searchBlocks } from '#server/db/schema.ts'
import type { TestMember } from '#server/testing/members.ts'
import type { TestServer } from '#server/testing/testServer.ts'
import { fc, runs } from '#tests/env/properties.ts'
import { it as base } from '../chat.fixtures.ts'
import * as service from './search.service.ts'
import { TEXTS_OF_A_BLOCK, writeSearchBlocks } from './searchBlocks.service.ts'

/** Helpers for searches of harin's in `roomId`. */
function searchTest(
  { call, clock, deps: { db } }: TestServer,
  harin: TestMember,
  dojun: TestMember,
  roomId: number,
) {
  const search = async (q: string, more: { cursor?: number; limit?: number } = {}): Promise<MessagePage> =>
    (await call(searchMessages, { as: harin, path: { roomId }, query: { q, ...more } })).value

  const contents = async (q: string) => (await search(q)).messages.map(({ content }) => content)

  /** Inserts texts of dojun's directly, oldest first; resolves with their ids. */
  async function said(texts: readonly string[], room = roomId): Promise<number[]> {
    const ids: number[] = []
    for (let at = 0; at < texts.length; at += 1_000) {
      const rows = await db
        .insert(messages)
        .values(
          texts.slice(at, at + 1_000).map((content, n) => ({
            roomId: room,
            senderId: dojun.memberId,
            content,
            talkNumber: at + n + 1,
            createdAt: clock.now(),
          })),
        )
        .returning({ id: messages.id })
      ids.push(...rows.map(({ id }) => id))
    }
    await db
      .update(rooms)
      .set({ talkCount: texts.length, lastMessageId: ids.at(-1)!, lastMessageAt: clock.now() })
      .where(eq(rooms.id, room))
    return ids
  }

  /** All results of a search, and the number of pages. */
  async function allOf(q: string, limit = 20): Promise<{ ids: number[]; pages: number }> {
    const ids: number[] = []
    let pages = 0
    for (let cursor = 0; ; pages += 1) {
      const page = await search(q, { cursor, limit })
      ids.push(...page.messages.map(({ messageId }) => messageId))
      if (!page.hasNext) return { ids, pages: pages + 1 }
      expect(page.lastMessageId).toBeLessThan(cursor || Infinity)
      cursor = page.lastMessageId!
    }
  }

  return { search, contents, said, allOf }
}
const it = base.extend('room', ({ server, harin, dojun, roomId }) => searchTest(server, harin, dojun, roomId))

describe('searching a room (CH15)', () => {
  it.for<[how: string, q: string]>([
    ['as it stands', '잔나비'],
    ['by initials', 'ㅈㄴㅂ'],
    ['half typed', '잔ㄴ'],
    ['half a syllable', '자'],
    ['with a consonant on its way', '잔납'],
    ['with the keyboard on Latin', 'wkssk'],
    ['with spaces where there are none', '잔 나비'],
    ['decomposed', '잔나'.normalize('NFD')],
  ])('finds text typed %s: %s', async ([, q], { room }) => {
    await room.said(['안녕하세요', '오늘 잔나비 곡 어때요?', '좋아요'])
    expect(await room.contents(q)).toEqual(['오늘 잔나비 곡 어때요?'])
  })

  it('finds Latin letters ignoring case, signs and emoji', async ({ room }) => {
    await room.said(['Don’t Look Back in Anger', '100%_완성', '♥♥', 'C:\\합주'])
    expect(await room.contents('LOOKback')).toEqual(['Don’t Look Back in Anger'])
    expect(await room.contents('0%_완')).toEqual(['100%_완성'])
    expect(await room.contents('%')).toEqual(['100%_완성'])
    expect(await room.contents('\\')).toEqual(['C:\\합주'])
    expect(await room.contents('♥')).toEqual(['♥♥'])
    expect(await room.contents('_a')).toEqual([])
  })

  it('finds a syllable whose last consonant moves to the next one, but only if a syllable follows', async ({
    room,
  }) => {
    await room.said(['보름달', '달고나', '안안안안안가K가', '닭갈비', '가구'])
    expect(await room.contents('닭')).toEqual(['닭갈비', '달고나'])
    expect(await room.contents('각')).toEqual(['가구'])
    expect(await room.contents('rKr')).toEqual(['가구'])
  })

  it('returns whole messages, newest first, with the cursor of the next page', async ({ dojun, room }) => {
    const ids = await room.said(Array.from({ length: 45 }, (_, n) => (n % 2 === 0 ? '합주' : '연습')))
    const first = await room.search('합주', { limit: 20 })
    expect(first.messages.map(({ messageId }) => messageId)).toEqual(
      ids
        .filter((_, n) => n % 2 === 0)
        .reverse()
        .slice(0, 20),
    )
    expect(first.messages[0]).toMatchObject({ senderId: dojun.memberId, senderName: 'dojun99', type: 'TEXT' })
    expect(first).toMatchObject({ hasNext: true, lastMessageId: first.messages.at(-1)!.messageId })
    const second = await room.search('합주', { limit: 20, cursor: first.lastMessageId! })
    expect(second).toMatchObject({ hasNext: false, lastMessageId: ids[0] })
    expect(second.messages).toHaveLength(3)
    expect(await room.search('합주', { cursor: ids[0]! })).toEqual({
      messages: [],
      hasNext: false,
      lastMessageId: null,
    })
  })

  it('says exactly whether there are more', async ({ room }) => {
    await room.said(Array.from({ length: 20 }, () => '합주'))
    expect((await room.search('합주', { limit: 20 })).hasNext).toBe(false)
    expect((await room.search('합주', { limit: 19 })).hasNext).toBe(true)
  })

  it("finds members' messages, no system lines, and nothing of other rooms", async ({
    chat,
    harin,
    dojun,
    roomId,
    room,
  }) => {
    const elsewhere = await chat.aRoom('GROUP', [harin, dojun])
    await room.said(['저쪽 채팅방'], elsewhere)
    await chat.leave(dojun, roomId)
    expect(await room.contents('채팅방')).toEqual([])
  })

  it('finds a message immediately after it was sent', async ({ chat, dojun, roomId, room }) => {
    await chat.toGroup(dojun, roomId, { content: '합주실 예약했어요' })
    expect(await room.contents('ㅎㅈㅅ')).toEqual(['합주실 예약했어요'])
  })

  it.for([
    {},
    { q: '' },
    { q: '   ' },
    { q: 'ㅎ'.repeat(101) },
    { q: '합\0주' },
    { q: '합주', cursor: -1 },
    { q: '합주', limit: 101 },
  ])('is refused for %j', async (query, { server, harin, roomId }) => {
    expect(await server.call(searchMessages, { as: harin, path: { roomId }, query })).toMatchObject({
      status: 400,
      code: 'COMMON400',
    })
  })
})

const WORDS = [
  '합주',
  '연습',
  '잔나비',
  '내일',
  '좋아요',
  'ㅋㅋ',
  'demo',
  '안녕',
  '아나',
  '과일',
  '닭갈비',
  '♥',
  'É',
  '2시',
]
/** Texts for a room of several thousand, with 신디사이저 in every 997th message and the other words everywhere. */
const longRoom = (count: number) =>
  Array.from({ length: count }, (_, n) => {
    const words = [0, 1, 2].map((k) => WORDS[(n * 7 + k * k * 5 + (n >> 3)) % WORDS.length])
    return [...words, ...(n % 997 === 0 ? ['신디사이저'] : [])].join(' ')
  })

describe('a search in a long room', () => {
  it('finds the same with and without blocks, for any query', async ({ server, harin, roomId, room }) => {
    const texts = longRoom(5_300)
    const ids = await room.said(texts)
    const expected = (q: string) => ids.filter((_, n) => findHangul(q, texts[n]!) !== null).reverse()
    const QUERIES = ['신디사이저', 'ㅅㄷㅅㅇㅈ', 'tlseltkdl', '디ㅅ', '♥2', '없는말', 'ㅃㅉ', 'ㅋㅋ2']
    const everything = async () => {
      const answers: [string, number[]][] = []
      for (const q of QUERIES) answers.push([q, (await room.allOf(q, 100)).ids])
      return answers
    }
    const wanted = QUERIES.map((q) => [q, expected(q)])
    expect(await everything()).toEqual(wanted)
    expect(await writeSearchBlocks(server.deps)).toBe(Math.floor(5_300 / TEXTS_OF_A_BLOCK))
    expect(await everything()).toEqual(wanted)
    expect(await room.allOf('신디사이저')).toMatchObject({ pages: 1 })
    for (const q of ['신디사이저', 'ㅅㄷㅅㅇㅈ', 'tlseltkdl', 'demo', '없는말이지만']) {
      const byIndex = await service.searchMessages(
        server.deps,
        harin.memberId,
        roomId,
        { q, limit: 100 },
        [1],
      )
      const found = byIndex.messages.map(({ messageId }) => messageId)
      expect([q, found, byIndex.hasNext]).toEqual([q, expected(q).slice(0, 100), expected(q).length > 100])
    }
    expect(await room.search('신디사이저', { limit: 3 })).toMatchObject({ hasNext: true })
  }, 120_000)

  it('returns exactly what findHangul finds among all messages', async ({ server, room }) => {
    const texts = longRoom(3_000)
    const ids = await room.said(texts)
    await writeSearchBlocks(server.deps)
    const piece = fc
      .tuple(fc.nat({ max: texts.length - 1 }), fc.nat({ max: 12 }), fc.integer({ min: 1, max: 8 }))
      .map(([n, from, length]) => [...texts[n]!].slice(from, from + length).join(''))
    const query = fc
      .oneof(
        piece,
        fc.array(fc.constantFrom(...'ㅎㅈㅇㅅㄴㅂ합주안녕잔dk ♥')).map((chars) => chars.join('')),
      )
      .filter((q) => q.trim() !== '')
    await fc.assert(
      fc.asyncProperty(
        query,
        fc.constantFrom(1, 7, 100),
        fc.nat({ max: texts.length }),
        async (q, limit, at) => {
          const cursor = ids[at] ?? 0
          const expected = ids
            .filter((id, n) => (cursor === 0 || id < cursor) && findHangul(q.trim(), texts[n]!) !== null)
            .reverse()
          const page = await room.search(q, { cursor, limit })
          const found = page.messages.map(({ messageId }) => messageId)
          expect(found).toEqual(expected.slice(0, limit))
          expect(page.hasNext).toBe(expected.length > limit)
        },
      ),
      { numRuns: runs(40) },
    )
  }, 120_000)

  it('compares a limited number of messages, and says how far it came', async ({ room }) => {
    await room.said(longRoom(5_300))
    const page = await room.search('없는말')
    expect(page).toMatchObject({ messages: [], hasNext: true })
    expect(await room.search('없는말', { cursor: page.lastMessageId! })).toEqual({
      messages: [],
      hasNext: false,
      lastMessageId: null,
    })
  })

  it('finds messages newer than the blocks, and continues the blocks where they ended', async ({
    server,
    chat,
    dojun,
    roomId,
    room,
  }) => {
    await room.said(longRoom(2_000))
    await writeSearchBlocks(server.deps)
    await chat.toGroup(dojun, roomId, { content: '신디사이저 샀어요' })
    expect((await room.contents('신디사이저'))[0]).toBe('신디사이저 샀어요')
    expect(await writeSearchBlocks(server.deps)).toBe(0)
    expect(await server.deps.db.$count(searchBlocks)).toBe(Math.floor(2_000 / TEXTS_OF_A_BLOCK))
  })

  it('writes no blocks for a short room, and each block only once on two nodes', async ({
    server,
    chat,
    harin,
    dojun,
    room,
  }) => {
    await room.said(longRoom(1_000))
    expect(await writeSearchBlocks(server.deps)).toBe(0)
    await room.said(longRoom(1_300), await chat.aRoom('GROUP', [harin, dojun]))
    await Promise.all([writeSearchBlocks(server.deps), writeSearchBlocks(server.deps)])
    expect(await server.deps.db.$count(searchBlocks)).toBe(Math.floor(1_300 / TEXTS_OF_A_BLOCK))
  })

  it('stops writing when the server stops', async ({ server, room }) => {
    await room.said(longRoom(1_300))
    expect(await writeSearchBlocks(server.deps, AbortSignal.abort())).toBe(0)
  })
})
