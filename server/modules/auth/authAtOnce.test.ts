import { describe, expect } from 'vitest'
import { login } from '#contract/http/auth/auth.ts'
import { refreshFamilies, refreshTokens as tokenRows } from '#server/db/schema.ts'
import { it } from './auth.fixtures.ts'

// Concurrent calls: sequential on PGlite, truly concurrent on Postgres.

describe('refreshing (A2)', () => {
  it('returns the same successor to fifty refreshes at once', async ({ server, auth }) => {
    const { refreshToken } = await auth.loggedIn()
    const answers = await Promise.all(Array.from({ length: 50 }, () => auth.refreshed(refreshToken)))
    expect(new Set(answers.map(({ value }) => value.refreshToken)).size).toBe(1)
    expect(await server.deps.db.$count(tokenRows)).toBe(2)
  })
})

describe('withdrawing (A4)', () => {
  it('accepts only one of two withdrawals at once', async ({ server, mina, auth }) => {
    const { accessToken, refreshToken } = await auth.loggedIn()
    const answers = await Promise.all(
      [1, 2].map(() => auth.withdrawn(accessToken, mina.memberId, refreshToken)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(server.events).toHaveLength(1)
  })

  it('leaves no session behind when a log-in and a withdrawal overlap', async ({ server, mina, auth }) => {
    const { accessToken, refreshToken } = await auth.loggedIn()
    await Promise.all([
      auth.withdrawn(accessToken, mina.memberId, refreshToken),
      ...Array.from({ length: 5 }, () => server.call(login, { body: auth.credentials })),
    ])
    const families = await server.deps.db.select().from(refreshFamilies)
    expect(families.filter(({ revokedAt }) => revokedAt === null)).toEqual([])
  })
})
