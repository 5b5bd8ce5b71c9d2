import type { Page } from '@playwright/test'

/**
 * Moves the clock of a page forward and stops it there, so a slow machine has time to look at the page. Needs
 * `page.clock.install()` before the page opens; `page.clock.resume()` starts the clock again. It does not affect media,
 * recordings, CSS animations and the server. axe does not finish while it stands still.
 */
export async function stopClockAfter(page: Page, ms: number): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + ms)
}
