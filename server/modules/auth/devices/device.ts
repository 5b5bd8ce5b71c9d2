import { parse } from 'bowser'
import type { Session } from '#contract/http/auth/auth.ts'
import { USER_AGENT_MAX_CHARS } from '#contract/limits.ts'

type Device = Session['device']

/** What is kept of a User-Agent header: at most `USER_AGENT_MAX_CHARS`, no control characters (Postgres refuses NUL). Null: nothing. */
export function keptUserAgent(header: string | undefined): string | null {
  // oxlint-disable-next-line no-control-regex -- these are what has to go
  const text = (header ?? '').replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, '')
  return text.trim().slice(0, USER_AGENT_MAX_CHARS).trim() || null
}

/** Apps that show pages by the system's own browser, and say their name behind its own. */
const IN_APP: readonly (readonly [RegExp, string])[] = [
  [/KAKAOTALK/i, 'KakaoTalk'],
  [/NAVER\(inapp/i, 'NAVER'],
  [/DaumApps/i, 'Daum'],
  [/Instagram/, 'Instagram'],
  [/\bLine\//, 'LINE'],
  [/\bFBA[NV]\//, 'Facebook'],
]

/** Where the library says more than people know the thing by. */
const SHORTER: Record<string, string> = {
  'Samsung Internet for Android': 'Samsung Internet',
  'NAVER Whale Browser': 'Whale',
}

const KINDS: Record<string, Device['kind']> = {
  mobile: 'PHONE',
  tablet: 'TABLET',
  desktop: 'COMPUTER',
}

const CHROME_OS = 'Chrome OS'
/** From this version on, iOS on a tablet has a name of its own. */
const IPAD_OS_SINCE = 13

/**
 * The device behind a User-Agent header, as far as it tells. An iPad that asks for desktop pages, as it does unless told otherwise,
 * calls itself a Mac; a browser that hides its phone is on Android 10 whatever it runs on, so versions are not told.
 */
export function deviceOf(userAgent: string | null): Device {
  if (userAgent === null) return { kind: null, system: null, browser: null }
  const { platform, os, browser } = parse(userAgent)
  const isIpad = platform.type === 'tablet' && os.name === 'iOS'
  const isIpadOs = isIpad && Number.parseInt(os.version ?? '', 10) >= IPAD_OS_SINCE
  const inApp = IN_APP.find(([pattern]) => pattern.test(userAgent))?.[1]
  const name = inApp ?? browser.name ?? ''
  return {
    kind: os.name === CHROME_OS ? 'COMPUTER' : (KINDS[platform.type ?? ''] ?? null),
    system: (isIpadOs ? 'iPadOS' : os.name) || null,
    browser: (SHORTER[name] ?? name) || null,
  }
}
