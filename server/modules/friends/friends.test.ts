import { beforeEach, expect, it } from 'vitest'
import { listFriends } from '#contract/http/friends.ts'
import { chatTest, type ChatTest } from '#server/modules/chat/chat.fixtures.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let chat: ChatTest
beforeEach(async () => {
  server = await testServer()
  chat = chatTest(server)
})

it('lists friends from either side in the order of their names, whatever the case', async () => {
  const caller = await server.aMember({ nickname: 'moon' })
  const friends = []
  for (const nickname of ['sol', 'Harin', '가온', 'bomi', '2gether'])
    friends.push(await server.aMember({ nickname, bio: `${nickname}입니다` }))
  const [sol, harin] = friends
  const ids = []
  for (const friend of friends) ids.push(await chat.befriend(caller, friend))

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
  await chat.befriend(caller, gone)
  await chat.befriend(one, other)
  expect((await server.call(listFriends, { as: caller })).value).toEqual([])
})

it('asks who is calling', async () => {
  expect(await server.call(listFriends)).toMatchObject({ status: 401, code: 'COMMON401' })
})
