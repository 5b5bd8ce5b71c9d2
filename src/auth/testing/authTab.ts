import { configureStore, type UnknownAction } from '@reduxjs/toolkit'
import { authReducer } from '../authSlice.ts'
import { sessionMiddleware } from '../sessionMiddleware.ts'
import { authAtStart } from '../storedSession.ts'
import { makeTokenStorage } from '../tokenStorage.ts'

/** A tab with nothing but its session. `reduced` has the actions that reached its state, in order. */
export function authTab() {
  const storage = makeTokenStorage()
  const reduced: UnknownAction[] = []
  const store = configureStore({
    reducer: {
      auth: authReducer,
      rest: (rest: null = null, action: UnknownAction) => {
        reduced.push(action)
        return rest
      },
    },
    preloadedState: { auth: authAtStart(storage) },
    middleware: (defaults) => defaults().concat(sessionMiddleware({ storage, onSessionChange() {} })),
  })
  reduced.length = 0
  return { ...store, storage, reduced, auth: () => store.getState().auth }
}
