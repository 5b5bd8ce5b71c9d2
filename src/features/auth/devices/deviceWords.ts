import type { Session } from '#contract/http/auth/sessions.ts'

type Device = Session['device']

/** Common names that differ from the name of the system. */
const OWN_NAMES: Record<string, string> = {
  iPadOS: 'iPad',
  macOS: 'Mac',
  Windows: 'Windows PC',
  'Chrome OS': '크롬북',
}

const KIND_WORDS: Record<NonNullable<Device['kind']>, string> = {
  PHONE: '휴대폰',
  TABLET: '태블릿',
  COMPUTER: '컴퓨터',
}

/** `iPhone`, `Android 휴대폰`; 알 수 없는 기기 when nothing is known about the device. */
export function deviceName({ kind, system }: Device): string {
  if (system === 'iOS') return kind === 'TABLET' ? 'iPad' : 'iPhone'
  const own = system === null ? undefined : OWN_NAMES[system]
  if (own !== undefined) return own
  const words = [system, kind === null ? (system === null ? null : '기기') : KIND_WORDS[kind]]
  return words.filter((word) => word !== null).join(' ') || '알 수 없는 기기'
}

const BROWSER_WORDS: Record<string, string> = {
  'Samsung Internet': '삼성 인터넷',
  KakaoTalk: '카카오톡',
  NAVER: '네이버',
  Whale: '네이버 웨일',
  Daum: '다음',
  Instagram: '인스타그램',
  Facebook: '페이스북',
  LINE: '라인',
}

/** The Korean name, if the browser has one. */
export function browserName({ browser }: Device): string | null {
  return browser === null ? null : (BROWSER_WORDS[browser] ?? browser)
}
