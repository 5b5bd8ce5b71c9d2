import type { Locator, Page } from '@playwright/test'
import { aWav } from '#server/testing/sounds.ts'
import { composer, conversation } from './chat.ts'
import { button } from './page.ts'
import { expect } from './test.ts'

const pictureSheet = (page: Page): Locator => page.getByRole('dialog', { name: '사진 보내기' })

/** Opens the panel under the field and chooses files, up to the preview sheet. */
export async function choosePictures(page: Page, buffers: Buffer[]): Promise<void> {
  await button(page, '첨부').tap()
  const [picker] = await Promise.all([page.waitForEvent('filechooser'), button(page, '사진').tap()])
  expect(picker.isMultiple()).toBe(true)
  await picker.setFiles(
    buffers.map((buffer, i) => ({ name: `IMG_${i}.jpg`, mimeType: 'image/jpeg', buffer })),
  )
  await expect(pictureSheet(page).getByRole('img', { name: `보낼 사진 ${buffers.length}` })).toBeVisible()
}

/** The sounds of the conversation. */
export const sounds = (page: Page): Locator => conversation(page).getByRole('group', { name: /^음성 메시지/ })

/** Chooses a sound of this length as a file, and sends it. */
export async function chooseSound(page: Page, seconds: number): Promise<void> {
  await button(page, '첨부').click()
  const chooser = page.waitForEvent('filechooser')
  await button(page, '음성 파일').click()
  await (
    await chooser
  ).setFiles({ name: 'take3.wav', mimeType: 'audio/wav', buffer: Buffer.from(aWav(seconds)) })
  await sendPreview(page)
}

/** The send button appears where the stop button was, and ignores taps at first. */
export async function sendPreview(page: Page): Promise<void> {
  await expect(async () => {
    if (await button(page, '보내기').isVisible()) await button(page, '보내기').click({ timeout: 1_000 })
    await expect(composer(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()
}
