import { RISES_AFTER_MS } from './settledCount.ts'
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
  let rising: ReturnType<typeof setTimeout> | undefined

  function show(count: number): void {
    shown = count
    // a browser may refuse, as in a page that is not installed
    const told = count > 0 ? icon.setAppBadge?.(count) : icon.clearAppBadge?.()
    told?.catch(() => {})
  }

  /** `hasRisen`: the number has been above the one on the icon for long enough. */
  function follow(isShownAgain: boolean, hasRisen = false): void {
    if (isShownAgain) shown = null
    const count = selectUnreadTotal(getState() as WithUnread)
    if (count !== null && shown !== null && count > shown && !hasRisen) {
      rising ??= setTimeout(() => {
        rising = undefined
        follow(false, true)
      }, RISES_AFTER_MS)
      return
    }
    clearTimeout(rising)
    rising = undefined
    if (count !== null && count !== shown) show(count)
  }

  return (isShownAgain: boolean) => follow(isShownAgain)
}
