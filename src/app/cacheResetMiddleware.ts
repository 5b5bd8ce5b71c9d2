import type { Middleware } from '@reduxjs/toolkit'
import { api } from '#src/api/api.ts'
import { sessionEnded } from '#src/auth/authSlice.ts'

/** The root reducer empties the cache; this also stops what RTK Query's middleware still has under way for it. */
export const cacheResetMiddleware: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action)
    if (sessionEnded.match(action)) dispatch(api.util.resetApiState())
    return result
  }
