import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

type Axe = typeof axe

/** The small build: every page that is looked at has to read it first. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** How often axe reads the page again because it changed meanwhile. A clock that counts seconds changes it every time. */
const READS_MAX = 5

/**
 * Expects no violation that axe can find on the current screen. An element in the middle of a fade has the contrast of
 * neither end, so running animations end first, and none begins while axe reads.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // index.html has none: what it shows until the app is there is not the screen
  await expect(page.locator('main')).toBeAttached()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  )
  // AxeBuilder opens a page for every analysis to join the results of frames. The app has no frames.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const violations = await page.evaluate(async (readsMax) => {
    let hasChanged = false
    const observer = new MutationObserver(() => (hasChanged = true))
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    try {
      for (let reads = 1; ; reads += 1) {
        hasChanged = false
        const found = await (globalThis as unknown as { axe: Axe }).axe.run({ resultTypes: ['violations'] })
        // What axe put together from two states of the page is true of neither.
        if (hasChanged && reads < readsMax && found.violations.length > 0) continue
        return found.violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
        )
      }
    } finally {
      observer.disconnect()
    }
  }, READS_MAX)
  await page.emulateMedia({ reducedMotion: null })
  expect(violations).toEqual([])
}
