import type { Middleware } from '@reduxjs/toolkit'
import { loggedIn, onboardingFinished, sessionEnded, tokensRenewed } from './authSlice.ts'
import type { TokenStorage } from './tokenStorage.ts'

export interface SessionEffects {
  storage: TokenStorage
  /** Somebody logged in or out, here or in another tab. The state has followed already. */
  onSessionChange: () => void
}

/** The only writer of token storage. It acts on actions, never on state, so stepping back in time writes nothing. */
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
    } else if (onboardingFinished.match(action)) {
      storage.endOnboarding()
    }
    return result
  }
