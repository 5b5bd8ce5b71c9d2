import { expect } from 'vitest'
import { login, logout, refreshTokens, withdraw, type Tokens } from '#contract/http/auth/auth.ts'
import { endOtherSessions, endSession, listSessions } from '#contract/http/auth/sessions.ts'
import { listFriends } from '#contract/http/friends/friends.ts'
import type { TestMember } from '../../testing/members.ts'
import { it as base } from '../../testing/server.fixtures.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { socketAuthenticate } from './auth.socket.ts'

/** Helpers for tests of log-in and log-out, for `member`. */
export function authTest({ call }: TestServer, { email, password }: TestMember) {
  const credentials = { email, password }
  return {
    credentials,
    loggedIn: async () => (await call(login, { body: credentials })).value,
    loggedOut: (accessToken: string, refreshToken: string) =>
      call(logout, { as: accessToken, body: { refreshToken } }),
    refreshed: (refreshToken: string) => call(refreshTokens, { body: { refreshToken } }),
    withdrawn: (accessToken: string, memberId: number, refreshToken: string) =>
      call(withdraw, { as: accessToken, body: { memberId, refreshToken } }),
  }
}

/** Tests of log-in and log-out, for mina. */
export const it = base
  .extend('mina', ({ server }) =>
    server.aMember({ email: 'mina@example.com', nickname: 'mina', password: 'onstage25' }),
  )
  .extend('auth', ({ server, mina }) => authTest(server, mina))

/** Helpers for tests of a member's sessions. `server` is called anew each time. */
export function ownSessionsTest(server: () => TestServer) {
  async function loggedIn({ email, password }: TestMember, userAgent?: string): Promise<Tokens> {
    const response = await server().app.request(login.path, {
      method: login.method,
      headers: {
        'Content-Type': 'application/json',
        ...(userAgent === undefined ? {} : { 'User-Agent': userAgent }),
      },
      body: JSON.stringify({ email, password }),
    })
    return (await response.json()) as Tokens
  }
  const listOf = async ({ accessToken }: Tokens) =>
    (await server().call(listSessions, { as: accessToken })).value
  const refreshed = ({ refreshToken }: Tokens) => server().call(refreshTokens, { body: { refreshToken } })
  const asked = ({ accessToken }: Tokens) => server().call(listFriends, { as: accessToken })
  const connected = ({ accessToken }: Tokens) => socketAuthenticate(server().deps)(accessToken)
  return {
    loggedIn,
    listOf,
    idOf: async (tokens: Tokens) => (await listOf(tokens)).find(({ isCurrent }) => isCurrent)!.sessionId,
    ended: (by: Tokens, sessionId: string) =>
      server().call(endSession, { as: by.accessToken, query: { sessionId } }),
    othersEnded: (by: Tokens) => server().call(endOtherSessions, { as: by.accessToken }),
    refreshed,
    asked,
    connected,
    told: () => server().events.filter(({ kind }) => kind === 'memberSessionsEnded'),
    /** None of its tokens works any more. */
    async expectDead(tokens: Tokens): Promise<void> {
      expect(await asked(tokens)).toMatchObject({ status: 401, code: 'AUTH_007' })
      expect(await connected(tokens)).toEqual({ ok: false, code: 'AUTH_007' })
      expect(await refreshed(tokens)).toMatchObject({ status: 400, code: 'AUTH4002' })
    },
  }
}
