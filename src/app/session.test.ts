import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enveloped, refusal, stubServer, type Seen } from '#src/api/testing/stubServer.ts'
import { loggedIn, sessionEnded } from '#src/auth/authSlice.ts'
import { keepDeviceToken } from '#src/auth/deviceTokens.ts'
import { logOut } from '#src/auth/logOut.ts'
import type { Exclusively } from '#src/auth/tokenRenewer.ts'
import { makeTokenStorage } from '#src/auth/tokenStorage.ts'
import { loginApi } from '#src/features/auth/login/loginApi.ts'
import { chatApi } from '#src/features/chat/chatApi.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { makeStore, type StoreOptions } from './store.ts'

const OLD = { accessToken: 'old', refreshToken: 'refresh-1', memberId: 3 }
const ROOMS = enveloped({ chatRoomInfos: [] })

/** The delays of the retry policy, recorded instead of awaited. */
const waits: number[] = []
const disposals: (() => void)[] = []

function aTab(options: StoreOptions = {}) {
  const { store, dispose } = makeStore({
    wait: (ms) => {
      waits.push(ms)
      return Promise.resolve()
    },
    ...options,
  })
  disposals.push(dispose)
  return store
}
type Tab = ReturnType<typeof aTab>

/** A query that no other call shares. */
const rooms = (tab: Tab) =>
  tab.dispatch(chatApi.endpoints.listMessages.initiate({ roomId: nextRoom++, limit: 20 }))
let nextRoom = 1
const PAGE = enveloped({ messages: [], hasNext: false, lastMessageId: null })

const isRefresh = ({ path }: Seen) => path === '/auth/refreshToken'
const RENEWED = { json: { accessToken: 'new', refreshToken: 'refresh-2' } }

/** Fires the storage event that another tab's write causes. */
const heardFromOtherTab = () =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', storageArea: localStorage }))

beforeEach(() => {
  waits.length = 0
  makeTokenStorage().saveSession(OLD, false)
})
afterEach(() => {
  disposals.splice(0).forEach((dispose) => dispose())
  vi.unstubAllGlobals()
})

/** A server that accepts only the new token. */
const renewing = (refresh: Parameters<typeof stubServer>[0] = () => RENEWED) =>
  stubServer((request) => {
    if (isRefresh(request)) return refresh(request)
    return request.token === 'Bearer new' ? PAGE : refusal(401, 'AUTH_006')
  })

describe('an expired access token', () => {
  it('is renewed once for thirty pending calls, and all of them are answered', async () => {
    const seen = renewing()
    const tab = aTab()
    const answers = await Promise.all(Array.from({ length: 30 }, () => rooms(tab)))
    expect(answers.every(({ isSuccess }) => isSuccess)).toBe(true)
    expect(seen.filter(isRefresh)).toHaveLength(1)
    expect(seen).toHaveLength(30 + 1 + 30)
    expect(makeTokenStorage().read()).toEqual({ accessToken: 'new', refreshToken: 'refresh-2', memberId: 3 })
  })

  it('is renewed once among tabs: the tab that waited for the lock finds the new token in storage', async () => {
    const seen = renewing()
    const exclusively = oneAtATime()
    const tabs = [aTab({ exclusively }), aTab({ exclusively })]
    const answers = await Promise.all(tabs.flatMap((tab) => [rooms(tab), rooms(tab)]))
    expect(answers.every(({ isSuccess }) => isSuccess)).toBe(true)
    expect(seen.filter(isRefresh)).toHaveLength(1)
    expect(tabs.map((tab) => tab.getState().auth.accessToken)).toEqual(['new', 'new'])
  })

  it('keeps the old refresh token when the answer has none (W6)', async () => {
    renewing(() => ({ json: { accessToken: 'new' } }))
    await rooms(aTab())
    expect(makeTokenStorage().read()).toMatchObject({ accessToken: 'new', refreshToken: 'refresh-1' })
  })

  it('is renewed once per call: if the new token is refused too, the call fails', async () => {
    const seen = stubServer((request) => (isRefresh(request) ? RENEWED : refusal(401, 'AUTH_007')))
    const { error } = await rooms(aTab())
    expect(error).toMatchObject({ kind: 'refused', status: 401 })
    expect(seen.map(({ path }) => path)).toHaveLength(3)
  })
})

