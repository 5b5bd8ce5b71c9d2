import type { BrowserContext, Page } from '@playwright/test'
import { TIMERS_LATE_MS } from './delays.ts'

type Telling = typeof globalThis & { isSteppingBack?: boolean }

/** A page whose timers have not run for this long has a stopped clock. */
const STOPPED_AFTER_MS = 5_000

/** Makes pages of this context know when the app steps back: a closing overlay removes its history entry. */
export async function tellHistorySteps(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const page = globalThis as Telling
    const back = history.back.bind(history)
    history.back = () => {
      page.isSteppingBack = true
      back()
    }
    addEventListener('popstate', () => (page.isSteppingBack = false), { capture: true })
  })
}

/**
 * Makes `goto`, `reload` and `goBack` of this page wait until the app has stepped back; otherwise they would
 * cancel that step. A person takes a second for what a test does within milliseconds.
 */
export function afterHistorySteps(page: Page): Page {
  const { goto, reload, goBack } = page
  page.goto = async (...args) => (await stepsDone(page), goto.apply(page, args))
  page.reload = async (...args) => (await stepsDone(page), reload.apply(page, args))
  page.goBack = async (...args) => (await stepsDone(page), goBack.apply(page, args))
  return page
}

async function stepsDone(page: Page): Promise<void> {
  // The app steps back one tick after an overlay has closed, unless the test has stopped the page's clock.
  // The evaluation fails when the page is left meanwhile; the next page is checked below.
  const tick = page
    .evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), TIMERS_LATE_MS)
    .catch(() => null)
  await Promise.race([tick, new Promise((resolve) => setTimeout(resolve, STOPPED_AFTER_MS))])
  await page.waitForFunction(() => !(globalThis as Telling).isSteppingBack)
}
