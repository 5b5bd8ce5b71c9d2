import { beforeEach, describe, expect, it } from 'vitest'
import { listRooms } from '#contract/http/chat/rooms.ts'
import { endFriendship, listFriends } from '#contract/http/friends/friends.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { friendsTest, type FriendsTest } from './friends.fixtures.ts'

let server: TestServer
let friends: FriendsTest
beforeEach(async () => {
  server = await testServer()
  friends = friendsTest(server)
})

it('lists friends from either side ordered by name, ignoring case', async () => {
  const caller = await server.aMember({ nickname: 'moon' })
  const others = []
  for (const nickname of ['sol', 'Harin', '가온', 'bomi', '2gether'])
    others.push(await server.aMember({ nickname, bio: `${nickname}입니다` }))
  const [sol, harin] = others
  const ids = []
  for (const other of others) ids.push(await friends.befriend(caller, other))

  const value = (await server.call(listFriends, { as: caller })).value
  expect(value.map(({ nickname }) => nickname)).toEqual(['2gether', 'bomi', 'Harin', 'sol', '가온'])
  expect(value[2]).toEqual({
    friendId: ids[1],
    otherMemberId: harin!.memberId,
    nickname: 'Harin',
    profileImageUrl: null,
    bio: 'Harin입니다',
    createdAt: '2025-08-04T03:00:00.000Z',
  })
  expect((await server.call(listFriends, { as: sol! })).value).toMatchObject([
    { otherMemberId: caller.memberId, nickname: 'moon' },
  ])
})

it('leaves out withdrawn members and other people’s friends', async () => {
  const caller = await server.aMember()
  const [gone, one, other] = [
    await server.aMember({ withdrawn: true }),
    await server.aMember(),
    await server.aMember(),
  ]
  await friends.befriend(caller, gone)
  await friends.befriend(one, other)
  expect((await server.call(listFriends, { as: caller })).value).toEqual([])
})

it('requires a log-in', async () => {
  expect(await server.call(listFriends)).toMatchObject({ status: 401, code: 'COMMON401' })
})

describe('ending a friendship (F6)', () => {
  const end = (as: TestMember | undefined, friendId: number) =>
    server.call(endFriendship, { ...(as && { as }), path: { friendId } })

  it.each([0, 1])('may be done by either of the two, and ends it for both', async (which) => {
    const harin = await server.aMember({ nickname: 'harin' })
    const dojun = await server.aMember({ nickname: 'dojun99' })
    const sol = await server.aMember({ nickname: 'sol' })
    const friendId = await friends.befriend(harin, dojun)
    await friends.befriend(harin, sol)
    const told = await friends.toldDuring([harin, dojun, sol], async () => {
      expect((await end([harin, dojun][which], friendId)).code).toBe('COMMON200')
    })
    expect(told).toEqual(['harin FRIENDS_CHANGED', 'dojun99 FRIENDS_CHANGED'])
    expect([await friends.friendsOf(harin), await friends.friendsOf(dojun)]).toEqual([['sol'], []])
  })

  it('answers FRIEND4005 the second time, and for an unknown friendship', async () => {
    const [one, other] = [await server.aMember(), await server.aMember()]
    const friendId = await friends.befriend(one, other)
    const answers = await Promise.all([end(one, friendId), end(other, friendId), end(one, friendId)])
    expect(answers.map(({ code }) => code).sort()).toEqual(['COMMON200', 'FRIEND4005', 'FRIEND4005'])
    expect(await end(one, 404)).toMatchObject({
      status: 404,
      code: 'FRIEND4005',
      message: '친구 관계가 존재하지 않습니다.',
    })
  })

  it('is refused with COMMON403 to others, and with COMMON401 without a log-in', async () => {
    const [one, other, stranger] = [await server.aMember(), await server.aMember(), await server.aMember()]
    const friendId = await friends.befriend(one, other)
    expect(await end(stranger, friendId)).toMatchObject({ status: 403, code: 'COMMON403' })
    expect(await end(undefined, friendId)).toMatchObject({ status: 401, code: 'COMMON401' })
    expect(await friends.friendshipCount()).toBe(1)
  })

  it('refuses a malformed id', async () => {
    const one = await server.aMember()
    for (const friendId of ['0', '-1', 'abc', '1.5'])
      expect(await end(one, friendId as never)).toMatchObject({ status: 400, code: 'COMMON400' })
  })

  it('also works after the friend has withdrawn', async () => {
    const [one, gone] = [await server.aMember(), await server.aMember({ withdrawn: true })]
    expect((await end(one, await friends.befriend(one, gone))).status).toBe(200)
    expect(await friends.friendshipCount()).toBe(0)
  })

  it('does not affect the chat of the two', async () => {
    const [one, other] = [await server.aMember(), await server.aMember()]
    const friendId = await friends.befriend(one, other)
    const roomId = await friends.aRoom('PRIVATE', [one, other])
    await end(one, friendId)
    const { chatRoomInfos } = (await server.call(listRooms, { as: one })).value
    expect(chatRoomInfos).toMatchObject([{ roomId }])
  })
})
