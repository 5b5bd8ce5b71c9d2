import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { CHROMIUM } from '../browser/chromium.ts'
import { BENCH_PASSWORD } from './bigRooms.ts'
import { logIn } from './privateSender.ts'

/** What the page weighs is read exactly, and its garbage collected on request. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    ...CHROMIUM,
    args: [...CHROMIUM.args, '--enable-precise-memory-info', '--js-flags=--expose-gc'],
  })
}

export interface Phone {
  context: BrowserContext
  page: Page
  cdp: CDPSession
}

/** A fresh phone of 393 × 852 with an empty cache, its CPU `cpuSlowdown` times slower, on slow 4G as Lighthouse applies it when asked. */
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
  // The loader of these files names functions through a helper that a page does not have.
  await context.addInitScript('globalThis.__name = (named) => named')
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  if (options.slow4g) {
    const bytesPerSecond = (1.44 * 1024 * 1024) / 8
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 562.5,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond / 2,
    })
  }
  if (options.cpuSlowdown) await cdp.send('Emulation.setCPUThrottlingRate', { rate: options.cpuSlowdown })
  return { context, page, cdp }
}

/** Signs a member in before the page is opened; without a password one of `bigRooms.ts`. */
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
 * What an expression gives in the page, asked through the protocol. Playwright's own ways compile its scripts there first, which is a long
 * task of its own on a slow phone, and in the middle of what is measured.
 */
export async function quietly<T>({ cdp }: Phone, expression: string): Promise<T> {
  const { result } = await cdp.send('Runtime.evaluate', { expression, returnByValue: true })
  return result.value as T
}

/** Until something matches `selector`; within half a minute. */
export async function stands(phone: Phone, selector: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await quietly<boolean>(phone, `document.querySelector(${JSON.stringify(selector)}) !== null`)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${selector} did not come`)
}
