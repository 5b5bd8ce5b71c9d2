import { createHash } from 'node:crypto'
import { describe, expect, it as base, vi } from 'vitest'
import type { FilesOutcome } from '#server/deps.ts'
import { FilesOutOfReach } from '#server/http/errors.ts'
import { CALL_MS, S3Refused } from './s3Calls.ts'
import { s3Client } from './s3Client.ts'

const SETTINGS = {
  endpoint: new URL('https://s3.example'),
  bucket: 'hapju',
  region: 'us-east-1',
  key: 'the-key',
  secret: 'the-secret',
}
const NOW = new Date('2026-01-02T03:04:05Z')

type Answer = (request: Request) => Response | Promise<Response>

/** A store that answers the requests in turn, the last answer for all further ones. */
const it = base.extend('store', () => {
  const requests: Request[] = []
  const outcomes: `${string} ${FilesOutcome}`[] = []
  const answers: Answer[] = []
  const s3 = s3Client(SETTINGS, {
    now: () => NOW,
    fetch: (input, init) => {
      const request = new Request(input, init)
      requests.push(request)
      const answer = answers[Math.min(requests.length, answers.length) - 1]!
      return Promise.resolve(answer(request))
    },
    onCall: (verb, outcome) => void outcomes.push(`${verb} ${outcome}`),
  })
  return { s3, requests, outcomes, answers }
})

const status = (code: number, body?: string) => () => new Response(body ?? null, { status: code })
const refusal = (code: string, of: number) =>
  status(of, `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`)
/** Answers only when the request is given up. */
const hangs: Answer = ({ signal }) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
const unreachable: Answer = () =>
  Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }))

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** Signing takes its time in another thread, so the clock may run only while the client waits for it. */
const ownClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

/** Lets the pauses between the tries pass. */
async function retried<Value>(
  { outcomes }: { outcomes: readonly string[] },
  work: () => Promise<Value>,
): Promise<Value> {
  ownClock()
  let isOver = false
  const result = work().finally(() => (isOver = true))
  result.catch(() => {})
  for (let seen = 0; !isOver;) {
    await turn()
    if (outcomes.length === seen) continue
    seen = outcomes.length
    await turn() // a pause begins after the try is counted
    await vi.advanceTimersByTimeAsync(700)
  }
  return result
}

/** Lets so much time pass once the request is with the store. */
async function passing({ requests }: { requests: readonly Request[] }, ms: number): Promise<void> {
  while (requests.length === 0) await turn()
  await vi.advanceTimersByTimeAsync(ms)
}

const failure = (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => new Error('it has worked'),
    (error: unknown) => error as Error,
  )

