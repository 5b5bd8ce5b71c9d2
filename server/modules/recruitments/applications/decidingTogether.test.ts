import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BAND_LIST_SENT_MAX } from '#contract/limits.ts'
import { chatTest, type ChatTest } from '#server/modules/chat/chat.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { decidingTest, NOTHING, type Decision } from '../recruitments.fixtures.ts'

// What one transaction stores: all that a call decides, or none of it.

let server: TestServer
let chat: ChatTest
let yuna: TestMember
let harin: TestMember
let sol: TestMember
let bandId: number
beforeEach(async () => {
  server = await testServer()
  chat = chatTest(server)
  yuna = await server.aMember({ nickname: 'yuna' })
  harin = await server.aMember({ nickname: 'harin' })
  sol = await server.aMember({ nickname: 'sol' })
  bandId = await chat.aBand(yuna, { name: '해일' })
})

const { decideAll, decide, apply, stored, said, newsOf, traces } = decidingTest(() => ({
  server,
  manager: yuna,
  bandId,
}))

describe('several at once', () => {
  it('are decided together, each as it says', async () => {
    const people = [harin, sol, await server.aMember({ nickname: 'taeo' })]
    const rooms: number[] = []
    for (const each of people) rooms.push(await apply(each))
    // in no order
    await decideAll([
      [rooms[2]!, 'PASS'],
      [rooms[0]!, 'FAIL'],
      [rooms[1]!, 'PASS'],
    ])
    expect(await stored()).toEqual(['FAIL', 'PASS', 'PASS'])
    for (const [n, each] of people.entries()) {
      expect(await said(each, rooms[n]!)).toMatchObject([{ type: 'SYSTEM', senderId: each.memberId }])
      expect(await newsOf(each)).toHaveLength(n === 0 ? 0 : 2)
    }
  })

  it('may be as many as the list holds, and none more', async () => {
    const named = (count: number) => Array.from({ length: count }, (_, n) => [n + 1, 'FAIL'] as Decision)
    expect((await decideAll(named(BAND_LIST_SENT_MAX))).code).toBe('CHAT4004')
    expect(await decideAll(named(BAND_LIST_SENT_MAX + 1))).toMatchObject({ status: 400, code: 'COMMON400' })
  })

  it('are none when one of them is no application of the band', async () => {
    const roomId = await apply(harin)
    const elsewhere = await chat.anApplication(await chat.aBand(yuna), yuna, harin)
    const group = await chat.aRoom('GROUP', [yuna, harin])
    for (const bad of [404, elsewhere, group]) {
      expect(
        await decideAll([
          [roomId, 'PASS'],
          [bad, 'PASS'],
        ]),
      ).toMatchObject({ status: 404, code: 'CHAT4004' })
    }
    expect(await stored()).toEqual(['PENDING', 'PENDING'])
    expect(await traces()).toEqual(NOTHING)
  })

  it('are none when one of them is decided', async () => {
    const decided = await apply(sol)
    await decide(decided, 'FAIL')
    const before = await traces()
    expect(
      await decideAll([
        [await apply(harin), 'PASS'],
        [decided, 'PASS'],
      ]),
    ).toMatchObject({
      status: 409,
      code: 'APPLICATION4009',
      message: '이미 처리된 지원자입니다.',
    })
    expect(await stored()).toEqual(['FAIL', 'PENDING'])
    expect(await traces()).toEqual(before)
  })
})

it('a decision of which nobody could be told is stored all the same', async () => {
  const roomId = await apply(harin)
  vi.spyOn(server.deps.bus, 'publish').mockRejectedValue(new Error('lost'))
  expect((await decide(roomId, 'PASS')).status).toBe(200)
  expect(await stored()).toEqual(['PASS'])
  expect((await newsOf(harin)).map(({ type }) => type)).toEqual(['FRIEND', 'BAND'])
})
