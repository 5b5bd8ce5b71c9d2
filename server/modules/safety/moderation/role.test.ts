import { describe, expect } from 'vitest'
import { listCases } from '#contract/http/safety/moderation.ts'
import { it as base } from '../safety.fixtures.ts'
import { changeRole } from './role.service.ts'

const it = base.extend(
  'change',
  ({ server }) =>
    (email: string, isModerator: boolean) =>
      changeRole(server.deps.db, { email, isModerator, at: server.clock.now() }),
)

describe('the role of a moderator', () => {
  it('is granted by e-mail and revoked again, each in the log, and each from the next call on', async ({
    server,
    safety,
    change,
    dojun,
  }) => {
    const status = async () =>
      (await server.call(listCases, { as: dojun, query: { state: 'WAITING' } })).status
    expect(await status()).toBe(403)
    expect(await change(` ${dojun.email.toUpperCase()} `, true)).toEqual({
      nickname: 'dojun99',
      hasChanged: true,
    })
    expect(await status()).toBe(200)
    expect(await change(dojun.email, false)).toEqual({ nickname: 'dojun99', hasChanged: true })
    expect(await status()).toBe(403)
    expect(await safety.actions()).toMatchObject([
      { action: 'GRANT', moderatorId: null, moderatorName: '서버', memberName: 'dojun99' },
      { action: 'REVOKE', moderatorId: null, moderatorName: '서버', memberName: 'dojun99' },
    ])
  })

  it('that a member has already is not logged again', async ({ safety, change, dojun }) => {
    await change(dojun.email, true)
    expect(await change(dojun.email, true)).toEqual({ nickname: 'dojun99', hasChanged: false })
    expect(await safety.actions()).toHaveLength(1)
  })

  it('is granted to nobody who has withdrawn or never signed up', async ({ server, change }) => {
    const gone = await server.aMember({ withdrawn: true })
    expect([await change(gone.email, true), await change('nobody@example.com', true)]).toEqual([null, null])
  })
})
