import type { Page } from '@playwright/test'
import { allowPages, createBucket, variablesOf } from '#server/testing/buckets.ts'
import { aMember, aPrivateRoom } from './harness/api.ts'
import { expectAllSent, openPrivateRoom } from './harness/chat.ts'
import { button } from './harness/page.ts'
import { aWidePhoto } from './harness/photo.ts'
import { choosePictures, chooseSound, sounds } from './harness/roomFiles.ts'
import { expect, test } from './harness/test.ts'

const { TEST_S3_URL } = process.env
test.skip(!TEST_S3_URL, 'needs an S3 server: set TEST_S3_URL')

const viewer = (page: Page) => page.getByRole('dialog', { name: '사진 보기' })

/** What Chromium prints when the bucket does not allow the page to fetch. */
const NOT_ALLOWED = [/blocked by CORS policy/, /net::ERR_FAILED/]

test('a picture and a sound of a room come from the bucket, and are saved once it lets the pages fetch them', async ({
  startServer,
  openPhone,
}) => {
  const bucket = await createBucket(TEST_S3_URL!)
  const server = await startServer(variablesOf(bucket))
  const yuna = await aMember(server, 'yuna')
  const roomId = await aPrivateRoom(server, yuna, await aMember(server, 'jun'))
  const page = await openPhone({ at: server, as: yuna, noise: NOT_ALLOWED })
  const fromBucket: number[] = []
  page.on('response', (response) => {
    if (response.url().startsWith(bucket.endpoint.origin)) fromBucket.push(response.status())
  })
  await openPrivateRoom(page, roomId)
  await choosePictures(page, [await aWidePhoto()])
  await button(page, '보내기').tap()
  await chooseSound(page, 3)
  await expectAllSent(page)

  const own = button(page, '내가 보낸 사진')
  await expect.poll(() => fromBucket).toEqual([200])
  await expect(own).toHaveAttribute('aria-busy', 'false')

  await test.step('the sound plays', async () => {
    const sound = sounds(page)
    await button(sound, '재생').tap()
    await expect(sound.getByRole('slider', { name: '재생 위치' })).toHaveAttribute(
      'aria-valuetext',
      /^0:0[1-3] /,
    )
  })

  await own.tap()
  await expect(viewer(page).getByRole('img', { name: '내가 보낸 사진' })).toBeVisible()
  await test.step('without the leave of the bucket the page says that nothing was saved', async () => {
    await button(page, '저장').tap()
    await expect(page.getByText('파일을 저장하지 못했습니다. 다시 시도해 주세요.')).toBeVisible()
  })

  await test.step('with it the file is saved, although the page has the picture in its cache', async () => {
    await allowPages(bucket, server.url)
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, '저장').tap()])
    expect(download.suggestedFilename()).toMatch(/^hapju-\d{14}\.(jpg|webp)$/)
  })

  await test.step('the address of the store alone opens nothing', async () => {
    const src = (await viewer(page).getByRole('img').getAttribute('src'))!
    const signed = (await fetch(new URL(src, server.url), { redirect: 'manual' })).headers.get('Location')!
    expect(signed.startsWith(bucket.endpoint.origin)).toBe(true)
    expect([(await fetch(signed)).ok, (await fetch(signed.split('?')[0]!)).ok]).toEqual([true, false])
  })
})