describe('a refused renewal', () => {
  it.each([
    [401, 'AUTH_009'],
    [400, 'AUTH4002'],
    [404, 'MEMBER4004'],
  ])('with %s ends the session at once (P18)', async (status, code) => {
    const onSessionChange = vi.fn()
    const seen = renewing(() => refusal(status, code))
    const tab = aTab({ onSessionChange })
    expect((await rooms(tab)).isSuccess).toBe(false)
    expect(tab.getState().auth.accessToken).toBeNull()
    expect(makeTokenStorage().read()).toBeNull()
    expect(onSessionChange).toHaveBeenCalledOnce()
    expect(seen.filter(isRefresh)).toHaveLength(1)
  })

  it('does not end a session that another tab has renewed meanwhile', async () => {
    const seen = renewing(() => {
      makeTokenStorage().saveTokens({ accessToken: 'new', refreshToken: 'refresh-2' })
      return refusal(401, 'AUTH_009')
    })
    expect((await rooms(aTab())).isSuccess).toBe(true)
    expect(seen.filter(isRefresh)).toHaveLength(1)
  })

  it('never repeats a call as another member', async () => {
    const seen = renewing(() => {
      makeTokenStorage().saveSession({ accessToken: 'new', refreshToken: 'other', memberId: 4 }, false)
      return refusal(401, 'AUTH_009')
    })
    const tab = aTab()
    expect((await rooms(tab)).isSuccess).toBe(false)
    expect(seen.filter(({ token }) => token === 'Bearer new')).toEqual([])
    expect(tab.getState().auth.memberId).toBe(4)
  })
})

describe('an unanswered renewal', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each([
    ['offline', 'offline' as const],
    ['a failing server', { status: 502, text: '' }],
    ['too many renewals from this address', refusal(429, 'COMMON429')],
  ])(
    'fails the waiting calls, keeps the session and is tried again by a call 3 s later: %s',
    async (_what, reply) => {
      let answers = false
      const seen = renewing(() => (answers ? RENEWED : reply))
      const tab = aTab()
      const failed = await tab.dispatch(chatApi.endpoints.joinRoom.initiate({ roomId: 1 }))
      expect(failed.error).toMatchObject(reply === 'offline' ? { kind: 'offline' } : { status: reply.status })
      expect(tab.getState().auth.accessToken).toBe('old')
      expect(seen.filter(isRefresh)).toHaveLength(1)

      answers = true
      vi.setSystemTime(Date.now() + 2_999)
      expect((await tab.dispatch(chatApi.endpoints.joinRoom.initiate({ roomId: 1 }))).error).toEqual(
        failed.error,
      )
      expect(seen.filter(isRefresh)).toHaveLength(1)

      vi.setSystemTime(Date.now() + 1)
      expect((await rooms(tab)).isSuccess).toBe(true)
    },
  )
})

it('a log-in tells which accounts know this device, also after a log-out (A1, P20)', async () => {
  keepDeviceToken('device-1', 3)
  const seen = stubServer(({ path }) =>
    path === '/member/login' ? refusal(401, 'AUTH4001') : { json: { message: '로그아웃이 완료되었습니다.' } },
  )
  const tab = aTab()
  await tab.dispatch(logOut())
  await tab.dispatch(loginApi.endpoints.login.initiate({ email: 'a@b.kr', password: 'x' }))
  expect(seen.at(-1)?.body).toEqual({ email: 'a@b.kr', password: 'x', deviceTokens: ['device-1'] })
})

describe('tokens are not renewed by', () => {
  it('a log-in with a wrong password (A1)', async () => {
    const seen = stubServer(() => refusal(401, 'AUTH4001'))
    const { error } = await aTab().dispatch(
      loginApi.endpoints.login.initiate({ email: 'a@b.kr', password: 'x' }),
    )
    expect(error).toMatchObject({ code: 'AUTH4001' })
    expect(seen).toHaveLength(1)
    expect(seen[0]?.token).toBeNull()
  })

  it('a call that requires a token when there is none: it is not sent', async () => {
    makeTokenStorage().clear()
    const seen = stubServer(() => ROOMS)
    const { error } = await rooms(aTab())
    expect(error).toMatchObject({ kind: 'refused', code: 'COMMON401' })
    expect(seen).toEqual([])
  })
})

