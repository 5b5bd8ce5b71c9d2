import { expect, type Locator, type Page } from '@playwright/test'

interface Place {
  x: number
  y: number
}

/**
 * Waits until the target stands still and nothing covers its middle: raw touch events hit whatever is on top. A covered
 * target is scrolled to the middle of the window, once. Playwright's tap scrolls at each try, and a virtual list takes
 * no touches while it scrolls.
 */
async function middleOf(target: Locator): Promise<Place> {
  if (!(await freeMiddle(target))) await scrollToMiddle(target)
  let middle: Place | null = null
  await expect
    .poll(async () => (middle = await freeMiddle(target)), {
      message: 'stands still, and nothing lies over it',
    })
    .not.toBeNull()
  return middle!
}

/** Null while it moves or is covered. */
function freeMiddle(target: Locator): Promise<Place | null> {
  return target.evaluate(async (element) => {
    // what a scroll makes React draw is drawn before the page is idle
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }))
    const before = element.getBoundingClientRect()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { x, y, width, height } = element.getBoundingClientRect()
    const middle = { x: x + width / 2, y: y + height / 2 }
    const isStill = x === before.x && y === before.y && width === before.width && height === before.height
    return isStill && element.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : null
  })
}

async function scrollToMiddle(target: Locator): Promise<void> {
  await target.evaluate(async (element) => {
    const ended = new Promise((resolve) =>
      document.addEventListener('scrollend', resolve, { once: true, capture: true }),
    )
    const { y } = element.getBoundingClientRect()
    element.scrollIntoView({ block: 'center' })
    if (element.getBoundingClientRect().y !== y) await ended
  })
}

/** A finger as the phone reports it, which events of a mouse are not; `atMs` is when the phone felt it. */
async function aFinger(page: Page) {
  const phone = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[], atMs = Date.now()) =>
    phone.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: atMs / 1000 })
  return {
    press: (at: Place, atMs?: number) => touch('touchStart', [at], atMs),
    move: (to: Place) => touch('touchMove', [to]),
    lift: (atMs?: number) => touch('touchEnd', [], atMs),
  }
}

/** From the middle of something, as far as that in px. */
export async function swipe(page: Page, over: Locator, byX: number, byY = 0): Promise<void> {
  const { x, y } = await middleOf(over)
  const finger = await aFinger(page)
  await finger.press({ x, y })
  for (let part = 0.2; part <= 1; part += 0.2) await finger.move({ x: x + byX * part, y: y + byY * part })
  await finger.lift()
}

/**
 * Taps the target where it stands. Playwright's tap would scroll whenever something is in the way.
 *
 * @returns how far the window was scrolled at the tap, in px
 */
export async function tapInPlace(page: Page, target: Locator): Promise<number> {
  const middle = await middleOf(target)
  const scrolled = await page.evaluate(() => window.scrollY)
  const finger = await aFinger(page)
  await finger.press(middle)
  await finger.lift()
  return scrolled
}

/** A tenth of a second apart, however long the machine takes for it. */
export async function tapTwice(page: Page, target: Locator): Promise<void> {
  const middle = await middleOf(target)
  const finger = await aFinger(page)
  const now = Date.now()
  for (const atMs of [now - 150, now - 50]) {
    await finger.press(middle, atMs)
    await finger.lift(atMs + 50)
  }
}

/** Stays where it is until what it opens is there. */
export async function hold(page: Page, target: Locator, opened: Locator): Promise<void> {
  const finger = await aFinger(page)
  await finger.press(await middleOf(target))
  await expect(opened).toBeVisible()
  await finger.lift()
}
