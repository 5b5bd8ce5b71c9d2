import { describe, expect } from 'vitest'
import { changeProfile } from '#contract/http/profile/profile.ts'
import { writeNameForms } from '#server/jobs/nameForms.ts'
import type { TestServer } from '#server/testing/testServer.ts'
import { it } from '../safety.fixtures.ts'

/** A member with a written form who then takes another name. */
async function renamed(server: TestServer, nickname: string): Promise<void> {
  const member = await server.aMember({ nickname: 'earlier' })
  await writeNameForms(server.deps)
  await server.call(changeProfile, { as: member, body: { nickname } })
}

describe('finding members (MD9)', () => {
  it('tells of each how often they were reported and sanctioned, and what holds now', async ({
    server,
    safety,
    haewon,
    harin,
    dojun,
  }) => {
    await safety.aCase({ about: dojun, by: [harin, haewon] })
    const day = (n: number) => new Date(server.clock.now().getTime() + n * 24 * 60 * 60 * 1000)
    await safety.aSanction(dojun, { kind: 'CHAT_LIMIT', endsAt: day(30) })
    const suspension = await safety.aSanction(dojun, { kind: 'SUSPENSION', endsAt: day(3) })
    expect(await safety.find(haewon, 'DOJ')).toEqual([
      {
        memberId: dojun.memberId,
        nickname: 'dojun99',
        imageUrl: null,
        joinedAt: server.clock.now().toISOString(),
        reports: 2,
        sanctions: 2,
        active: expect.objectContaining({ sanctionId: suspension, kind: 'SUSPENSION' }) as unknown,
      },
    ])
    server.clock.advance({ days: 3 })
    expect(await safety.find(haewon, 'dojun')).toMatchObject([{ active: { kind: 'CHAT_LIMIT' } }])
    server.clock.advance({ days: 27 })
    expect(await safety.find(haewon, 'dojun')).toMatchObject([{ active: null, sanctions: 2 }])
  })

  it('puts the names first that begin with the text, takes it literally, and stops at twenty', async ({
    server,
    safety,
    haewon,
  }) => {
    await server.aMember({ nickname: 'a_base' })
    await server.aMember({ nickname: 'base_one' })
    await server.aMember({ nickname: 'basement' })
    const names = async (q: string) => (await safety.find(haewon, q)).map(({ nickname }) => nickname)
    expect(await names('base')).toEqual(['base_one', 'basement', 'a_base'])
    expect(await names('e_')).toEqual(['base_one'])
    expect(await names('%')).toEqual([])
    for (let n = 0; n < 25; n += 1) await server.aMember({ nickname: `crowd${n}` })
    expect(await names('crowd')).toHaveLength(20)
  })

  it('finds the same names before and after their search forms are written, and a new name at once', async ({
    server,
    safety,
    haewon,
  }) => {
    for (const nickname of ['새벽기타', '기타새벽', '강새', 'Bluemoon', 'ab', '숲 속', '★별', 'え7'])
      await server.aMember({ nickname })
    const names = async (q: string) => (await safety.find(haewon, q)).map(({ nickname }) => nickname)
    const check = async () => {
      expect(await names('새벽')).toEqual(['새벽기타', '기타새벽'])
      expect(await names('새')).toEqual(['새벽기타', '강새', '기타새벽'])
      expect(await names('MOON')).toEqual(['Bluemoon'])
      expect(await names('b')).toEqual(['Bluemoon', 'ab'])
      expect(await names('숲 ')).toEqual(['숲 속'])
      expect(await names('★')).toEqual(['★별'])
      expect(await names('별')).toEqual(['★별'])
      expect(await names('え')).toEqual(['え7'])
      for (const q of ['ㅅㅂ', '벽새', '♬', '새벽기타수']) expect([q, await names(q)]).toEqual([q, []])
    }
    await check()
    await writeNameForms(server.deps)
    await check()
    await renamed(server, '한낮')
    expect(await names('한낮')).toEqual(['한낮'])
    expect(await names('earlier')).toEqual([])
  })
})

describe('the log of actions (MD10)', () => {
  it('tells who did what, newest first, in pages, with the names of that time', async ({
    server,
    safety,
    haewon,
    harin,
    dojun,
  }) => {
    const caseId = await safety.aCase({ about: dojun, by: [harin] })
    await safety.take(haewon, caseId)
    await safety.decide(haewon, caseId, { decision: 'WARNING', reason: '말을 조심해 주세요' })
    const page = await safety.actionList(haewon, { limit: 1 })
    expect(page.actions).toEqual([
      {
        actionId: 2,
        moderatorName: 'haewon',
        action: 'DECIDE',
        decision: 'WARNING',
        memberName: 'dojun99',
        caseId,
        sanctionId: 1,
        reason: '말을 조심해 주세요',
        createdAt: server.clock.now().toISOString(),
      },
    ])
    expect(await safety.actionList(haewon, { cursor: page.nextCursor! })).toMatchObject({
      actions: [{ action: 'TAKE', decision: null, sanctionId: null }],
      nextCursor: null,
    })
  })
})
