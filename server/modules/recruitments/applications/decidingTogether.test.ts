import { describe, expect, vi } from 'vitest'
import { BAND_LIST_SENT_MAX } from '#contract/limits.ts'
import { itDeciding as it, NOTHING, type Decision } from '../recruitments.fixtures.ts'

// Tests that one call stores all of its decisions or none.

describe('several decisions in one call', () => {
  it('are stored together, each as sent', async ({ server, harin, sol, deciding }) => {
    const people = [harin, sol, await server.aMember({ nickname: 'taeo' })]
    const rooms: number[] = []
    for (const each of people) rooms.push(await deciding.apply(each))
    // not in id order
    await deciding.decideAll([
      [rooms[2]!, 'PASS'],
      [rooms[0]!, 'FAIL'],
      [rooms[1]!, 'PASS'],
    ])
    expect(await deciding.stored()).toEqual(['FAIL', 'PASS', 'PASS'])
    for (const [n, each] of people.entries()) {
      expect(await deciding.said(each, rooms[n]!)).toMatchObject([
        { type: 'SYSTEM', content: n === 0 ? '불합격 · 해일' : '합격 · 해일' },
      ])
      expect(await deciding.newsOf(each)).toHaveLength(n === 0 ? 1 : 2)
    }
  })

  it('may be as many as the limit, and no more', async ({ deciding }) => {
    const named = (count: number) => Array.from({ length: count }, (_, n) => [n + 1, 'FAIL'] as Decision)
    expect((await deciding.decideAll(named(BAND_LIST_SENT_MAX))).code).toBe('CHAT4004')
    expect(await deciding.decideAll(named(BAND_LIST_SENT_MAX + 1))).toMatchObject({
      status: 400,
      code: 'COMMON400',
    })
  })

  it('are all refused when one is no application of the band', async ({ yuna, harin, chat, deciding }) => {
    const roomId = await deciding.apply(harin)
    const elsewhere = await chat.anApplication(await chat.aBand(yuna), yuna, harin)
    const group = await chat.aRoom('GROUP', [yuna, harin])
    for (const bad of [404, elsewhere, group]) {
      expect(
        await deciding.decideAll([
          [roomId, 'PASS'],
          [bad, 'PASS'],
        ]),
      ).toMatchObject({ status: 404, code: 'CHAT4004' })
    }
    expect(await deciding.stored()).toEqual(['PENDING', 'PENDING'])
    expect(await deciding.traces()).toEqual(NOTHING)
  })

  it('are all refused when one is already decided', async ({ harin, sol, deciding }) => {
    const decided = await deciding.apply(sol)
    await deciding.decide(decided, 'FAIL')
    const before = await deciding.traces()
    expect(
      await deciding.decideAll([
        [await deciding.apply(harin), 'PASS'],
        [decided, 'PASS'],
      ]),
    ).toMatchObject({
      status: 409,
      code: 'APPLICATION4009',
      message: '이미 처리된 지원자입니다.',
    })
    expect(await deciding.stored()).toEqual(['FAIL', 'PENDING'])
    expect(await deciding.traces()).toEqual(before)
  })
})

it('are stored even if nothing can be published', async ({ server, harin, deciding }) => {
  const roomId = await deciding.apply(harin)
  vi.spyOn(server.deps.bus, 'publish').mockRejectedValue(new Error('lost'))
  expect((await deciding.decide(roomId, 'PASS')).status).toBe(200)
  expect(await deciding.stored()).toEqual(['PASS'])
  expect((await deciding.newsOf(harin)).map(({ type }) => type)).toEqual(['FRIEND', 'BAND'])
})
