import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { endFriendship, requestFriend } from '#contract/http/friends/friends.ts'
import type { Notification } from '#contract/http/notifications/notifications.ts'
import { friendRequests } from '#server/db/requestTables.ts'
import type { TestMember } from '#server/testing/members.ts'
import { it as base } from './friends.fixtures.ts'

const it = base
  .extend(
    'ask',
    ({ server }) =>
      (as: TestMember, targetMemberId: unknown, message?: unknown) =>
        server.call(requestFriend, { as, body: { targetMemberId, message } }),
  )
  .extend(
    'stored',
    ({ server }) =>
      () =>
        server.deps.db.select().from(friendRequests),
  )
  .extend('outcome', ({ friends, harin, dojun }) => async () => ({
    friendships: await friends.friendshipCount(),
    friends: [await friends.friendsOf(harin), await friends.friendsOf(dojun)],
    open: [...(await friends.requestsOf(harin)), ...(await friends.requestsOf(dojun))],
    ...toldOf([...(await friends.newsOf(harin)), ...(await friends.newsOf(dojun))]),
  }))

/** What asks for an answer, and how many were told that they were accepted. */
const toldOf = (news: readonly Notification[]) => ({
  news: news.filter(({ isAccepted }) => !isAccepted),
  accepted: news.filter(({ isAccepted }) => isAccepted).length,
})

describe('a friend request (F2)', () => {
  it('is stored, and the receiver is notified', async ({ server, harin, dojun, friends, ask, stored }) => {
    expect(await ask(harin, String(dojun.memberId), ' 같이 해요 ')).toMatchObject({
      code: 'COMMON200',
      value: { friends: false },
    })
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
    expect(await friends.newsOf(dojun)).toMatchObject([
      { type: 'FRIEND', senderId: harin.memberId, message: '같이 해요', friendRequestId: 1 },
    ])
  })

  it('has at most fifty characters', async ({ harin, dojun, ask }) => {
    expect(await ask(harin, dojun.memberId, '가'.repeat(51))).toMatchObject({
      status: 400,
      code: 'COMMON400',
    })
    expect((await ask(harin, dojun.memberId, '가'.repeat(50))).status).toBe(200)
  })

  it('is refused with COMMON400 to oneself, without a member and with a malformed id', async ({
    harin,
    ask,
  }) => {
    for (const target of [harin.memberId, undefined, null, 0, 'dojun99'])
      expect(await ask(harin, target)).toMatchObject({ status: 400, code: 'COMMON400' })
  })

  it('is refused with FRIEND4007 to an unknown and to a withdrawn member', async ({ server, harin, ask }) => {
    const gone = await server.aMember({ withdrawn: true })
    for (const target of [404, gone.memberId])
      expect(await ask(harin, target)).toMatchObject({
        status: 404,
        code: 'FRIEND4007',
        message: '받는 회원이 존재하지 않습니다.',
      })
  })

  it('is stored once, however often it is sent', async ({ harin, dojun, friends, ask, stored }) => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(harin, dojun.memberId)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer).toMatchObject({
        status: 409,
        code: 'FRIEND4009',
        message: '이미 친구 요청을 보냈습니다.',
      })
    expect(await stored()).toHaveLength(1)
    expect(await friends.newsOf(dojun)).toHaveLength(1)
  })

  it('is refused with FRIEND4011 between friends, and leaves nothing behind', async ({
    chat,
    harin,
    dojun,
    friends,
    ask,
    stored,
  }) => {
    await chat.befriend(harin, dojun)
    expect(await ask(dojun, harin.memberId)).toMatchObject({
      status: 409,
      code: 'FRIEND4011',
      message: '이미 친구 관계입니다.',
    })
    expect(await stored()).toEqual([])
    expect(await friends.newsOf(harin)).toEqual([])
  })

  it('may be sent again once it was refused', async ({ server, harin, dojun, ask, stored }) => {
    await ask(harin, dojun.memberId)
    await server.deps.db
      .update(friendRequests)
      .set({ state: 'REJECTED', answeredAt: server.clock.now() })
      .where(eq(friendRequests.id, 1))
    expect((await ask(harin, dojun.memberId)).status).toBe(200)
    expect((await stored()).map(({ state }) => state).sort()).toEqual(['REJECTED', 'REQUESTED'])
  })

  it('may be sent again once a friendship has ended', async ({
    server,
    chat,
    harin,
    dojun,
    friends,
    ask,
  }) => {
    const friendId = await chat.befriend(harin, dojun)
    await server.call(endFriendship, { as: dojun, path: { friendId } })
    expect((await ask(harin, dojun.memberId)).status).toBe(200)
    expect(await friends.newsOf(dojun)).toHaveLength(1)
  })

  it('notifies the receiver, and reports the change to both', async ({ harin, dojun, friends, ask }) => {
    expect(await friends.toldDuring([harin, dojun], () => ask(harin, dojun.memberId))).toEqual([
      'dojun99 NOTIFICATION',
      'harin FRIENDS_CHANGED',
      'dojun99 FRIENDS_CHANGED',
    ])
    expect(await friends.toldDuring([harin, dojun], () => ask(harin, dojun.memberId))).toEqual([])
  })

  it('requires a log-in', async ({ server }) => {
    expect(await server.call(requestFriend, { body: { targetMemberId: 1 } })).toMatchObject({ status: 401 })
  })
})

