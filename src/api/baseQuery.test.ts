import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addTrackFolder } from '#contract/http/archive/folders.ts'
import { login, logout } from '#contract/http/auth/auth.ts'
import { checkNickname } from '#contract/http/auth/signup.ts'
import { listMessages } from '#contract/http/chat/messages.ts'
import { searchMusic } from '#contract/http/music.ts'
import { authOf } from '#src/auth/authSlice.ts'
import type { Renewal } from '#src/auth/tokenRenewer.ts'
import { type ActKeys, makeActKeys } from './actKeys.ts'
import type { ApiError } from './apiError.ts'
import { baseQuery } from './baseQuery.ts'
import { type Asked, request } from './request.ts'
import type { Services } from './services.ts'
import { fakeStorage } from './testing/fakeStorage.ts'
import { enveloped, refusal, stubServer } from './testing/stubServer.ts'

const PAGE = { messages: [], hasNext: false, lastMessageId: null }
const MESSAGES = request(listMessages, { path: { roomId: 7 } })
const NICKNAME = request(checkNickname, { query: { nickname: '유나' } })
const TOKENS = { accessToken: 'old', refreshToken: 'r' }

/** The steps in their order: requests, waits, renewals. */
let done: string[]
let token: string | null
let controller: AbortController
let renewal: Renewal<ApiError>
let actKeys: ActKeys
const wait = vi.fn<Services['wait']>()
const renew = vi.fn<Services['renewer']['renew']>()
const readAgain = vi.fn<Services['readAgain']>()

beforeEach(() => {
  vi.stubGlobal('location', new URL('http://localhost:3000/'))
  done = []
  actKeys = makeActKeys(fakeStorage())
  token = 'old'
  controller = new AbortController()
  renewal = { outcome: 'renewed' }
  wait.mockImplementation(async (ms) => void done.push(`wait ${ms}`))
  renew.mockImplementation(async (refused) => {
    done.push(`renew ${refused}`)
    if (renewal.outcome === 'renewed') token = 'new'
    return renewal
  })
})
afterEach(() => {
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

/** A server that gives these replies in their order and then repeats the last one. */
function serverThat(...replies: Parameters<typeof stubServer>[0][]) {
  const left = [...replies]
  return stubServer((seen) => {
    done.push(`ask ${seen.token?.replace('Bearer ', '') ?? 'without a token'}`)
    return (left.length > 1 ? left.shift()! : left[0]!)(seen)
  })
}

function ask(asked: Asked, type: 'query' | 'mutation' = 'query') {
  const session = () => authOf(token === null ? null : { ...TOKENS, accessToken: token, memberId: 1 })
  const extra: Services = { wait, renewer: { renew }, readAgain, revoke: async () => {}, actKeys }
  const api = { type, signal: controller.signal, extra, getState: () => ({ auth: session() }) }
  return baseQuery(asked, api as unknown as BaseQueryApi, {})
}

const lost = () => 'offline' as const
const silent = () => 'silence' as const
const failing = () => ({ status: 503, text: '' })
const old = () => refusal(401, 'AUTH_006')
const good = () => enveloped(PAGE)
const offline = { error: { kind: 'offline' } }

describe('an unanswered query', () => {
  it('is sent again after each delay, four times in all, and then fails', async () => {
    serverThat(lost)
    expect(await ask(MESSAGES)).toEqual(offline)
    const again = (ms: number) => [`wait ${ms}`, 'ask old']
    expect(done).toEqual(['ask old', ...again(1_000), ...again(2_000), ...again(4_000)])
  })

  it('returns the first successful answer and is not sent again', async () => {
    serverThat(lost, failing, good)
    expect(await ask(MESSAGES)).toEqual({ data: PAGE })
    expect(done).toEqual(['ask old', 'wait 1000', 'ask old', 'wait 2000', 'ask old'])
  })

  it('is sent only once when the caller asks for `once`', async () => {
    serverThat(lost)
    expect(await ask({ ...MESSAGES, once: true })).toEqual(offline)
    expect(done).toEqual(['ask old'])
  })

  it('is not sent again while the browser reports that it is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    serverThat(lost, good)
    expect(await ask(MESSAGES)).toEqual(offline)
    expect(done).toEqual(['ask old'])
  })

  it('is not sent again after it was aborted', async () => {
    serverThat(lost, good)
    wait.mockImplementation(async () => controller.abort())
    expect(await ask(MESSAGES)).toEqual(offline)
    expect(done).toEqual(['ask old'])
    expect(wait).toHaveBeenCalledExactlyOnceWith(1_000, controller.signal)
  })
})

describe('a query of which each try hangs for ten seconds', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    wait.mockImplementation((ms) => new Promise((resolve) => setTimeout(resolve, ms)))
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('fails after 20 s, and is read again once a later try has been answered', async () => {
    serverThat(silent, silent, good)
    const answer = vi.fn()
    void Promise.resolve(ask(MESSAGES)).then(answer)
    await vi.advanceTimersByTimeAsync(19_999)
    expect(answer).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(answer).toHaveBeenCalledExactlyOnceWith({ error: { kind: 'timeout' } })
    expect(readAgain).not.toHaveBeenCalled()
    // the second try ends at 21 s, the third begins at 23 s
    await vi.advanceTimersByTimeAsync(3_000)
    expect(readAgain).toHaveBeenCalledOnce()
  })

  it('is not read again when the later tries fail too', async () => {
    serverThat(silent)
    expect((await Promise.all([ask(MESSAGES), vi.advanceTimersByTimeAsync(60_000)]))[0]).toEqual({
      error: { kind: 'timeout' },
    })
    expect(readAgain).not.toHaveBeenCalled()
  })

  it('is answered late when the second try is answered in time', async () => {
    serverThat(silent, good)
    const [answer] = await Promise.all([ask(MESSAGES), vi.advanceTimersByTimeAsync(60_000)])
    expect(answer).toEqual({ data: PAGE })
    expect(readAgain).not.toHaveBeenCalled()
  })
})

