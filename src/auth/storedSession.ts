import type { Dispatch } from '@reduxjs/toolkit'
import { loggedIn, sessionEnded, tokensRenewed, type WithAuth } from './authSlice.ts'
import type { TokenStorage } from './tokenStorage.ts'

/** As much of the store as the session needs; a middleware's or a base query's api will do. */
export interface SessionStore {
  dispatch: Dispatch
  getState: () => unknown
}

const ELSEWHERE = { elsewhere: true }

/**
 * Brings the state to what storage says after another tab may have changed it (P2). Answers whether it is still the
 * session it was: another member, or nobody, empties the state first, so that nothing of one is ever shown to another.
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
