import { expect, it } from 'vitest'
import { renewPushSubscription } from './renewal.ts'
import { fakeDevice, SENT as sent } from './testing/fakeDevice.ts'

const replaced = { endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'new' } }

it('a replaced subscription is sent with the old one as proof, and kept', async () => {
  const { device, state } = fakeDevice()
  await renewPushSubscription(device, replaced)
  expect(state.posts).toEqual([
    {
      path: '/api/notifications/push/renewal',
      body: { endpoint: sent.endpoint, auth: 'old', renewed: replaced },
    },
  ])
  expect(state.sent).toEqual({ ...sent, endpoint: replaced.endpoint, auth: 'new', sentAt: 1_000 })
})

it('a subscription that the browser has only dropped is made anew with the same key', async () => {
  const { device, state } = fakeDevice()
  await renewPushSubscription(device, null)
  expect(state.subscribed).toEqual(['key'])
  expect(state.sent?.endpoint).toBe('https://push.example/new')
})

it('what the server did not take is left to the next start of the app', async () => {
  const { device, state } = fakeDevice()
  state.outcome = 'unanswered'
  await renewPushSubscription(device, replaced)
  expect(state.sent).toEqual(sent)
})

it('nothing is sent or made when nobody is signed in on the device', async () => {
  const { device, state } = fakeDevice()
  state.sent = null
  await renewPushSubscription(device, null)
  expect(state.posts).toEqual([])
  expect(state.subscribed).toEqual([])
})
