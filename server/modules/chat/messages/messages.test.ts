import { describe, expect } from 'vitest'
import { listMessages } from '#contract/http/chat/messages.ts'
import { enterRoom, listRooms } from '#contract/http/chat/rooms.ts'
import { it as base } from '../chat.fixtures.ts'
import * as service from './messages.service.ts'

const it = base
  .extend(
    'page',
    ({ server, harin, roomId }) =>
      async (query: Record<string, unknown> = {}) =>
        (await server.call(listMessages, { as: harin, path: { roomId }, query })).value,
  )
  .extend(
    'ids',
    ({ page }) =>
      async (query: Record<string, unknown> = {}) =>
        (await page(query)).messages.map(({ messageId }) => messageId),
  )
const range = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, n) => from + (to < from ? -n : n))

describe('a page of history (CH4)', () => {
  it('is empty in a room without messages', async ({ page }) => {
    const nothing = { messages: [], hasNext: false, lastMessageId: null }
    for (const query of [{}, { cursor: 0 }, { after: 0 }]) expect(await page(query)).toEqual(nothing)
  })

  it('is the newest 20, newest first; its last id is the next cursor', async ({
    chat,
    harin,
    dojun,
    roomId,
    page,
    ids,
  }) => {
    await chat.history(roomId, [harin, dojun], 45)
    expect(await ids()).toEqual(range(45, 26))
    expect(await page({ cursor: 0 })).toEqual(await page())
    expect(await page({ cursor: 26 })).toMatchObject({ hasNext: true, lastMessageId: 6 })
    expect(await page({ cursor: 6 })).toMatchObject({ hasNext: false, lastMessageId: 1 })
    expect(await ids({ cursor: 6 })).toEqual(range(5, 1))
    expect(await page({ cursor: 1 })).toEqual({ messages: [], hasNext: false, lastMessageId: null })
  })

  it('says exactly whether there are more', async ({ chat, harin, roomId, page }) => {
    await chat.history(roomId, [harin], 40)
    expect((await page({ cursor: 22 })).hasNext).toBe(true)
    expect((await page({ cursor: 21 })).hasNext).toBe(false)
    expect((await page({ after: 19 })).hasNext).toBe(true)
    expect((await page({ after: 20 })).hasNext).toBe(false)
  })

  it('with `after` goes forward, oldest first; its last id is the next `after`', async ({
    chat,
    harin,
    dojun,
    roomId,
    page,
    ids,
  }) => {
    await chat.history(roomId, [harin, dojun], 45)
    expect(await ids({ after: 0 })).toEqual(range(1, 20))
    expect(await page({ after: 20, limit: 100 })).toMatchObject({ hasNext: false, lastMessageId: 45 })
    expect(await page({ after: 45 })).toEqual({ messages: [], hasNext: false, lastMessageId: null })
  })

  it('holds between 1 and 100 messages, as asked', async ({ server, chat, harin, roomId, ids }) => {
    await chat.history(roomId, [harin], 120)
    expect(await ids({ limit: 1 })).toEqual([120])
    expect(await ids({ limit: 100 })).toEqual(range(120, 21))
    for (const limit of [0, 101, -1, 'x', 1.5]) {
      expect(
        await server.call(listMessages, { as: harin, path: { roomId }, query: { limit } }),
      ).toMatchObject({ status: 400, code: 'COMMON400' })
    }
  })

  it('uses the first value of a repeated key', async ({ server, chat, harin, roomId }) => {
    await chat.history(roomId, [harin], 5)
    const url = `/api/chat/rooms/${roomId}/messages?limit=2&limit=4`
    const headers = {
      Authorization: `Bearer ${await server.deps.tokens.signAccess(harin, server.deps.now())}`,
    }
    const body = (await (await server.app.request(url, { headers })).json()) as {
      result: { messages: unknown[] }
    }
    expect(body.result.messages).toHaveLength(2)
  })

  it.for([
    { cursor: 3, after: 3 },
    { cursor: 0, after: 0 },
    { cursor: -1 },
    { cursor: 'x' },
    { after: '1e3' },
  ])('is refused for %j', async (query, { server, harin, roomId }) => {
    expect(await server.call(listMessages, { as: harin, path: { roomId }, query })).toMatchObject({
      status: 400,
      code: 'COMMON400',
    })
  })

  it('holds messages of this room only', async ({ chat, harin, roomId, page }) => {
    const other = await chat.aRoom('GROUP', [harin])
    await chat.toGroup(harin, other, { content: '저쪽' })
    await chat.toGroup(harin, roomId, { content: '이쪽' })
    expect((await page()).messages.map(({ content }) => content)).toEqual(['이쪽'])
    expect((await page({ after: 0 })).messages.map(({ content }) => content)).toEqual(['이쪽'])
  })

  it('covers 5,000 messages without missing or repeating one, from either end', async ({
    chat,
    harin,
    dojun,
    roomId,
    page,
  }) => {
    await chat.history(roomId, [harin, dojun], 5_000)
    const back: number[] = []
    for (let cursor = 0; ;) {
      const { messages, hasNext, lastMessageId } = await page({ cursor, limit: 100 })
      back.push(...messages.map(({ messageId }) => messageId))
      if (!hasNext) break
      cursor = lastMessageId!
    }
    expect(back).toEqual(range(5_000, 1))
    const forth: number[] = []
    for (let after = 0; ;) {
      const { messages, hasNext, lastMessageId } = await page({ after, limit: 100 })
      forth.push(...messages.map(({ messageId }) => messageId))
      if (!hasNext) break
      after = lastMessageId!
    }
    expect(forth).toEqual(range(1, 5_000))
  })

  it("applies each member's own permissions when many fill gaps at once", async ({
    server,
    chat,
    harin,
    dojun,
    roomId,
  }) => {
    const stranger = await server.aMember()
    const other = await chat.aRoom('GROUP', [harin])
    await chat.history(roomId, [harin, dojun], 9)
    await chat.history(other, [harin], 3)
    const gaps = [
      { as: harin, path: { roomId }, query: { after: 4, limit: 3 } },
      { as: dojun, path: { roomId }, query: { after: 7, limit: 100 } },
      { as: harin, path: { roomId: other }, query: { after: 0, limit: 1 } },
      { as: dojun, path: { roomId: other }, query: { after: 0 } },
      { as: stranger, path: { roomId }, query: { after: 0 } },
      { as: harin, path: { roomId: 404 }, query: { after: 0 } },
    ]
    const answers = await Promise.all(gaps.map((gap) => server.call(listMessages, gap)))
    const filled = answers.slice(0, 3).map(({ value }) => value)
    expect(filled.map(({ messages }) => messages.map(({ messageId }) => messageId))).toEqual([
      [5, 6, 7],
      [8, 9],
      [10],
    ])
    expect(filled.map(({ hasNext }) => hasNext)).toEqual([true, false, true])
    expect(answers.slice(3).map(({ code }) => code)).toEqual(['CHAT4000', 'CHAT4000', 'CHAT4004'])
    const together = () =>
      Promise.all(
        gaps
          .slice(0, 3)
          .map(({ as, path, query }) =>
            service.listMessages(
              server.deps,
              as.memberId,
              path.roomId,
              { limit: 20, ...query },
              (stored) => stored,
            ),
          ),
      )
    expect(await chat.statementsDuring(together)).toBe(2)
  })

  it('shows a deleted sender as the stand-in', async ({ chat, dojun, roomId, page }) => {
    await chat.toGroup(dojun, roomId, { content: '안녕히 계세요' })
    await chat.deleteMember(dojun)
    expect((await page()).messages).toMatchObject([
      { senderId: 0, senderName: '알 수 없는 사용자', content: '안녕히 계세요' },
    ])
  })
})

