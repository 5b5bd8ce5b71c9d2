import { configureStore, type Reducer } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { makeActKeys } from '#src/api/actKeys.ts'
import { api } from '#src/api/api.ts'
import { type ApiError, isRefusedWith } from '#src/api/apiError.ts'
import { readFailedAgain } from '#src/api/readFailedAgain.ts'
import type { Services } from '#src/api/services.ts'
import { refreshTokens, revokeTokens } from '#src/api/sessionCalls.ts'
import type { RefreshAnswer } from '#src/auth/sessionCalls.ts'
import { sessionMiddleware } from '#src/auth/sessionMiddleware.ts'
import { adoptStoredSession, authAtStart } from '#src/auth/storedSession.ts'
import { exclusivelyAmongTabs, makeTokenRenewer, type Exclusively } from '#src/auth/tokenRenewer.ts'
import { makeTokenStorage, type TokenStorage } from '#src/auth/tokenStorage.ts'
import { waitUnlessAborted } from '#src/lib/time/wait.ts'
import type { Dial } from '#src/realtime/connection.ts'
import { cacheResetMiddleware } from './cacheResetMiddleware.ts'
import { makeMiddlewareSlot, type LatePart } from './parts/latePart.ts'
import { rootReducer } from './rootReducer.ts'

/** The effects that a store uses; the defaults are the browser's. */
export interface StoreOptions {
  tokens?: TokenStorage
  exclusively?: Exclusively
  wait?: Services['wait']
  /** Opens the socket; tests pass their own. */
  dial?: Dial
  /** Spreads the pauses between redials; tests keep them exact. */
  spread?: (ms: number) => number
  /** Called when a member logged in or out. */
  onSessionChange?: () => void
}

/** These actions contain functions for redux-persist and its reducers. */
const PERSIST_ACTIONS = ['PERSIST', 'REHYDRATE', 'REGISTER', 'FLUSH', 'PURGE'].map(
  (name) => `persist/${name}`,
)

export function makeStore({
  tokens = makeTokenStorage(),
  exclusively = exclusivelyAmongTabs,
  wait = waitUnlessAborted,
  dial,
  spread,
  onSessionChange = () => {},
}: StoreOptions = {}) {
  const refresh = async (refreshToken: string): Promise<RefreshAnswer<ApiError>> => {
    const { data, error } = await store.dispatch(refreshTokens(refreshToken))
    if (!error) return { outcome: 'refreshed', tokens: { refreshToken, ...data } }
    const isRefused = error.kind === 'refused' && error.status !== 429
    return isRefused
      ? { outcome: 'refused', isSuspended: isRefusedWith(error, 'AUTH4032') }
      : { outcome: 'unanswered', error }
  }
  const services: Services = {
    wait,
    renewer: makeTokenRenewer(tokens, exclusively, refresh),
    revoke: async (pair) => void (await store.dispatch(revokeTokens(pair))),
    readAgain: (queryCacheKey = '') => store.dispatch(readFailedAgain(queryCacheKey)),
    actKeys: makeActKeys(),
  }
  const late = makeMiddlewareSlot()

  const store = configureStore({
    reducer: rootReducer(),
    preloadedState: { auth: authAtStart(tokens) },
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
    // no caller waits for these answers any more
    for (const query of store.dispatch(api.util.getRunningQueriesThunk())) query.abort()
    parts.forEach((part) => part.dispose?.())
  }
  return { store, attach, tokens, services, renewer: services.renewer, dial, spread, dispose }
}

/** A store and its methods besides `dispatch`. */
export type StoreKit = ReturnType<typeof makeStore>
export type AppStore = StoreKit['store']
