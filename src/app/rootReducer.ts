import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit'
import { api } from '#src/api/api.ts'
import { authReducer, sessionEnded } from '#src/auth/authSlice.ts'
import { toastsReducer } from '#src/toasts/toastsSlice.ts'

const EARLY = {
  [api.reducerPath]: startsAgain(api.reducer),
  // says itself what is left when a session ends
  auth: authReducer,
  toasts: startsAgain(toastsReducer),
}

/** The reducer of the first load, and with what has joined since (`latePart.ts`). */
export function rootReducer(late: Record<string, Reducer> = {}) {
  return combineReducers({ ...late, ...EARLY })
}

/**
 * When a session ends, nothing of its member stays: every slice begins anew, the API cache included. A persisted slice
 * wraps itself with this inside its persistence, so that what was stored is overwritten as well.
 */
export function startsAgain<S>(reducer: Reducer<S>): Reducer<S> {
  return (state: S | undefined, action: UnknownAction) =>
    reducer(sessionEnded.match(action) ? undefined : state, action)
}
