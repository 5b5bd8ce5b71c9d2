import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listMessages } from '#contract/http/chat/messages.ts'
import { enterRoom, leaveRoom } from '#contract/http/chat/rooms.ts'
import { joinBand, applyToBand } from '#contract/http/recruitments/applications.ts'
import { applications, bands } from '#server/db/bandTables.ts'
import { members, rooms } from '#server/db/schema.ts'
import { it as base } from '#server/modules/bands/bands.fixtures.ts'

// What the database guarantees: at most one open application per member and band, and none after a refused
// call.

const it = base
  .extend(
    'change',
    ({ server }) =>
      (bandId: number, facts: Partial<typeof bands.$inferInsert>) =>
        server.deps.db.update(bands).set(facts).where(eq(bands.id, bandId)),
  )
  .extend(
    'decide',
    ({ server }) =>
      (roomId: number, passFail: 'PASS' | 'FAIL') =>
        server.deps.db.update(applications).set({ passFail }).where(eq(applications.roomId, roomId)),
  )

describe('applying is refused', () => {
  it('and leaves no room behind', async ({ server, band, yuna, applying }) => {
    await applying.join(await band.aBand(yuna, { status: 'ACTIVE' }))
    await applying.join(await band.aBand(yuna), {}, yuna)
    expect(await server.deps.db.$count(rooms)).toBe(0)
  })
})

describe('applying again', () => {
  it("reopens the pending application's room, for any session and any state of the band", async ({
    band,
    yuna,
    change,
    applying,
  }) => {
    const bandId = await band.aBand(yuna, { sessions: ['bass', 'vocal'] })
    const roomId = await applying.roomOf(bandId, { session: 'bass' })
    expect(await applying.roomOf(bandId, { session: 'vocal' })).toBe(roomId)
    await change(bandId, { status: 'ACTIVE' })
    expect(await applying.roomOf(bandId)).toBe(roomId)
    expect((await applying.applied()).map(({ session }) => session)).toEqual(['bass'])
    await change(bandId, { status: 'ENDED' })
    expect(await applying.codeOf(bandId)).toEqual([404, 'BAND4004'])
  })

  it('reopens the room of an accepted applicant', async ({ band, yuna, decide, applying }) => {
    const bandId = await band.aBand(yuna)
    const roomId = await applying.roomOf(bandId)
    await decide(roomId, 'PASS')
    expect(await applying.roomOf(bandId)).toBe(roomId)
    expect((await applying.applied())[0]?.passFail).toBe('PASS')
  })

  it('creates a new application after a refusal', async ({ band, yuna, change, decide, applying }) => {
    const bandId = await band.aBand(yuna, { sessions: ['bass', 'vocal'] })
    const refused = await applying.roomOf(bandId)
    await decide(refused, 'FAIL')
    const fresh = await applying.roomOf(bandId, { session: 'vocal' })
    expect(fresh).not.toBe(refused)
    expect((await applying.applied()).map(({ passFail }) => passFail)).toEqual(['FAIL', 'PENDING'])
    await change(bandId, { status: 'ACTIVE' })
    await decide(fresh, 'FAIL')
    expect(await applying.codeOf(bandId)).toEqual([400, 'BAND_SESSION4000'])
  })

  it('brings back members who had left the room, with its messages', async ({
    server,
    band,
    yuna,
    harin,
    applying,
  }) => {
    const bandId = await band.aBand(yuna)
    const roomId = await applying.roomOf(bandId)
    await server.call(leaveRoom, { as: yuna, path: { roomId } })
    await server.call(leaveRoom, { as: harin, path: { roomId } })
    const { value } = await applying.join(bandId)
    expect(value.roomId).toBe(roomId)
    expect(value.messageList.messages.map(({ content }) => content)).toEqual([
      'harin님이 채팅방을 나갔습니다.',
      'yuna님이 채팅방을 나갔습니다.',
      '지원 · 베이스',
    ])
    for (const as of [yuna, harin])
      expect((await server.call(enterRoom, { as, path: { roomId } })).status).toBe(200)
  })

  it('does not affect others: each applicant has a separate room', async ({
    server,
    band,
    yuna,
    applying,
  }) => {
    const sol = await server.aMember({ nickname: 'sol' })
    const bandId = await band.aBand(yuna)
    const roomId = await applying.roomOf(bandId)
    expect(await applying.roomOf(bandId, {}, sol)).not.toBe(roomId)
    expect((await server.call(listMessages, { as: sol, path: { roomId } })).code).toBe('CHAT4000')
  })
})

describe('at the same moment', () => {
  it('fifty applications of one member, through either call, create one', async ({
    server,
    band,
    yuna,
    harin,
    applying,
  }) => {
    const bandId = await band.aBand(yuna, { sessions: ['bass', 'vocal'] })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        server.call(n % 3 ? joinBand : applyToBand, {
          as: harin,
          path: { bandId },
          body: { session: n % 2 ? 'bass' : 'vocal' },
        }),
      ),
    )
    expect(new Set(answers.map(({ value }) => value.roomId)).size).toBe(1)
    expect(await applying.applied()).toHaveLength(1)
    expect(await server.deps.db.$count(rooms)).toBe(1)
  })

  it('twenty members get a room each', async ({ server, band, yuna, applying }) => {
    const bandId = await band.aBand(yuna)
    const people = await Promise.all(Array.from({ length: 20 }, () => server.aMember()))
    const answers = await Promise.all(people.map((as) => applying.join(bandId, {}, as)))
    expect(new Set(answers.map(({ value }) => value.roomId)).size).toBe(20)
  })

  it('two members can apply to each other’s bands', async ({ band, yuna, harin, applying }) => {
    const [hers, mine] = [await band.aBand(yuna), await band.aBand(harin)]
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => [applying.join(hers), applying.join(mine, {}, yuna)]).flat(),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(200))
    expect(await applying.applied()).toHaveLength(2)
  })

  it('a band that is closing accepts no application after its end', async ({
    server,
    band,
    yuna,
    applying,
  }) => {
    const bandId = await band.aBand(yuna)
    const people = await Promise.all(Array.from({ length: 10 }, () => server.aMember()))
    let applicationsAtTheEnd = 0
    const closing = server.deps.db.transaction(async (tx) => {
      await tx.update(bands).set({ status: 'ACTIVE' }).where(eq(bands.id, bandId))
      applicationsAtTheEnd = await tx.$count(applications)
    })
    const answers = await Promise.all(people.map((as) => applying.join(bandId, {}, as)))
    await closing
    expect(await applying.applied()).toHaveLength(applicationsAtTheEnd)
    expect(new Set(answers.map(({ code }) => code)).size).toBeLessThanOrEqual(2)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(applicationsAtTheEnd)
  })

  it('a member who withdraws gets no application accepted afterwards', async ({
    server,
    band,
    yuna,
    harin,
    applying,
  }) => {
    const bandId = await band.aBand(yuna)
    await server.deps.db
      .update(members)
      .set({ state: 'INACTIVE', withdrawnOn: '2025-08-04' })
      .where(eq(members.id, harin.memberId))
    expect((await applying.join(bandId)).code).toBe('AUTH_007')
    expect(await applying.applied()).toEqual([])
  })
})
