import { expect, it, vi } from 'vitest'
import { codeSent } from '#src/features/auth/signup/signupDraftSlice.ts'
import { makeStore } from '../store.ts'
import { makeSignupPart, whenDraftIsBack } from './signupPart.ts'

const stored = () => sessionStorage.getItem('persist:signupDraft') ?? ''

it('an app that has been taken away has written what it had, and writes nothing more into the storage of the next one', async () => {
  const { store, attach, dispose } = makeStore()
  attach('signup', makeSignupPart)
  await whenDraftIsBack(store)
  // redux-persist writes one field each time its timer comes round
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  store.dispatch(codeSent('yuna@hapju.kr'))
  dispose()
  expect(stored()).toContain('yuna@hapju.kr')
  store.dispatch(codeSent('harin@hapju.kr'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(stored()).toContain('yuna@hapju.kr')
})

it('a page that is reloaded at once has written what was typed', async () => {
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
