import { beforeEach, describe, expect, it } from 'vitest'
import { login, withdraw } from '#contract/http/auth/auth.ts'
import { listApplications, joinBand, applyToBand } from '#contract/http/recruitments/applications.ts'
import { changeRecruitment, readRecruitment } from '#contract/http/recruitments/recruitments.ts'
import { bands } from '#server/db/bandTables.ts'
import { savedTracks } from '#server/db/musicTables.ts'
import { memberSessions } from '#server/db/profileTables.ts'
import { bandTest, type BandTest } from '#server/modules/bands/bands.fixtures.ts'
import { chatTest, type ChatTest } from '#server/modules/chat/chat.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let band: BandTest
let chat: ChatTest
let yuna: TestMember
let harin: TestMember
let dojun: TestMember
beforeEach(async () => {
  server = await testServer()
  band = bandTest(server)
  chat = chatTest(server)
  yuna = await server.aMember({ nickname: 'yuna' })
  harin = await server.aMember({
    nickname: 'harin',
    profileImageUrl: '/files/AAAAAAAAAAAAAAAAAAAAAA.w640.jpg',
  })
  dojun = await server.aMember({ nickname: 'dojun99' })
})

const list = (as: TestMember, bandId: number) => server.call(listApplications, { as, path: { bandId } })
const listed = async (bandId: number) => (await list(yuna, bandId)).value.bandChatList
const withdrawing = async ({ email, password, memberId }: TestMember) => {
  const { accessToken, refreshToken } = (await server.call(login, { body: { email, password } })).value
  return server.call(withdraw, { as: accessToken, body: { memberId, refreshToken } })
}

describe('the applications of a band (RC4)', () => {
  it('show how well the applicant plays the session, the songs in common, and their first clip', async () => {
    const { db, now } = server.deps
    await db.insert(memberSessions).values([
      { memberId: harin.memberId, sessionType: 'keyboard', level: 'EXPERT', position: 0 },
      { memberId: harin.memberId, sessionType: 'bass', level: 'BEGINNER', position: 1 },
    ])
    const songs = await Promise.all(['하나', '둘', '셋'].map((title) => band.aTrack(title)))
    const saves = ({ memberId }: TestMember, trackId: number) => ({ memberId, trackId, savedAt: now() })
    await db
      .insert(savedTracks)
      .values([
        ...songs.map((song) => saves(yuna, song)),
        ...songs.slice(1).map((song) => saves(harin, song)),
      ])
    const bandId = await band.aBand(yuna, { sessions: ['piano', 'bass'] })
    const roomId = await band.anApplication(bandId, yuna, harin, { session: 'piano' })
    await band.anApplication(bandId, yuna, dojun)
    const play = async (as: TestMember, from = roomId) => {
      const { attachmentId } = await chat.sentUp(as, from)
      await chat.toBand(as, from, { content: '음성', attachmentId })
      return attachmentId
    }
    server.clock.advance({ minutes: 1 })
    await chat.sentUp(harin, roomId) // uploaded, but not sent
    await play(yuna)
    const first = await play(harin)
    await play(harin)
    await chat.toBand(harin, roomId, { content: '들어보세요' })
    await play(harin)
    const [theirs, other] = await listed(bandId)
    expect(theirs).toMatchObject({
      roomId,
      content: '들어보세요',
      level: 'EXPERT',
      songsInCommon: 2,
      clip: { attachmentId: first, url: expect.stringContaining('/room-files/') },
    })
    expect(other).toMatchObject({ level: null, songsInCommon: 0, clip: null })
  })

  it('show applicant, session, last message and decision', async () => {
    const facts = { name: '해일', imageUrl: '/files/BBBBBBBBBBBBBBBBBBBBBB.w640.jpg' }
    const bandId = await band.aBand(yuna, { ...facts, sessions: ['vocal', 'bass'], occupied: ['drums'] })
    const roomId = await band.anApplication(bandId, yuna, harin, { session: 'vocal', passFail: 'PASS' })
    await chat.toBand(harin, roomId, { content: '안녕하세요' })
    expect((await list(yuna, bandId)).value).toEqual({
      bandId,
      bandName: '해일',
      bandImage: 'http://localhost/files/BBBBBBBBBBBBBBBBBBBBBB.w640.jpg',
      status: 'RECRUITING',
      sessions: ['vocal', 'bass'],
      bandChatList: [
        {
          roomId,
          memberId: harin.memberId,
          nickname: 'harin',
          imageUrl: 'http://localhost/files/AAAAAAAAAAAAAAAAAAAAAA.w640.jpg',
          session: 'vocal',
          content: '안녕하세요',
          lastMessageAt: server.clock.now().toISOString(),
          passFail: 'PASS',
          level: null,
          songsInCommon: 0,
          clip: null,
        },
      ],
    })
  })

  it('are empty for a new band, and have no last message at first', async () => {
    const bandId = await band.aBand(yuna, { sessions: [] })
    expect((await list(yuna, bandId)).value).toMatchObject({
      bandImage: null,
      sessions: [],
      bandChatList: [],
    })
    await band.anApplication(bandId, yuna, dojun)
    expect(await listed(bandId)).toMatchObject([{ imageUrl: null, content: '', lastMessageAt: null }])
  })

  it('are sorted by the last message or, without one, by the application', async () => {
    const bandId = await band.aBand(yuna)
    const rooms: number[] = []
    for (const person of [harin, dojun, await server.aMember(), await server.aMember()]) {
      rooms.push(await band.anApplication(bandId, yuna, person))
      server.clock.advance({ minutes: 1 })
    }
    const order = async () => (await listed(bandId)).map(({ roomId }) => rooms.indexOf(roomId))
    expect(await order()).toEqual([3, 2, 1, 0])
    await chat.toBand(harin, rooms[0]!, { content: '안녕하세요' })
    expect(await order()).toEqual([0, 3, 2, 1])
    server.clock.advance({ minutes: 1 })
    await chat.toBand(yuna, rooms[2]!, { content: '반가워요' })
    expect(await order()).toEqual([2, 0, 3, 1])
  })

  it('of the same instant are listed newest first', async () => {
    const bandId = await band.aBand(yuna)
    const first = await band.anApplication(bandId, yuna, harin)
    const second = await band.anApplication(bandId, yuna, dojun)
    expect((await listed(bandId)).map(({ roomId }) => roomId)).toEqual([second, first])
  })

  it('are listed whatever was decided and whoever has left the room, without those of other bands', async () => {
    const bandId = await band.aBand(yuna)
    const refused = await band.anApplication(bandId, yuna, harin, { passFail: 'FAIL' })
    const again = await band.anApplication(bandId, yuna, harin)
    await band.anApplication(await band.aBand(yuna), yuna, dojun)
    for (const [person, roomId] of [
      [harin, refused],
      [yuna, again],
    ] as const)
      await chat.leave(person, roomId)
    expect((await listed(bandId)).map(({ roomId }) => roomId).sort()).toEqual([refused, again])
  })

  it('do not include withdrawn applicants', async () => {
    const bandId = await band.aBand(yuna)
    await band.anApplication(bandId, yuna, harin)
    const kept = await band.anApplication(bandId, yuna, dojun)
    await withdrawing(harin)
    expect(await listed(bandId)).toMatchObject([{ roomId: kept }])
  })

  it('can still be read when the band is complete', async () => {
    const bandId = await band.aBand(yuna, { status: 'ACTIVE' })
    expect((await list(yuna, bandId)).value.status).toBe('ACTIVE')
  })
})

