import { and, eq, ne } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { login, withdraw } from '#contract/http/auth/auth.ts'
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
import { listMessages } from '#contract/http/chat/messages.ts'
import { enterRoom, listRooms, pinRoom } from '#contract/http/chat/rooms.ts'
import { listNotifications } from '#contract/http/notifications/notifications.ts'
import { listApplications, joinBand } from '#contract/http/recruitments/applications.ts'
import { applications, bandBookmarks, bandPins, bands } from '#server/db/bandTables.ts'
import type { Tx } from '#server/db/db.ts'
import { messages, participants, rooms } from '#server/db/schema.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { bandTest, type BandTest } from '../bands/bands.fixtures.ts'
import { chatTest, type ChatTest } from '../chat/chat.fixtures.ts'
import { endBandsOf } from './ending.service.ts'
import { recruitmentTest, type RecruitmentTest } from './recruitments.fixtures.ts'

const LINE = '밴드가 삭제되어 채팅방이 종료되었습니다.'

let server: TestServer
let recruitment: RecruitmentTest
let band: BandTest
let chat: ChatTest
let yuna: TestMember
let harin: TestMember
let dojun: TestMember
let bandId: number
beforeEach(async () => {
  server = await testServer()
  recruitment = recruitmentTest(server)
  band = bandTest(server)
  chat = chatTest(server)
  yuna = await server.aMember({ nickname: 'yuna' })
  harin = await server.aMember({ nickname: 'harin' })
  dojun = await server.aMember({ nickname: 'dojun99' })
  bandId = await band.aBand(yuna, { name: '해일', artists: ['잔나비'], tracks: ['파도'] })
})

const end = (id = bandId, as = yuna) => recruitment.change(as, { bandId: id, status: 'ENDED' })
const apply = (as: TestMember) => server.call(joinBand, { as, path: { bandId }, body: {} })
const listed = async (as: TestMember) => (await server.call(listRooms, { as })).value.chatRoomInfos

/** The number of statements built in a transaction. */
const statementsOf = (run: (tx: Tx) => Promise<unknown>) =>
  server.deps.db.transaction(async (tx) => {
    const spies = (['select', 'insert', 'update', 'delete', 'execute'] as const).map((way) =>
      vi.spyOn(tx, way),
    )
    await run(tx)
    return spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0)
  })

const inside = (roomId: number) =>
  server.deps.db
    .select({ memberId: participants.memberId })
    .from(participants)
    .where(and(eq(participants.roomId, roomId), eq(participants.state, 'ACTIVE')))

describe('ending a band (RC2 with ENDED)', () => {
  it('returns the band, and removes it from every list', async () => {
    const { value } = await end()
    expect(value).toEqual({
      bandId,
      bandName: '해일',
      profileImageUrl: null,
      type: 'Manager',
      createdAt: server.clock.now().toISOString(),
    })
    expect((await server.call(listBands, { as: harin })).value).toEqual([])
    expect((await server.call(listRecommendedBands, { as: harin })).value).toEqual([])
    expect(await listed(yuna)).toEqual([])
  })

  it('makes B3 to B7, B8, RC3 and RC4 answer BAND4004', async () => {
    await end()
    for (const call of [readBandProfile, readBandDetail, listBandMembers, listBandTracks, listBandArtists])
      expect(await server.call(call, { as: harin, path: { bandId } })).toMatchObject({
        status: 404,
        code: 'BAND4004',
      })
    expect((await apply(harin)).code).toBe('BAND4004')
    expect((await recruitment.read(yuna, bandId)).code).toBe('BAND4004')
    expect((await server.call(listApplications, { as: yuna, path: { bandId } })).code).toBe('BAND4004')
  })

  it('removes its bookmarks and its pin, and those of no other band', async () => {
    const other = await band.aBand(yuna)
    for (const id of [bandId, other]) {
      await server.call(addBookmark, { as: harin, path: { bandId: id } })
      await server.call(pinRoom, { as: yuna, query: { bandId: id } })
    }
    await end()
    expect((await server.call(listBookmarks, { as: harin })).value).toMatchObject([{ bandId: other }])
    for (const table of [bandBookmarks, bandPins])
      expect(await server.deps.db.select({ bandId: table.bandId }).from(table)).toEqual([{ bandId: other }])
  })

  it('is told to everybody who has a notification of it, which says so', async () => {
    await apply(harin)
    const before = server.events.length
    const isEnded = async () =>
      (await server.call(listNotifications, { as: yuna })).value.map(({ isBandEnded }) => isBandEnded)
    expect(await isEnded()).toEqual([false])
    await end()
    expect(await isEnded()).toEqual([true])
    expect(server.events.slice(before)).toContainEqual(
      expect.objectContaining({
        memberId: yuna.memberId,
        event: { type: 'NOTIFICATIONS_CHANGED', data: {} },
      }),
    )
  })

  it('ignores all other fields of the call', async () => {
    expect(
      (await recruitment.change(yuna, { bandId, status: 'ENDED', name: '파도', endDate: '1999-01-01' }))
        .value,
    ).toMatchObject({ bandName: '해일' })
  })

  it('succeeds once, however many tabs do it', async () => {
    await band.anApplication(bandId, yuna, harin)
    const answers = await Promise.all(Array.from({ length: 5 }, () => end()))
    expect(answers.map(({ code }) => code).sort()).toEqual([
      'BAND4004',
      'BAND4004',
      'BAND4004',
      'BAND4004',
      'COMMON200',
    ])
    expect(await server.deps.db.$count(messages)).toBe(1)
  })
})

