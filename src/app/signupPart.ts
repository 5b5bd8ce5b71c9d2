import { type Persistor, persistReducer, persistStore } from 'redux-persist'
import {
  PERSISTED_DRAFT_FIELDS,
  signupDraftReducer,
  type SignupDraft,
} from '#src/features/signup/signupDraftSlice.ts'
import type { LatePart } from './latePart.ts'
import { whenBack } from './persisted.ts'
import { startsAgain } from './rootReducer.ts'
import { sessionStorageAdapter } from './sessionStorageAdapter.ts'
import type { AppStore } from './store.ts'

/** The sign-up draft: in session storage, without the password (P3). */
export function makeSignupPart(): LatePart {
  const config = {
    key: 'signupDraft',
    version: 1,
    storage: sessionStorageAdapter,
    whitelist: [...PERSISTED_DRAFT_FIELDS],
  }
  let persistor: Persistor | undefined
  return {
    reducers: { signupDraft: persistReducer(config, startsAgain(signupDraftReducer)) },
    start: (store) => {
      persistor = persistStore(store)
    },
    // an app that is no more writes nothing into the storage of the next one
    dispose: () => persistor?.pause(),
  }
}

/** At once, but for a moment after a reload. */
export const whenDraftIsBack = (store: AppStore) => whenBack<SignupDraft>(store, 'signupDraft')
