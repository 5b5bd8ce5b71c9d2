import type { Locator, Page } from '@playwright/test'
import { changeProfile } from '#contract/http/profile/profile.ts'
import { expectAccessible } from './harness/accessible.ts'
import { ask, unique } from './harness/api.ts'
import { forbidDevices } from './harness/devices.ts'
import { button, dialog } from './harness/page.ts'
import { acceptPhoto, aWidePhoto, coloursOf } from './harness/photo.ts'
import { expect, test as base } from './harness/test.ts'

const PICTURE_FAILED = '이미지 업로드에 실패했습니다.'

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, exact: true })
const name = (page: Page) => page.getByRole('textbox', { name: '이름' })
const photo = (page: Page) => button(page, '사진 바꾸기').locator('img[data-loaded="true"]')
const done = (page: Page) => button(page, '완료')

const test = base.extend({
  /** Yuna with something in every part of her profile. */
  yuna: async ({ server, yuna }, use) => {
    await ask(server, changeProfile, {
      as: yuna,
      body: {
        bio: '기타 쳐요.',
        genres: ['Shoegaze'],
        artists: ['혁오', '잔나비'],
        keywords: ['매주'],
        availableSessions: [{ sessionType: 'electric_guitar', level: 'INTERMEDIATE' }],
      },
    })
    await use(yuna)
  },
})

async function openEditor(page: Page): Promise<void> {
  await page.goto('/my')
  await button(page, '프로필 수정').tap()
  // The lower half is rendered last.
  await expect(heading(page, '소개글')).toBeVisible()
}

/** Chooses a file in the picker that `opens` opens. */
async function choose(page: Page, opens: () => Promise<void>, fileName: string, buffer: Buffer) {
  const [picker] = await Promise.all([page.waitForEvent('filechooser'), opens()])
  await picker.setFiles({ name: fileName, mimeType: 'image/jpeg', buffer })
}

const fromAlbum = async (page: Page) => {
  await button(page, '사진 바꾸기').tap()
  await button(page, '앨범에서 선택').tap()
}

