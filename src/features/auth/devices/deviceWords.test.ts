import { expect, it } from 'vitest'
import type { Session } from '#contract/http/auth/sessions.ts'
import { browserName, deviceName } from './deviceWords.ts'

const named = (kind: Session['device']['kind'], system: string | null) =>
  deviceName({ kind, system, browser: null })

it.each([
  ['PHONE', 'iOS', 'iPhone'],
  ['TABLET', 'iOS', 'iPad'],
  ['TABLET', 'iPadOS', 'iPad'],
  ['PHONE', 'Android', 'Android 휴대폰'],
  ['TABLET', 'Android', 'Android 태블릿'],
  ['COMPUTER', 'macOS', 'Mac'],
  ['COMPUTER', 'Windows', 'Windows PC'],
  ['COMPUTER', 'Linux', 'Linux 컴퓨터'],
  ['COMPUTER', 'Chrome OS', '크롬북'],
  [null, 'Tizen', 'Tizen 기기'],
  ['PHONE', null, '휴대폰'],
  [null, null, '알 수 없는 기기'],
] as const)('a %s with %s is called %s', (kind, system, name) => {
  expect(named(kind, system)).toBe(name)
})

it('browsers have their Korean names', () => {
  const called = (browser: string | null) => browserName({ kind: null, system: null, browser })
  expect(['Samsung Internet', 'KakaoTalk', 'NAVER', 'Safari', null].map(called)).toEqual([
    '삼성 인터넷',
    '카카오톡',
    '네이버',
    'Safari',
    null,
  ])
})
