import { describe, expect, it } from 'vitest'
import type { Mail, Mailer, Push, PushOptions, PushOutcome } from '#server/deps.ts'
import { tracedMail, tracedPush } from './tracedSenders.ts'
import { recordingTracing } from './tracing.fixtures.ts'

const MAIL: Mail = { to: '하린@example.com', subject: '인증번호', text: '73205' }

describe('a mail', () => {
  it('is a span below the call that sends it, without its address and its text', async () => {
    const { tracing, spans, inRequest } = recordingTracing()
    const sent: Mail[] = []
    const mailer: Mailer = { send: async (mail) => void sent.push(mail) }
    await inRequest('A1', () => tracedMail(mailer, tracing).send(MAIL))
    expect(sent).toEqual([MAIL])
    expect(await spans()).toEqual([
      { name: 'send mail', parent: 'A1', attributes: {} },
      expect.objectContaining({ name: 'A1' }),
    ])
  })

  it('that cannot be sent fails its span and its call', async () => {
    const { tracing, spans, inRequest } = recordingTracing()
    const mailer: Mailer = { send: () => Promise.reject(new RangeError('하린@example.com is full')) }
    const sending = inRequest('A1', () => tracedMail(mailer, tracing).send(MAIL))
    await expect(sending).rejects.toThrow('is full')
    const [span] = await spans()
    expect(span).toEqual({ name: 'send mail', parent: 'A1', attributes: { 'error.type': 'RangeError' } })
  })

  it('of a request that is not recorded is sent all the same', async () => {
    const { tracing, spans } = recordingTracing()
    const sent: Mail[] = []
    await tracedMail({ send: async (mail) => void sent.push(mail) }, tracing).send(MAIL)
    expect(sent).toEqual([MAIL])
    expect(await spans()).toEqual([])
  })
})

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
