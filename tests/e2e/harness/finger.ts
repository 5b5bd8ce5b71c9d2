import { expect, type Locator, type Page } from '@playwright/test'

interface Place {
  x: number
  y: number
}

/** Where the target can be touched; null while it moves. */
type Middle = Place | 'covered' | null

/**
 * Waits until the target stands still and nothing covers its middle, because raw touch events hit the topmost
 * element. A target that stands still but is covered or outside the window is scrolled to the middle of the
 * window: again, if a fling went on after the first time. The target is never touched while the page scrolls,
 * because a virtual list ignores such touches.
 */
async function middleOf(target: Locator): Promise<Place> {
  let middle = null as Middle
  await expect
    .poll(
      async () => {
        middle = await middleNow(target)
        if (middle === 'covered') await scrollToMiddle(target)
        return middle
      },
      { message: 'stands still, and nothing lies over it' },
    )
    .toEqual({ x: expect.any(Number), y: expect.any(Number) })
  return middle as Place
}

function middleNow(target: Locator): Promise<Middle> {
  return target.evaluate(async (element) => {
    // What React renders because of a scroll is rendered before the page is idle.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }))
    const before = element.getBoundingClientRect()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { x, y, width, height } = element.getBoundingClientRect()
    if (x !== before.x || y !== before.y || width !== before.width || height !== before.height) return null
    const middle = { x: x + width / 2, y: y + height / 2 }
    return element.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : 'covered'
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

/** Sends touch events as the phone reports them; mouse events differ. `atMs` is the time of the touch. */
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

/** Swipes from the middle of `over` by the given px. */
export async function swipe(page: Page, over: Locator, byX: number, byY = 0): Promise<void> {
  const { x, y } = await middleOf(over)
  const finger = await aFinger(page)
  await finger.press({ x, y })
  for (let part = 0.2; part <= 1; part += 0.2) await finger.move({ x: x + byX * part, y: y + byY * part })
  await finger.lift()
}

/**
 * Taps the target without scrolling. Playwright's tap would scroll whenever something covers it.
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

/** Two taps a tenth of a second apart by their timestamps, however slow the machine is. */
export async function tapTwice(page: Page, target: Locator): Promise<void> {
  const middle = await middleOf(target)
  const finger = await aFinger(page)
  const now = Date.now()
  for (const atMs of [now - 150, now - 50]) {
    await finger.press(middle, atMs)
    await finger.lift(atMs + 50)
  }
}

/** Keeps the finger down until what it opens is visible. */
export async function hold(page: Page, target: Locator, opened: Locator): Promise<void> {
  const finger = await aFinger(page)
  await finger.press(await middleOf(target))
  await expect(opened).toBeVisible()
  await finger.lift()
}