describe('crossing requests', () => {
  const FRIENDS = { friendships: 1, friends: [['dojun99'], ['harin']], open: [], news: [], accepted: 1 }

  it('make the two friends: the first is accepted, and its notification is removed', async ({
    server,
    harin,
    dojun,
    ask,
    stored,
    outcome,
  }) => {
    await ask(harin, dojun.memberId)
    server.clock.advance({ minutes: 1 })
    expect(await ask(dojun, harin.memberId, '저도요')).toMatchObject({
      code: 'COMMON200',
      value: { friends: true },
    })
    expect(await outcome()).toEqual(FRIENDS)
    expect(await stored()).toMatchObject([
      { requesterId: harin.memberId, state: 'ACCEPTED', answeredAt: server.clock.now() },
    ])
    expect((await ask(harin, dojun.memberId)).code).toBe('FRIEND4011')
  })

  it('report the change to both, the removed notification to the second sender, and tell the first', async ({
    harin,
    dojun,
    friends,
    ask,
  }) => {
    await ask(harin, dojun.memberId)
    expect(await friends.toldDuring([harin, dojun], () => ask(dojun, harin.memberId))).toEqual([
      'dojun99 NOTIFICATIONS_CHANGED',
      'harin NOTIFICATION',
      'dojun99 FRIENDS_CHANGED',
      'harin FRIENDS_CHANGED',
    ])
  })

  it('end with one friendship and nothing open when there are fifty at once', async ({
    harin,
    dojun,
    friends,
    ask,
    outcome,
  }) => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => (n % 2 ? ask(harin, dojun.memberId) : ask(dojun, harin.memberId))),
    )
    expect(await outcome()).toEqual(FRIENDS)
    expect(await friends.states()).toEqual(['ACCEPTED'])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    const codes = new Set(answers.map(({ code }) => code))
    expect([...codes].filter((code) => !['COMMON200', 'FRIEND4009', 'FRIEND4011'].includes(code!))).toEqual(
      [],
    )
  })

  it('leave a consistent state when they are accepted and withdrawn at once', async ({
    harin,
    dojun,
    friends,
    ask,
    outcome,
  }) => {
    const first = await friends.asked(harin, dojun)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        [
          () => ask(dojun, harin.memberId),
          () => friends.accept(dojun, first),
          () => friends.takeBack(harin, first),
          () => ask(harin, dojun.memberId),
        ][n % 4]!(),
      ),
    )
    for (const { status } of answers) expect([200, 404, 409]).toContain(status)
    const { friendships, open, news } = await outcome()
    expect(friendships).toBeLessThanOrEqual(1)
    // Either they are friends, or one has asked: both see that request, and one is notified.
    expect([open.length, news.length]).toEqual(friendships === 1 ? [0, 0] : [2, 1])
  })

  it('make every pair of many friends at the same moment, in any order', async ({
    server,
    harin,
    dojun,
    friends,
    ask,
  }) => {
    const people = [harin, dojun]
    for (let n = 0; n < 4; n += 1) people.push(await server.aMember())
    const answers = await Promise.all(
      people.flatMap((one) =>
        people.filter((other) => other !== one).map((other) => ask(one, other.memberId)),
      ),
    )
    for (const { status } of answers) expect(status).toBe(200)
    expect(await friends.friendshipCount()).toBe(15)
    expect(new Set(await friends.states())).toEqual(new Set(['ACCEPTED']))
  })

  it('do not affect open requests with others', async ({ server, harin, dojun, friends, ask }) => {
    const sol = await server.aMember({ nickname: 'sol' })
    await ask(harin, sol.memberId)
    await ask(sol, dojun.memberId)
    await ask(harin, dojun.memberId)
    await ask(dojun, harin.memberId)
    expect(await friends.requestsOf(sol)).toMatchObject([{ direction: 'SENT' }, { direction: 'RECEIVED' }])
    expect([
      await friends.friendsOf(sol),
      await friends.newsOf(sol),
      await friends.newsOf(dojun),
    ]).toMatchObject([[], [{ type: 'FRIEND' }], [{ type: 'FRIEND', senderId: sol.memberId }]])
  })
})