describe('the application rooms of a band that ends', () => {
  it('get a line, then both sides leave and lose their pins, whatever was decided', async () => {
    const pending = await band.anApplication(bandId, yuna, harin)
    const refused = await band.anApplication(bandId, yuna, dojun, { passFail: 'FAIL' })
    await chat.toBand(harin, pending, { content: '안녕하세요' })
    for (const as of [yuna, harin]) await server.call(pinRoom, { as, query: { chatId: pending } })
    server.events.length = 0
    await end()

    for (const [roomId, applicant] of [
      [pending, harin],
      [refused, dojun],
    ] as const) {
      const [event] = chat.events().filter((each) => each.roomId === roomId)
      expect(event).toMatchObject({
        channel: 'queue',
        audience: [yuna.memberId, applicant.memberId],
        event: { type: 'SYSTEM', data: { content: LINE, senderId: yuna.memberId } },
      })
      expect(await inside(roomId)).toEqual([])
      expect(await listed(applicant)).toEqual([])
      for (const as of [yuna, applicant]) {
        expect((await server.call(enterRoom, { as, path: { roomId } })).code).toBe('CHAT4000')
        expect((await server.call(listMessages, { as, path: { roomId } })).code).toBe('CHAT4000')
        expect(await chat.toBand(as, roomId, { content: '여보세요?' })).toMatchObject({ code: 'CHAT4000' })
      }
    }
    expect(chat.events()).toHaveLength(2)
    expect(await server.deps.db.$count(participants, eq(participants.roomId, pending))).toBe(2)
    const pins = await server.deps.db.select({ pinnedAt: participants.pinnedAt }).from(participants)
    expect(pins.every(({ pinnedAt }) => pinnedAt === null)).toBe(true)
  })

  it('keep their messages and decisions, with the line as the last', async () => {
    const roomId = await band.anApplication(bandId, yuna, harin, { passFail: 'PASS' })
    await chat.toBand(harin, roomId, { content: '안녕하세요' })
    server.clock.advance({ minutes: 1 })
    await end()
    const said = await server.deps.db.select().from(messages).orderBy(messages.id)
    expect(said).toMatchObject([
      { content: '안녕하세요', type: 'TEXT', talkNumber: 1 },
      { content: LINE, type: 'SYSTEM', talkNumber: 1, senderId: yuna.memberId },
    ])
    const [room] = await server.deps.db.select().from(rooms)
    expect(room).toMatchObject({
      talkCount: 1,
      lastMessageId: said[1]!.id,
      lastMessageAt: server.clock.now(),
      membersVersion: 1,
    })
    expect(await server.deps.db.select().from(applications)).toMatchObject([{ passFail: 'PASS' }])
  })

  it('send the line to those still in them, and an empty one gets none', async () => {
    const [half, empty] = [
      await band.anApplication(bandId, yuna, harin),
      await band.anApplication(bandId, yuna, dojun),
    ]
    await chat.leave(yuna, half)
    for (const each of [yuna, dojun]) await chat.leave(each, empty)
    const before = await server.deps.db.$count(messages, eq(messages.roomId, empty))
    server.events.length = 0
    await end()
    expect(chat.events()).toMatchObject([{ roomId: half, audience: [harin.memberId] }])
    expect(await server.deps.db.$count(messages, eq(messages.roomId, empty))).toBe(before)
  })

  it('stay open when they belong to other bands', async () => {
    const other = await band.aBand(yuna)
    const roomId = await band.anApplication(other, yuna, harin)
    await end()
    expect(await inside(roomId)).toHaveLength(2)
    expect(await listed(harin)).toMatchObject([{ roomId }])
  })

  it('are closed with the same number of statements for three hundred as for three', async () => {
    await end()
    const statements = async (count: number) => {
      const id = await band.aBand(yuna)
      for (let n = 0; n < count; n += 1) await band.anApplication(id, yuna, await server.aMember())
      return statementsOf((tx) => endBandsOf(tx, yuna.memberId, server.clock.now()))
    }
    expect(await statements(300)).toBe(await statements(3))
    expect(await server.deps.db.$count(participants, eq(participants.state, 'ACTIVE'))).toBe(0)
    expect(await server.deps.db.$count(messages, eq(messages.content, LINE))).toBe(303)
  })
})

