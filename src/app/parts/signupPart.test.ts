import { expect, it, vi } from 'vitest'
import { codeSent } from '#src/features/auth/signup/signupDraftSlice.ts'
import { makeStore } from '../store.ts'
import { makeSignupPart, whenDraftIsBack } from './signupPart.ts'

const stored = () => sessionStorage.getItem('persist:signupDraft') ?? ''

it('an app that was disposed of has stored its draft, and does not write to storage again', async () => {
  const { store, attach, dispose } = makeStore()
  attach('signup', makeSignupPart)
  await whenDraftIsBack(store)
  // redux-persist writes one field per tick of its timer
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  store.dispatch(codeSent('yuna@hapju.kr'))
  dispose()
  expect(stored()).toContain('yuna@hapju.kr')
  store.dispatch(codeSent('harin@hapju.kr'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(stored()).toContain('yuna@hapju.kr')
})

it('a page that is reloaded at once has stored what was typed', async () => {
  const { store, attach, dispose } = makeStore()
  attach('signup', makeSignupPart)
  await whenDraftIsBack(store)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  store.dispatch(codeSent('yuna@hapju.kr'))
  expect(stored()).not.toContain('yuna@hapju.kr')
  window.dispatchEvent(new Event('pagehide'))
  expect(stored()).toContain('yuna@hapju.kr')
  dispose()
})
