import type { Page } from '@playwright/test'

/** Resolves when the service worker has kept the app's files and answers the page's requests. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    })
  })
}

/**
 * Resolves when a newer version is on the device, beside the one in use. Fetching its files takes a busy
 * machine longer than an expectation waits.
 */
export async function newerVersionReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 100))
  })
}