describe('reading the applications', () => {
  const FORBIDDEN = { status: 403, code: 'COMMON403', message: '금지된 요청입니다.' }
  const NOT_THERE = { status: 404, code: 'BAND4004', message: '해당 밴드를 찾을 수 없습니다.' }
  let bandId: number
  beforeEach(async () => (bandId = await band.aBand(yuna)))
  const read = (as: TestMember, id = bandId) => server.call(readRecruitment, { as, path: { bandId: id } })
  const change = (as: TestMember, id = bandId) => server.call(changeRecruitment, { as, body: { bandId: id } })

  it('is allowed to the manager', async () => {
    for (const call of [list, read, change]) expect((await call(yuna, bandId)).status).toBe(200)
  })

  it('is refused to strangers and to applicants, whether pending, refused or accepted', async () => {
    const [applicant, refused, passed] = [
      await server.aMember(),
      await server.aMember(),
      await server.aMember(),
    ]
    await server.call(joinBand, { as: applicant, path: { bandId }, body: {} })
    await band.anApplication(bandId, yuna, refused, { passFail: 'FAIL' })
    await band.anApplication(bandId, yuna, passed, { passFail: 'PASS' })
    for (const person of [harin, applicant, refused, passed]) {
      expect(await list(person, bandId)).toMatchObject(FORBIDDEN)
      expect(await read(person)).toMatchObject(FORBIDDEN)
      expect(await change(person)).toMatchObject({ status: 403, code: 'BAND4001' })
    }
  })

  it('is refused to the manager of another band', async () => {
    await band.aBand(harin)
    expect(await list(harin, bandId)).toMatchObject(FORBIDDEN)
    expect((await change(harin)).code).toBe('BAND4001')
  })

  it('is refused for an unknown or ended band', async () => {
    const ended = await band.aBand(yuna, { status: 'ENDED' })
    for (const id of [ended, 999])
      for (const person of [yuna, harin])
        for (const call of [list, read, change]) expect(await call(person, id)).toMatchObject(NOT_THERE)
  })

  it('is refused to a manager who has withdrawn, because the band has ended', async () => {
    await withdrawing(yuna)
    for (const call of [list, read, change])
      expect(await call(yuna, bandId)).toMatchObject({ status: 401, code: 'AUTH_007' })
    expect(await server.deps.db.select({ status: bands.status }).from(bands)).toEqual([{ status: 'ENDED' }])
    const applied = await server.call(applyToBand, { as: harin, path: { bandId }, body: {} })
    expect(applied).toMatchObject(NOT_THERE)
  })

  it('requires a token and a well-formed id', async () => {
    for (const call of [listApplications, readRecruitment])
      expect(await server.call(call, { path: { bandId } })).toMatchObject({ status: 401, code: 'COMMON401' })
    for (const id of [0, -1, 1.5])
      expect(await list(yuna, id)).toMatchObject({ status: 400, code: 'COMMON400' })
  })
})
