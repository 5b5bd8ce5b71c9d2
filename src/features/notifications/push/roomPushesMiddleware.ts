import type { Middleware } from '@reduxjs/toolkit'
import { keepLoading } from '#src/lib/page/keepLoading.ts'
import { pageShown } from '#src/realtime/realtimeSlice.ts'
import type { makeRoomPushes, RoomPushState } from './roomPushes.ts'

type RoomPushes = ReturnType<typeof makeRoomPushes>

/**
 * Follows what happens in rooms for the pushes of this device. What it does then is loaded when the first
 * screen is there, and only where pushes are possible.
 */
export const roomPushesMiddleware: Middleware<unknown, RoomPushState> = (api) => {
  if (!navigator.serviceWorker) return (next) => (action) => next(action)
  let follow: RoomPushes | null = null
  keepLoading(
    () => import('./roomPushes.ts'),
    (part) => {
      follow = part.makeRoomPushes(api)
      follow(null)
    },
  )
  return (next) => (action) => {
    const before = api.getState()
    const result = next(action)
    // a past state is shown, where actions change nothing
    if (pageShown.match(action) || before !== api.getState()) follow?.(action)
    return result
  }
}
