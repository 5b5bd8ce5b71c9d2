import { expect, it } from 'vitest'
import { codeSent } from '#src/features/signup/signupDraftSlice.ts'
import { makeSignupPart, whenDraftIsBack } from './signupPart.ts'
import { makeStore } from './store.ts'

const stored = () => sessionStorage.getItem('persist:signupDraft') ?? ''
/** Longer than the field-by-field writing takes. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 50))

it('an app that has been taken away has written what it had, and writes nothing more into the storage of the next one', async () => {
  const { store, attach, dispose } = makeStore()
  attach('signup', makeSignupPart)
  await whenDraftIsBack(store)
  store.dispatch(codeSent('yuna@hapju.kr'))
  dispose()
  expect(stored()).toContain('yuna@hapju.kr')
  store.dispatch(codeSent('harin@hapju.kr'))
  await aMoment()
  expect(stored()).toContain('yuna@hapju.kr')
})
