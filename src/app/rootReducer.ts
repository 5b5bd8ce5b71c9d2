import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit'
import { persistReducer } from 'redux-persist'
import { api } from '#src/api/api.ts'
import { authReducer, sessionEnded } from '#src/auth/authSlice.ts'
import { PERSISTED_DRAFT_FIELDS, signupDraftReducer } from '#src/features/signup/signupDraftSlice.ts'
import { toastsReducer } from '#src/toasts/toastsSlice.ts'
import { sessionStorageAdapter } from './persistence.ts'

/**
 * When a session ends, nothing of its member stays: every slice starts again, the API cache included. It wraps each slice
 * inside its persistence, so that what was persisted is overwritten as well.
 */
const startsAgain =
  <S>(reducer: Reducer<S>): Reducer<S> =>
  (state: S | undefined, action: UnknownAction) =>
    reducer(sessionEnded.match(action) ? undefined : state, action)

export function makeRootReducer() {
  return combineReducers({
    [api.reducerPath]: startsAgain(api.reducer),
    auth: startsAgain(authReducer),
    signupDraft: persistReducer(
      {
        key: 'signupDraft',
        version: 1,
        storage: sessionStorageAdapter(sessionStorage),
        whitelist: [...PERSISTED_DRAFT_FIELDS],
      },
      startsAgain(signupDraftReducer),
    ),
    toasts: startsAgain(toastsReducer),
  })
}
