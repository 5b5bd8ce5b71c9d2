import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './harness/accessible.ts'
import { stopClockAfter } from './harness/clock.ts'
import { button, fitsSideways } from './harness/page.ts'
import { aWidePhoto, coloursOf } from './harness/photo.ts'
import { PHONE } from './harness/sizes.ts'
import { expect, test } from './harness/test.ts'

/** Everything here is local (P17): nothing recorded, chosen or written leaves the device. */

const PATH = '/home/chat-demo'
const SIZES = [
  { width: 393, height: 852 },
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
]

const thread = (page: Page) => page.getByRole('log', { name: '대화' })
const sounds = (page: Page) => thread(page).getByRole('group', { name: /^음성 메시지/ })

/** Resolves when a sound's position reaches this many seconds, even if the sound ends soon after. */
const comesTo = (sound: Locator, seconds: number) =>
  sound.getByRole('slider').evaluate(
    (slider, wanted) =>
      new Promise<void>((resolve) => {
        const look = () => Number(slider.getAttribute('aria-valuenow')) >= wanted && resolve()
        new MutationObserver(look).observe(slider, { attributes: true })
      }),
    seconds,
  )

/** Records the calls that would change something. */
function changes(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') asked.push(`${request.method()} ${request.url()}`)
  })
  return asked
}

test('a voice message is recorded by the second, played, deleted or sent, and one plays at a time', async ({
  page,
}) => {
  const asked = changes(page)
  await page.clock.install()
  await page.goto(PATH)
  await expect(sounds(page)).toHaveCount(1)

  await stopClockAfter(page, 1_000)
  await button(page, '음성 녹음').tap()
  const begun = page.getByRole('timer', { name: /^녹음 중/ })
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(begun).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [0] })
  const seconds = async () => Number(/\d+$/.exec((await begun.getAttribute('aria-label')) ?? '')?.[0])
  const before = await seconds()
  await page.clock.runFor(2_000)
  await expect.poll(seconds).toBe(before + 2)
  await page.clock.resume()
  await expectAccessible(page)
  await button(page, '녹음 끝내기').tap()
  await expectAccessible(page)
  await button(page, '삭제').tap()
  await expect(page.getByRole('textbox', { name: '메시지' })).toBeVisible()
  await expect(sounds(page)).toHaveCount(1)

  await button(page, '첨부').tap()
  await expectAccessible(page)
  // Playback below runs in real time: media ignore the fake clock.
  await button(page, '지금 녹음').tap()
  await expect(page.getByRole('timer')).toHaveAccessibleName(/^녹음 중 0:0[2-9]/)
  await button(page, '녹음 끝내기').tap()
  const preview = page.getByRole('group', { name: /^녹음한 음성/ })
  await Promise.all([comesTo(preview, 1), button(preview, '재생').tap()])
  await button(page, '보내기').tap()
  await expect(sounds(page)).toHaveCount(2)
  const [sample, own] = [sounds(page).first(), sounds(page).last()]

  await Promise.all([comesTo(sample, 1), button(sample, '재생').tap()])
  await button(own, '재생').tap()
  await expect(button(sample, '재생')).toBeVisible()
  // It plays to its end, two more seconds.
  await expect(button(own, '재생')).toBeVisible()
  await expectAccessible(page)
  expect(asked).toEqual([])

  await page.reload()
  await expect(sounds(page)).toHaveCount(1)
})

test('the demo fits a small phone and a wide window; a picture is shown, a file that is not a sound refused, a session chosen, and leaving asks first', async ({
  server,
  page,
}) => {
  const asked = changes(page)
  await page.goto('/chat-demo')
  await expect(sounds(page)).toHaveCount(1)
  for (const size of SIZES) {
    await test.step(`${size.width} x ${size.height}`, async () => {
      await page.setViewportSize(size)
      const last = thread(page).getByText('와 너무 좋은데요')
      await last.scrollIntoViewIfNeeded()
      const field = await page.getByRole('textbox', { name: '메시지' }).boundingBox()
      const words = await last.boundingBox()
      expect(words!.y + words!.height).toBeLessThanOrEqual(field!.y)
      expect(field!.y + field!.height).toBeLessThanOrEqual(size.height)
      await fitsSideways(page)
      await expectAccessible(page)
    })
  }
  await page.setViewportSize(PHONE)

  await button(page, '첨부').tap()
  const pictures = page.waitForEvent('filechooser')
  await button(page, '사진').tap()
  const picker = await pictures
  await expect(page.locator('input[accept="image/*"]')).toHaveCount(1)
  await picker.setFiles({ name: 'stage.jpg', mimeType: 'image/jpeg', buffer: await aWidePhoto() })
  await expectAccessible(page)
  await button(page.getByRole('dialog'), /보내기/).tap()
  expect(await coloursOf(thread(page).getByRole('img', { name: '내가 보낸 사진' }))).toEqual(['red', 'blue'])

  await button(page, '첨부').tap()
  const files = page.waitForEvent('filechooser')
  await button(page, '음성 파일').tap()
  await expect(page.locator('input[accept="audio/*"]')).toHaveCount(1)
  await (await files).setFiles({ name: 'song.txt', mimeType: 'text/plain', buffer: Buffer.from('la la') })
  await expect(page.getByRole('alert').filter({ hasText: '음성 파일만 보낼 수 있습니다.' })).toBeVisible()
  await expectAccessible(page)
  expect(asked).toEqual([])

  await button(page, '메뉴').tap()
  await page.getByRole('menuitem', { name: '세션 선택' }).tap()
  const sheet = page.getByRole('dialog', { name: '어떤 세션으로 참여할까요?' })
  await expect(button(sheet, '확인')).toBeDisabled()
  await expectAccessible(page)
  await sheet.getByText('드럼').tap()
  await button(sheet, '확인').tap()
  await expect(thread(page).getByText('드럼으로 참여할게요.')).toBeVisible()

  await button(page, '메뉴').tap()
  await page.getByRole('menuitem', { name: '나가기' }).tap()
  const question = page.getByRole('dialog', { name: '채팅방에서 나가시겠습니까?' })
  await expectAccessible(page)
  await button(question, '예').tap()
  await expect(page).toHaveURL(`${server.url}/`)
})
