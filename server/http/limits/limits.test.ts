import { beforeEach, describe, expect, it } from 'vitest'
import { login } from '#contract/http/auth/auth.ts'
import { sendCode } from '#contract/http/auth/signup.ts'
import { createApp } from '#server/app.ts'
import { rateCounters } from '#server/db/schema.ts'
import { caller } from '#server/testing/call.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { loginWaitSeconds } from './limits.policy.ts'

let server: TestServer
let mina: TestMember
beforeEach(async () => {
  server = await testServer()
  mina = await server.aMember({ password: 'onstage25' })
})

const tried = (password: string, email = mina.email) => server.call(login, { body: { email, password } })

async function failed(times: number, email?: string): Promise<void> {
  for (let n = 0; n < times; n += 1) await tried('wrong123', email)
}

describe('log-in failures', () => {
  it('slow down log-ins from the fifth on, even with the right password', async () => {
    await failed(4)
    expect((await tried('onstage25')).status).toBe(200)
    await failed(1)
    const hasty = await tried('onstage25')
    expect(hasty).toMatchObject({ status: 429, code: 'COMMON429', message: '잠시 후 다시 시도해 주세요.' })
    expect(hasty.headers.get('Retry-After')).toBe('1')
    server.clock.advance({ seconds: 1 })
    expect((await tried('onstage25')).status).toBe(200)
  })

  it('are counted for an unknown e-mail too, so the limit does not reveal who is a member', async () => {
    await failed(5, 'nobody@example.com')
    expect((await tried('onstage25', 'nobody@example.com')).code).toBe('COMMON429')
    expect((await tried('onstage25')).status).toBe(200)
  })

  it('count once each, even when sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => tried('wrong123')))
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === 'AUTH4001')).toHaveLength(5)
    expect(codes.filter((code) => code === 'COMMON429')).toHaveLength(25)
  })

  it('are shared by all nodes', async () => {
    await failed(5)
    const otherNode = caller(createApp(server.deps), server.deps, server.logged)
    const { code } = await otherNode(login, { body: { email: mina.email, password: 'onstage25' } })
    expect(code).toBe('COMMON429')
  })

  it('are at most a hundred an hour; then even the right password waits for the hour to end', async () => {
    const windowStartedAt = server.clock.now()
    await server.deps.db.insert(rateCounters).values({
      key: `login:${mina.email}`,
      windowStartedAt,
      count: 99,
      lastAt: windowStartedAt,
    })
    server.clock.advance({ minutes: 20 })
    expect((await tried('wrong123')).code).toBe('AUTH4001')
    server.clock.advance({ minutes: 10 })
    const refused = await tried('onstage25')
    expect([refused.code, refused.headers.get('Retry-After')]).toEqual(['COMMON429', '1800'])
    server.clock.advance({ minutes: 30 })
    expect((await tried('onstage25')).status).toBe(200)
  })

  it('are forgotten after the hour', async () => {
    await failed(4)
    server.clock.advance({ hours: 1 })
    await failed(4)
    expect((await tried('onstage25')).status).toBe(200)
  })
})

it.each([
  [4, 0],
  [5, 1],
  [6, 2],
  [7, 4],
  [9, 16],
  [10, 30],
  [99, 30],
  [100, 3600],
])('make the next try after %i failures wait %i s', (count, seconds) => {
  const now = server.clock.now()
  expect(loginWaitSeconds({ windowStartedAt: now, count, lastAt: now }, now)).toBe(seconds)
})

describe('mailed codes', () => {
  const asked = (email: string) => server.call(sendCode, { body: { email } })

  it('are limited to fifty an hour for an e-mail, then wait for the hour to end', async () => {
    const answers = await Promise.all(Array.from({ length: 51 }, () => asked('new@example.com')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50)
    expect(server.sentMail).toHaveLength(50)
    server.clock.advance({ minutes: 15 })
    const refused = await asked('new@example.com')
    expect([refused.code, refused.headers.get('Retry-After')]).toEqual(['COMMON429', '2700'])
    expect((await asked('other@example.com')).status).toBe(200)
    server.clock.advance({ minutes: 45 })
    expect((await asked('new@example.com')).status).toBe(200)
  })
})