describe('retries', () => {
  it('repeat a query three times, after 1, 2 and 4 seconds', async () => {
    const seen = stubServer(() => ({ status: 500, text: '' }))
    expect((await rooms(aTab())).error).toEqual({ kind: 'broken', status: 500 })
    expect(seen).toHaveLength(4)
    expect(waits).toEqual([1_000, 2_000, 4_000])
  })

  it('do not repeat a mutation', async () => {
    const seen = stubServer(() => 'offline')
    await aTab().dispatch(chatApi.endpoints.joinRoom.initiate({ roomId: 1 }))
    expect(seen).toHaveLength(1)
  })

  it('do not repeat a refused query', async () => {
    const seen = stubServer(() => refusal(404, 'CHAT4004'))
    await rooms(aTab())
    expect(seen).toHaveLength(1)
  })
})

describe('the session', () => {
  it('starts signed in only when both tokens are stored', () => {
    expect(aTab().getState().auth).toMatchObject({ accessToken: 'old', memberId: 3, role: 'USER' })
    localStorage.removeItem('refreshToken')
    expect(aTab().getState().auth).toMatchObject({ accessToken: null, memberId: null, role: null })
  })

  it('ends at once and completely on a log-out, whatever the server answers', async () => {
    const seen = stubServer(() => 'offline')
    const tab = aTab()
    tab.dispatch(toastShown({ text: '안녕', tone: 'ok' }))
    await tab.dispatch(chatApi.util.upsertQueryData('listRooms', undefined, []))
    const done = tab.dispatch(logOut())
    expect(tab.getState().auth.accessToken).toBeNull()
    expect(tab.getState().toasts.shown).toEqual([])
    expect(tab.getState().api.queries).toEqual({})
    expect(localStorage).toHaveLength(0)
    await done
    expect(seen).toMatchObject([
      { path: '/auth/logout', token: 'Bearer old', body: { refreshToken: 'refresh-1' } },
    ])
  })

  it('is revoked even when the access token has expired', async () => {
    const seen = stubServer((request) => {
      if (isRefresh(request)) return RENEWED
      return request.token === 'Bearer new' ? { json: { message: '' } } : refusal(401, 'AUTH_006')
    })
    await aTab().dispatch(logOut())
    expect(seen.at(-1)).toMatchObject({
      path: '/auth/logout',
      token: 'Bearer new',
      body: { refreshToken: 'refresh-2' },
    })
    expect(makeTokenStorage().read()).toBeNull()
  })

  it('sends nothing more once the server has revoked it, cannot be reached, or refuses to renew', async () => {
    for (const [reply, paths] of [
      [() => ({ json: { message: '' } }), ['/auth/logout']],
      [() => 'offline' as const, ['/auth/logout']],
      [() => refusal(400, 'COMMON400'), ['/auth/logout']],
      [() => refusal(401, 'AUTH_006'), ['/auth/logout', '/auth/refreshToken']],
    ] as const) {
      makeTokenStorage().saveSession(OLD, false)
      const seen = stubServer(reply)
      await aTab().dispatch(logOut())
      expect(seen.map(({ path }) => path)).toEqual(paths)
    }
  })

  it('sends no log-out when no member is signed in', async () => {
    makeTokenStorage().clear()
    const seen = stubServer(() => ({ json: { message: '' } }))
    await aTab().dispatch(logOut())
    expect(seen).toEqual([])
  })

  it('is renewed for the log-out with the refresh token that it had', async () => {
    const seen = stubServer((request) => (isRefresh(request) ? RENEWED : refusal(401, 'AUTH_006')))
    await aTab().dispatch(logOut())
    expect(seen[1]).toMatchObject({ path: '/auth/refreshToken', body: { refreshToken: 'refresh-1' } })
  })

  it('follows a log-out in another tab', () => {
    const onSessionChange = vi.fn()
    const tab = aTab({ onSessionChange })
    makeTokenStorage().clear()
    heardFromOtherTab()
    expect(tab.getState().auth.accessToken).toBeNull()
    expect(onSessionChange).toHaveBeenCalledOnce()
  })

  it('follows a log-in in another tab without writing to storage', () => {
    makeTokenStorage().clear()
    const tab = aTab()
    makeTokenStorage().saveSession({ ...OLD, memberId: 4 }, false)
    const write = vi.spyOn(Storage.prototype, 'setItem')
    heardFromOtherTab()
    expect(tab.getState().auth).toMatchObject({ accessToken: 'old', memberId: 4, role: 'USER' })
    expect(write).not.toHaveBeenCalled()
  })

  it('takes over tokens renewed in another tab and keeps what is on screen', () => {
    const tab = aTab()
    tab.dispatch(toastShown({ text: '안녕', tone: 'ok' }))
    makeTokenStorage().saveTokens({ accessToken: 'new', refreshToken: 'refresh-2' })
    heardFromOtherTab()
    expect(tab.getState().auth.accessToken).toBe('new')
    expect(tab.getState().toasts.shown).toHaveLength(1)
  })

  it('shows nothing of one member to another who logs in elsewhere', async () => {
    const tab = aTab()
    await tab.dispatch(chatApi.util.upsertQueryData('listRooms', undefined, []))
    makeTokenStorage().saveSession({ accessToken: 'x', refreshToken: 'y', memberId: 4 }, false)
    heardFromOtherTab()
    expect(tab.getState().auth.memberId).toBe(4)
    expect(tab.getState().api.queries).toEqual({})
  })

  it('keeps the onboarding of a new member over a reload until it ends', () => {
    const tab = aTab()
    tab.dispatch(loggedIn({ ...OLD, onboarding: true }))
    expect(aTab().getState().auth.onboarding).toBe(true)
    tab.dispatch(sessionEnded())
    tab.dispatch(loggedIn(OLD))
    expect(aTab().getState().auth.onboarding).toBe(false)
  })
})

