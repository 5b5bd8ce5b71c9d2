import { login, withdraw } from '#contract/http/auth/auth.ts'
import type { TestMember } from '#server/testing/members.ts'
import type { TestServer } from '#server/testing/testServer.ts'

/** Logs in and calls A4 with the tokens. Resolves with the answer to A4. */
export const withdrawing =
  ({ call }: Pick<TestServer, 'call'>) =>
  async ({ email, password, memberId }: Pick<TestMember, 'email' | 'password' | 'memberId'>) => {
    const { accessToken, refreshToken } = (await call(login, { body: { email, password } })).value
    return call(withdraw, { as: accessToken, body: { memberId, refreshToken } })
  }
