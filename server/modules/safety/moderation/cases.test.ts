import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { UNKNOWN_MEMBER_NAME } from '#contract/http/chat/messages.ts'
import { listCases } from '#contract/http/safety/moderation.ts'
import { blocks, objections } from '#server/db/safetyTables.ts'
import { members } from '#server/db/schema.ts'
import { it } from '../safety.fixtures.ts'

describe('the queue (MD1)', () => {
  it('tells of each case what was reported, by whom, and until when an answer is promised', async ({
    server,
    safety,
    haewon,
    harin,
    dojun,
    taeo,
  }) => {
    const caseId = await safety.aCase({ about: dojun, by: [harin, taeo], reason: 'SPAM' })
    const openedAt = server.clock.now()
    expect(await safety.list(haewon)).toEqual({
      cases: [
        {
          caseId,
          state: 'WAITING',
          reason: 'SPAM',
          memberId: dojun.memberId,
          nickname: 'dojun99',
          kind: 'MEMBER',
          targets: 1,
          reporters: 2,
          firstReporter: 'harin',
          openedAt: openedAt.toISOString(),
          dueAt: new Date(openedAt.getTime() + 24 * 60 * 60 * 1000).toISOString(),
          moderator: null,
          decision: null,
          closedAt: null,
        },
      ],
      nextCursor: null,
      counts: { waiting: 1, taken: 0, objections: 0 },
    })
  })

  it('lists the most urgent first, and those decided by the time of the decision', async ({
    server,
    safety,
    haewon,
    harin,
    dojun,
    taeo,
  }) => {
    const first = await safety.aCase({ about: dojun, by: [harin] })
    server.clock.advance({ hours: 1 })
    const second = await safety.aCase({ about: taeo, by: [harin] })
    const idsOf = async (state: 'WAITING' | 'CLOSED') =>
      (await safety.list(haewon, state)).cases.map(({ caseId }) => caseId)
    expect(await idsOf('WAITING')).toEqual([first, second])
    for (const caseId of [first, second]) {
      server.clock.advance({ minutes: 1 })
      await safety.decide(haewon, caseId, { decision: 'DISMISS' })
    }
    expect([await idsOf('WAITING'), await idsOf('CLOSED')]).toEqual([[], [second, first]])
  })

  it('comes in pages that neither repeat nor leave out a case, even if one was taken meanwhile', async ({
    server,
    safety,
    haewon,
    harin,
  }) => {
    const all: number[] = []
    for (let n = 0; n < 35; n += 1) {
      // five have the same time
      if (n % 5 === 0) server.clock.advance({ minutes: 1 })
      all.push(await safety.aCase({ about: await server.aMember(), by: [harin] }))
    }
    const page = await safety.list(haewon)
    expect(page.nextCursor).toBe(all[29])
    await safety.take(haewon, all[29]!)
    const rest = await safety.list(haewon, 'WAITING', page.nextCursor!)
    expect([...page.cases, ...rest.cases].map(({ caseId }) => caseId)).toEqual(all)
    expect(rest).toMatchObject({ nextCursor: null, counts: { waiting: 34, taken: 1 } })
  })

  it('counts the objections that wait', async ({ server, safety, haewon, dojun }) => {
    const createdAt = server.clock.now()
    for (const state of ['OPEN', 'UPHELD'] as const)
      await server.deps.db.insert(objections).values({
        sanctionId: await safety.aSanction(dojun),
        words: '오해예요',
        state,
        createdAt,
        ...(state === 'UPHELD' && { answer: '그대로 둬요', decidedAt: createdAt }),
      })
    expect((await safety.list(haewon)).counts.objections).toBe(1)
  })

  it('is refused with COMMON400 for a state that is none', async ({ server, haewon }) => {
    expect(await server.call(listCases, { as: haewon, query: { state: 'LOST' } })).toMatchObject({
      status: 400,
      code: 'COMMON400',
    })
  })
})