describe('a store that fails', () => {
  it.for<[string, Answer]>([
    ['a 500', status(500)],
    ['a 503 with the request to slow down', refusal('SlowDown', 503)],
    ['a 429', status(429)],
    ['no connection', unreachable],
  ])('for a moment, with %s, is asked again', async ([, fails], { store }) => {
    store.answers.push(fails, status(204))
    await retried(store, () => store.s3.remove('files/a.jpg'))
    expect(store.outcomes).toEqual(['delete failed', 'delete done'])
  })

  it('all the time is asked three times, then the caller gets FilesOutOfReach with the reason', async ({
    store,
  }) => {
    store.answers.push(unreachable)
    const error = await failure(retried(store, () => store.s3.head('files/a.jpg')))
    expect(error).toBeInstanceOf(FilesOutOfReach)
    expect(error.message).toBe('head files/a.jpg: ECONNREFUSED')
    expect(store.outcomes).toEqual(['head failed', 'head failed', 'head failed'])
  })

  it('does not answer at all: the caller gets FilesOutOfReach after five seconds', async ({ store }) => {
    store.answers.push(hangs)
    ownClock()
    const asked = failure(store.s3.head('files/a.jpg'))
    await passing(store, CALL_MS - 1)
    expect(store.outcomes).toEqual([])
    await passing(store, 1)
    expect(await asked).toMatchObject({
      name: 'FilesOutOfReach',
      message: 'head files/a.jpg: no answer within 5000 ms',
    })
    expect(store.outcomes).toEqual(['head late'])
  })

  it('stops in the middle of its answer: that is a failure too', async ({ store }) => {
    store.answers.push(
      () =>
        new Response(
          new ReadableStream({
            start: (controller) => controller.enqueue(new TextEncoder().encode('<List')),
            pull: (controller) => controller.error(new TypeError('terminated')),
          }),
        ),
    )
    const error = await failure(retried(store, () => store.s3.list('files/').next()))
    expect(error).toBeInstanceOf(FilesOutOfReach)
    expect(store.outcomes).toEqual(['list failed', 'list failed', 'list failed'])
  })

  it('is given a second more for each megabyte that is sent', async ({ store }) => {
    store.answers.push(hangs)
    ownClock()
    const content = new Uint8Array(3_000_000)
    const put = failure(store.s3.put('files/a.mp4', { type: 'video/mp4', content }))
    await passing(store, CALL_MS + 2_999)
    expect(store.outcomes).toEqual([])
    await passing(store, 1)
    expect(await put).toBeInstanceOf(FilesOutOfReach)
  })

  it('says inside a 200 that a copy has failed: the copy is tried again, then fails', async ({ store }) => {
    store.answers.push(refusal('InternalError', 200))
    const error = await failure(retried(store, () => store.s3.copy('files/a.jpg', 'removed/a.jpg/1')))
    expect(error.message).toBe('copy removed/a.jpg/1: answered 200 InternalError')
    expect(store.requests).toHaveLength(3)
  })

  it('is asked no longer once nobody wants the answer', async ({ store }) => {
    store.answers.push(hangs)
    const stopping = new AbortController()
    const { signal } = stopping
    const put = failure(store.s3.put('files/a', { type: 'audio/mpeg', content: new Uint8Array(1), signal }))
    while (store.requests.length === 0) await turn()
    stopping.abort(new Error('stopped'))
    expect((await put).message).toBe('stopped')
    expect(store.outcomes).toEqual(['put ended'])
  })
})

describe('a store that refuses', () => {
  it.for([
    [403, 'AccessDenied'],
    [404, 'NoSuchBucket'],
    [301, 'PermanentRedirect'],
  ] as const)('with %i %s is not asked again', async ([code, name], { store }) => {
    store.answers.push(refusal(name, code))
    const error = await failure(store.s3.readText('store-id'))
    expect(error).toBeInstanceOf(S3Refused)
    expect((error as S3Refused).code).toBe(name)
    expect(store.outcomes).toEqual(['get refused'])
  })

  it('is described without the secret, the signature or the key', async ({ store }) => {
    store.answers.push(refusal('SignatureDoesNotMatch', 403))
    const { message, stack } = await failure(store.s3.readText('store-id'))
    expect(message).toBe("get store-id: the files' store refuses with SignatureDoesNotMatch")
    expect(store.requests[0]!.headers.get('Authorization')).toContain('the-key')
    for (const secret of ['the-secret', 'the-key', 'AWS4-HMAC']) expect(stack).not.toContain(secret)
  })
})

