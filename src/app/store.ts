import { configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { FLUSH, PAUSE, PERSIST, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist'
import { api } from '#src/api/api.ts'
import type { Services } from '#src/api/services.ts'
import { authOf } from '#src/auth/authSlice.ts'
import { sessionMiddleware } from '#src/auth/sessionMiddleware.ts'
import { adoptStoredSession } from '#src/auth/storedSession.ts'
import { exclusivelyAmongTabs, makeTokenRenewer, type Exclusively } from '#src/auth/tokenRenewer.ts'
import { makeTokenStorage, type TokenStorage } from '#src/auth/tokenStorage.ts'
import type { SignupDraft } from '#src/features/signup/signupDraftSlice.ts'
import { waitUnlessAborted } from '#src/lib/wait.ts'
import { cacheResetMiddleware } from './cacheResetMiddleware.ts'
import { makeRootReducer } from './rootReducer.ts'

/** What a store needs of the world; the defaults are the browser's. */
export interface StoreOptions {
  tokens?: TokenStorage
  exclusively?: Exclusively
  wait?: Services['wait']
  onSessionChange?: () => void
}

export function makeStore({
  tokens = makeTokenStorage(),
  exclusively = exclusivelyAmongTabs,
  wait = waitUnlessAborted,
  onSessionChange = () => {},
}: StoreOptions = {}) {
  const services: Services = { wait, renewer: makeTokenRenewer(tokens, exclusively) }

  const store = configureStore({
    reducer: makeRootReducer(),
    preloadedState: { auth: authOf(tokens.read(), tokens.readOnboarding()) },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: services },
        serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] },
      }).concat(
        sessionMiddleware({ storage: tokens, onSessionChange }),
        cacheResetMiddleware,
        api.middleware,
      ),
  })

  const persistor = persistStore(store)
  const stopListening = [
    setupListeners(store.dispatch),
    tokens.onChangeElsewhere(() => adoptStoredSession(tokens, store)),
  ]
  const dispose = () => {
    persistor.pause()
    stopListening.forEach((stop) => stop())
  }
  return { store, dispose }
}

export type AppStore = ReturnType<typeof makeStore>['store']
export type RootState = ReturnType<AppStore['getState']>

/** The sign-up draft once it has come back from session storage: at once, except right after a reload. */
export function whenDraftIsBack(store: AppStore): Promise<SignupDraft> {
  return new Promise((resolve) => {
    const look = () => {
      const draft = store.getState().signupDraft
      if (!draft._persist.rehydrated) return
      unsubscribe()
      resolve(draft)
    }
    const unsubscribe = store.subscribe(look)
    look()
  })
}
