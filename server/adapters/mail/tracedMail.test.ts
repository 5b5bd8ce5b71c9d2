import { describe, expect, it } from 'vitest'
import type { Mail, Mailer } from '#server/deps.ts'
import { recordingTracing } from '#server/traces/tracing.fixtures.ts'
import { tracedMail } from './tracedMail.ts'

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
