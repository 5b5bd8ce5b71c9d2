import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit'
import { api } from '#src/api/api.ts'
import { authReducer, sessionEnded } from '#src/auth/authSlice.ts'
import { toastsReducer } from '#src/toasts/toastsSlice.ts'

const EARLY = {
  [api.reducerPath]: startsAgain(api.reducer),
  // decides itself what remains when a session ends
  auth: authReducer,
  toasts: startsAgain(toastsReducer),
}

/** The reducer of the first load together with the parts that have joined since (`latePart.ts`). */
export function rootReducer(late: Record<string, Reducer> = {}) {
  return combineReducers({ ...late, ...EARLY })
}

/**
 * For drafts: like `startsAgain`, but what was typed outlives a session that has lapsed. Another member never
 * sees it: the middleware of the session ends the old one for good before they are logged in.
 */
export function outlivesLapse<S>(reducer: Reducer<S>): Reducer<S> {
  const fresh = startsAgain(reducer)
  return (state: S | undefined, action: UnknownAction) =>
    sessionEnded.match(action) && action.meta.lapsed ? reducer(state, action) : fresh(state, action)
}

/**
 * When a session ends, nothing of its member remains: every slice returns to its initial state, the API cache
 * included. A persisted slice is wrapped inside its persistence, so that the stored copy is overwritten too.
 */
export function startsAgain<S>(reducer: Reducer<S>): Reducer<S> {
  return (state: S | undefined, action: UnknownAction) =>
    reducer(sessionEnded.match(action) ? undefined : state, action)
}
