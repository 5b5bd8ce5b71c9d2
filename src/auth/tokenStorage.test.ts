import { beforeEach, expect, it, vi } from 'vitest'
import { makeTokenStorage } from './tokenStorage.ts'

const YUNA = { accessToken: 'access', refreshToken: 'refresh', memberId: 3 }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('a saved session can be read until it is cleared', () => {
  const storage = makeTokenStorage()
  storage.saveSession(YUNA, false)
  expect(storage.read()).toEqual(YUNA)
  storage.saveTokens({ accessToken: 'newer', refreshToken: 'refresh-2' })
  expect(storage.read()).toEqual({ accessToken: 'newer', refreshToken: 'refresh-2', memberId: 3 })
  storage.clear()
  expect(storage.read()).toBeNull()
})

it('a session without a member id replaces the stored member id', () => {
  const storage = makeTokenStorage()
  storage.saveSession(YUNA, false)
  storage.saveSession({ ...YUNA, memberId: null }, false)
  expect(storage.read()).toEqual({ ...YUNA, memberId: null })
})

it('a session without one of its tokens is not read', () => {
  const storage = makeTokenStorage()
  storage.saveSession(YUNA, false)
  localStorage.removeItem('accessToken')
  expect(storage.read()).toBeNull()
})

it('the onboarding lasts until it is ended, in this tab only', () => {
  const storage = makeTokenStorage()
  expect(storage.readOnboarding()).toBe(false)
  storage.saveSession(YUNA, true)
  expect(storage.readOnboarding()).toBe(true)
  expect(sessionStorage).toHaveLength(1)
  storage.endOnboarding()
  expect(storage.readOnboarding()).toBe(false)
})

it('a lapsed session is remembered in this tab until it is ended, also without a member id', () => {
  const storage = makeTokenStorage()
  expect(storage.readLapsed()).toBeNull()
  storage.saveLapsed({ memberId: 3, isSuspended: true })
  expect(storage.readLapsed()).toEqual({ memberId: 3, isSuspended: true })
  storage.saveLapsed({ memberId: null })
  expect(storage.readLapsed()).toEqual({ memberId: null })
  storage.saveLapsed({ memberId: 3, isSuspended: true })
  storage.endLapsed()
  expect(storage.readLapsed()).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

function heard(key: string | null, storageArea: Storage = localStorage) {
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea }))
}

it.each(['accessToken', 'refreshToken', 'memberId', null])(
  'a change of %s in another tab is reported',
  (key) => {
    const changed = vi.fn<() => void>()
    const stop = makeTokenStorage().onChangeElsewhere(changed)
    heard(key)
    expect(changed).toHaveBeenCalledOnce()
    stop()
    heard(key)
    expect(changed).toHaveBeenCalledOnce()
  },
)

it('a change of another key, or in this tab’s session storage, is not reported', () => {
  const changed = vi.fn<() => void>()
  const stop = makeTokenStorage().onChangeElsewhere(changed)
  heard('persist:drafts')
  heard('accessToken', sessionStorage)
  expect(changed).not.toHaveBeenCalled()
  stop()
})
