import type { Middleware } from '@reduxjs/toolkit'
import { pageShown } from '#src/realtime/realtimeSlice.ts'
import { selectUnreadTotal, type WithUnread } from './unread.ts'

/** The part of the browser's navigator that has the number on the app's icon; other browsers lack both. */
export interface IconBadge {
  setAppBadge?: (count: number) => Promise<void>
  clearAppBadge?: () => Promise<void>
}

/**
 * Shows the unread total on the icon of the installed app, after each action that changes it, and removes it
 * at a log-out. A push may have changed the number meanwhile, so a page that is shown again says it again.
 *
 * Time travel changes the state behind all middleware: what is shown then is not told to the icon.
 */
export const makeAppBadge =
  (icon: IconBadge): Middleware =>
  ({ getState }) => {
    let shown: number | null = null
    return (next) => (action) => {
      const before = getState() as unknown
      const result = next(action)
      const after = getState() as WithUnread
      if (pageShown.match(action)) shown = null
      else if (before === after) return result
      const count = selectUnreadTotal(after)
      if (count === null || count === shown) return result
      shown = count
      // a browser may refuse, as in a page that is not installed
      const told = count > 0 ? icon.setAppBadge?.(count) : icon.clearAppBadge?.()
      told?.catch(() => {})
      return result
    }
  }
