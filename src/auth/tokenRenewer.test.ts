import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withdrawalBegun, withdrawalUnanswered } from './authSlice.ts'
import type { RefreshAnswer } from './sessionCalls.ts'
import { authTab } from './testing/authTab.ts'
import { exclusivelyAmongTabs, makeTokenRenewer } from './tokenRenewer.ts'
import { makeTokenStorage } from './tokenStorage.ts'

const SESSION = { accessToken: 'a', refreshToken: 'r', memberId: 3 }
const RENEWED = { outcome: 'refreshed', tokens: { accessToken: 'b', refreshToken: 's' } } as const
const REFUSED = { outcome: 'refused', isSuspended: false } as const

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  makeTokenStorage().saveSession(SESSION, false)
})

describe('a renewal', () => {
  function renewing(answer: () => RefreshAnswer<never>) {
    const tab = authTab()
    const refresh = vi.fn(async () => answer())
    const { renew } = makeTokenRenewer(tab.storage, (task) => task(), refresh)
    return { tab, refresh, renew: (refused: string) => renew(refused, tab) }
  }

  it('after a log-out in another tab asks the server nothing and ends the session here', async () => {
    const { tab, refresh, renew } = renewing(() => RENEWED)
    tab.storage.clear()
    expect(await renew('a')).toEqual({ outcome: 'refused' })
    expect(refresh).not.toHaveBeenCalled()
    expect(tab.auth().accessToken).toBeNull()
  })

  it.each([RENEWED, REFUSED])(
    'during which another tab logs out brings nothing back: $outcome',
    async (answer) => {
      const { tab, renew } = renewing(() => {
        makeTokenStorage().clear()
        return answer
      })
      expect(await renew('a')).toEqual({ outcome: 'refused' })
      expect(tab.auth()).toMatchObject({ accessToken: null, lapsed: null })
      expect(tab.storage.read()).toBeNull()
    },
  )

  it('that was answered is not answered again: a token that is refused at once is renewed too', async () => {
    const { refresh, renew } = renewing(() => RENEWED)
    expect(await renew('a')).toEqual({ outcome: 'renewed' })
    expect(await renew('b')).toEqual({ outcome: 'renewed' })
    expect(refresh.mock.calls).toEqual([['r'], ['s']])
  })

  it('that is refused after a withdrawal without an answer shows that it has happened', async () => {
    const { tab, renew } = renewing(() => REFUSED)
    tab.dispatch(withdrawalBegun())
    tab.dispatch(withdrawalUnanswered())
    await renew('a')
    expect(tab.auth()).toMatchObject({ withdrawal: 'done', lapsed: null })
  })

  it('that is refused otherwise lets the member come back to what they typed', async () => {
    const { tab, renew } = renewing(() => REFUSED)
    await renew('a')
    expect(tab.auth()).toMatchObject({ withdrawal: null, lapsed: { memberId: 3 } })
  })
})

describe('with Web Locks', () => {
  const setLocks = (locks: { request: (name: string, task: () => Promise<void>) => Promise<void> }) =>
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
    Reflect.deleteProperty(navigator, 'locks')
  })

  it('a task is answered at once, and the next tab’s begins 200 ms later, when it can read the result', async () => {
    let last = Promise.resolve()
    setLocks({ request: (_name, task) => (last = last.then(task)) })
    const second = vi.fn(async () => 2)
    const [first, next] = [exclusivelyAmongTabs(async () => 1), exclusivelyAmongTabs(second)]
    expect(await first).toBe(1)
    await vi.advanceTimersByTimeAsync(199)
    expect(second).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await next).toBe(2)
  })

  it('a task that fails fails for its caller, and so does a lock that is refused', async () => {
    setLocks({ request: (_name, task) => task() })
    await expect(exclusivelyAmongTabs(() => Promise.reject(new Error('full')))).rejects.toThrow('full')
    setLocks({ request: () => Promise.reject(new Error('denied')) })
    await expect(exclusivelyAmongTabs(async () => 1)).rejects.toThrow('denied')
  })
})

it('without Web Locks a task begins at once', async () => {
  expect(await exclusivelyAmongTabs(async () => 1)).toBe(1)
})