describe('a manager who withdraws (A4)', () => {
  const withdrawing = async (as: TestMember) => {
    const { email, password, memberId } = as
    const { accessToken, refreshToken } = (await server.call(login, { body: { email, password } })).value
    return server.call(withdraw, { as: accessToken, body: { memberId, refreshToken } })
  }

  it('ends all their bands, and the applicants get a line and leave the rooms', async () => {
    const second = await band.aBand(yuna)
    const gone = await band.aBand(yuna, { status: 'ENDED' })
    const others = await band.aBand(dojun)
    const [first, other] = [
      await band.anApplication(bandId, yuna, harin),
      await band.anApplication(others, dojun, harin),
    ]
    const applied = [first, await band.anApplication(second, yuna, dojun)]
    await withdrawing(yuna)
    const rows = await server.deps.db.select({ id: bands.id }).from(bands).where(ne(bands.status, 'ENDED'))
    expect([rows, gone]).toEqual([[{ id: others }], 3])
    expect(chat.events().map(({ roomId }) => roomId)).toEqual(applied)
    for (const roomId of applied) expect(await inside(roomId)).toEqual([])
    expect(await listed(harin)).toMatchObject([{ roomId: other }])
  })

  it('leaves no band behind that is created at the same moment', async () => {
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => recruitment.create(yuna, { name: '파도' })),
      withdrawing(yuna),
      ...Array.from({ length: 5 }, () => recruitment.create(yuna, { name: '파도' })),
    ])
    expect(answers[5]!.status).toBe(200)
    expect(await server.deps.db.$count(bands, ne(bands.status, 'ENDED'))).toBe(0)
  })
})

describe('while a band ends', () => {
  it.each([0, 10, 19])(
    'twenty members apply, %i of them before, and none of its rooms stays open',
    async (early) => {
      const people = await Promise.all(Array.from({ length: 20 }, () => server.aMember()))
      const before = await Promise.all(people.slice(0, early).map(apply))
      const [ended, ...meanwhile] = await Promise.all([end(), ...people.slice(early).map(apply)])
      const joined = [...before, ...meanwhile]
      expect(ended.status).toBe(200)
      expect(before.every(({ status }) => status === 200)).toBe(true)
      for (const { code } of meanwhile) expect(['COMMON200', 'BAND4004']).toContain(code)
      const open = await server.deps.db
        .select({ roomId: participants.roomId })
        .from(participants)
        .innerJoin(applications, eq(applications.roomId, participants.roomId))
        .where(and(eq(applications.bandId, bandId), eq(participants.state, 'ACTIVE')))
      expect(open).toEqual([])
      const opened = await server.deps.db.$count(applications)
      expect(opened).toBe(joined.filter(({ status }) => status === 200).length)
      expect(await server.deps.db.$count(messages, eq(messages.content, LINE))).toBe(opened)
    },
  )

  it('twenty members save it, write in its rooms and leave them, and nothing remains', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => server.aMember()))
    const roomIds: number[] = []
    for (const each of people) roomIds.push(await band.anApplication(bandId, yuna, each))
    await Promise.all([
      ...people.map((as) => server.call(addBookmark, { as, path: { bandId } })),
      ...people.map((each, n) => chat.toBand(each, roomIds[n]!, { content: '안녕하세요' })),
      end(),
      ...people.slice(10).map((each, n) => chat.leave(each, roomIds[n + 10]!).catch(() => undefined)),
      ...people.map((each, n) => chat.toBand(each, roomIds[n]!, { content: '저기요' })),
    ])
    expect(await server.deps.db.$count(bandBookmarks)).toBe(0)
    expect(await server.deps.db.$count(participants, eq(participants.state, 'ACTIVE'))).toBe(0)
    // the line is the last in every room, except in rooms that were left before
    const last = await server.deps.db
      .select({ type: messages.type })
      .from(rooms)
      .innerJoin(messages, eq(messages.id, rooms.lastMessageId))
    expect(last.every(({ type }) => type === 'SYSTEM')).toBe(true)
    expect(await server.deps.db.$count(bands, ne(bands.status, 'ENDED'))).toBe(0)
  })
})
