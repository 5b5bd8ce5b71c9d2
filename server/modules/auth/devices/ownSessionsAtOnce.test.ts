import { beforeEach, describe, expect, it } from 'vitest'
import { refreshFamilies } from '#server/db/schema.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { ownSessionsTest } from '../auth.fixtures.ts'

// What holds when it happens at the same moment: on PGlite one after the other, on Postgres truly so.

let server: TestServer
let mina: TestMember
beforeEach(async () => {
  server = await testServer()
  mina = await server.aMember()
})

const { loggedIn, idOf, ended, othersEnded, refreshed, told, expectDead } = ownSessionsTest(() => server)

describe('ending one of them (A10)', () => {
  it('lets one of many who end it at once through', async () => {
    const [here, phone] = [await loggedIn(mina), await loggedIn(mina)]
    const sessionId = await idOf(phone)
    const answers = await Promise.all(Array.from({ length: 20 }, () => ended(here, sessionId)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'AUTH4004')).toHaveLength(19)
    expect(told()).toHaveLength(1)
  })

  it('leaves nothing alive when it crosses renewals', async () => {
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

describe('ending all others (A11)', () => {
  it('fails for nobody when devices do it to each other at the same time', async () => {
    const devices = await Promise.all(Array.from({ length: 6 }, () => loggedIn(mina)))
    const answers = await Promise.all(devices.map(othersEnded))
    expect(answers.filter(({ status }) => status === 500)).toEqual([])
    const alive = (await server.deps.db.select().from(refreshFamilies)).filter(
      ({ revokedAt }) => revokedAt === null,
    )
    expect(alive.length).toBeLessThanOrEqual(1)
  })
})
