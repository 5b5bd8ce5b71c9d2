import type { BrowserContext, Page } from '@playwright/test'

type Telling = typeof globalThis & { isSteppingBack?: boolean }

/** A page whose timers have not moved for so long stands still. */
const STOPPED_AFTER_MS = 5_000

/** Lets the pages of a context tell whether a step back of the app is under way: an overlay that closes takes its history entry away. */
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
 * Lets the page go elsewhere only when no step back is under way, which would undo the navigation or be undone by it. A test does
 * within milliseconds what takes somebody at least a second.
 */
export function afterHistorySteps(page: Page): Page {
  const { goto, reload, goBack } = page
  page.goto = async (...args) => (await stepsDone(page), goto.apply(page, args))
  page.reload = async (...args) => (await stepsDone(page), reload.apply(page, args))
  page.goBack = async (...args) => (await stepsDone(page), goBack.apply(page, args))
  return page
}

async function stepsDone(page: Page): Promise<void> {
  // the app steps back a tick after it has closed something, and never while a test has stopped the clock of the page
  const tick = page.evaluate(() => new Promise((resolve) => setTimeout(resolve))).catch(() => 'another page')
  await Promise.race([tick, new Promise((resolve) => setTimeout(resolve, STOPPED_AFTER_MS))])
  await page.waitForFunction(() => !(globalThis as Telling).isSteppingBack)
}
