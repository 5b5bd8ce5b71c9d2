import { beforeEach, describe, expect, it } from 'vitest'
import { login, logout } from '#contract/http/auth/auth.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'

const PHONE = '203.0.113.7'
const ATTACKER = '198.51.100.1'

let server: TestServer
let mina: TestMember
beforeEach(async () => {
  server = await testServer({ limits: true })
  mina = await server.aMember({ password: 'onstage25' })
})

interface Try {
  password?: string
  email?: string
  deviceTokens?: string[]
  ip?: string
}
const tried = ({ password = 'onstage25', email = mina.email, deviceTokens, ip = PHONE }: Try = {}) =>
  server.call(login, { body: { email, password, deviceTokens }, ip })

/** Logs in and out again; returns the token of the device. */
async function aKnownDevice(who: Try = {}): Promise<string> {
  const { memberId, refreshToken, accessToken, deviceToken } = (await tried(who)).value
  expect(memberId).toBeGreaterThan(0)
  expect((await server.call(logout, { as: accessToken, body: { refreshToken } })).status).toBe(200)
  return deviceToken!
}

/** Wrong passwords of somebody else, as fast as the pauses allow, until the hour's failures are used up. */
async function useUpFailures(email = mina.email): Promise<void> {
  let failures = 0
  for (let second = 0; failures < 100 && second < 3_600; second += 30) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as the pauses demand
    const { code } = await tried({ email, password: 'wrong123', ip: ATTACKER })
    if (code === 'AUTH4001') failures += 1
    server.clock.advance({ seconds: failures < 10 ? 16 : 30 })
  }
  expect(failures).toBe(100)
}

describe('a device on which the member logged in before', () => {
  it('logs in 20 of 20 times while a stranger uses up the failures of the account', async () => {
    const deviceToken = await aKnownDevice()
    await useUpFailures()
    const statuses = []
    for (let n = 0; n < 20; n += 1) statuses.push((await tried({ deviceTokens: [deviceToken] })).status)
    expect(statuses).toEqual(Array.from({ length: 20 }, () => 200))

    const onNewDevice = await tried()
    expect([onNewDevice.status, onNewDevice.code]).toEqual([429, 'COMMON429'])
    expect(Number(onNewDevice.headers.get('Retry-After'))).toBeGreaterThan(0)
  }, 30_000)

  it('logs in while strangers at its own address use up the tries of that address', async () => {
    const deviceToken = await aKnownDevice()
    const storm = Array.from({ length: 60 }, (_, n) =>
      tried({ email: `nobody${n}@example.com`, password: 'wrong123' }),
    )
    const codes = (await Promise.all(storm)).map(({ code }) => code)
    expect(codes).toContain('COMMON429')
    expect((await tried()).code).toBe('COMMON429')
    expect((await tried({ deviceTokens: [deviceToken] })).status).toBe(200)
  })

  it('stays known by the same token, and is one of several members’ devices', async () => {
    const jun = await server.aMember({ password: 'onstage25' })
    const minas = await aKnownDevice()
    const juns = await aKnownDevice({ email: jun.email })
    const again = await tried({ deviceTokens: [juns, minas] })
    expect(again.value.deviceToken).toBe(minas)
  })

  it('is slowed by its own wrong passwords, which cost other devices nothing', async () => {
    const [phone, tablet] = [await aKnownDevice(), await aKnownDevice()]
    for (let n = 0; n < 5; n += 1) await tried({ password: 'wrong123', deviceTokens: [phone] })
    expect((await tried({ deviceTokens: [phone] })).code).toBe('COMMON429')
    expect((await tried({ deviceTokens: [tablet] })).status).toBe(200)
    expect((await tried()).status).toBe(200)
  })
})

describe('a device token', () => {
  it.each([
    ['made up', () => 'f3b1c2d4-0000-4000-8000-000000000001.0000'],
    ['empty', () => ''],
    ['changed', (token: string) => token.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
  ])(
    'that is %s makes no device known',
    async (_what, change) => {
      const token = change(await aKnownDevice())
      await useUpFailures()
      expect((await tried({ deviceTokens: [token] })).code).toBe('COMMON429')
    },
    30_000,
  )

  it('of another member makes no device known', async () => {
    const jun = await server.aMember({ password: 'onstage25' })
    const token = await aKnownDevice({ email: jun.email })
    await useUpFailures()
    expect((await tried({ deviceTokens: [token] })).code).toBe('COMMON429')
  }, 30_000)

  it('is no way in without the password', async () => {
    const token = await aKnownDevice()
    expect((await tried({ password: 'wrong123', deviceTokens: [token] })).code).toBe('AUTH4001')
  })
})
