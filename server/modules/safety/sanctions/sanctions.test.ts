import { describe, expect } from 'vitest'
import type { EvidenceLine } from '#contract/http/safety/reports.ts'
import { conversationOf, it } from '../safety.fixtures.ts'

const line = (messageId: number, senderId: number, isReported: boolean): EvidenceLine => ({
  messageId,
  senderId,
  senderName: 'somebody',
  type: 'TEXT',
  content: `말 ${messageId}`,
  attachmentUrl: null,
  createdAt: '2025-08-04T03:00:00.000Z',
  isReported,
})

const DAY_MS = 24 * 60 * 60 * 1000

describe('a sanction (SA1)', () => {
  it('tells its member what, why, until when, and the messages of theirs that it is about', async ({
    server,
    safety,
    haewon,
    harin,
    taeo,
    dojun,
    roomId,
  }) => {
    const evidence = (reported: number) =>
      conversationOf(roomId, [
        line(1, harin.memberId, false),
        ...[2, 3, 4].map((id) => line(id, dojun.memberId, id === reported)),
      ])
    const caseId = await safety.aCase({ about: dojun, by: [harin], evidence: evidence(3) })
    await safety.addReport(caseId, taeo, evidence(2))
    await safety.decide(haewon, caseId, {
      decision: 'CHAT_LIMIT',
      days: 3,
      reason: '욕을 했어요',
      hide: { messageIds: [4], picture: false },
    })
    const [news] = await safety.newsOf(dojun)
    const startsAt = server.clock.now()
    expect((await safety.sanction(dojun, news!.sanctionId!)).value).toEqual({
      sanctionId: news!.sanctionId,
      kind: 'CHAT_LIMIT',
      reason: '욕을 했어요',
      startsAt: startsAt.toISOString(),
      endsAt: new Date(startsAt.getTime() + 3 * DAY_MS).toISOString(),
      liftedAt: null,
      messages: ['말 2', '말 3'],
      objection: null,
      canObject: true,
    })
  })

  it('is refused with SANCTION4004 to anybody else, a moderator too, and if there is none', async ({
    safety,
    haewon,
    harin,
    dojun,
  }) => {
    const sanctionId = await safety.aSanction(dojun)
    for (const [as, id] of [
      [harin, sanctionId],
      [haewon, sanctionId],
      [dojun, 404],
    ] as const)
      expect(await safety.sanction(as, id)).toMatchObject({ status: 404, code: 'SANCTION4004' })
  })
})

describe('an objection (SA2)', () => {
  it('is kept and shown with the sanction, and waits for the moderators', async ({
    server,
    safety,
    haewon,
    dojun,
  }) => {
    const sanctionId = await safety.aSanction(dojun)
    expect((await safety.object(dojun, sanctionId, ' 오해가 있었어요 ')).status).toBe(200)
    expect((await safety.sanction(dojun, sanctionId)).value).toMatchObject({
      objection: {
        words: '오해가 있었어요',
        createdAt: server.clock.now().toISOString(),
        state: 'OPEN',
        answer: null,
      },
      canObject: false,
    })
    expect((await safety.list(haewon)).counts.objections).toBe(1)
  })

  it('is possible once, also when two are made at the same moment', async ({ safety, dojun }) => {
    const sanctionId = await safety.aSanction(dojun)
    const answers = await Promise.all([1, 2, 3].map((n) => safety.object(dojun, sanctionId, `말 ${n}`)))
    expect(answers.map(({ code }) => code).sort()).toEqual(['COMMON200', 'SANCTION4009', 'SANCTION4009'])
  })

  it.for([
    ['has ended', { kind: 'CHAT_LIMIT', days: 3 }],
    ['was lifted', { kind: 'WARNING', days: null }],
  ] as const)(
    'is refused with SANCTION4010 when the sanction %s',
    async ([, { kind, days }], { server, safety, dojun }) => {
      const startsAt = server.clock.now()
      const sanctionId = await safety.aSanction(dojun, {
        kind,
        endsAt: days === null ? null : new Date(startsAt.getTime() + days * DAY_MS),
        liftedAt: days === null ? startsAt : null,
      })
      server.clock.advance({ days: days ?? 0 })
      expect((await safety.sanction(dojun, sanctionId)).value).toMatchObject({ canObject: false })
      expect(await safety.object(dojun, sanctionId)).toMatchObject({ status: 409, code: 'SANCTION4010' })
      expect((await safety.sanction(dojun, sanctionId)).value.objection).toBeNull()
    },
  )

  it.for([
    ['nothing', '  '],
    ['more than fits', '가'.repeat(501)],
  ])('that says %s is refused with COMMON400', async ([, words], { safety, dojun }) => {
    const sanctionId = await safety.aSanction(dojun)
    expect(await safety.object(dojun, sanctionId, words)).toMatchObject({ status: 400, code: 'COMMON400' })
  })
})