it('a refused query is not sent again', async () => {
  serverThat(() => refusal(404, 'CHAT4004'))
  expect(await ask(MESSAGES)).toMatchObject({ error: { kind: 'refused', code: 'CHAT4004' } })
  expect(done).toEqual(['ask old'])
})

it.each([
  ['there is no answer', lost],
  ['the server fails', failing],
])('a mutation is sent only once: %s', async (_what, reply) => {
  serverThat(reply)
  expect((await ask(MESSAGES, 'mutation')).error).toBeDefined()
  expect(done).toEqual(['ask old'])
})

describe('without a session', () => {
  beforeEach(() => {
    token = null
  })

  it('a call that requires a token is refused without a request', async () => {
    const seen = serverThat(good)
    expect(await ask(MESSAGES)).toEqual({
      error: { kind: 'refused', status: 401, code: 'COMMON401', message: '인증이 필요합니다.' },
    })
    expect(seen).toEqual([])
  })

  it('a call that needs no token is sent', async () => {
    serverThat(() => ({ json: { available: true } }))
    expect((await ask(NICKNAME)).error).toBeUndefined()
    expect(done).toEqual(['ask without a token'])
  })

  it('a call with an optional token is not sent again after a 401', async () => {
    serverThat(old)
    expect(await ask(request(searchMusic, { query: { q: '유재하' } }))).toMatchObject({
      error: { code: 'AUTH_006' },
    })
    expect(done).toEqual(['ask without a token'])
  })
})