describe('a case (MD2)', () => {
  it('tells what was reported, what is known of the member and what was decided before', async ({
    server,
    safety,
    haewon,
    harin,
    dojun,
    taeo,
  }) => {
    const { db } = server.deps
    const before = await safety.aCase({ about: dojun, by: [taeo], reason: 'NO_SHOW' })
    await safety.decide(haewon, before, { decision: 'WARNING' })
    const decidedAt = server.clock.now().toISOString()
    await db
      .insert(blocks)
      .values({ blockerId: taeo.memberId, blockedId: dojun.memberId, createdAt: server.clock.now() })
    const caseId = await safety.aCase({ about: dojun, by: [harin, taeo], words: ['자꾸 욕을 해요'] })
    const { value } = await safety.read(haewon, caseId)
    expect(value).toMatchObject({
      case: { caseId, memberId: dojun.memberId, reporters: 2 },
      member: { nickname: 'dojun99', imageUrl: null, bands: 0, reports: 3, blockedBy: 1 },
      reports: [
        { reporterName: 'harin', words: '자꾸 욕을 해요', evidence: { kind: 'MEMBER', nickname: 'dojun99' } },
        { reporterName: 'taeo', words: '' },
      ],
      past: [{ caseId: before, decision: 'WARNING', reason: 'NO_SHOW', decidedAt }],
    })
  })

  it('counts the bands that the member manages or was accepted into, while they last', async ({
    chat,
    safety,
    haewon,
    harin,
    dojun,
  }) => {
    await chat.aBand(dojun)
    const theirs = await chat.aBand(harin)
    await chat.anApplication(theirs, harin, dojun, { passFail: 'PASS' })
    await chat.anApplication(await chat.aBand(harin), harin, dojun)
    await chat.aBand(dojun, { status: 'ENDED' })
    const caseId = await safety.aCase({ about: dojun, by: [harin] })
    expect((await safety.read(haewon, caseId)).value.member.bands).toBe(2)
  })

  it('stays readable when its member and reporter have been deleted', async ({
    server,
    safety,
    haewon,
    harin,
    dojun,
  }) => {
    const caseId = await safety.aCase({ about: dojun, by: [harin] })
    for (const { memberId } of [harin, dojun])
      await server.deps.db.delete(members).where(eq(members.id, memberId))
    expect((await safety.read(haewon, caseId)).value).toMatchObject({
      case: { memberId: 0, nickname: UNKNOWN_MEMBER_NAME, reporters: 1, firstReporter: UNKNOWN_MEMBER_NAME },
      member: { memberId: 0, reports: 0 },
      reports: [{ reporterName: UNKNOWN_MEMBER_NAME, evidence: { nickname: 'dojun99' } }],
    })
  })

  it('is refused with CASE4004 if there is none', async ({ safety, haewon }) => {
    expect(await safety.read(haewon, 404)).toMatchObject({ status: 404, code: 'CASE4004' })
  })
})

describe('taking a case (MD3)', () => {
  it('shows the others who has it, and giving it back lets another take it', async ({
    safety,
    haewon,
    sol,
    harin,
    dojun,
  }) => {
    const caseId = await safety.aCase({ about: dojun, by: [harin] })
    expect((await safety.take(haewon, caseId)).status).toBe(200)
    expect((await safety.list(sol, 'TAKEN')).cases).toMatchObject([
      { caseId, moderator: { memberId: haewon.memberId, nickname: 'haewon' } },
    ])
    expect(await safety.take(sol, caseId)).toMatchObject({ status: 409, code: 'CASE4009' })
    expect(await safety.take(sol, caseId, false)).toMatchObject({ status: 409, code: 'CASE4009' })
    expect((await safety.take(haewon, caseId, false)).status).toBe(200)
    expect((await safety.take(sol, caseId)).status).toBe(200)
  })

  it('changes nothing and adds no row to the log when it is repeated', async ({
    safety,
    haewon,
    harin,
    dojun,
  }) => {
    const caseId = await safety.aCase({ about: dojun, by: [harin] })
    for (const isTaken of [false, true, true, false, false])
      expect((await safety.take(haewon, caseId, isTaken)).status).toBe(200)
    expect(await safety.actions()).toMatchObject([
      { action: 'TAKE', moderatorName: 'haewon', memberName: 'dojun99', caseId },
      { action: 'RELEASE', moderatorName: 'haewon', memberName: 'dojun99', caseId },
    ])
  })

  it('is possible when the moderator who had it has been deleted', async ({
    server,
    safety,
    haewon,
    sol,
    harin,
    dojun,
  }) => {
    const caseId = await safety.aCase({ about: dojun, by: [harin] })
    await safety.take(sol, caseId)
    await server.deps.db.delete(members).where(eq(members.id, sol.memberId))
    expect((await safety.take(haewon, caseId)).status).toBe(200)
  })

  it('is refused with CASE4009 once it is decided, and with CASE4004 if there is none', async ({
    safety,
    haewon,
    harin,
    dojun,
  }) => {
    const caseId = await safety.aCase({ about: dojun, by: [harin] })
    await safety.decide(haewon, caseId, { decision: 'DISMISS' })
    for (const isTaken of [true, false])
      expect(await safety.take(haewon, caseId, isTaken)).toMatchObject({ status: 409, code: 'CASE4009' })
    expect(await safety.take(haewon, 404)).toMatchObject({ status: 404, code: 'CASE4004' })
  })
})

describe('a member who is no moderator any more', () => {
  it('is refused with COMMON403 from the next call on', async ({ server, safety, haewon }) => {
    await safety.list(haewon)
    await server.deps.db.update(members).set({ role: 'MEMBER' }).where(eq(members.id, haewon.memberId))
    expect(await server.call(listCases, { as: haewon, query: { state: 'WAITING' } })).toMatchObject({
      status: 403,
      code: 'COMMON403',
    })
  })
})
