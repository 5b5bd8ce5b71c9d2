import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { requestFriend } from '#contract/http/friends.ts'
import { listNotifications } from '#contract/http/notifications.ts'
import { friendRequests } from '#server/db/requestTables.ts'
import { chatTest } from '#server/modules/chat/chat.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let harin: TestMember
let dojun: TestMember
beforeEach(async () => {
  server = await testServer()
  harin = await server.aMember({ nickname: 'harin' })
  dojun = await server.aMember({ nickname: 'dojun99' })
})

const ask = (as: TestMember, targetMemberId: unknown, message?: unknown) =>
  server.call(requestFriend, { as, body: { targetMemberId, message } })
const listOf = async (as: TestMember) => (await server.call(listNotifications, { as })).value
const stored = () => server.deps.db.select().from(friendRequests)

describe('a friend request (F2)', () => {
  it('is stored, and the one asked is notified', async () => {
    expect((await ask(harin, String(dojun.memberId), ' 같이 해요 ')).code).toBe('COMMON200')
    expect(await stored()).toEqual([
      {
        id: 1,
        requesterId: harin.memberId,
        receiverId: dojun.memberId,
        state: 'REQUESTED',
        message: '같이 해요',
        createdAt: server.clock.now(),
        answeredAt: null,
      },
    ])
    expect(await listOf(dojun)).toMatchObject([
      { type: 'FRIEND', senderId: harin.memberId, message: '같이 해요', friendRequestId: 1 },
    ])
  })

  it('has fifty characters at most', async () => {
    expect(await ask(harin, dojun.memberId, '가'.repeat(51))).toMatchObject({
      status: 400,
      code: 'COMMON400',
    })
    expect((await ask(harin, dojun.memberId, '가'.repeat(50))).status).toBe(200)
  })

  it('is refused with COMMON400 to oneself, nobody and nonsense', async () => {
    for (const target of [harin.memberId, undefined, null, 0, 'dojun99'])
      expect(await ask(harin, target)).toMatchObject({ status: 400, code: 'COMMON400' })
  })

  it('is refused with FRIEND4007 to an unknown and to a withdrawn member', async () => {
    const gone = await server.aMember({ withdrawn: true })
    for (const target of [404, gone.memberId])
      expect(await ask(harin, target)).toMatchObject({
        status: 404,
        code: 'FRIEND4007',
        message: '받는 회원이 존재하지 않습니다.',
      })
  })

  it('is there once, however often both of them tap', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? ask(harin, dojun.memberId) : ask(dojun, harin.memberId))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer).toMatchObject({
        status: 409,
        code: 'FRIEND4009',
        message: '이미 친구 요청을 보냈습니다.',
      })
    expect(await stored()).toHaveLength(1)
    expect([...(await listOf(harin)), ...(await listOf(dojun))]).toHaveLength(1)
  })

  it('is refused with FRIEND4011 between friends, and leaves nothing behind', async () => {
    await chatTest(server).befriend(harin, dojun)
    expect(await ask(dojun, harin.memberId)).toMatchObject({
      status: 409,
      code: 'FRIEND4011',
      message: '이미 친구 관계입니다.',
    })
    expect(await stored()).toEqual([])
    expect(await listOf(harin)).toEqual([])
  })

  it('may be made again once it was refused', async () => {
    await ask(harin, dojun.memberId)
    await server.deps.db
      .update(friendRequests)
      .set({ state: 'REJECTED', answeredAt: server.clock.now() })
      .where(eq(friendRequests.id, 1))
    expect((await ask(harin, dojun.memberId)).status).toBe(200)
    expect((await stored()).map(({ state }) => state).sort()).toEqual(['REJECTED', 'REQUESTED'])
  })

  it('asks who is calling', async () => {
    expect(await server.call(requestFriend, { body: { targetMemberId: 1 } })).toMatchObject({ status: 401 })
  })
})
