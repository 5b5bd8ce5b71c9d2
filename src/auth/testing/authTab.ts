import { configureStore, type Middleware } from '@reduxjs/toolkit'
import { authReducer } from '../authSlice.ts'
import { sessionMiddleware } from '../sessionMiddleware.ts'
import { authAtStart } from '../storedSession.ts'
import { makeTokenStorage } from '../tokenStorage.ts'

/** A tab with nothing but its session. `reduced` has the actions that reached its state, in order. */
export function authTab() {
  const storage = makeTokenStorage()
  const reduced: unknown[] = []
  const recorder: Middleware = () => (next) => (action) => {
    reduced.push(action)
    return next(action)
  }
  const store = configureStore({
    reducer: { auth: authReducer },
    preloadedState: { auth: authAtStart(storage) },
    middleware: (defaults) =>
      defaults().concat(sessionMiddleware({ storage, onSessionChange() {} }), recorder),
  })
  return { ...store, storage, reduced, auth: () => store.getState().auth }
}
