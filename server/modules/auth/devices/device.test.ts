import { expect, it } from 'vitest'
import { USER_AGENT_MAX_CHARS } from '#contract/limits.ts'
import { deviceOf, keptUserAgent } from './device.ts'

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) ${WEBKIT}`
/** The User-Agent of a web view in an Android app. */
const WEB_VIEW = `Mozilla/5.0 (Linux; Android 14; SM-S918N Build/UP1A.231005.007; wv) ${BLINK} Version/4.0 Chrome/125.0.6422.165`
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/126.0.0.0`

it.each([
  [`${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, 'PHONE', 'iOS', 'Safari'],
  [`${IPHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`, 'PHONE', 'iOS', 'Chrome'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Chrome/126.0.0.0 Mobile Safari/537.36`,
    'PHONE',
    'Android',
    'Chrome',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S928N) ${BLINK} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    'PHONE',
    'Android',
    'Samsung Internet',
  ],
  [
    `Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-X910N) ${BLINK} SamsungBrowser/23.0 Chrome/115.0.0.0 Safari/537.36`,
    'TABLET',
    'Android',
    'Samsung Internet',
  ],
  [`${WEB_VIEW} Mobile Safari/537.36;KAKAOTALK 2410860`, 'PHONE', 'Android', 'KakaoTalk'],
  [`${IPHONE} Mobile/15E148 KAKAOTALK/10.9.5 (INAPP)`, 'PHONE', 'iOS', 'KakaoTalk'],
  [
    `${WEB_VIEW} Whale/1.0.0.0 Crosswalk/28.125.0.20 Mobile Safari/537.36 NAVER(inapp; search; 2000; 12.7.3)`,
    'PHONE',
    'Android',
    'NAVER',
  ],
  [
    `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1 NAVER(inapp; search; 2000; 12.7.3; 15PRO)`,
    'PHONE',
    'iOS',
    'NAVER',
  ],
  [`${WEB_VIEW} Mobile Safari/537.36;DaumApps/8.9.0 (daumapps)`, 'PHONE', 'Android', 'Daum'],
  [
    `${IPHONE} Mobile/21F79 Instagram 334.0.4.32.98 (iPhone15,2; iOS 17_5; ko_KR)`,
    'PHONE',
    'iOS',
    'Instagram',
  ],
  [`${IPHONE} Mobile/15E148 Safari Line/14.9.0`, 'PHONE', 'iOS', 'LINE'],
  [`${WEB_VIEW} Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/468.0.0.56.78;]`, 'PHONE', 'Android', 'Facebook'],
  [
    `Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${WEBKIT} Version/17.5 Mobile/15E148 Safari/604.1`,
    'TABLET',
    'iPadOS',
    'Safari',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) ${WEBKIT} Version/12.1.2 Mobile/15E148 Safari/604.1`,
    'TABLET',
    'iOS',
    'Safari',
  ],
  // a Mac, and an iPad that requests desktop pages
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/17.5 Safari/605.1.15`,
    'COMPUTER',
    'macOS',
    'Safari',
  ],
  [`${WINDOWS} Safari/537.36`, 'COMPUTER', 'Windows', 'Chrome'],
  [`${WINDOWS} Safari/537.36 Edg/126.0.0.0`, 'COMPUTER', 'Windows', 'Microsoft Edge'],
  [`${WINDOWS} Whale/3.27.254.15 Safari/537.36`, 'COMPUTER', 'Windows', 'Whale'],
  [
    'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
    'COMPUTER',
    'Linux',
    'Firefox',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${BLINK} Chrome/126.0.0.0 Safari/537.36`,
    'COMPUTER',
    'Chrome OS',
    'Chrome',
  ],
])('recognises %s', (userAgent, kind, system, browser) => {
  expect(deviceOf(userAgent)).toEqual({ kind, system, browser })
})

const UNKNOWN = { kind: null, system: null, browser: null }

it.each([null, 'node', 'curl/8.5.0', '('.repeat(USER_AGENT_MAX_CHARS), '합주'])(
  'recognises nothing in %o',
  (userAgent) => {
    expect(deviceOf(userAgent)).toEqual(UNKNOWN)
  },
)

it('gives a robot and a television no kind of device', () => {
  const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  const television = 'Mozilla/5.0 (SMART-TV; Linux; Tizen 5.0) AppleWebKit/538.1 Version/5.0 TV Safari/538.1'
  for (const userAgent of [robot, television]) expect(deviceOf(userAgent).kind).toBeNull()
})

it('keeps only what can be stored of a header', () => {
  expect(keptUserAgent(undefined)).toBeNull()
  expect(keptUserAgent(' \u0000\u0007 \u0085')).toBeNull()
  expect(keptUserAgent(' Mozilla/5.0\u0000 (X11)\r\n\u009f')).toBe('Mozilla/5.0 (X11)')
  expect(keptUserAgent(`\t${'x'.repeat(USER_AGENT_MAX_CHARS + 1)}`)).toBe('x'.repeat(USER_AGENT_MAX_CHARS))
})
