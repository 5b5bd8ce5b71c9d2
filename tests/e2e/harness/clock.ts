import type { Page } from '@playwright/test'

/**
 * Advances the clock of a page and stops it there, so that a slow machine has time to check the page. Needs
 * `page.clock.install()` before the page opens; `page.clock.resume()` starts the clock again. Does not affect
 * media, recordings, CSS animations and the server. axe does not finish while the clock is stopped.
 */
export async function stopClockAfter(page: Page, ms: number): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + ms)
}
