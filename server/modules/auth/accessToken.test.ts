import { beforeEach, expect, it } from 'vitest'
import { checkNickname } from '#contract/http/auth/signup.ts'
import { listFriends } from '#contract/http/friends/friends.ts'
import { nextId } from '#server/testing/ids.ts'
import { members } from '../../db/schema.ts'
import type { TestMember } from '../../testing/members.ts'
import { testServer, type TestServer } from '../../testing/testServer.ts'

let server: TestServer
let mina: TestMember
beforeEach(async () => {
  server = await testServer()
  mina = await server.aMember()
})

const asked = (authorization?: string) =>
  server.app.request('/api/friend', { headers: authorization === undefined ? {} : { authorization } })

it.each([undefined, '', 'Bearer', 'Bearer ', 'Basic bWluYTp4', 'token'])(
  'requires a log-in when the header is %o',
  async (header) => {
    const response = await asked(header)
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({
      isSuccess: false,
      code: 'COMMON401',
      message: '인증이 필요합니다.',
    })
  },
)

it('accepts the scheme in any case', async () => {
  const token = await server.deps.tokens.signAccess(mina, server.clock.now())
  expect((await asked(`bearer ${token}`)).status).toBe(200)
})

it('distinguishes an expired token from an invalid one', async () => {
  const token = await server.deps.tokens.signAccess(mina, server.clock.now())
  server.clock.advance({ minutes: 15, seconds: 1 })
  expect(await server.call(listFriends, { as: token })).toMatchObject({
    status: 401,
    code: 'AUTH_006',
    message: 'Access Token이 만료되었습니다.',
  })
  expect(await server.call(listFriends, { as: `${token}x` })).toMatchObject({
    status: 401,
    code: 'AUTH_007',
    message: '유효하지 않은 Access Token입니다.',
  })
})

it('refuses a refresh token and an unsigned one', async () => {
  const claims = { ...mina, tokenId: nextId(), familyId: nextId() }
  const refreshToken = await server.deps.tokens.signRefresh(claims, server.clock.now())
  const unsigned = `${btoa('{"alg":"none"}')}.${refreshToken.split('.')[1]}.`
  for (const token of [refreshToken, unsigned, 'not-a-token']) {
    expect((await server.call(listFriends, { as: token })).code).toBe('AUTH_007')
  }
})

it('refuses the token of a withdrawn member and of a deleted one', async () => {
  const withdrawn = await server.aMember({ withdrawn: true })
  expect((await server.call(listFriends, { as: withdrawn })).code).toBe('AUTH_007')
  await server.deps.db.delete(members)
  expect((await server.call(listFriends, { as: mina })).code).toBe('AUTH_007')
})

it.each([
  ['their sessions have ended', { kind: 'memberSessionsEnded', memberId: 1 }],
  ['the node may have missed that', { kind: 'eventsMissed' }],
] as const)('asks the store about a member once in ten seconds, and again when %s', async (_when, event) => {
  await server.call(listFriends, { as: mina })
  await server.deps.db.update(members).set({ state: 'INACTIVE', withdrawnOn: '2025-08-04' })
  expect((await server.call(listFriends, { as: mina })).status).toBe(200)
  await server.deps.bus.publish(event)
  expect((await server.call(listFriends, { as: mina })).code).toBe('AUTH_007')
})

it('notices an ended session after ten seconds without an event', async () => {
  await server.call(listFriends, { as: mina })
  await server.deps.db.update(members).set({ state: 'INACTIVE', withdrawnOn: '2025-08-04' })
  server.clock.advance({ seconds: 10 })
  expect((await server.call(listFriends, { as: mina })).code).toBe('AUTH_007')
})

it('ignores a bad token on a call without authentication', async () => {
  const { status } = await server.call(checkNickname, { query: { nickname: 'mina' }, as: 'nonsense' })
  expect(status).toBe(200)
})
