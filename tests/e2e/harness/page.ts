import { expect, type Locator, type Page } from '@playwright/test'

export const button = (place: Page | Locator, name: string | RegExp): Locator =>
  place.getByRole('button', { name, exact: true })

export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name })

/** The title of a screen. */
export const title = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true })

/**
 * Expects no control and no text to overflow the page's width. The app's column clips overflow, so the page's
 * scroll width would not show it. Content that scrolls or is cut inside a box of its own, such as a strip of
 * covers, does not count.
 */
export const fitsSideways = (page: Page): Promise<void> => expect.poll(() => standingOut(page)).toEqual([])

const standingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const cuts = (element: Element) => getComputedStyle(element).overflowX !== 'visible'
    /** `AppColumn`: the only box that clips and isolates. */
    const isColumn = (element: Element) => getComputedStyle(element).isolation === 'isolate'
    function isCutInside(element: Element): boolean {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (cuts(box) && !isColumn(box)) return true
      return false
    }
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    const isSeen = (element: Element) => {
      const { width: own, height } = element.getBoundingClientRect()
      return (
        own > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
    }
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.matches('a, button, input, textarea, select') || hasText(element))
      .filter(isSeen)
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return (right > width + 1 || left < -1) && !isCutInside(element)
      })
      .map((element) => `<${element.tagName.toLowerCase()}> ${element.textContent?.trim().slice(0, 40)}`)
  })

/** Resolves when the page has rendered its current state. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )

/** What follows the first screen of a signed-in member (`startApp`). */
const IN_ADVANCE = ['chatPart', 'ToastStack']

/**
 * Resolves when the page has loaded the parts of the app that a later screen needs even without a network.
 */
export const loadedInAdvance = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        (names) =>
          names.filter(
            (name) =>
              !performance.getEntriesByType('resource').some((file) => file.name.includes(`/${name}-`)),
          ),
        IN_ADVANCE,
      ),
    )
    .toEqual([])
