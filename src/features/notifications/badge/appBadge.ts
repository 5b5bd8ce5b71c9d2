import { selectUnreadTotal, type WithUnread } from './unread.ts'

/** The part of the browser's navigator that has the number on the app's icon; other browsers lack both. */
export interface IconBadge {
  setAppBadge?: (count: number) => Promise<void>
  clearAppBadge?: () => Promise<void>
}

/**
 * Shows the unread total on the icon of the installed app, and removes it at a log-out. Call it when the
 * state has changed. A push may have changed the number while the page was hidden: `isShownAgain` says it
 * again.
 */
export function makeAppBadge(icon: IconBadge, getState: () => unknown) {
  let shown: number | null = null
  return function follow(isShownAgain: boolean): void {
    if (isShownAgain) shown = null
    const count = selectUnreadTotal(getState() as WithUnread)
    if (count === null || count === shown) return
    shown = count
    // a browser may refuse, as in a page that is not installed
    const told = count > 0 ? icon.setAppBadge?.(count) : icon.clearAppBadge?.()
    told?.catch(() => {})
  }
}
