import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeProfile } from '#contract/http/profile/profile.ts'
import { request } from './request.ts'
import { send } from './send.ts'
import { FakeXhr } from './testing/fakeXhr.ts'

/** The part of the browser's XMLHttpRequest that matters here: what it was given and what it reports. */
class TestXhr extends FakeXhr {
  headers: Record<string, string> = {}
  opened = ''
  sent: unknown
  open(method: string, address: URL) {
    this.opened = `${method} ${address.pathname}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getAllResponseHeaders() {
    return 'retry-after: 30\r\ncontent-type: application/json\r\n'
  }
  send(body: unknown) {
    this.sent = body
  }
  answer(status: number, json: unknown) {
    this.respond(status, JSON.stringify(json))
  }
}
let xhr: TestXhr | null = null

beforeEach(() => {
  xhr = null
  vi.stubGlobal('XMLHttpRequest', function () {
    xhr = new TestXhr()
    return xhr
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const PICTURE = new File(['…'], 'profile.jpg', { type: 'image/jpeg' })

async function sending(signal?: AbortSignal) {
  const shares: number[] = []
  const answer = send(
    request(changeProfile, {
      body: { nickname: 'yuna' },
      files: { profileImage: PICTURE },
      onProgress: (share) => shares.push(share),
    }),
    'tok',
    signal,
  )
  return { answer, shares, asked: await vi.waitUntil(() => (xhr?.sent ? xhr : null)) }
}

it('an upload reports its progress and sends the form', async () => {
  const { asked, shares } = await sending()
  asked.upload.onprogress?.({ lengthComputable: true, loaded: 30, total: 120 })
  asked.upload.onprogress?.({ lengthComputable: false, loaded: 60, total: 0 })
  asked.upload.onprogress?.({ lengthComputable: true, loaded: 120, total: 120 })
  expect(shares).toEqual([0.25, 1])
  expect([asked.opened, asked.headers]).toEqual(['PUT /api/profile', { authorization: 'Bearer tok' }])
  expect([...(asked.sent as FormData).keys()]).toEqual(['data', 'profileImage'])
})

it('an upload reads a refusal like any other call', async () => {
  const { answer, asked } = await sending()
  asked.answer(429, { isSuccess: false, code: 'COMMON429', message: '잠시 후 다시 시도해 주세요.' })
  expect((await answer).error).toMatchObject({ kind: 'refused', status: 429, retryAfterSeconds: 30 })
})

it('an upload without a connection is offline', async () => {
  const { answer, asked } = await sending()
  asked.onerror()
  expect((await answer).error).toEqual({ kind: 'offline' })
})

it('an upload is aborted with its caller', async () => {
  const asker = new AbortController()
  const { answer } = await sending(asker.signal)
  asker.abort()
  expect((await answer).error).toEqual({ kind: 'timeout' })
})

it('a form without onProgress is sent by fetch', async () => {
  const fetched = vi.fn(async () => new Response('{}'))
  vi.stubGlobal('fetch', fetched)
  await send(request(changeProfile, { files: { profileImage: PICTURE } }), 'tok')
  expect(fetched).toHaveBeenCalledOnce()
  expect(xhr).toBeNull()
})

describe('a slow upload', () => {
  const GIVEN_UP = { error: { kind: 'timeout' } }
  const goesOn = ({ upload }: FakeXhr) => upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 9 })

  async function slowly() {
    vi.useFakeTimers()
    const { answer, asked } = await sending()
    const ended = vi.fn()
    void answer.then(ended)
    return { asked, ended, pass: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000) }
  }

  it('succeeds however long it takes, as long as it progresses', async () => {
    const { asked, ended, pass } = await slowly()
    for (let step = 0; step < 20; step += 1) {
      goesOn(asked)
      await pass(29)
    }
    asked.upload.onload?.()
    await pass(59)
    expect(ended).not.toHaveBeenCalled()
    asked.answer(429, { isSuccess: false, code: 'COMMON429', message: '잠시 후 다시 시도해 주세요.' })
    await pass(0)
    expect(ended.mock.lastCall![0]).toMatchObject({ error: { kind: 'refused', status: 429 } })
  })

  it('is aborted after 30 seconds without progress', async () => {
    const { asked, ended, pass } = await slowly()
    await pass(20)
    goesOn(asked)
    await pass(29.9)
    expect(ended).not.toHaveBeenCalled()
    await pass(0.1)
    expect(ended.mock.calls).toEqual([[GIVEN_UP]])
  })

  it('is aborted after 30 seconds when it never starts', async () => {
    const { ended, pass } = await slowly()
    await pass(30)
    expect(ended.mock.calls).toEqual([[GIVEN_UP]])
  })

  it('is aborted when the answer takes longer than a minute after the last byte', async () => {
    const { asked, ended, pass } = await slowly()
    goesOn(asked)
    asked.upload.onload?.()
    await pass(59.9)
    expect(ended).not.toHaveBeenCalled()
    await pass(0.1)
    expect(ended.mock.calls).toEqual([[GIVEN_UP]])
  })
})