test('a member changes their whole profile, is asked before leaving it, finds it after a reload, and removes picture and bio', async ({
  page,
}) => {
  const newName = unique('유나')
  await openEditor(page)
  await expectAccessible(page)

  await test.step('picture', async () => {
    await button(page, '사진 바꾸기').tap()
    await expect(dialog(page, '사진 바꾸기')).toBeVisible()
    await expectAccessible(page)
    await choose(page, () => button(page, '앨범에서 선택').tap(), 'me.jpg', await aWidePhoto())
    const crop = page.getByRole('application')
    await expect(crop).toBeFocused()
    await expectAccessible(page)
    const { x, y, width, height } = (await crop.boundingBox())!
    await page.mouse.move(x + width * 0.9, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width * 0.1, y + height / 2, { steps: 4 })
    await page.mouse.up()
    await button(page, '확대').tap()
    await acceptPhoto(page)
    expect(await coloursOf(photo(page))).toEqual(['blue', 'blue'])
  })

  await test.step('a text file named .jpg is refused, and nothing else is lost', async () => {
    const text = Buffer.from('나는 사진이 아니에요.')
    await choose(page, () => fromAlbum(page), 'holiday.jpg', text)
    await expect(page.getByText(PICTURE_FAILED)).toBeVisible()
    await expectAccessible(page)
    expect(await coloursOf(photo(page))).toEqual(['blue', 'blue'])
  })

  await test.step('name and region', async () => {
    await button(page, '이름 지우기').tap()
    await name(page).fill(newName)
    await page.getByRole('button', { name: /^지역/ }).tap()
    await expect(dialog(page, '지역')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('option', { name: '부산' }).tap()
    await expect(page.getByRole('button', { name: /^지역/ })).toContainText('부산')
    await page.getByRole('button', { name: /^시\/군\/구/ }).tap()
    await page.getByRole('option', { name: '해운대구' }).tap()
    await page.getByLabel('영상 링크').fill('youtu.be/abc')
  })

  await test.step('sessions', async () => {
    await button(page, '세션 추가').tap()
    await expect(dialog(page, '세션 추가')).toBeVisible()
    await expectAccessible(page)
    await dialog(page, '세션 추가').getByRole('button', { name: '드럼' }).tap()
    await page.getByRole('radiogroup', { name: '드럼 실력' }).getByRole('radio', { name: '고수' }).tap()
    await button(page, '일렉기타 빼기').tap()
  })

  await test.step('genres and keywords', async () => {
    await button(page, '관심 장르 편집').tap()
    await button(page, '관심 장르 추가').tap()
    await expect(dialog(page, '관심 장르')).toBeVisible()
    await expectAccessible(page)
    await dialog(page, '관심 장르').getByRole('button', { name: 'Jazz' }).tap()
    await button(page, '선택 완료').tap()
    await button(page, '키워드 편집').tap()
    await button(page, '키워드 추가').tap()
    await expect(dialog(page, '키워드')).toBeVisible()
    await dialog(page, '키워드').getByRole('textbox', { name: '직접 입력' }).fill('카페 합주')
    await dialog(page, '키워드').getByRole('textbox', { name: '직접 입력' }).press('Enter')
    await expect(dialog(page, '키워드').getByRole('button', { name: '카페 합주' })).toBeVisible()
    await expectAccessible(page)
    await button(page, '선택 완료').tap()
    await expect(page.getByText('2/8')).toBeVisible()
  })

  await test.step('artists', async () => {
    await button(page, '좋아하는 아티스트 편집').tap()
    await button(page, '혁오 빼기').tap()
    await expect(button(page, '혁오 빼기')).toHaveCount(0)
    await page.getByRole('searchbox', { name: '아티스트 검색' }).fill('새소년')
    await button(page, '새소년 추가').tap()
    await expect(button(page, '새소년 빼기')).toHaveCount(2)
    await expectAccessible(page)
  })

  await test.step('intro', async () => {
    await button(page, '소개글 편집').tap()
    await page.getByRole('textbox', { name: '소개글' }).fill('이제 드럼 쳐요.')
    await expectAccessible(page)
  })

  await test.step('leaving', async () => {
    const question = dialog(page, '저장하지 않고 나갈까요?')
    await button(page, '뒤로').tap()
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await button(page, '계속 쓰기').tap()
    await expect(question).toHaveCount(0)
    await page.goBack()
    await expect(question).toBeVisible()
    await button(page, '계속 쓰기').tap()
    await expect(question).toHaveCount(0)
    await expect(name(page)).toHaveValue(newName)
  })

  await done(page).tap()
  await expect(heading(page, newName)).toBeVisible()
  await expect(page).toHaveURL('/my')
  await page.reload()
  await expect(heading(page, newName)).toBeVisible()
  await expect(page.getByText('23세 · 여성 · 부산 해운대구')).toBeVisible()
  await expect(page.getByText('이제 드럼 쳐요.')).toBeVisible()
  await expect(page.getByText('Jazz')).toBeVisible()
  expect(await coloursOf(page.locator('img[data-loaded="true"]').first())).toEqual(['blue', 'blue'])

  await button(page, '프로필 수정').tap()
  await expect(page.getByText('카페 합주')).toBeVisible()
  await expect(
    page.getByRole('radiogroup', { name: '드럼 실력' }).getByRole('radio', { name: '고수' }),
  ).toBeChecked()
  await expect(page.getByRole('radiogroup', { name: '일렉기타 실력' })).toHaveCount(0)
  const artists = page.getByRole('group', { name: '고른 아티스트' })
  await expect(artists.getByText('잔나비')).toBeVisible()
  await expect(artists.getByText('새소년')).toBeVisible()
  await expect(artists.getByText('혁오')).toHaveCount(0)
  // A form has no tabs to leave it by.
  await expect(page.getByRole('navigation', { name: '주 메뉴' })).toHaveCount(0)
  // Nothing has changed, so leaving does not ask.
  await page.goBack()
  await expect(heading(page, newName)).toBeVisible()

  await test.step('removing picture and bio', async () => {
    await button(page, '프로필 수정').tap()
    await expect(photo(page)).toHaveCount(1)
    await button(page, '사진 바꾸기').tap()
    await button(page, '사진 삭제').tap()
    await expect(photo(page)).toHaveCount(0)
    await button(page, '소개글 편집').tap()
    await page.getByRole('textbox', { name: '소개글' }).fill('')
    await done(page).tap()
    await expect(button(page, '프로필 수정')).toBeVisible()
    await page.reload()
    await expect(button(page, '프로필 수정')).toBeVisible()
    await expect(page.getByText('이제 드럼 쳐요.')).toHaveCount(0)
    await expect(page.locator('img[src*="/files/"]')).toHaveCount(0)
  })
})

test('an allowed camera takes the picture and is then switched off; a forbidden one falls back to the file picker without a message', async ({
  page,
}) => {
  await openEditor(page)
  const camera = dialog(page, '사진 찍기')
  const open = async () => {
    await button(page, '사진 바꾸기').tap()
    await button(page, '카메라로 촬영').tap()
    await expect(button(page, '찍기')).toBeEnabled()
  }
  await open()
  await expectAccessible(page)
  const film = await camera.locator('video').evaluateHandle((video) => (video as HTMLVideoElement).srcObject)
  const isRunning = () => film.evaluate((stream) => (stream as MediaStream).active)
  expect(await isRunning()).toBe(true)
  await page.goBack()
  await expect(camera).toHaveCount(0)
  await expect.poll(isRunning).toBe(false)

  await open()
  await button(page, '찍기').tap()
  await acceptPhoto(page)
  await expect(photo(page)).toHaveAttribute('src', /^blob:/)
  await forbidDevices(page)
  await page.reload()
  await expect(heading(page, '소개글')).toBeVisible()
  await button(page, '사진 바꾸기').tap()
  await choose(page, () => button(page, '카메라로 촬영').tap(), 'me.jpg', await aWidePhoto())
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  await acceptPhoto(page)
  expect(await coloursOf(photo(page))).toEqual(['red', 'blue'])
})
