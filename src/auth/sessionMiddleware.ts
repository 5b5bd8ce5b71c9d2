import type { Middleware } from '@reduxjs/toolkit'
import {
  loggedIn,
  onboardingFinished,
  onboardingResumed,
  sessionEnded,
  tokensRenewed,
} from './authSlice.ts'
import type { TokenStorage } from './tokenStorage.ts'

export interface SessionEffects {
  storage: TokenStorage
  /** A member logged in or out, in this tab or another. The state is already up to date. */
  onSessionChange: () => void
}

/**
 * The only writer of the token storage. It reacts to actions and not to the state, so time travel writes
 * nothing.
 */
export const sessionMiddleware =
  ({ storage, onSessionChange }: SessionEffects): Middleware =>
  () =>
  (next) =>
  (action) => {
    const result = next(action)
    if (loggedIn.match(action)) {
      const { onboarding = false, ...session } = action.payload
      if (!action.meta.elsewhere) storage.saveSession(session, onboarding)
      onSessionChange()
    } else if (tokensRenewed.match(action)) {
      if (!action.meta.elsewhere) storage.saveTokens(action.payload)
    } else if (sessionEnded.match(action)) {
      if (!action.meta.elsewhere) storage.clear()
      storage.clearTab()
      onSessionChange()
    } else if (onboardingResumed.match(action)) {
      storage.beginOnboarding()
    } else if (onboardingFinished.match(action)) {
      storage.endOnboarding()
    }
    return result
  }
