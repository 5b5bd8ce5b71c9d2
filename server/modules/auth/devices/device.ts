import { parse } from 'bowser'
import type { Session } from '#contract/http/auth/sessions.ts'
import { USER_AGENT_MAX_CHARS } from '#contract/limits.ts'

type Device = Session['device']

/**
 * The stored form of a User-Agent header: at most `USER_AGENT_MAX_CHARS`, without control characters
 * (Postgres refuses NUL). Null: empty.
 */
export function keptUserAgent(header: string | undefined): string | null {
  // oxlint-disable-next-line no-control-regex -- these characters are removed
  const text = (header ?? '').replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, '')
  return text.trim().slice(0, USER_AGENT_MAX_CHARS).trim() || null
}

/** In-app browsers: they use the system's web view and append their own name. */
const IN_APP: readonly (readonly [RegExp, string])[] = [
  [/KAKAOTALK/i, 'KakaoTalk'],
  [/NAVER\(inapp/i, 'NAVER'],
  [/DaumApps/i, 'Daum'],
  [/Instagram/, 'Instagram'],
  [/\bLine\//, 'LINE'],
  [/\bFBA[NV]\//, 'Facebook'],
]

/** Common names that are shorter than the library's. */
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
/** From this version on, iOS on a tablet is called iPadOS. */
const IPAD_OS_SINCE = 13

/**
 * The device of a User-Agent header, as far as it can be told. An iPad requests desktop pages by default and
 * then identifies as a Mac; some browsers report Android 10 on every phone, so versions are left out.
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