describe('a call whose access token is refused', () => {
  it('is sent once more with the renewed token', async () => {
    serverThat(old, good)
    expect(await ask(MESSAGES)).toEqual({ data: PAGE })
    expect(done).toEqual(['ask old', 'renew old', 'ask new'])
  })

  it('fails when the renewed token is refused too', async () => {
    serverThat(old)
    expect(await ask(MESSAGES)).toMatchObject({ error: { status: 401, code: 'AUTH_006' } })
    expect(done).toEqual(['ask old', 'renew old', 'ask new'])
  })

  it('is rebuilt from the session after the renewal', async () => {
    const seen = serverThat(old, () => ({ json: { message: '' } }))
    await ask(
      (session) => request(logout, { body: { refreshToken: `of ${session.accessToken}` } }),
      'mutation',
    )
    expect(seen.map(({ body }) => body)).toEqual([{ refreshToken: 'of old' }, { refreshToken: 'of new' }])
  })

  it('returns its refusal when the session is over', async () => {
    renewal = { outcome: 'refused' }
    serverThat(old)
    expect(await ask(MESSAGES)).toMatchObject({ error: { status: 401, code: 'AUTH_006' } })
    expect(done).toEqual(['ask old', 'renew old'])
  })

  it('returns the error of the renewal when that got no answer', async () => {
    renewal = { outcome: 'unanswered', error: { kind: 'timeout' } }
    serverThat(old)
    expect(await ask(MESSAGES, 'mutation')).toEqual({ error: { kind: 'timeout' } })
    expect(done).toEqual(['ask old', 'renew old'])
  })
})

describe('tokens are not renewed', () => {
  it('after a call without a token, such as a log-in with a wrong password', async () => {
    serverThat(() => refusal(401, 'AUTH4001'))
    const logIn = request(login, { body: { email: 'a@b.kr', password: 'x' } })
    expect(await ask(logIn, 'mutation')).toMatchObject({ error: { code: 'AUTH4001' } })
    expect(renew).not.toHaveBeenCalled()
  })

  it('after a refusal other than 401', async () => {
    serverThat(() => refusal(403, 'COMMON403'))
    expect(await ask(MESSAGES)).toMatchObject({ error: { code: 'COMMON403' } })
    expect(renew).not.toHaveBeenCalled()
  })

  it('after a 401 without an envelope, such as a proxy’s page', async () => {
    serverThat(() => ({ status: 401, text: '<html>' }))
    expect(await ask(MESSAGES)).toEqual({ error: { kind: 'broken', status: 401 } })
    expect(renew).not.toHaveBeenCalled()
  })
})

describe('a creating call', () => {
  const FOLDER = request(addTrackFolder, { body: { name: '새벽' } })
  const created = () => enveloped({ folderId: 1, name: '새벽', color: 'GRAY' })

  /** The keys of the requests of two submits, the first of which gets this reply. */
  async function keysAfter(first: Parameters<typeof stubServer>[0]) {
    const seen = serverThat(first, created)
    await ask(FOLDER, 'mutation')
    await ask(FOLDER, 'mutation')
    return seen.map(({ key }) => key)
  }

  it.each([
    ['there was no answer', lost],
    ['the server failed', failing],
    ['the answer was broken', () => ({ json: { surprise: true } })],
    ['there were too many requests', () => refusal(429, 'COMMON429')],
  ])('is sent again with the same key after %s', async (_what, reply) => {
    const [first, second] = await keysAfter(reply)
    expect(first).toMatch(/^[\da-f-]{36}$/)
    expect(second).toBe(first)
  })

  it.each([
    ['a success', created],
    ['a refusal', () => refusal(400, 'FOLDER4000')],
  ])('has a new key after %s', async (_what, reply) => {
    const [first, second] = await keysAfter(reply)
    expect(second).toMatch(/^[\da-f-]{36}$/)
    expect(second).not.toBe(first)
  })

  it('keeps its key while its tokens are renewed', async () => {
    const seen = serverThat(old, created)
    expect((await ask(FOLDER, 'mutation')).data).toBeDefined()
    expect(seen.map(({ token }) => token)).toEqual(['Bearer old', 'Bearer new'])
    expect(seen[1]!.key).toBe(seen[0]!.key)
  })

  it('is sent only once by itself', async () => {
    serverThat(lost)
    expect(await ask(FOLDER, 'mutation')).toEqual(offline)
    expect(done).toEqual(['ask old'])
  })
})

it('a call that creates nothing has no key', async () => {
  const seen = serverThat(good)
  await ask(MESSAGES)
  await ask(MESSAGES, 'mutation')
  expect(seen.map(({ key }) => key)).toEqual([null, null])
})
