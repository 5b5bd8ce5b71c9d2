import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PushSubscription } from '#contract/http/notifications/push.ts'
import type { Push } from '#server/deps.ts'
import { testPushService, type TestPushService } from '#server/testing/pushService.ts'
import { isOfPushService } from './pushServices.ts'
import { webPushSender } from './webPush.ts'

const KEYS = {
  publicKey: 'BBz2YwkbU7R4nRKvYxm62zD0HaCWN4nAXlHgQpHcucYFidNx0tKsLSG1gKQYOq8ktDdD5iWBbTOsSBRRP6WpLbA',
  privateKey: 's0DcjchCVQ5hFM0NLqkjtBu7LNwpBuzXbEQpL4-1ZXM',
}
const READ = { kind: 'READ', roomId: 3, unread: 2 } as const
const TEXT = JSON.stringify(READ)
const OPTIONS = { ttlSeconds: 60, topic: 'room-3', urgency: 'high' } as const

let service: TestPushService
let push: Push & { close(): void }
let device: PushSubscription

beforeAll(async () => {
  service = await testPushService()
  push = webPushSender({
    keys: KEYS,
    subject: 'mailto:push@hapju.example',
    otherServices: [service.origin],
  })
})
afterAll(async () => {
  push.close()
  await service.close()
})
beforeEach(() => {
  service.answerWith(201)
  service.received.length = 0
  device = service.subscribe()
})

describe('a push', () => {
  it('arrives encrypted for the device alone', async () => {
    expect(await push.send(device, TEXT, OPTIONS)).toEqual({ is: 'delivered' })
    expect(service.payloadsOf(device)).toEqual([READ])
    expect(service.payloadsOf(service.subscribe())).toEqual([])
  })

  it('tells the push service how long it lives, what it replaces and how urgent it is', async () => {
    await push.send(device, TEXT, OPTIONS)
    expect(service.received[0]?.headers).toMatchObject({ ttl: '60', topic: 'room-3', urgency: 'high' })
  })

  it('is signed with the server’s key for this push service, under one signature for many', async () => {
    await push.send(device, TEXT, OPTIONS)
    await push.send(device, TEXT, OPTIONS)
    const [one, other] = service.received.map(({ headers }) => headers.authorization ?? '')
    expect(one).toMatch(new RegExp(`^vapid t=[\\w.-]+, k=${KEYS.publicKey}$`))
    expect(other).toBe(one)
    const claims = JSON.parse(atob(one!.split('.')[1]!)) as { aud: string; sub: string }
    expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:push@hapju.example' })
  })

  it('uses one connection for one push after the other', async () => {
    for (let n = 0; n < 5; n += 1) await push.send(device, TEXT, OPTIONS)
    expect(service.connections()).toBe(1)
  })

  it.each([
    [404, { is: 'gone' }],
    [410, { is: 'gone' }],
    [413, { is: 'tooLarge' }],
    [500, { is: 'later', retryAfterSeconds: null }],
    [503, { is: 'later', retryAfterSeconds: null }],
    [400, { is: 'refused', status: 400 }],
    [403, { is: 'refused', status: 403 }],
    [307, { is: 'refused', status: 307 }],
  ])('answered with %i comes back as %o', async (status, outcome) => {
    service.answerWith(status)
    expect(await push.send(device, TEXT, OPTIONS)).toEqual(outcome)
    // Also says that no redirect was followed.
    expect(service.received).toHaveLength(1)
  })

  it('answered with 429 is to be sent again after the time that the service says', async () => {
    service.answerWith({ status: 429, retryAfter: '120' })
    expect(await push.send(device, TEXT, OPTIONS)).toEqual({ is: 'later', retryAfterSeconds: 120 })
    service.answerWith({ status: 429, retryAfter: new Date(Date.now() - 1000).toUTCString() })
    expect(await push.send(device, TEXT, OPTIONS)).toEqual({ is: 'later', retryAfterSeconds: 0 })
    service.answerWith({ status: 429, retryAfter: 'soon' })
    expect(await push.send(device, TEXT, OPTIONS)).toEqual({ is: 'later', retryAfterSeconds: null })
  })

  it('that is not answered in time is to be sent again', async () => {
    const impatient = webPushSender({
      keys: KEYS,
      subject: 'mailto:a@b.example',
      otherServices: [service.origin],
      timeoutMs: 50,
    })
    service.answerWith('hangs')
    expect(await impatient.send(device, TEXT, OPTIONS)).toEqual({ is: 'later', retryAfterSeconds: null })
    impatient.close()
  })

  it('is not even tried for half a minute after ten in a row were not answered', async () => {
    let now = Date.now()
    const other = await testPushService()
    const sender = webPushSender({
      keys: KEYS,
      subject: 'mailto:a@b.example',
      otherServices: [service.origin, other.origin],
      nowMs: () => now,
    })
    service.answerWith('cuts')
    for (let n = 0; n < 10; n += 1) await sender.send(device, TEXT, OPTIONS)
    expect(await sender.send(device, TEXT, OPTIONS)).toEqual({ is: 'later', retryAfterSeconds: 30 })
    expect(service.received).toHaveLength(10)
    expect(await sender.send(other.subscribe(), TEXT, OPTIONS)).toEqual({ is: 'delivered' })
    now += 30_000
    service.answerWith(201)
    expect(await sender.send(device, TEXT, OPTIONS)).toEqual({ is: 'delivered' })
    sender.close()
    await other.close()
  })

  it('to a service that cannot be reached is to be sent again', async () => {
    const away = await testPushService()
    const there = away.subscribe()
    await away.close()
    const sender = webPushSender({ keys: KEYS, subject: 'mailto:a@b.example', otherServices: [away.origin] })
    expect(await sender.send(there, TEXT, OPTIONS)).toEqual({ is: 'later', retryAfterSeconds: null })
    sender.close()
  })

  it('to a key that is no point of the curve can never be sent', async () => {
    const broken = { ...device, keys: { ...device.keys, p256dh: `BA${'A'.repeat(85)}` } }
    expect(await push.send(broken, TEXT, OPTIONS)).toEqual({ is: 'gone' })
  })

  it('to an address that belongs to no push service is not sent', async () => {
    const strict = webPushSender({ keys: KEYS, subject: 'mailto:a@b.example' })
    expect(await strict.send(device, TEXT, OPTIONS)).toEqual({ is: 'gone' })
    expect(service.received).toEqual([])
    strict.close()
  })
})

describe('a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://fcm.googleapis.com/wp/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://autopush.updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/QAbc',
    'https://api.push.apple.com/3/device/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('is known by its host: %s', (endpoint) => {
    expect(isOfPushService(endpoint, [])).toBe(true)
  })

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user:password@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.example.com/abc',
    'https://example.com/fcm.googleapis.com',
    'https://evilpush.apple.com/abc',
    'https://push.apple.com.example.com/abc',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://localhost/abc',
    'file:///etc/passwd',
    'nonsense',
    '',
  ])('is not known at another address: %s', (endpoint) => {
    expect(isOfPushService(endpoint, [])).toBe(false)
  })

  it('of a test is known by its origin', () => {
    const others = ['http://127.0.0.1:4400']
    expect(isOfPushService('http://127.0.0.1:4400/push/1', others)).toBe(true)
    expect(isOfPushService('http://127.0.0.1:4401/push/1', others)).toBe(false)
    expect(isOfPushService('http://127.0.0.1:4400@example.com/push/1', others)).toBe(false)
  })
})
