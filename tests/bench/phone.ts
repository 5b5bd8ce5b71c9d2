import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { CHROMIUM } from '../browser/chromium.ts'
import { BENCH_PASSWORD } from './bigRooms.ts'
import { logIn } from './privateSender.ts'

export const launch = (): Promise<Browser> => chromium.launch(CHROMIUM)

export interface Phone {
  context: BrowserContext
  page: Page
  cdp: CDPSession
}

const BYTES_PER_SECOND = (1.44 * 1024 * 1024) / 8

/** Lighthouse's slow 4G. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: BYTES_PER_SECOND,
  uploadThroughput: BYTES_PER_SECOND / 2,
}

/**
 * A fresh phone of 393 × 852 with an empty cache and a CPU `cpuSlowdown` times slower; with `slow4g` on
 * Lighthouse's slow 4G.
 */
export async function aPhone(
  browser: Browser,
  options: { cpuSlowdown?: number; slow4g?: boolean } = {},
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 393, height: 852 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
  })
  // tsx names functions through a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (named) => named')
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  if (options.slow4g) await cdp.send('Network.emulateNetworkConditions', SLOW_4G)
  if (options.cpuSlowdown) await cdp.send('Emulation.setCPUThrottlingRate', { rate: options.cpuSlowdown })
  return { context, page, cdp }
}

/** Signs a member in before the page is opened; the default password is that of `bigRooms.ts`. */
export async function signIn(
  page: Page,
  origin: string,
  email: string,
  password: string = BENCH_PASSWORD,
): Promise<void> {
  const session = await logIn(origin, email, password)
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, session)
}

/**
 * Evaluates an expression in the page through the protocol. Playwright's own methods first compile scripts
 * there, which is a long task on a slow phone and would disturb the measurement.
 */
async function quietly<T>({ cdp }: Phone, expression: string): Promise<T> {
  const { result } = await cdp.send('Runtime.evaluate', { expression, returnByValue: true })
  return result.value as T
}

/** Waits up to half a minute until an element matches `selector`. */
export async function stands(phone: Phone, selector: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await quietly<boolean>(phone, `document.querySelector(${JSON.stringify(selector)}) !== null`)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${selector} did not come`)
}
