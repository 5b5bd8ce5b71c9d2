import { isInsideAnApp } from '#src/lib/page/insideAnApp.ts'

/** What a page knows of its browser. */
export interface Browser {
  userAgent: string
  /** Opened from the home screen. */
  isStandalone: boolean
  /** Chromium has offered its question. */
  hasPrompt: boolean
  /** Safari on iOS has `navigator.standalone`; no other browser has. */
  isIosSafari: boolean
}

/**
 * How the app gets to the home screen: by the browser's question, by the steps for iOS, or only in another
 * browser (`outside`), because this one is part of another app. Null: not from here, or it is there.
 */
export type WayToInstall = 'prompt' | 'ios' | 'outside' | null

export function wayToInstall({ userAgent, isStandalone, hasPrompt, isIosSafari }: Browser): WayToInstall {
  if (isStandalone) return null
  if (isInsideAnApp(userAgent)) return 'outside'
  if (hasPrompt) return 'prompt'
  return isIosSafari ? 'ios' : null
}

export function thisBrowser(hasPrompt: boolean): Browser {
  const { userAgent } = navigator
  const iosStandalone = (navigator as { standalone?: boolean }).standalone
  return {
    userAgent,
    isStandalone: iosStandalone === true || matchMedia('(display-mode: standalone)').matches,
    hasPrompt,
    isIosSafari: iosStandalone !== undefined,
  }
}
