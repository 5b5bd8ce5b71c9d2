import { describe, expect } from 'vitest'
import { joinRoom, listRooms, pinRoom, unpinRoom } from '#contract/http/chat/rooms.ts'
import { bandPins } from '#server/db/bandTables.ts'
import { recruitmentTest } from '#server/modules/recruitments/recruitments.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { it as base } from '../chat.fixtures.ts'

const it = base
  .extend(
    'pin',
    ({ server }) =>
      (as: TestMember, query: Record<string, unknown>) =>
        server.call(pinRoom, { as, query }),
  )
  .extend(
    'unpin',
    ({ server }) =>
      (as: TestMember, query: Record<string, unknown>) =>
        server.call(unpinRoom, { as, query }),
  )
  .extend(
    'pins',
    ({ rooms }) =>
      async (as: TestMember) =>
        (await rooms(as)).map(({ pinnedAt }) => pinnedAt),
  )

const NOON = '2025-08-04T03:00:00.000Z'

describe('pinning (CH9)', () => {
  it('is for the caller only and keeps its first time', async ({ server, chat, harin, dojun, pin, pins }) => {
    const roomId = await chat.aRoom('GROUP', [harin, dojun])
    expect((await pin(harin, { chatId: roomId })).value).toEqual({ roomId, pinnedAt: NOON })
    server.clock.advance({ minutes: 5 })
    expect((await pin(harin, { chatId: String(roomId) })).value).toEqual({ roomId, pinnedAt: NOON })
    expect([await pins(harin), await pins(dojun)]).toEqual([[NOON], [null]])
  })

  it('many times at once creates one pin', async ({ chat, harin, dojun, pin, pins }) => {
    const roomId = await chat.aRoom('GROUP', [harin, dojun])
    const bandId = await chat.aBand(harin)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => pin(harin, n % 2 ? { chatId: roomId } : { bandId })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(200))
    expect(await pins(harin)).toEqual([NOON, NOON])
  })

  it('and leaving at once never leaves a pin behind', async ({ server, chat, harin, dojun, pin, pins }) => {
    const roomId = await chat.aRoom('GROUP', [harin, dojun], { isOpen: true })
    await Promise.all([
      chat.leave(harin, roomId),
      ...Array.from({ length: 5 }, () => pin(harin, { chatId: roomId })),
    ])
    await server.call(joinRoom, { as: harin, path: { roomId } })
    expect(await pins(harin)).toEqual([null])
  })

  it('of a managed band creates one pin on its row', async ({ server, chat, harin, pin, pins }) => {
    const bandId = await chat.aBand(harin)
    expect((await pin(harin, { bandId })).value).toEqual({ bandId, pinnedAt: NOON })
    server.clock.advance({ minutes: 5 })
    expect((await pin(harin, { bandId })).value).toEqual({ bandId, pinnedAt: NOON })
    expect(await pins(harin)).toEqual([NOON])
  })
})

describe('the pin of a band that ends at the same moment', () => {
  it('is removed with it or refused, and never stays behind', async ({ server, chat, harin, pin }) => {
    const recruitment = recruitmentTest(server)
    for (let round = 0; round < 8; round += 1) {
      const bandId = await chat.aBand(harin)
      const [ended, ...pinned] = await Promise.all([
        recruitment.change(harin, { bandId, status: 'ENDED' }),
        ...Array.from({ length: 8 }, () => pin(harin, { bandId })),
      ])
      expect(ended.status).toBe(200)
      for (const { code } of pinned) expect(['COMMON200', 'BAND4004']).toContain(code)
      expect(await server.deps.db.$count(bandPins)).toBe(0)
    }
  })
})

describe('the pin of an application room', () => {
  it("is on the applicant’s row, and for the manager inside the band's row", async ({
    server,
    chat,
    harin,
    dojun,
    pin,
    pins,
  }) => {
    const roomId = await chat.anApplication(await chat.aBand(harin), harin, dojun)
    await pin(dojun, { chatId: roomId })
    expect([await pins(dojun), await pins(harin)]).toEqual([[NOON], [null]])
    await pin(harin, { chatId: roomId })
    expect((await server.call(listRooms, { as: harin })).value.chatRoomInfos).toMatchObject([
      { pinnedAt: null, chatRoomInfo: [{ roomId, pinnedAt: NOON }] },
    ])
  })
})

describe('unpinning (CH10)', () => {
  it('removes the pin of a room, and may be repeated', async ({ chat, harin, dojun, pin, unpin, pins }) => {
    const roomId = await chat.aRoom('PRIVATE', [harin, dojun])
    await pin(harin, { chatId: roomId })
    for (let n = 0; n < 2; n += 1)
      expect((await unpin(harin, { chatId: roomId })).value).toEqual({ roomId, pinnedAt: null })
    expect(await pins(harin)).toEqual([null])
  })

  it('removes the pin of a band, and may be repeated', async ({ chat, harin, pin, unpin, pins }) => {
    const bandId = await chat.aBand(harin)
    await pin(harin, { bandId })
    for (let n = 0; n < 2; n += 1)
      expect((await unpin(harin, { bandId })).value).toEqual({ bandId, pinnedAt: null })
    expect(await pins(harin)).toEqual([null])
  })
})

describe.each([
  ['pinning', pinRoom],
  ['unpinning', unpinRoom],
] as const)('%s is refused', (_, tested) => {
  const it = base.extend(
    'call',
    ({ server }) =>
      (as: TestMember, query: Record<string, unknown>) =>
        server.call(tested, { as, query }),
  )

  it('with INVALID_PARAM unless exactly one of room and band is given', async ({ chat, harin, call }) => {
    const roomId = await chat.aRoom('GROUP', [harin])
    const bandId = await chat.aBand(harin)
    for (const query of [{}, { chatId: roomId, bandId }])
      expect(await call(harin, query)).toMatchObject({ status: 400, code: 'INVALID_PARAM' })
  })

  it('with COMMON400 for a malformed id', async ({ harin, call }) => {
    for (const query of [{ chatId: 0 }, { bandId: 'x' }])
      expect(await call(harin, query)).toMatchObject({ status: 400, code: 'COMMON400' })
  })

  it('for rooms: CHAT4004 unknown, CHAT4000 not or no longer in it', async ({ chat, harin, dojun, call }) => {
    const roomId = await chat.aRoom('GROUP', [harin, dojun])
    const others = await chat.aRoom('GROUP', [dojun])
    expect(await call(harin, { chatId: 404 })).toMatchObject({ status: 404, code: 'CHAT4004' })
    expect(await call(harin, { chatId: others })).toMatchObject({ status: 400, code: 'CHAT4000' })
    await chat.leave(harin, roomId)
    expect(await call(harin, { chatId: roomId })).toMatchObject({ status: 400, code: 'CHAT4000' })
  })

  it("for bands: BAND4004 unknown or ended, BAND4001 another manager's", async ({
    chat,
    harin,
    dojun,
    call,
  }) => {
    const ended = await chat.aBand(harin, { status: 'ENDED' })
    const theirs = await chat.aBand(dojun)
    for (const bandId of [404, ended])
      expect(await call(harin, { bandId })).toMatchObject({ status: 404, code: 'BAND4004' })
    expect(await call(harin, { bandId: theirs })).toMatchObject({ status: 403, code: 'BAND4001' })
  })
})
