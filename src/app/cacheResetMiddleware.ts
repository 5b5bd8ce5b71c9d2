import type { Middleware } from '@reduxjs/toolkit'
import { api } from '#src/api/api.ts'
import { sessionEnded } from '#src/auth/authSlice.ts'

/** The root reducer empties the cache; this also stops the pending requests of RTK Query's middleware. */
export const cacheResetMiddleware: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action)
    if (sessionEnded.match(action)) dispatch(api.util.resetApiState())
    return result
  }
