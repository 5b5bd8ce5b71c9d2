import type { Page } from '@playwright/test'
import { WORKER_URL } from '#src/app/worker/followWorker.ts'
import { aMember, aPrivateRoom, type Member } from './api.ts'
import { test as base } from './test.ts'

/**
 * Phones with a service worker that keeps the page alone, on the server of such phones. So they are ready
 * soon, but do not start without a line.
 */
export const test = base.extend<{ yuna: Member; jun: Member; roomId: number }>({
  openPhone: async ({ openPhone, pageKeeper }, use) =>
    use((options) => openPhone({ at: pageKeeper, worker: true, ...options })),
  yuna: async ({ pageKeeper }, use) => use(await aMember(pageKeeper, 'yuna')),
  jun: async ({ pageKeeper }, use) => use(await aMember(pageKeeper, 'jun')),
  roomId: async ({ pageKeeper, yuna, jun }, use) => use(await aPrivateRoom(pageKeeper, yuna, jun)),
})

/** Registers the service worker at once, as the app does after four seconds without a change of the page. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(
    (url) => navigator.serviceWorker.register(url, { updateViaCache: 'none' }).then(() => {}),
    WORKER_URL,
  )
  await registeredWorkerReady(page)
}

/** Resolves when the service worker that the app registers has kept its files and answers the page's requests. */
export async function registeredWorkerReady(page: Page): Promise<void> {
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
