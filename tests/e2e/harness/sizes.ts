import { type Page, test } from '@playwright/test'
import { IN_KOREA } from '../../browser/chromium.ts'
import { expectAccessible } from './accessible.ts'
import { drawn, fitsSideways } from './page.ts'

/** The size with which every phone opens. */
export const PHONE = IN_KOREA.viewport

const NARROWEST = { width: 196, height: 426 }

/** The smallest phone, a phone with the page zoomed to 200 %, and a desktop. */
const SIZES = [
  { name: 'a small phone', width: 320, height: 640 },
  { name: 'a phone at 200 %', ...NARROWEST },
  { name: 'a desk', width: 1280, height: 800 },
] as const

/**
 * Expects the screen in its current state to fit every size and to pass axe there. Leaves the page at the
 * desktop size.
 *
 * @param look further expectations for every size
 */
export async function expectToFitEverySize(page: Page, look?: () => Promise<void>): Promise<void> {
  for (const { name, ...size } of SIZES)
    await test.step(name, async () => {
      await page.setViewportSize(size)
      await drawn(page)
      await look?.()
      await fitsSideways(page)
      await expectAccessible(page)
    })
}

/** The width at which a tap target is most likely covered or out of view. */
export const asNarrowAsCanBe = (page: Page): Promise<void> => page.setViewportSize(NARROWEST)
