import { expect, it } from 'vitest'
import { platformOf, whyNoPushes } from './support.ts'

const AGENTS = {
  androidChrome:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
  kakao:
    'Mozilla/5.0 (Linux; Android 14; SM-S921N; wv) AppleWebKit/537.36 Version/4.0 Chrome/126.0 Mobile Safari/537.36;KAKAOTALK 2410840',
  instagram:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/21F90 Instagram 335.1',
  naver:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 NAVER(inapp; search; 2000; 12.6.1)',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15',
}

const facts = (userAgent: string, { hasPushes = false, touchPoints = 5 } = {}) => ({
  userAgent,
  hasPushes,
  touchPoints,
})

it.each([
  ['KakaoTalk', AGENTS.kakao, 'in-app'],
  ['Instagram on an iPhone', AGENTS.instagram, 'in-app'],
  ['Naver on an iPhone', AGENTS.naver, 'in-app'],
  ['Safari on an iPhone', AGENTS.iphone, 'ios-browser'],
  ['an iPad', AGENTS.mac, 'ios-browser'],
  ['an old browser', AGENTS.androidChrome, 'unknown'],
])('%s has no pushes because of %s', (_name, userAgent, why) => {
  expect(whyNoPushes(facts(userAgent))).toBe(why)
})

it('a browser with pushes has them, whatever it calls itself', () => {
  expect(whyNoPushes(facts(AGENTS.iphone, { hasPushes: true }))).toBeNull()
})

it.each([
  ['a phone with Android', AGENTS.androidChrome, 5, 'android'],
  ['an iPhone', AGENTS.iphone, 5, 'ios'],
  ['an iPad', AGENTS.mac, 5, 'ios'],
  ['a Mac', AGENTS.mac, 0, 'computer'],
])('%s is known', (_name, userAgent, touchPoints, platform) => {
  expect(platformOf(facts(userAgent, { touchPoints }))).toBe(platform)
})
