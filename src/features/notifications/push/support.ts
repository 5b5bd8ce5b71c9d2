import { isInsideAnApp } from '#src/lib/page/insideAnApp.ts'

/**
 * Why a browser cannot get pushes. `in-app`: the browser inside another app. `ios-browser`: on iPhones only
 * an app on the home screen gets them. `unknown`: too old, or an address that is not secure.
 */
export type NoPushes = 'in-app' | 'ios-browser' | 'unknown'

export interface BrowserFacts {
  userAgent: string
  touchPoints: number
  hasPushes: boolean
}

const isIos = ({ userAgent, touchPoints }: BrowserFacts) =>
  // an iPad says that it is a Mac
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)

/** Null: the browser can get pushes. */
export function whyNoPushes(facts: BrowserFacts): NoPushes | null {
  if (facts.hasPushes) return null
  if (isInsideAnApp(facts.userAgent)) return 'in-app'
  return isIos(facts) ? 'ios-browser' : 'unknown'
}

export type Platform = 'android' | 'ios' | 'computer'

/** Whose settings the member sees. */
export function platformOf(facts: BrowserFacts): Platform {
  if (/Android/.test(facts.userAgent)) return 'android'
  return isIos(facts) ? 'ios' : 'computer'
}

export const browserFacts = (): BrowserFacts => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
  hasPushes: Boolean(navigator.serviceWorker) && 'PushManager' in window && 'Notification' in window,
})
