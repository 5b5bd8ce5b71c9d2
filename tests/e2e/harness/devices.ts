import type { Page } from '@playwright/test'

/**
 * Refuses camera and microphone to the pages that are loaded from now on, with the error of a member who has said no. The headless
 * build of Chromium grants what it is asked: it has no window for the question.
 */
export async function forbidDevices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
  })
}
