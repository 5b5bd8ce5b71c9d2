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

/** KakaoTalk, Naver, Daum, LINE, Instagram, Facebook. */
const INSIDE_AN_APP = /KAKAOTALK|NAVER\(inapp|DaumApps|\bLine\/|Instagram|FBAN|FBAV/i

export function wayToInstall({ userAgent, isStandalone, hasPrompt, isIosSafari }: Browser): WayToInstall {
  if (isStandalone) return null
  if (INSIDE_AN_APP.test(userAgent)) return 'outside'
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
