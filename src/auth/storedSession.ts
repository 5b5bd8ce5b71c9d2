import type { Dispatch } from '@reduxjs/toolkit'
import { authOf, type AuthState, loggedIn, sessionEnded, tokensRenewed, type WithAuth } from './authSlice.ts'
import type { TokenStorage } from './tokenStorage.ts'

/** The part of the store that the session needs; the `api` of a middleware or of a base query fits too. */
export interface SessionStore {
  dispatch: Dispatch
  getState: () => unknown
}

/** The state of a tab that has just been opened or loaded again. */
export function authAtStart(storage: TokenStorage): AuthState {
  const session = storage.read()
  return { ...authOf(session, storage.readOnboarding()), lapsed: session ? null : storage.readLapsed() }
}

const ELSEWHERE = { elsewhere: true }

/**
 * Updates the state from storage after another tab may have changed it (P2). Returns whether the session is
 * still the same. If storage has another member or none, the state is emptied first, so that one member's
 * data is never shown to another.
 */
export function adoptStoredSession(
  storage: TokenStorage,
  { dispatch, getState }: SessionStore,
): 'same' | 'other' {
  const stored = storage.read()
  const { accessToken, memberId } = (getState() as WithAuth).auth
  if (stored && accessToken !== null && stored.memberId === memberId) {
    if (stored.accessToken !== accessToken) dispatch(tokensRenewed(stored, ELSEWHERE))
    return 'same'
  }
  if (accessToken !== null) dispatch(sessionEnded(ELSEWHERE))
  if (stored) dispatch(loggedIn(stored, ELSEWHERE))
  return 'other'
}
