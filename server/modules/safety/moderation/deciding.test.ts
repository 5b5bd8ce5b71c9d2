import { eq, inArray } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { EvidenceLine } from '#contract/http/safety/reports.ts'
import { NOTIFICATION_QUEUE } from '#contract/ws/destinations.ts'
import type { WsEvent } from '#contract/ws/frames.ts'
import { members } from '#server/db/schema.ts'
import { conversationOf, it as base, pictureOf } from '../safety.fixtures.ts'

const it = base.extend(
  'told',
  ({ server }) =>
    () =>
      server.events.flatMap((each) =>
        each.kind === 'member' && each.destination === NOTIFICATION_QUEUE
          ? [{ to: each.memberId, event: each.event as WsEvent }]
          : [],
      ),
)

const line = (messageId: number, senderId: number, isReported: boolean): EvidenceLine => ({
  messageId,
  senderId,
  senderName: 'dojun99',
  type: 'TEXT',
  content: `말 ${messageId}`,
  attachmentUrl: null,
  createdAt: '2025-08-04T03:00:00.000Z',
  isReported,
})

describe('a decision (MD4)', () => {
  it('closes the case with its reports, and tells the member what and why and the reporters that it was looked at', async ({
    server,
    safety,
    told,
    haewon,
    harin,
    dojun,
    taeo,
  }) => {
    const caseId = await safety.aCase({ about: dojun, by: [harin, taeo] })
    const decided = await safety.decide(haewon, caseId, {
      decision: 'CHAT_LIMIT',
      days: 7,
      reason: '여러 번 깎아내렸어요',
    })
    expect(decided.status).toBe(200)
    const at = server.clock.now()
    expect(await safety.storedCase(caseId)).toMatchObject({
      state: 'CLOSED',
      decision: 'CHAT_LIMIT',
      closedAt: at,
      moderatorId: haewon.memberId,
    })
    expect((await safety.storedReports(caseId)).map(({ isOpen }) => isOpen)).toEqual([false, false])
    expect(await safety.sanctions()).toMatchObject([
      {
        memberId: dojun.memberId,
        caseId,
        kind: 'CHAT_LIMIT',
        reason: '여러 번 깎아내렸어요',
        startsAt: at,
        endsAt: new Date(at.getTime() + 7 * 24 * 60 * 60 * 1000),
        liftedAt: null,
      },
    ])
    const [sanction] = await safety.sanctions()
    expect(await safety.newsOf(dojun)).toMatchObject([
      { type: 'BAN', message: '여러 번 깎아내렸어요', sanctionId: sanction!.id, senderId: null },
    ])
    for (const reporter of [harin, taeo])
      expect(await safety.newsOf(reporter)).toMatchObject([{ type: 'REPORT', message: null }])
    expect(told().map(({ event }) => event.type)).toEqual(['NOTIFICATION', 'NOTIFICATION', 'NOTIFICATION'])
    expect(new Set(told().map(({ to }) => to))).toEqual(
      new Set([dojun, harin, taeo].map(({ memberId }) => memberId)),
    )
    expect(await safety.actions()).toMatchObject([
      {
        action: 'DECIDE',
        decision: 'CHAT_LIMIT',
        days: 7,
        moderatorName: 'haewon',
        memberName: 'dojun99',
        caseId,
        sanctionId: sanction!.id,
        reason: '여러 번 깎아내렸어요',
        createdAt: at,
      },
    ])
  })

  it('to dismiss tells the reporters alone, and its reason stays with the moderators', async ({
    safety,
    haewon,
    harin,
    dojun,
  }) => {
    const caseId = await safety.aCase({ about: dojun, by: [harin] })
    await safety.decide(haewon, caseId, { decision: 'DISMISS', reason: '규칙 안이에요' })
    expect([await safety.sanctions(), await safety.newsOf(dojun)]).toEqual([[], []])
    expect(await safety.newsOf(harin)).toMatchObject([{ type: 'REPORT', message: null }])
    expect(await safety.actions()).toMatchObject([{ decision: 'DISMISS', reason: '규칙 안이에요' }])
  })

  it('is made once when twenty are made at the same moment; the others get CASE4009', async ({
    safety,
    haewon,
    sol,
    harin,
    dojun,
  }) => {
    const caseId = await safety.aCase({ about: dojun, by: [harin] })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        safety.decide(n % 2 === 0 ? haewon : sol, caseId, { decision: n < 10 ? 'WARNING' : 'DISMISS' }),
      ),
    )
    const codes = answers.map(({ code }) => code).sort()
    expect(codes).toEqual(['COMMON200', ...Array.from({ length: 19 }, () => 'CASE4009')].sort())
    expect(await safety.actions()).toHaveLength(1)
    expect(await safety.newsOf(harin)).toHaveLength(1)
  })

  it('may be made by a moderator other than the one who took the case', async ({
    safety,
    haewon,
    sol,
    harin,
    dojun,
  }) => {
    const caseId = await safety.aCase({ about: dojun, by: [harin] })
    await safety.take(haewon, caseId)
    expect((await safety.decide(sol, caseId, { decision: 'WARNING' })).status).toBe(200)
    expect((await safety.storedCase(caseId)).moderatorId).toBe(sol.memberId)
  })

  it.for([
    ['a warning with days', { decision: 'WARNING', days: 3 }, 'days'],
    ['a chat limit without days', { decision: 'CHAT_LIMIT' }, 'days'],
    ['days that cannot be chosen', { decision: 'SUSPENSION', days: 5 }, 'days'],
    ['hiding nothing', { decision: 'HIDDEN' }, 'hide'],
    [
      'hiding something and dismissing',
      { decision: 'DISMISS', hide: { messageIds: [], picture: true } },
      'hide',
    ],
    [
      'hiding a message that was not reported',
      { decision: 'HIDDEN', hide: { messageIds: [404], picture: false } },
      'hide.messageIds',
    ],
    [
      'hiding a picture of a member without one',
      { decision: 'HIDDEN', hide: { messageIds: [], picture: true } },
      'hide.picture',
    ],
    ['no reason', { decision: 'WARNING', reason: '  ' }, 'reason'],
    ['more reason than fits', { decision: 'WARNING', reason: '가'.repeat(301) }, 'reason'],
  ] as const)(
    'with %s is refused with COMMON400, and the case stays open',
    async ([, wrong, field], { safety, haewon, harin, dojun }) => {
      const caseId = await safety.aCase({ about: dojun, by: [harin] })
      const answer = await safety.decide(haewon, caseId, wrong as never)
      expect(answer).toMatchObject({ status: 400, code: 'COMMON400' })
      expect(Object.keys(answer.result as object)).toEqual([field])
      expect((await safety.storedCase(caseId)).state).toBe('WAITING')
      expect([await safety.sanctions(), await safety.actions(), await safety.newsOf(harin)]).toEqual([
        [],
        [],
        [],
      ])
    },
  )

  it('cannot hide what another wrote beside it', async ({ safety, haewon, harin, dojun }) => {
    const lines = [line(1, dojun.memberId, true), line(2, harin.memberId, false)]
    const caseId = await safety.aCase({ about: dojun, by: [harin], evidence: conversationOf(5, lines) })
    const hide = (...messageIds: number[]) =>
      safety.decide(haewon, caseId, { decision: 'HIDDEN', hide: { messageIds, picture: false } })
    expect(await hide(1, 2)).toMatchObject({ status: 400, result: { 'hide.messageIds': expect.anything() } })
    expect((await hide(1)).status).toBe(200)
  })

  it('about a member who has been deleted can only be to dismiss', async ({
    server,
    safety,
    haewon,
    harin,
  }) => {
    const gone = await server.aMember()
    const caseId = await safety.aCase({ about: gone, by: [harin] })
    await server.deps.db.delete(members).where(eq(members.id, gone.memberId))
    expect(await safety.decide(haewon, caseId, { decision: 'WARNING' })).toMatchObject({ code: 'COMMON400' })
    expect((await safety.decide(haewon, caseId, { decision: 'DISMISS' })).status).toBe(200)
    expect(await safety.newsOf(harin)).toHaveLength(1)
  })

  it('is refused with CASE4004 if there is no such case', async ({ safety, haewon }) => {
    expect(await safety.decide(haewon, 404, { decision: 'DISMISS' })).toMatchObject({
      status: 404,
      code: 'CASE4004',
    })
  })

  it('keeps which messages it hides, each under one sanction', async ({
    server,
    chat,
    safety,
    haewon,
    harin,
    taeo,
    dojun,
    roomId,
  }) => {
    await chat.history(roomId, [dojun], 3)
    const evidence = conversationOf(roomId, [line(1, dojun.memberId, true), line(2, dojun.memberId, false)])
    const first = await safety.aCase({ about: dojun, by: [harin], evidence })
    const second = await safety.aCase({ about: dojun, by: [taeo], evidence, reason: 'SPAM' })
    await safety.decide(haewon, first, { decision: 'HIDDEN', hide: { messageIds: [1], picture: false } })
    await safety.decide(haewon, second, { decision: 'WARNING', hide: { messageIds: [1, 2], picture: false } })
    const hiddenAt = server.clock.now()
    expect(await safety.hidden()).toEqual([
      { messageId: 1, sanctionId: 1, hiddenAt },
      { messageId: 2, sanctionId: 2, hiddenAt },
    ])
  })

  it('takes the reported picture off the profile, but not one that has replaced it', async ({
    server,
    safety,
    haewon,
    harin,
  }) => {
    const kept = await server.aMember({ nickname: 'kite07', profileImageUrl: '/files/reported.jpg' })
    const other = await server.aMember({ nickname: 'sori', profileImageUrl: '/files/new.jpg' })
    for (const about of [kept, other])
      await safety.decide(
        haewon,
        await safety.aCase({
          about,
          by: [harin],
          evidence: pictureOf(about.nickname, '/files/reported.jpg'),
        }),
        { decision: 'HIDDEN', hide: { messageIds: [], picture: true } },
      )
    const pictures = await server.deps.db
      .select({ nickname: members.nickname, picture: members.profileImageUrl })
      .from(members)
      .where(inArray(members.id, [kept.memberId, other.memberId]))
      .orderBy(members.id)
    expect(pictures).toEqual([
      { nickname: 'kite07', picture: null },
      { nickname: 'sori', picture: '/files/new.jpg' },
    ])
    expect((await safety.sanctions()).map(({ hiddenPicture }) => hiddenPicture)).toEqual([
      '/files/reported.jpg',
      null,
    ])
  })
})