describe('entering a room (CH5)', () => {
  it('returns its newest 20 messages and the other members', async ({
    server,
    chat,
    harin,
    dojun,
    roomId,
    page,
  }) => {
    await chat.history(roomId, [dojun], 25)
    const entry = (await server.call(enterRoom, { as: harin, path: { roomId } })).value
    expect(entry).toMatchObject({
      roomId,
      roomType: 'GROUP',
      messageList: { hasNext: true, lastMessageId: 6 },
    })
    expect(entry.messageList).toEqual(await page())
    expect(entry.participantInfos.infos).toEqual([
      { memberId: dojun.memberId, nickname: 'dojun99', imageUrl: null, lastReadMessageId: 25 },
    ])
  })

  it('returns the kind of the room', async ({ server, chat, harin, dojun }) => {
    const room = await chat.aRoom('PRIVATE', [harin, dojun])
    const band = await chat.anApplication(await chat.aBand(harin), harin, dojun)
    expect((await server.call(enterRoom, { as: harin, path: { roomId: room } })).value.roomType).toBe(
      'PRIVATE',
    )
    expect((await server.call(enterRoom, { as: dojun, path: { roomId: band } })).value.roomType).toBe('BAND')
  })
})

it('has no side effects: no read mark and no event (W5)', async ({
  server,
  chat,
  harin,
  dojun,
  roomId,
  page,
}) => {
  await chat.toGroup(dojun, roomId, { content: '읽지 않은 말' })
  const told = server.events.length
  await page()
  await page({ after: 0 })
  await server.call(enterRoom, { as: harin, path: { roomId } })
  const [room] = (await server.call(listRooms, { as: harin })).value.chatRoomInfos
  expect(room?.unreadCount).toBe(1)
  expect(server.events).toHaveLength(told)
})