describe('what is put', () => {
  it('has its type, its caching and its hash, which is signed', async ({ store }) => {
    store.answers.push(status(200))
    const content = new TextEncoder().encode('합주')
    await store.s3.put('files/a.jpg', { type: 'image/jpeg', cacheControl: 'public', content })
    const [{ url, method, headers, body }] = store.requests as [Request]
    expect([method, url]).toEqual(['PUT', 'https://s3.example/hapju/files/a.jpg'])
    const hash = createHash('sha256').update('합주').digest('hex')
    expect([headers.get('X-Amz-Content-Sha256'), headers.get('x-amz-meta-sha256')]).toEqual([hash, hash])
    expect([headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual(['image/jpeg', 'public'])
    expect(headers.get('Authorization')).toMatch(
      /Credential=the-key\/20260102\/us-east-1\/s3\/aws4_request, SignedHeaders=\S*x-amz-content-sha256/,
    )
    expect(await new Response(body).text()).toBe('합주')
  })

  it('as a first one is refused when there is one already', async ({ store }) => {
    store.answers.push(refusal('PreconditionFailed', 412))
    const content = new Uint8Array(1)
    expect(await store.s3.put('store-id', { type: 'text/plain', content, isFirst: true })).toBe(false)
    expect(store.requests[0]!.headers.get('If-None-Match')).toBe('*')
  })
})

describe('a store that knows no condition', () => {
  const content = new Uint8Array(1)
  const first = { type: 'text/plain', content, isFirst: true }

  it('is asked whether there is one, and puts the first', async ({ store }) => {
    store.answers.push(refusal('NotImplemented', 501), refusal('NoSuchKey', 404), status(200))
    expect(await store.s3.put('store-id', first)).toBe(true)
    expect(store.requests.map(({ method }) => method)).toEqual(['PUT', 'GET', 'PUT'])
    expect(store.requests[2]!.headers.has('If-None-Match')).toBe(false)
  })

  it('does not put a second one', async ({ store }) => {
    store.answers.push(refusal('NotImplemented', 501), status(200, 'there'))
    expect(await store.s3.put('store-id', first)).toBe(false)
    expect(store.requests).toHaveLength(2)
  })
})

describe('a long listing', () => {
  const page = (keys: readonly string[], isTruncated: boolean) =>
    status(
      200,
      `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${keys
        .map(
          (key) =>
            `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`,
        )
        .join('')}</ListBucketResult>`,
    )

  it('is read page by page, as far as the caller goes, and goes on after a page that failed', async ({
    store,
  }) => {
    store.answers.push(page(['files/a', 'files/b &amp; c'], true), status(503), page(['files/d'], false))
    const listed: string[] = []
    await retried(store, async () => {
      for await (const { key } of store.s3.list('files/')) listed.push(`${key} ${store.requests.length}`)
    })
    expect(listed).toEqual(['files/a 1', 'files/b & c 1', 'files/d 3'])
    const queries = store.requests.map(({ url }) => new URL(url).searchParams)
    expect(queries.map((query) => query.get('start-after'))).toEqual([null, 'files/b & c', 'files/b & c'])
    expect(queries.map((query) => query.get('max-keys'))).toEqual(['1000', '1000', '1000'])
  })

  it('is not read further than the caller wants', async ({ store }) => {
    store.answers.push(page(['files/a'], true))
    for await (const { key } of store.s3.list('files/')) if (key === 'files/a') break
    expect(store.requests).toHaveLength(1)
  })
})

describe('a file that is read', () => {
  const partial = (body: ReadableStream<Uint8Array>) => () => new Response(body, { status: 206 })

  it('is asked for with the first read, and given up when nobody reads on', async ({ store }) => {
    let isCancelled = false
    store.answers.push(({ signal }) => {
      signal.addEventListener('abort', () => (isCancelled = true))
      return partial(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(10)) }))()
    })
    const reader = store.s3.read('files/a.mp3', 5, 500).getReader()
    expect((await reader.read()).value).toHaveLength(10)
    expect(store.requests[0]!.headers.get('Range')).toBe('bytes=5-500')
    await reader.cancel()
    expect(isCancelled).toBe(true)
  })

  it('fails when the store sends nothing for fifteen seconds, however long the caller takes', async ({
    store,
  }) => {
    store.answers.push(({ signal }) =>
      partial(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new Uint8Array(10))
            signal.addEventListener('abort', () => controller.error(signal.reason))
          },
        }),
      )(),
    )
    ownClock()
    const reader = store.s3.read('files/a.mp3', 0, 99).getReader()
    await reader.read()
    await vi.advanceTimersByTimeAsync(10_000)
    const next = reader.read().catch((error: unknown) => error as Error)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await next).toMatchObject({ message: 'get files/a.mp3: stopped in the middle' })
  })

  it('fails when the store ignores the range', async ({ store }) => {
    store.answers.push(status(200, 'everything'))
    await expect(new Response(store.s3.read('files/a.mp3', 1, 2)).arrayBuffer()).rejects.toThrow('a range')
  })
})
