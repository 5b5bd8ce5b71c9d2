import type { Page } from '@playwright/test'

/**
 * Refuses camera and microphone on pages loaded from now on, with the browser's error for a denied
 * permission. Headless Chromium grants every request and cannot show a prompt.
 */
export async function forbidDevices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
  })
}
