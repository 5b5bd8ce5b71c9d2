import { type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { drawn, fitsSideways } from './page.ts'

const NARROWEST = { width: 196, height: 426 }

/** The smallest phone, a phone whose page is enlarged to twice its size, and a desk. */
const SIZES = [
  { name: 'a small phone', width: 320, height: 640 },
  { name: 'a phone at 200 %', ...NARROWEST },
  { name: 'a desk', width: 1280, height: 800 },
] as const

/**
 * Expects the screen, as it stands, to fit every size and to pass axe there. Leaves the page at the size of the
 * desk.
 *
 * @param look what else is to be true of every size
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

/** Where the next state is reached, a tap finds its target most easily covered or out of view. */
export const asNarrowAsCanBe = (page: Page): Promise<void> => page.setViewportSize(NARROWEST)
