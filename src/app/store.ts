import { configureStore, type Reducer } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { api } from '#src/api/api.ts'
import type { Services } from '#src/api/services.ts'
import { sessionCalls } from '#src/api/sessionCalls.ts'
import { authOf } from '#src/auth/authSlice.ts'
import { sessionMiddleware } from '#src/auth/sessionMiddleware.ts'
import { adoptStoredSession } from '#src/auth/storedSession.ts'
import { exclusivelyAmongTabs, makeTokenRenewer, type Exclusively } from '#src/auth/tokenRenewer.ts'
import { makeTokenStorage, type TokenStorage } from '#src/auth/tokenStorage.ts'
import { waitUnlessAborted } from '#src/lib/time/wait.ts'
import type { Dial } from '#src/realtime/connection.ts'
import { cacheResetMiddleware } from './cacheResetMiddleware.ts'
import { makeMiddlewareSlot, type LatePart } from './parts/latePart.ts'
import { rootReducer } from './rootReducer.ts'

/** What a store needs of the world; the defaults are the browser's. */
export interface StoreOptions {
  tokens?: TokenStorage
  exclusively?: Exclusively
  wait?: Services['wait']
  /** The socket's; tests have their own. */
  dial?: Dial
  /** Somebody logged in or out. */
  onSessionChange?: () => void
}

/** These carry functions between redux-persist and its reducers. */
const PERSIST_ACTIONS = ['PERSIST', 'REHYDRATE', 'REGISTER', 'FLUSH', 'PURGE'].map(
  (name) => `persist/${name}`,
)

export function makeStore({
  tokens = makeTokenStorage(),
  exclusively = exclusivelyAmongTabs,
  wait = waitUnlessAborted,
  dial,
  onSessionChange = () => {},
}: StoreOptions = {}) {
  const { refresh, revoke } = sessionCalls
  const services: Services = { wait, renewer: makeTokenRenewer(tokens, exclusively, refresh), revoke }
  const late = makeMiddlewareSlot()

  const store = configureStore({
    reducer: rootReducer(),
    preloadedState: { auth: authOf(tokens.read(), tokens.readOnboarding()) },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: services },
        serializableCheck: { ignoredActions: PERSIST_ACTIONS },
      }).concat(
        sessionMiddleware({ storage: tokens, onSessionChange }),
        cacheResetMiddleware,
        api.middleware,
        late.slot,
      ),
  })

  let isDisposed = false
  const parts = new Map<string, LatePart>()
  const attach = (name: string, make: () => LatePart) => {
    if (isDisposed || parts.has(name)) return
    const part = make()
    parts.set(name, part)
    const reducers: Record<string, Reducer> = Object.assign(
      {},
      ...[...parts.values()].map((each) => each.reducers),
    )
    store.replaceReducer(rootReducer(reducers))
    late.fill(part.middleware ?? [])
    part.start?.(store)
  }

  const stopListening = [
    setupListeners(store.dispatch),
    tokens.onChangeElsewhere(() => adoptStoredSession(tokens, store)),
  ]
  const dispose = () => {
    isDisposed = true
    stopListening.forEach((stop) => stop())
    // nobody waits for their answers any more
    for (const query of store.dispatch(api.util.getRunningQueriesThunk())) query.abort()
    parts.forEach((part) => part.dispose?.())
  }
  return { store, attach, renewer: services.renewer, dial, dispose }
}

/** A store and what can be done with it besides dispatching. */
export type StoreKit = ReturnType<typeof makeStore>
export type AppStore = StoreKit['store']
