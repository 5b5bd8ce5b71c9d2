import { expect, it } from 'vitest'
import { type Browser, wayToInstall } from './wayToInstall.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'

const aBrowser = (facts: Partial<Browser>): Browser => ({
  userAgent: ANDROID,
  isStandalone: false,
  hasPrompt: false,
  isIosSafari: false,
  ...facts,
})

it('a browser that has offered its question asks it', () => {
  expect(wayToInstall(aBrowser({ hasPrompt: true }))).toBe('prompt')
})

it('Safari on iOS has steps', () => {
  expect(wayToInstall(aBrowser({ userAgent: IPHONE, isIosSafari: true }))).toBe('ios')
})

it('an app that is on the home screen is not offered again', () => {
  expect(wayToInstall(aBrowser({ isStandalone: true, hasPrompt: true }))).toBeNull()
  expect(wayToInstall(aBrowser({ userAgent: IPHONE, isIosSafari: true, isStandalone: true }))).toBeNull()
})

it('a browser that cannot install says nothing', () => {
  expect(wayToInstall(aBrowser({ userAgent: FIREFOX }))).toBeNull()
  expect(wayToInstall(aBrowser({}))).toBeNull()
})

it.for([
  'KAKAOTALK 11.2.3',
  'NAVER(inapp; search; 1200; 12.9.1)',
  'DaumApps/4.7',
  'Line/15.3.1',
  'Instagram 390.0.0.35.84',
  '[FBAN/FBIOS;FBAV/500.0]',
])('inside another app only another browser can: %s', (name) => {
  expect(wayToInstall(aBrowser({ userAgent: `${ANDROID} ${name}` }))).toBe('outside')
  expect(wayToInstall(aBrowser({ userAgent: `${IPHONE} ${name}`, isIosSafari: true }))).toBe('outside')
})