/** Replaces Web Locks for two tabs in one test. */
function oneAtATime(): Exclusively {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const mine = last.then(task)
    last = mine.catch(() => {})
    return mine
  }
}

describe('a suspension', () => {
  const SUSPENDED = refusal(403, 'AUTH4032', '이용이 정지되어 로그아웃했어요.')
  const lapsed = { memberId: 3, isSuspended: true }

  it('that refuses a call ends the session without a renewal, also over a reload, and keeps drafts', async () => {
    sessionStorage.setItem('words:case.1', '쓰던 말')
    const seen = stubServer(() => SUSPENDED)
    const tab = aTab()
    await rooms(tab)
    expect(tab.getState().auth).toMatchObject({ accessToken: null, lapsed })
    expect(seen.filter(isRefresh)).toEqual([])
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(sessionStorage.getItem('words:case.1')).toBe('쓰던 말')
    expect(aTab().getState().auth.lapsed).toEqual(lapsed)
  })

  it('that refuses the renewal ends the session for the same reason', async () => {
    renewing(() => SUSPENDED)
    const tab = aTab()
    await rooms(tab)
    expect(tab.getState().auth).toMatchObject({ accessToken: null, lapsed })
  })

  it('is forgotten at the next log-in, and by a session that is only too old', async () => {
    stubServer(() => SUSPENDED)
    const tab = aTab()
    await rooms(tab)
    tab.dispatch(loggedIn({ ...OLD, accessToken: 'new' }))
    expect(tab.getState().auth.lapsed).toBeNull()
    tab.dispatch(sessionEnded({ elsewhere: false, lapsed: true }))
    expect(aTab().getState().auth.lapsed).toEqual({ memberId: 3 })
  })

  it('of somebody who has logged out meanwhile does not end the next session', async () => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    stubServer(async () => {
      await answered
      return SUSPENDED
    })
    const tab = aTab()
    const asking = rooms(tab)
    tab.dispatch(loggedIn({ ...OLD, accessToken: 'another', memberId: 4 }))
    answer()
    await asking
    expect(tab.getState().auth).toMatchObject({ accessToken: 'another', memberId: 4 })
  })
})
