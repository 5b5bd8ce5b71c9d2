import { describe, expect } from 'vitest'
import { logout } from '#contract/http/auth/auth.ts'
import { endSession } from '#contract/http/auth/sessions.ts'
import {
  endPushSubscription,
  readPushKey,
  renewPushSubscription,
  savePushSubscription,
} from '#contract/http/notifications/push.ts'
import { it } from './push.fixtures.ts'

it('the server’s public key is told to members (N5)', async ({ server, aDevice, harin }) => {
  const device = await aDevice(harin)
  expect((await server.call(readPushKey, { as: device.token })).value).toEqual({
    publicKey: server.deps.push.publicKey,
  })
})

describe('a subscription (N6)', () => {
  it('belongs to the session, and saving it again changes nothing', async ({ aDevice, harin, stored }) => {
    const device = await aDevice(harin)
    await device.subscribes()
    const [row] = await stored()
    await device.subscribes(device.subscription)
    expect(await stored()).toEqual([row])
    expect(row).toMatchObject({
      sessionId: device.sessionId,
      memberId: harin.memberId,
      endpoint: device.subscription.endpoint,
    })
  })

  it('replaces the session’s earlier one', async ({ aDevice, harin, pushService, stored }) => {
    const device = await aDevice(harin)
    await device.subscribes()
    const renewed = pushService.subscribe()
    await device.subscribes(renewed)
    expect((await stored()).map(({ endpoint }) => endpoint)).toEqual([renewed.endpoint])
  })

  it('at an endpoint of another session belongs to this one from now on', async ({
    aDevice,
    harin,
    dojun,
    stored,
  }) => {
    const before = await aDevice(harin)
    await before.subscribes()
    const after = await aDevice(dojun)
    await after.subscribes(before.subscription)
    expect(await stored()).toMatchObject([{ sessionId: after.sessionId, memberId: dojun.memberId }])
  })

  it('of each device of a member stands beside the others', async ({ aDevice, harin, stored }) => {
    for (const device of [await aDevice(harin), await aDevice(harin)]) await device.subscribes()
    expect(await stored()).toHaveLength(2)
  })

  it('saved by two sessions at the same moment belongs to one of them', async ({
    aDevice,
    harin,
    stored,
  }) => {
    const [one, other] = [await aDevice(harin), await aDevice(harin)]
    await Promise.all([one.subscribes(one.subscription), other.subscribes(one.subscription)])
    expect(await stored()).toHaveLength(1)
  })

  it('saved at the same moment twice is there once', async ({ aDevice, harin, pushService, stored }) => {
    const device = await aDevice(harin)
    const others = [pushService.subscribe(), pushService.subscribe(), pushService.subscribe()]
    await Promise.all(others.map((each) => device.subscribes(each)))
    expect(await stored()).toHaveLength(1)
  })

  it.for([
    ['http://127.0.0.1:1/push', 'endpoint'],
    ['https://example.com/push', 'endpoint'],
    ['nonsense', 'endpoint'],
    [`https://fcm.googleapis.com/${'a'.repeat(1000)}`, 'endpoint'],
  ] as const)(
    'at %s is refused with COMMON400',
    async ([endpoint, field], { aDevice, harin, server, stored }) => {
      const device = await aDevice(harin)
      const body = { ...device.subscription, endpoint }
      const { code, result } = await server.call(savePushSubscription, { as: device.token, body })
      expect(code).toBe('COMMON400')
      expect(Object.keys(result as object)).toEqual([field])
      expect(await stored()).toEqual([])
    },
  )

  it('with keys of a wrong length is refused with COMMON400', async ({ aDevice, harin, server }) => {
    const device = await aDevice(harin)
    const body = { ...device.subscription, keys: { p256dh: 'short', auth: 'short' } }
    expect((await server.call(savePushSubscription, { as: device.token, body })).code).toBe('COMMON400')
  })

  it('ends on request, also when there is none (N7)', async ({ aDevice, harin, server, stored }) => {
    const device = await aDevice(harin)
    const other = await aDevice(harin)
    await device.subscribes()
    await other.subscribes()
    for (let n = 0; n < 2; n += 1)
      expect((await server.call(endPushSubscription, { as: device.token })).status).toBe(200)
    expect(await stored()).toMatchObject([{ sessionId: other.sessionId }])
  })

  it('of a session that has ended is not saved', async ({ aDevice, harin, server, stored }) => {
    const device = await aDevice(harin)
    await server.call(logout, { as: device.token, body: { refreshToken: device.refreshToken } })
    const { code } = await server.call(savePushSubscription, { as: device.token, body: device.subscription })
    expect(code).toBe('AUTH_007')
    expect(await stored()).toEqual([])
  })

  it('is deleted with its session by the clean-up', async ({ aDevice, harin, server, cleanedUp, stored }) => {
    const [device, other] = [await aDevice(harin), await aDevice(harin)]
    await device.subscribes()
    await other.subscribes()
    const query = { sessionId: device.sessionId }
    expect((await server.call(endSession, { as: other.token, query })).code).toBe('COMMON200')
    await cleanedUp()
    expect(await stored()).toMatchObject([{ sessionId: other.sessionId }])
  })
})

describe('a renewed subscription (N8)', () => {
  it('takes the place of the old one, without a log-in', async ({
    aDevice,
    harin,
    server,
    pushService,
    stored,
  }) => {
    const device = await aDevice(harin)
    await device.subscribes()
    const renewed = pushService.subscribe()
    const { endpoint, keys } = device.subscription
    const body = { endpoint, auth: keys.auth, renewed }
    expect((await server.call(renewPushSubscription, { body })).status).toBe(200)
    expect(await stored()).toMatchObject([{ sessionId: device.sessionId, endpoint: renewed.endpoint }])
  })

  it('changes nothing for a caller who does not know the device’s secret', async ({
    aDevice,
    harin,
    server,
    pushService,
    stored,
  }) => {
    const device = await aDevice(harin)
    await device.subscribes()
    const before = await stored()
    const renewed = pushService.subscribe()
    const { endpoint } = device.subscription
    const guessed = { endpoint, auth: renewed.keys.auth, renewed }
    expect((await server.call(renewPushSubscription, { body: guessed })).status).toBe(200)
    const unknown = { endpoint: renewed.endpoint, auth: renewed.keys.auth, renewed }
    expect((await server.call(renewPushSubscription, { body: unknown })).status).toBe(200)
    expect(await stored()).toEqual(before)
  })

  it('that another session has by now stays there', async ({ aDevice, harin, server, stored }) => {
    const [device, other] = [await aDevice(harin), await aDevice(harin)]
    await device.subscribes()
    await other.subscribes()
    const { endpoint, keys } = device.subscription
    const body = { endpoint, auth: keys.auth, renewed: other.subscription }
    expect((await server.call(renewPushSubscription, { body })).status).toBe(200)
    expect((await stored()).map((row) => row.endpoint)).toEqual([endpoint, other.subscription.endpoint])
  })

  it('of an unknown push service is refused with COMMON400', async ({ aDevice, harin, server }) => {
    const device = await aDevice(harin)
    await device.subscribes()
    const { endpoint, keys } = device.subscription
    const renewed = { endpoint: 'https://example.com/push', keys }
    const { code } = await server.call(renewPushSubscription, {
      body: { endpoint, auth: keys.auth, renewed },
    })
    expect(code).toBe('COMMON400')
  })
})
