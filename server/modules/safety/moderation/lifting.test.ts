import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { hiddenMessages } from '#server/db/safetyTables.ts'
import { members } from '#server/db/schema.ts'
import { it as base } from '../safety.fixtures.ts'

const it = base.extend('pictureOf', ({ server }) => async (memberId: number) => {
  const [row] = await server.deps.db
    .select({ picture: members.profileImageUrl })
    .from(members)
    .where(eq(members.id, memberId))
  return row!.picture
})

describe('the sanctions (MD5)', () => {
  it('are listed newest first, of all members or of one', async ({ server, safety, haewon, dojun, taeo }) => {
    const first = await safety.aSanction(dojun, { moderatorId: haewon.memberId })
    const second = await safety.aSanction(taeo, { kind: 'SUSPENSION' })
    expect(await safety.sanctionList(haewon)).toEqual({
      sanctions: [
        expect.objectContaining({ sanctionId: second, nickname: 'taeo', moderator: null }),
        {
          sanctionId: first,
          kind: 'WARNING',
          memberId: dojun.memberId,
          nickname: 'dojun99',
          reason: '말을 조심해 주세요',
          startsAt: server.clock.now().toISOString(),
          endsAt: null,
          liftedAt: null,
          moderator: { memberId: haewon.memberId, nickname: 'haewon' },
          caseId: null,
        },
      ],
      nextCursor: null,
    })
    const ofDojun = await safety.sanctionList(haewon, { memberId: dojun.memberId })
    expect(ofDojun.sanctions.map(({ sanctionId }) => sanctionId)).toEqual([first])
  })

  it('come in pages', async ({ safety, haewon, dojun }) => {
    const ids: number[] = []
    for (let n = 0; n < 31; n += 1) ids.unshift(await safety.aSanction(dojun))
    const page = await safety.sanctionList(haewon)
    const rest = await safety.sanctionList(haewon, { cursor: page.nextCursor! })
    expect([...page.sanctions, ...rest.sanctions].map(({ sanctionId }) => sanctionId)).toEqual(ids)
    expect([page.sanctions.length, rest.nextCursor]).toEqual([30, null])
  })
})

describe('lifting a sanction (MD6)', () => {
  it('ends it, tells the member why, and is in the log', async ({ server, safety, haewon, dojun }) => {
    const sanctionId = await safety.aSanction(dojun, { kind: 'SUSPENSION' })
    expect((await safety.lift(haewon, sanctionId, '오해였어요')).status).toBe(200)
    expect((await safety.sanction(dojun, sanctionId)).value).toMatchObject({
      liftedAt: server.clock.now().toISOString(),
      canObject: false,
    })
    expect(await safety.newsOf(dojun)).toMatchObject([{ type: 'BAN', message: '오해였어요', sanctionId }])
    expect(await safety.actions()).toMatchObject([
      { action: 'LIFT', moderatorName: 'haewon', memberName: 'dojun99', sanctionId, reason: '오해였어요' },
    ])
  })

  it('shows the messages again that it hid, and no others', async ({ server, safety, haewon, dojun }) => {
    const [lifted, other] = [await safety.aSanction(dojun), await safety.aSanction(dojun)]
    const hiddenAt = server.clock.now()
    await server.deps.db.insert(hiddenMessages).values([
      { messageId: 1, sanctionId: lifted, hiddenAt },
      { messageId: 2, sanctionId: other, hiddenAt },
    ])
    await safety.lift(haewon, lifted)
    expect((await safety.hidden()).map(({ messageId }) => messageId)).toEqual([2])
  })

  it('brings the picture back that it hid, unless another was set', async ({
    server,
    safety,
    pictureOf,
    haewon,
  }) => {
    const hiddenPicture = '/files/reported.jpg'
    const without = await server.aMember()
    const withNew = await server.aMember({ profileImageUrl: '/files/new.jpg' })
    for (const who of [without, withNew])
      await safety.lift(haewon, await safety.aSanction(who, { kind: 'HIDDEN', hiddenPicture }))
    expect([await pictureOf(without.memberId), await pictureOf(withNew.memberId)]).toEqual([
      '/files/reported.jpg',
      '/files/new.jpg',
    ])
  })

  it('answers an objection that waits', async ({ safety, haewon, dojun }) => {
    await safety.anObjection(dojun)
    const [sanction] = await safety.sanctions()
    await safety.lift(haewon, sanction!.id, '오해였어요')
    expect((await safety.sanction(dojun, sanction!.id)).value.objection).toMatchObject({
      state: 'LIFTED',
      answer: '오해였어요',
    })
    expect((await safety.list(haewon)).counts.objections).toBe(0)
  })

  it('is refused with SANCTION4010 when it is over or was lifted, with SANCTION4004 if there is none', async ({
    server,
    safety,
    haewon,
    dojun,
  }) => {
    const ended = await safety.aSanction(dojun, { kind: 'CHAT_LIMIT', endsAt: server.clock.now() })
    const lifted = await safety.aSanction(dojun)
    const answers = await Promise.all([1, 2, 3].map(() => safety.lift(haewon, lifted)))
    expect(answers.map(({ code }) => code).sort()).toEqual(['COMMON200', 'SANCTION4010', 'SANCTION4010'])
    expect(await safety.newsOf(dojun)).toHaveLength(1)
    expect(await safety.lift(haewon, ended)).toMatchObject({ status: 409, code: 'SANCTION4010' })
    expect(await safety.lift(haewon, 404)).toMatchObject({ status: 404, code: 'SANCTION4004' })
  })
})
