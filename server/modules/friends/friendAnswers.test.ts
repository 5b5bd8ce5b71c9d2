import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { login, withdraw } from '#contract/http/auth/auth.ts'
import {
  acceptFriend,
  listFriendRequests,
  rejectFriend,
  withdrawFriendRequest,
} from '#contract/http/friends/friends.ts'
import { friendRequests } from '#server/db/requestTables.ts'
import { members } from '#server/db/schema.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { friendsTest, type FriendsTest } from './friends.fixtures.ts'

let server: TestServer
let friends: FriendsTest
let harin: TestMember
let dojun: TestMember
let sol: TestMember
beforeEach(async () => {
  server = await testServer()
  friends = friendsTest(server)
  harin = await server.aMember({ nickname: 'harin', profileImageUrl: '/files/harin.jpg' })
  dojun = await server.aMember({ nickname: 'dojun99' })
  sol = await server.aMember({ nickname: 'sol' })
})

const leave = ({ memberId }: TestMember) =>
  server.deps.db
    .update(members)
    .set({ state: 'INACTIVE', withdrawnOn: '2025-08-04' })
    .where(eq(members.id, memberId))

describe('accepting a friend request (F3)', () => {
  it('makes the two friends, from either side, removes the notification, and tells the one who asked', async () => {
    const id = await friends.asked(harin, dojun)
    server.clock.advance({ minutes: 5 })
    expect(await friends.accept(dojun, id)).toMatchObject({
      status: 200,
      code: 'COMMON200',
      result: undefined,
    })
    expect([await friends.friendsOf(harin), await friends.friendsOf(dojun)]).toEqual([['dojun99'], ['harin']])
    expect([await friends.newsOf(dojun), await friends.requestsOf(dojun)]).toEqual([[], []])
    expect(await friends.requestsOf(harin)).toEqual([])
    expect(await friends.newsOf(harin)).toMatchObject([
      {
        type: 'FRIEND',
        title: 'dojun99님이 친구 신청을 수락했습니다.',
        senderId: dojun.memberId,
        isAccepted: true,
      },
    ])
    expect(await server.deps.db.select().from(friendRequests)).toMatchObject([
      { id, state: 'ACCEPTED', answeredAt: server.clock.now() },
    ])
  })

  it('does not affect other requests and their notifications', async () => {
    const id = await friends.asked(harin, dojun)
    const other = await friends.asked(sol, dojun)
    await friends.accept(dojun, id)
    expect(await friends.newsOf(dojun)).toMatchObject([{ type: 'FRIEND', friendRequestId: other }])
    expect(await friends.requestsOf(dojun)).toMatchObject([{ friendRequestId: other, nickname: 'sol' }])
  })

  it('succeeds in one of two tabs at once, and the other gets FRIEND4010', async () => {
    const id = await friends.asked(harin, dojun)
    const answers = await Promise.all([1, 2, 3, 4].map(() => friends.accept(dojun, id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      code: 'FRIEND4010',
      message: '이미 처리된 친구 요청입니다.',
    })
    expect(await friends.friendshipCount()).toBe(1)
  })

  it('in one tab and refusing in another has one consistent result', async () => {
    const id = await friends.asked(harin, dojun)
    const answers = await Promise.all([friends.accept(dojun, id), friends.reject(dojun, id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const accepted = answers[0].status === 200
    expect(await friends.states()).toEqual([accepted ? 'ACCEPTED' : 'REJECTED'])
    expect(await friends.friendshipCount()).toBe(accepted ? 1 : 0)
    expect(await friends.newsOf(dojun)).toEqual([])
  })

  it('while it is withdrawn has one consistent result', async () => {
    const id = await friends.asked(harin, dojun)
    const [accepted, takenBack] = await Promise.all([friends.accept(dojun, id), friends.takeBack(harin, id)])
    expect([
      'COMMON200 FRIEND4010',
      // withdrawn before the other read it, or meanwhile
      'FRIEND4004 COMMON200',
      'FRIEND4010 COMMON200',
    ]).toContain(`${accepted.code} ${takenBack.code}`)
    expect(await friends.friendshipCount()).toBe(accepted.status === 200 ? 1 : 0)
    expect(await friends.newsOf(dojun)).toEqual([])
  })

  it('while its sender leaves the service either succeeds or finds no request', async () => {
    const senders = [harin, sol, await server.aMember(), await server.aMember()]
    const races = []
    for (const [n, { memberId, email, password }] of senders.entries()) {
      const id = await friends.asked(senders[n]!, dojun)
      const { accessToken, refreshToken } = (await server.call(login, { body: { email, password } })).value
      const leaves = () => server.call(withdraw, { as: accessToken, body: { memberId, refreshToken } })
      races.push(async () => {
        const [left, accepted] = await (n % 2
          ? Promise.all([leaves(), friends.accept(dojun, id)])
          : Promise.all([friends.accept(dojun, id), leaves()]).then(([one, other]) => [other, one] as const))
        return { left: left.status, accepted: accepted.code }
      })
    }
    const outcomes = await Promise.all(races.map((race) => race()))
    for (const { left, accepted } of outcomes) {
      expect(left).toBe(200)
      expect(['COMMON200', 'FRIEND4004']).toContain(accepted)
    }
    expect(await friends.friendshipCount()).toBe(
      outcomes.filter(({ accepted }) => accepted === 'COMMON200').length,
    )
    expect([await friends.friendsOf(dojun), await friends.requestsOf(dojun)]).toEqual([[], []])
    expect(await friends.newsOf(dojun)).toEqual([])
  })

  it('does not create a second friendship for members who are already friends', async () => {
    const id = await friends.asked(harin, dojun)
    await friends.befriend(harin, dojun)
    expect((await friends.accept(dojun, id)).status).toBe(200)
    expect(await friends.friendshipCount()).toBe(1)
    expect([await friends.states(), await friends.newsOf(dojun)]).toEqual([['ACCEPTED'], []])
  })
})

describe('refusing a friend request (F4)', () => {
  it('removes it and its notification, and it may be sent again', async () => {
    const id = await friends.asked(harin, dojun)
    expect((await friends.reject(dojun, id)).code).toBe('COMMON200')
    expect([await friends.newsOf(dojun), await friends.requestsOf(harin)]).toEqual([[], []])
    expect(await friends.friendsOf(harin)).toEqual([])

    expect((await friends.ask(harin, dojun)).status).toBe(200)
    expect(await friends.states()).toEqual(['REJECTED', 'REQUESTED'])
    expect(await friends.newsOf(dojun)).toHaveLength(1)
  })

  it('allows the refusing member to ask in turn', async () => {
    await friends.reject(dojun, await friends.asked(harin, dojun))
    await friends.accept(harin, await friends.asked(dojun, harin))
    expect(await friends.friendsOf(dojun)).toEqual(['harin'])
  })
})

describe('answering a friend request (F3, F4)', () => {
  const answers = () => [friends.accept, friends.reject]

  it('is for its receiver only: the sender and strangers get COMMON403', async () => {
    const id = await friends.asked(harin, dojun)
    for (const answer of answers())
      for (const as of [harin, sol])
        expect(await answer(as, id)).toMatchObject({ status: 403, code: 'COMMON403' })
    expect(await friends.states()).toEqual(['REQUESTED'])
    expect(await friends.newsOf(dojun)).toHaveLength(1)
  })

  it('requires an existing request: FRIEND4004', async () => {
    const id = await friends.asked(harin, dojun)
    await friends.takeBack(harin, id)
    for (const answer of answers())
      for (const gone of [id, 404])
        expect(await answer(dojun, gone)).toMatchObject({
          status: 404,
          code: 'FRIEND4004',
          message: '친구 요청이 존재하지 않습니다.',
        })
  })

  it('requires an open request: FRIEND4010, while strangers still get the same answer', async () => {
    const accepted = await friends.asked(harin, dojun)
    await friends.accept(dojun, accepted)
    const rejected = await friends.asked(sol, dojun)
    await friends.reject(dojun, rejected)
    for (const answer of answers())
      for (const id of [accepted, rejected]) {
        expect(await answer(dojun, id)).toMatchObject({ status: 409, code: 'FRIEND4010' })
        expect((await answer(await server.aMember(), id)).code).toBe('COMMON403')
      }
    expect([await friends.friendsOf(dojun), await friends.states()]).toEqual([
      ['harin'],
      ['ACCEPTED', 'REJECTED'],
    ])
  })

  it('is impossible when its sender has withdrawn: FRIEND4004', async () => {
    const id = await friends.asked(harin, dojun)
    await leave(harin)
    for (const answer of answers())
      expect(await answer(dojun, id)).toMatchObject({ status: 404, code: 'FRIEND4004' })
    expect([await friends.states(), await friends.friendshipCount()]).toEqual([['REQUESTED'], 0])
  })
})

describe('withdrawing a friend request (F5)', () => {
  it('removes it completely, and it may be sent again', async () => {
    const id = await friends.asked(harin, dojun)
    expect((await friends.takeBack(harin, id)).code).toBe('COMMON200')
    expect([await friends.states(), await friends.newsOf(dojun), await friends.requestsOf(dojun)]).toEqual([
      [],
      [],
      [],
    ])
    expect((await friends.ask(harin, dojun)).status).toBe(200)
  })

  it('succeeds in one of two tabs at once, and the other gets FRIEND4004', async () => {
    const id = await friends.asked(harin, dojun)
    const answers = await Promise.all([1, 2].map(() => friends.takeBack(harin, id)))
    expect(answers.map(({ code }) => code).sort()).toEqual(['COMMON200', 'FRIEND4004'])
  })

  it('is for its sender only: the receiver and strangers get COMMON403', async () => {
    const id = await friends.asked(harin, dojun)
    for (const as of [dojun, sol])
      expect(await friends.takeBack(as, id)).toMatchObject({ status: 403, code: 'COMMON403' })
    expect(await friends.states()).toEqual(['REQUESTED'])
  })

  it('is refused once it was answered: FRIEND4010', async () => {
    const accepted = await friends.asked(harin, dojun)
    await friends.accept(dojun, accepted)
    const rejected = await friends.asked(sol, dojun)
    await friends.reject(dojun, rejected)
    expect((await friends.takeBack(harin, accepted)).code).toBe('FRIEND4010')
    expect((await friends.takeBack(sol, rejected)).code).toBe('FRIEND4010')
    expect(await friends.friendsOf(harin)).toEqual(['dojun99'])
  })

  it('works when the receiver has left the service', async () => {
    const id = await friends.asked(harin, dojun)
    await leave(dojun)
    expect((await friends.takeBack(harin, id)).status).toBe(200)
    expect(await friends.states()).toEqual([])
  })
})

describe('the open requests of a member (F7)', () => {
  it('are those sent and those received, newest first', async () => {
    const first = await friends.asked(dojun, harin)
    server.clock.advance({ minutes: 1 })
    await friends.ask(harin, sol, ' 같이 해요 ')
    expect(await friends.requestsOf(harin)).toEqual([
      {
        friendRequestId: first + 1,
        direction: 'SENT',
        otherMemberId: sol.memberId,
        nickname: 'sol',
        profileImageUrl: null,
        message: '같이 해요',
        createdAt: '2025-08-04T03:01:00.000Z',
      },
      {
        friendRequestId: first,
        direction: 'RECEIVED',
        otherMemberId: dojun.memberId,
        nickname: 'dojun99',
        profileImageUrl: null,
        message: '',
        createdAt: '2025-08-04T03:00:00.000Z',
      },
    ])
    expect(await friends.requestsOf(sol)).toMatchObject([
      { direction: 'RECEIVED', nickname: 'harin', profileImageUrl: 'http://localhost/files/harin.jpg' },
    ])
  })

  it('do not include answered ones, those of others, and those with withdrawn members', async () => {
    await friends.accept(harin, await friends.asked(dojun, harin))
    await friends.asked(dojun, sol)
    const [one, other] = [await server.aMember(), await server.aMember()]
    await friends.asked(one, harin)
    await friends.asked(harin, other)
    await leave(one)
    await leave(other)
    expect(await friends.requestsOf(harin)).toEqual([])
  })

  it('are read with one statement, however many there are', async () => {
    for (let n = 0; n < 5; n += 1) await friends.asked(await server.aMember(), harin)
    await friends.requestsOf(harin)
    expect(await friends.statementsDuring(() => friends.requestsOf(harin))).toBe(1)
    expect(await friends.requestsOf(harin)).toHaveLength(5)
  })
})

it.each([acceptFriend, rejectFriend, withdrawFriendRequest])(
  '$id requires a log-in, and refuses a malformed id',
  async (call) => {
    expect(await server.call(call, { path: { friendRequestId: 1 } })).toMatchObject({
      status: 401,
      code: 'COMMON401',
    })
    for (const friendRequestId of ['0', '-1', 'abc', '1.5'])
      expect(
        await server.call(call, { as: harin, path: { friendRequestId: friendRequestId as never } }),
      ).toMatchObject({ status: 400, code: 'COMMON400' })
  },
)

it('F7 requires a log-in', async () => {
  expect(await server.call(listFriendRequests)).toMatchObject({ status: 401, code: 'COMMON401' })
})

describe('events on the socket (WS9)', () => {
  const both = () => [harin, dojun, sol]

  it.each(['accept', 'reject', 'takeBack'] as const)(
    'report %s to both, the removed notification to the receiver, and an acceptance to the one who asked',
    async (how) => {
      const id = await friends.asked(harin, dojun)
      const by = how === 'takeBack' ? harin : dojun
      expect(await friends.toldDuring(both(), () => friends[how](by, id))).toEqual([
        ...(how === 'accept' ? ['harin NOTIFICATION'] : []),
        'dojun99 NOTIFICATIONS_CHANGED',
        'harin FRIENDS_CHANGED',
        'dojun99 FRIENDS_CHANGED',
      ])
    },
  )

  it('are published concurrently: an unreachable bus delays a call once, is logged, and fails no call', async () => {
    const id = await friends.asked(harin, dojun)
    const lost: ((why: Error) => void)[] = []
    vi.spyOn(server.deps.bus, 'publish').mockImplementation(
      () => new Promise((_, reject) => lost.push(reject)),
    )
    const answer = friends.accept(dojun, id)
    await vi.waitFor(() => expect(lost).toHaveLength(4))
    for (const lose of lost) lose(new Error('away'))
    expect((await answer).status).toBe(200)
    expect(await friends.friendshipCount()).toBe(1)
    const complaints = server.logged.filter(
      ({ msg }) => msg === 'could not publish a change of notifications, friends or rooms',
    )
    expect(complaints.map(({ receiverId, type }) => [receiverId, type])).toEqual([
      [dojun.memberId, 'NOTIFICATIONS_CHANGED'],
      [harin.memberId, 'FRIENDS_CHANGED'],
      [dojun.memberId, 'FRIENDS_CHANGED'],
    ])
  })

  it('are not published for a refused call', async () => {
    const id = await friends.asked(harin, dojun)
    expect(
      await friends.toldDuring(both(), async () => {
        await friends.accept(harin, id)
        await friends.reject(sol, id)
        await friends.takeBack(dojun, id)
        await friends.accept(dojun, 404)
      }),
    ).toEqual([])
  })
})
