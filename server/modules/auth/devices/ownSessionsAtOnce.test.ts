import { beforeEach, describe, expect, it } from 'vitest'
import { refreshFamilies } from '#server/db/schema.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { ownSessionsTest } from '../auth.fixtures.ts'

// Concurrent calls: sequential on PGlite, truly concurrent on Postgres.

let server: TestServer
let mina: TestMember
beforeEach(async () => {
  server = await testServer()
  mina = await server.aMember()
})

const { loggedIn, idOf, ended, othersEnded, refreshed, told, expectDead } = ownSessionsTest(() => server)

describe('ending a session (A10)', () => {
  it('succeeds for only one of many callers at once', async () => {
    const [here, phone] = [await loggedIn(mina), await loggedIn(mina)]
    const sessionId = await idOf(phone)
    const answers = await Promise.all(Array.from({ length: 20 }, () => ended(here, sessionId)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'AUTH4004')).toHaveLength(19)
    expect(told()).toHaveLength(1)
  })

  it('leaves no valid token when it overlaps with renewals', async () => {
    const [here, phone] = [await loggedIn(mina), await loggedIn(mina)]
    const sessionId = await idOf(phone)
    const [, ...renewals] = await Promise.all([
      ended(here, sessionId),
      ...Array.from({ length: 5 }, () => refreshed(phone)),
    ])
    for (const renewal of renewals)
      if (renewal.status === 200) await expectDead({ ...phone, ...renewal.value })
    await expectDead(phone)
  })
})

describe('ending all other sessions (A11)', () => {
  it('does not fail when devices end each other at the same time', async () => {
    const devices = await Promise.all(Array.from({ length: 6 }, () => loggedIn(mina)))
    const answers = await Promise.all(devices.map(othersEnded))
    expect(answers.filter(({ status }) => status === 500)).toEqual([])
    const alive = (await server.deps.db.select().from(refreshFamilies)).filter(
      ({ revokedAt }) => revokedAt === null,
    )
    expect(alive.length).toBeLessThanOrEqual(1)
  })
})
