import { describe, expect } from 'vitest'
import { it } from '../safety.fixtures.ts'

describe('the objections (MD7)', () => {
  it('wait oldest first beside their sanctions, and lie decided newest first', async ({
    server,
    safety,
    haewon,
    dojun,
    taeo,
  }) => {
    const first = await safety.anObjection(dojun, { kind: 'SUSPENSION' })
    const second = await safety.anObjection(taeo)
    const open = await safety.objectionList(haewon)
    expect(open).toMatchObject({
      objections: [
        {
          objectionId: first,
          state: 'OPEN',
          words: '오해가 있었어요',
          createdAt: server.clock.now().toISOString(),
          answer: null,
          moderator: null,
          sanction: { kind: 'SUSPENSION', memberId: dojun.memberId, nickname: 'dojun99' },
        },
        { objectionId: second },
      ],
      nextCursor: null,
    })
    for (const objectionId of [first, second])
      await safety.answer(haewon, objectionId, 'UPHELD', '그대로예요')
    expect((await safety.objectionList(haewon)).objections).toEqual([])
    expect((await safety.objectionList(haewon, false)).objections).toMatchObject([
      { objectionId: second, state: 'UPHELD', answer: '그대로예요', moderator: { nickname: 'haewon' } },
      { objectionId: first },
    ])
  })
})

describe('deciding an objection (MD8)', () => {
  it.for([
    ['UPHELD', null],
    ['LIFTED', 'now'],
  ] as const)(
    '%s is told to the member with its answer',
    async ([state, lifted], { server, safety, haewon, dojun }) => {
      const objectionId = await safety.anObjection(dojun, { kind: 'SUSPENSION' })
      const sanctionId = (await safety.sanctions())[0]!.id
      expect((await safety.answer(haewon, objectionId, state, '다시 살펴봤어요')).status).toBe(200)
      expect((await safety.sanction(dojun, sanctionId)).value).toMatchObject({
        liftedAt: lifted && server.clock.now().toISOString(),
        objection: { state, answer: '다시 살펴봤어요' },
        canObject: false,
      })
      expect(await safety.newsOf(dojun)).toMatchObject([
        { type: 'BAN', message: '다시 살펴봤어요', sanctionId },
      ])
      expect(await safety.actions()).toMatchObject([
        { action: state, memberName: 'dojun99', sanctionId, reason: '다시 살펴봤어요' },
      ])
    },
  )

  it('is done once when two moderators do it at the same moment; the other gets OBJECTION4009', async ({
    safety,
    haewon,
    sol,
    dojun,
  }) => {
    const objectionId = await safety.anObjection(dojun)
    const answers = await Promise.all(
      [haewon, sol, haewon].map((who, n) => safety.answer(who, objectionId, n === 1 ? 'LIFTED' : 'UPHELD')),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual(['COMMON200', 'OBJECTION4009', 'OBJECTION4009'])
    expect(await safety.actions()).toHaveLength(1)
  })

  it('leaves a sanction as it was that has ended meanwhile', async ({ server, safety, haewon, dojun }) => {
    const endsAt = server.clock.now()
    const objectionId = await safety.anObjection(dojun, { kind: 'CHAT_LIMIT', endsAt })
    expect((await safety.answer(haewon, objectionId, 'LIFTED')).status).toBe(200)
    expect(await safety.sanctions()).toMatchObject([{ endsAt, liftedAt: null }])
  })

  it('is refused with OBJECTION4004 if there is none', async ({ safety, haewon }) => {
    expect(await safety.answer(haewon, 404, 'UPHELD')).toMatchObject({ status: 404, code: 'OBJECTION4004' })
  })
})
