import type { Middleware } from '@reduxjs/toolkit'
import {
  loggedIn,
  onboardingFinished,
  onboardingResumed,
  selectLapsed,
  sessionEnded,
  tokensRenewed,
  type WithAuth,
} from './authSlice.ts'
import type { TokenStorage } from './tokenStorage.ts'

export interface SessionEffects {
  storage: TokenStorage
  /** A member logged in or out, in this tab or another. The state is already up to date. */
  onSessionChange: () => void
}

/**
 * The only writer of the token storage. It reacts to actions and not to the state, so time travel writes
 * nothing. When somebody else logs in after a session has lapsed, it ends that session for good first.
 */
export const sessionMiddleware =
  ({ storage, onSessionChange }: SessionEffects): Middleware<unknown, WithAuth> =>
  ({ getState }) =>
  (next) =>
  (action) => {
    if (loggedIn.match(action)) {
      const lapsed = selectLapsed(getState())
      if (lapsed && !isSameMember(lapsed.memberId, action.payload.memberId)) {
        next(sessionEnded({ elsewhere: true }))
        storage.clearTab()
      }
    }
    const result = next(action)
    if (loggedIn.match(action)) {
      const { onboarding = false, ...session } = action.payload
      storage.endLapsed()
      if (!action.meta.elsewhere) storage.saveSession(session, onboarding)
      onSessionChange()
    } else if (tokensRenewed.match(action)) {
      if (!action.meta.elsewhere) storage.saveTokens(action.payload)
    } else if (sessionEnded.match(action)) {
      const lapsed = selectLapsed(getState())
      if (!action.meta.elsewhere) storage.clear()
      if (lapsed) storage.saveLapsed(lapsed)
      else storage.clearTab()
      onSessionChange()
    } else if (onboardingResumed.match(action)) {
      storage.beginOnboarding()
    } else if (onboardingFinished.match(action)) {
      storage.endOnboarding()
    }
    return result
  }

/** An unknown id is nobody's. */
const isSameMember = (one: number | null, other: number | null) => one !== null && one === other
