import { expect, it } from 'vitest'
import type { Push, PushOptions, PushOutcome } from '#server/deps.ts'
import { recordingTracing } from '#server/traces/tracing.fixtures.ts'
import { tracedPush } from './tracedPush.ts'

it('a push is a trace of its own, with its push service and what came of it', async () => {
  const { tracing, spans } = recordingTracing()
  const outcome: PushOutcome = { is: 'later', retryAfterSeconds: 30 }
  const push: Push = { publicKey: 'k', isKnown: () => true, send: async () => outcome }
  const subscription = { endpoint: 'https://push.example/one-device', keys: { p256dh: 'p', auth: 'a' } }
  const options: PushOptions = { ttlSeconds: 60, topic: 't', urgency: 'high' }
  expect(await tracedPush(push, tracing).send(subscription, '{}', options)).toEqual(outcome)
  expect(await spans()).toEqual([
    {
      name: 'push',
      parent: null,
      attributes: { 'server.address': 'push.example', 'hapju.push.outcome': 'later' },
    },
  ])
})
