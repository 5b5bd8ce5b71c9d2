import type { Middleware } from '@reduxjs/toolkit'
import { api } from '#src/api/api.ts'
import { framesArrived } from '#src/realtime/realtimeSlice.ts'

/** A NOTIFICATION event says that the list has changed; the list itself knows best (P16). */
export const notificationsMiddleware: Middleware = (store) => (next) => (action) => {
  const result = next(action)
  if (framesArrived.match(action) && action.payload.some(({ type }) => type === 'NOTIFICATION'))
    store.dispatch(api.util.invalidateTags(['Notification']))
  return result
}
