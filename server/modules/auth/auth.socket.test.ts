import { beforeEach, expect, it } from 'vitest'
import type { Db } from '../../db/db.ts'
import type { TestMember } from '../../testing/members.ts'
import { testServer, type TestServer } from '../../testing/testServer.ts'
import { socketAuthenticate } from './auth.socket.ts'

let server: TestServer
let mina: TestMember
beforeEach(async () => {
  server = await testServer()
  mina = await server.aMember()
})

const connected = (token: string | null) => socketAuthenticate(server.deps)(token)
const aToken = (member = mina) => server.deps.tokens.signAccess(member, server.clock.now())

it('returns the member and when their token expires', async () => {
  expect(await connected(await aToken())).toEqual({
    ok: true,
    member: { memberId: mina.memberId, email: mina.email },
    expiresAt: new Date('2025-08-04T03:15:00Z'),
  })
})

it('distinguishes a missing, an expired and an invalid token', async () => {
  const token = await aToken()
  server.clock.advance({ minutes: 16 })
  expect(await connected(null)).toEqual({ ok: false, code: 'COMMON401' })
  expect(await connected(token)).toEqual({ ok: false, code: 'AUTH_006' })
  expect(await connected('nonsense')).toEqual({ ok: false, code: 'AUTH_007' })
})

it('refuses a withdrawn member immediately, without waiting for the bus', async () => {
  const gone = await server.aMember({ withdrawn: true })
  expect(await connected(await aToken(gone))).toEqual({ ok: false, code: 'AUTH_007' })
})

it.each([
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'COMMON503'],
  [new Error('a mistake'), 'COMMON500'],
])('returns a code and does not throw when the store fails: %s', async (error, code) => {
  const select = () => {
    throw error
  }
  const deps = { ...server.deps, db: { select } as unknown as Db }
  expect(await socketAuthenticate(deps)(await aToken())).toEqual({ ok: false, code })
})
