import type { Middleware } from '@reduxjs/toolkit'
import { keepLoading } from '#src/lib/page/keepLoading.ts'
import { pageShown } from '#src/realtime/realtimeSlice.ts'
import type { IconBadge, makeAppBadge } from './appBadge.ts'

/**
 * Keeps the number on the app's icon. What counts is loaded when the first screen is there, and only where
 * the browser has such a number.
 *
 * Time travel changes the state behind all middleware: what is shown then is not told to the icon.
 */
export const makeAppBadgeMiddleware =
  (icon: IconBadge): Middleware =>
  ({ getState }) => {
    if (!icon.setAppBadge) return (next) => (action) => next(action)
    let follow: ReturnType<typeof makeAppBadge> | null = null
    keepLoading(
      () => import('./appBadge.ts').then((part) => part.makeAppBadge),
      (make) => {
        follow = make(icon, getState)
        follow(false)
      },
    )
    return (next) => (action) => {
      const before = getState() as unknown
      const result = next(action)
      const isShownAgain = pageShown.match(action)
      if (isShownAgain || before !== getState()) follow?.(isShownAgain)
      return result
    }
  }
