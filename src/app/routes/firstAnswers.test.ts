import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubServer } from '#src/api/testing/stubServer.ts'
import { loggedIn } from '#src/auth/authSlice.ts'
import { profileApi } from '#src/features/profile/public.ts'
import { makeStore } from '../store.ts'
import { firstAnswers } from './firstAnswers.ts'

let kit: ReturnType<typeof makeStore>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] })
  kit = makeStore()
  kit.store.dispatch(loggedIn({ accessToken: 'access', refreshToken: 'refresh', memberId: 3 }))
})
afterEach(() => {
  kit.dispose()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function answersOf() {
  const came = vi.fn<() => void>()
  void firstAnswers(kit.store).then(came)
  return came
}
const ask = () => kit.store.dispatch(profileApi.endpoints.readProfile.initiate())

it('firstAnswers resolves without requests once the browser is idle', async () => {
  let beIdle = () => {}
  vi.stubGlobal('requestIdleCallback', (next: () => void) => (beIdle = next))
  const came = answersOf()
  await vi.advanceTimersByTimeAsync(200)
  expect(came).not.toHaveBeenCalled()
  beIdle()
  await vi.advanceTimersByTimeAsync(0)
  expect(came).toHaveBeenCalledTimes(1)
})

it('firstAnswers resolves shortly after a frame in a browser without idle callbacks', async () => {
  const came = answersOf()
  await vi.advanceTimersByTimeAsync(20)
  expect(came).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(came).toHaveBeenCalledTimes(1)
})

it('firstAnswers waits for pending requests, successful or not', async () => {
  let answer: ((reply: { status: number }) => void) | undefined
  stubServer(() => new Promise((resolve) => (answer = resolve)))
  const asked = ask()
  const came = answersOf()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(came).not.toHaveBeenCalled()
  answer?.({ status: 400 })
  await asked
  // the store notifies its listeners a frame later
  await vi.advanceTimersByTimeAsync(200)
  expect(came).toHaveBeenCalledTimes(1)
})

it('firstAnswers waits at most 3 s', async () => {
  stubServer(() => new Promise<never>(() => {}))
  void ask()
  const came = answersOf()
  await vi.advanceTimersByTimeAsync(2_999)
  expect(came).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(came).toHaveBeenCalledTimes(1)
})
