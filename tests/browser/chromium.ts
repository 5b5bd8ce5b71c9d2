import { findChromium } from '../../scripts/lib/tools.mjs'

/** Chromium as Debian ships it, quiet about the outside world. What the end-to-end tests and the benches start. */
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

/** Where a test of a page runs: a window of the size of a phone, in Korea. */
export const IN_KOREA = {
  browserName: 'chromium',
  viewport: { width: 393, height: 852 },
  locale: 'ko-KR',
  timezoneId: 'Asia/Seoul',
  screenshot: 'only-on-failure',
} as const
