import type { Page } from '@playwright/test'

/**
 * Refuses camera and microphone on pages loaded from now on, with the error that a browser gives when a member says no.
 * The headless build of Chromium grants every request: it cannot show a prompt.
 */
export async function forbidDevices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
  })
}
