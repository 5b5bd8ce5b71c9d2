import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

type Axe = typeof axe

/** Style sheets, which axe loads for experimental rules alone, take half of its time on a small screen. */
const OPTIONS = { resultTypes: ['violations'], preload: { assets: ['media'] } } satisfies axe.RunOptions

/** The minified build, since every tested page has to parse it first. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** How often axe runs again because the page changed. A clock that counts seconds changes it every time. */
const READS_MAX = 5

/**
 * Expects that axe finds no violation on the current screen. During a fade an element has the contrast of
 * neither end, so running animations are finished first, and none may start while axe runs.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // index.html has no <main>; its loading page is not the screen to test.
  await expect(page.locator('main')).toBeAttached()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  )
  // AxeBuilder opens an extra page per analysis to merge the results of frames. The app has no frames.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const violations = await page.evaluate(
    async ([readsMax, options]) => {
      let hasChanged = false
      const observer = new MutationObserver(() => (hasChanged = true))
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      try {
        for (let reads = 1; ; reads += 1) {
          hasChanged = false
          const found = await (globalThis as unknown as { axe: Axe }).axe.run(options)
          // A violation found while the page changed may be true of neither state.
          if (hasChanged && reads < readsMax && found.violations.length > 0) continue
          return found.violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
          )
        }
      } finally {
        observer.disconnect()
      }
    },
    [READS_MAX, OPTIONS] as const,
  )
  await page.emulateMedia({ reducedMotion: null })
  expect(violations).toEqual([])
}
