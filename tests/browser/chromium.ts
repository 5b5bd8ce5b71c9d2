import { findChromium } from '../../scripts/lib/tools.mjs'

/** Debian's Chromium without background network traffic, for the end-to-end tests and the benches. */
export const CHROMIUM = {
  executablePath: findChromium() ?? undefined,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** Settings of a page test: a window of the size of a phone, in Korea. */
export const IN_KOREA = {
  browserName: 'chromium',
  viewport: { width: 393, height: 852 },
  locale: 'ko-KR',
  timezoneId: 'Asia/Seoul',
  screenshot: 'only-on-failure',
} as const
