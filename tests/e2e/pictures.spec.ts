import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './harness/accessible.ts'
import type { Member } from './harness/api.ts'
import {
  bubbles,
  composer,
  conversation,
  expectAllSent,
  history,
  openPrivateRoom,
  say,
} from './harness/chat.ts'
import { swipe, tapTwice } from './harness/finger.ts'
import { button } from './harness/page.ts'
import { aWidePhoto, coloursOf } from './harness/photo.ts'
import { choosePictures } from './harness/roomFiles.ts'
import type { ServerProcess } from './harness/server.ts'
import { expect, test } from './harness/test.ts'

const UPLOADS = '**/attachments'

const own = (page: Page) => button(page, '내가 보낸 사진')
const viewer = (page: Page) => page.getByRole('dialog', { name: '사진 보기' })

/** Sends a picture. Uploads of this page get no answer until the test removes the route `UPLOADS`. */
async function startUpload(page: Page) {
  await page.route(UPLOADS, () => {
    // No answer.
  })
  await choosePictures(page, [await aWidePhoto()])
  await button(page, '보내기').tap()
}

/** A photo stored on its side, as a phone held upright takes it, with place and owner in its metadata. */
const anUprightPhoto = async () =>
  sharp(await aWidePhoto())
    .withExif({ IFD0: { Artist: 'somebody private' }, IFD3: { GPSLatitude: '37/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const imagesOf = async (server: ServerProcess, as: Member, roomId: number) =>
  (await history(server, as, roomId)).filter(({ type }) => type === 'IMAGE')

const boxOf = async (place: Locator) => {
  const box = (await place.boundingBox())!
  return [box.x, box.y, box.width, box.height].map(Math.round)
}

test('a picture arrives upright, its loading moves nothing, and it is viewed in full screen with the others, by touch and by keyboard', async ({
  server,
  yuna,
  roomId,
  page: hers,
  his,
}) => {
  await openPrivateRoom(hers, roomId)
  await openPrivateRoom(his, roomId)
  await say(his, '사진 있어요?')
  await expect(bubbles(hers, '사진 있어요?')).toBeVisible()

  await button(hers, '첨부').tap()
  await expect(button(hers, '사진')).toBeFocused()
  await expectAccessible(hers)
  await hers.keyboard.press('Escape')
  await expect(button(hers, '첨부')).toBeFocused()

  let show = () => {}
  const held = new Promise<void>((resolve) => (show = resolve))
  await his.route('**/room-files/**', async (route) => {
    await held
    await route.continue()
  })
  await choosePictures(hers, [await anUprightPhoto()])
  await expectAccessible(hers)
  await button(hers, '보내기').tap()
  await expect(own(hers)).toBeVisible()
  await expectAllSent(hers)

  const seen = button(his, `${yuna.nickname}님이 보낸 사진`)
  await expect(seen).toHaveAttribute('aria-busy', 'true')
  await say(hers, '합주실이에요')
  await expect(bubbles(his, '합주실이에요')).toBeVisible()
  const before = [await boxOf(seen), await boxOf(bubbles(his, '합주실이에요'))]
  show()
  await expect(seen).toHaveAttribute('aria-busy', 'false')
  expect([await boxOf(seen), await boxOf(bubbles(his, '합주실이에요'))]).toEqual(before)
  await expectAccessible(his)

  const [message] = await imagesOf(server, yuna, roomId)
  expect(message).toMatchObject({ content: '사진', attachment: { width: 640, height: 1280 } })
  const stored = await fetch(new URL(message!.attachment!.url, server.url))
  const kept = await sharp(Buffer.from(await stored.arrayBuffer())).metadata()
  expect(kept).toMatchObject({ width: 640, height: 1280 })
  expect(kept.exif).toBeUndefined()
  // The address alone opens nothing.
  expect((await fetch(new URL(message!.attachment!.url.split('?')[0]!, server.url))).status).toBe(404)

  const tall = await sharp(await aWidePhoto())
    .rotate(90)
    .toBuffer()
  await choosePictures(hers, [await aWidePhoto(), tall])
  await button(hers, '2장 보내기').tap()
  await expectAllSent(hers)
  await say(hers, '두 장 더 있어요')
  await expect(bubbles(his, '두 장 더 있어요')).toBeVisible()
  const wide = seen.nth(-2)
  await wide.tap()
  const shown = viewer(his).getByRole('img', { name: `${yuna.nickname}님이 보낸 사진` })
  expect(await coloursOf(shown)).toEqual(['red', 'blue'])
  await expect(viewer(his).getByText('2 / 3')).toBeVisible()
  await expectAccessible(his)

  // A double tap zooms in at its position, and a second one zooms out.
  const stage = viewer(his).getByRole('application')
  const widthBefore = (await shown.boundingBox())!.width
  await tapTwice(his, stage)
  await expect.poll(async () => (await shown.boundingBox())!.width).toBeCloseTo(2.5 * widthBefore, 0)
  await tapTwice(his, stage)
  await expect.poll(async () => (await shown.boundingBox())!.width).toBeCloseTo(widthBefore, 0)

  await swipe(his, stage, -180)
  await expect(viewer(his).getByText('3 / 3')).toBeVisible()
  await his.keyboard.press('ArrowLeft')
  await expect(viewer(his).getByText('2 / 3')).toBeVisible()
  const [download] = await Promise.all([his.waitForEvent('download'), button(his, '저장').tap()])
  expect(download.suggestedFilename()).toMatch(/^hapju-\d{14}\.(jpg|webp)$/)

  await his.goBack()
  await expect(viewer(his)).toHaveCount(0)
  await expect(composer(his)).toBeVisible()
  await expect(wide).toBeFocused()
})

test('a picture whose upload is cancelled in time is never seen, and one being uploaded during a reload arrives once', async ({
  server,
  yuna,
  roomId,
  failingPage: page,
}) => {
  await openPrivateRoom(page, roomId)
  await startUpload(page)
  await button(page, '보내기 취소').tap()
  await expect(page.getByRole('img', { name: '내가 보낸 사진' })).toHaveCount(0)
  await say(page, '아무것도 아니에요')
  await expectAllSent(page)

  await choosePictures(page, [await aWidePhoto()])
  await button(page, '보내기').tap()
  await expect(button(page, '보내기 취소')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(conversation(page).getByRole('img', { name: '내가 보낸 사진' })).toBeVisible()
  expect((await history(server, yuna, roomId)).map(({ type }) => type)).toEqual(['TEXT'])
  await page.unroute(UPLOADS)
  await page.reload()
  await expect(own(page)).toBeVisible()
  await expectAllSent(page)
  expect((await history(server, yuna, roomId)).map(({ type }) => type)).toEqual(['TEXT', 'IMAGE'])
})
