import { describe, expect } from 'vitest'
import { refreshTokens } from '#contract/http/auth/auth.ts'
import { changePassword } from '#contract/http/auth/password.ts'
import { listSessions } from '#contract/http/auth/sessions.ts'
import { EMAIL, it as base, NEW, OLD } from './password.fixtures.ts'

const it = base.extend(
  'changed',
  ({ server }) =>
    (as: string, password = OLD, newPassword = NEW) =>
      server.call(changePassword, { as, body: { password, newPassword } }),
)

describe('changing the password (A15)', () => {
  it('keeps this session and ends the others', async ({ server, reset, changed }) => {
    const here = (await reset.loggedIn(OLD)).value
    const there = (await reset.loggedIn(OLD)).value
    expect((await changed(here.accessToken)).status).toBe(200)
    expect((await server.call(listSessions, { as: here.accessToken })).value).toHaveLength(1)
    expect(await server.call(listSessions, { as: there.accessToken })).toMatchObject({ code: 'AUTH_007' })
    expect((await server.call(refreshTokens, { body: { refreshToken: here.refreshToken } })).status).toBe(200)
    expect((await reset.loggedIn(OLD)).code).toBe('AUTH4001')
    expect((await reset.loggedIn(NEW)).status).toBe(200)
    expect(server.sentMail).toMatchObject([{ to: EMAIL, subject: '[합주] 비밀번호가 변경되었습니다' }])
  })

  it('refuses a wrong current password, and slows down after five', async ({ server, reset, changed }) => {
    const { accessToken } = (await reset.loggedIn(OLD)).value
    for (let n = 0; n < 5; n += 1) {
      expect(await changed(accessToken, 'wrong1234')).toMatchObject({
        status: 400,
        code: 'AUTH4026',
        message: '현재 비밀번호가 일치하지 않습니다.',
      })
    }
    expect(await changed(accessToken)).toMatchObject({ status: 429, code: 'COMMON429' })
    // the log-in has a count of its own
    expect((await reset.loggedIn(OLD)).status).toBe(200)
    server.clock.advance({ seconds: 30 })
    expect((await changed(accessToken)).status).toBe(200)
  })

  it('refuses a common password', async ({ reset, changed }) => {
    const { accessToken } = (await reset.loggedIn(OLD)).value
    expect((await changed(accessToken, OLD, '1q2w3e4r')).code).toBe('AUTH4025')
  })

  it('lets one of two at once through', async ({ reset, changed }) => {
    const { accessToken } = (await reset.loggedIn(OLD)).value
    const answers = await Promise.all([
      changed(accessToken, OLD, NEW),
      changed(accessToken, OLD, 'onstage27'),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
