import type { Page } from '@playwright/test'
import { readRecruitment } from '#contract/http/recruitments/recruitments.ts'
import { expectAccessible } from './harness/accessible.ts'
import { aBand, ask, managedBands, type Member, unique } from './harness/api.ts'
import { button, dialog, title } from './harness/page.ts'
import { acceptPhoto, aWidePhoto, coloursOf } from './harness/photo.ts'
import type { ServerProcess } from './harness/server.ts'
import { asNarrowAsCanBe, expectToFitEverySize, PHONE } from './harness/sizes.ts'
import { expect, test } from './harness/test.ts'

const name = (page: Page) => page.getByRole('textbox', { name: '밴드 이름' })
/** The row of the form that leads to a step and shows what was chosen there. */
const row = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name })
const confirm = (page: Page) => button(page, /^확인/)
const toggle = (page: Page, name: string) => page.getByRole('switch', { name })
const cover = (page: Page) => button(page, '대표 이미지 고르기').locator('img[data-loaded="true"]')

async function chooseCover(page: Page) {
  const opens = async () => {
    await button(page, '대표 이미지 고르기').tap()
    await button(page, '앨범에서 선택').tap()
  }
  const [picker] = await Promise.all([page.waitForEvent('filechooser'), opens()])
  await picker.setFiles({ name: 'band.jpg', mimeType: 'image/jpeg', buffer: await aWidePhoto() })
  await acceptPhoto(page)
}

/** The recruitment of the only band a member manages. */
async function recruitment(server: ServerProcess, as: Member) {
  const [band] = await managedBands(server, as)
  return ask(server, readRecruitment, { as, path: { bandId: band!.bandId } })
}

/** The distance in px from the bottom of the button's bar to the bottom of the window. */
const gapBelowDock = (page: Page) =>
  page
    .locator('[data-dock]')
    .evaluate((dock) => Math.round(window.innerHeight - dock.getBoundingClientRect().bottom))

test('a member creates a band with a picture, through a reload and after a failed save; its button stays at the edge of the window', async ({
  server,
  yuna,
  failingPage: page,
}) => {
  const bandName = unique('파란 옥상')
  await page.goto('/join/create-band')
  await expect(title(page, '밴드 만들기')).toBeVisible()
  await expect(page.getByRole('navigation', { name: '주 메뉴' })).toHaveCount(0)
  await expect.poll(() => gapBelowDock(page)).toBe(0)

  await test.step('nothing is made without a name', async () => {
    await button(page, '밴드 만들기').tap()
    await expect(name(page)).toBeFocused()
    await expect(name(page)).toHaveAccessibleDescription('밴드 이름을 입력해 주세요.')
    await expectAccessible(page)
    await page.keyboard.type(bandName)
    // no empty band is below the button while typing
    await expect.poll(() => gapBelowDock(page)).toBe(0)
    const box = (await button(page, '밴드 만들기').boundingBox())!
    expect(page.viewportSize()!.height - box.y - box.height).toBe(16)
  })

  await test.step('its picture and sessions', async () => {
    await chooseCover(page)
    // A square from the middle; the form shows a strip of the same width.
    expect(await coloursOf(cover(page))).toEqual(['red', 'blue'])
    await button(page, /^세션/).tap()
    for (const session of ['보컬', '베이스', '피아노'])
      await dialog(page, '모집할 세션').getByRole('checkbox', { name: session }).check()
    await expectAccessible(page)
    await confirm(page).tap()
    await expect(button(page, /^세션/)).toContainText('보컬, 베이스, 피아노')
  })

  await test.step('a reload takes nothing away', async () => {
    await page.reload()
    await expect(name(page)).toHaveValue(bandName)
    expect(await coloursOf(cover(page))).toEqual(['red', 'blue'])
    await expect(button(page, /^세션/)).toContainText('보컬, 베이스, 피아노')
    await expect(toggle(page, '마감일에 자동 마감')).toBeChecked()
  })

  await test.step('its people and links', async () => {
    await button(page, '지역 무관').tap()
    await page.getByRole('option', { name: '서울' }).tap()
    await page.getByRole('textbox', { name: '시/군/구' }).fill('마포구')
    await button(page, '현재 세션 추가').tap()
    await dialog(page, '현재 세션').getByRole('checkbox', { name: '드럼' }).check()
    await confirm(page).tap()
    await page.getByRole('textbox', { name: '유튜브 링크' }).fill('javascript:alert(1)')
    // a tap on the button is not lost while a field has the focus
    await button(page, '밴드 만들기').tap()
    await expect(page.getByText(/^웹 주소를 넣어 주세요/)).toBeVisible()
    await page.getByRole('textbox', { name: '유튜브 링크' }).fill('youtube.com/@4am')
  })

  await test.step('a failed save says why above its button, and no field shows through', async () => {
    await page.getByRole('textbox', { name: '틱톡 링크' }).scrollIntoViewIfNeeded()
    await page.route('**/api/recruitments', (route) => route.abort('internetdisconnected'))
    await button(page, '밴드 만들기').tap()
    const alert = page.locator('[data-dock] [role="alert"]')
    await expect(alert).not.toBeEmpty()
    await expect(alert).toBeInViewport({ ratio: 1 })
    // Below the faded edge of the dock, which is 16 px high.
    const fade = await alert.evaluate((words) => {
      const dock = words.closest('[data-dock]')!
      return Math.round(words.getBoundingClientRect().top - dock.getBoundingClientRect().top)
    })
    expect(fade).toBeGreaterThanOrEqual(16)
    await expectAccessible(page)
    await page.unroute('**/api/recruitments')
  })

  await button(page, '밴드 만들기').dblclick()
  await expect(page).toHaveURL('/join')
  await expect(page.getByText('밴드를 만들었습니다.')).toBeVisible()
  await expect(page.getByRole('main').getByText(bandName)).toBeVisible()
  expect(await managedBands(server, yuna)).toHaveLength(1)
  expect(await recruitment(server, yuna)).toMatchObject({
    name: bandName,
    profileImageUrl: expect.stringMatching(/^http/),
    autoClose: true,
    sessions: ['vocal', 'bass', 'piano'],
    region: '서울',
    district: '마포구',
    currentSessions: ['drums'],
    snsLink: { youtube: 'https://youtube.com/@4am', instagram: '', tiktok: '' },
  })
})

test('a band is edited, leaving the form asks first, and the recruitment ends', async ({
  server,
  yuna,
  page,
}) => {
  const band = await aBand(server, yuna, '유리정원', { session: ['vocal'] })
  const newName = unique('유리 정원')
  await page.goto(`/join/band-recruit/${band.bandId}`)
  await row(page, '모집글 수정').tap()
  await expect(title(page, '밴드 수정')).toBeVisible()
  await expect(name(page)).toHaveValue(band.name)
  await expectAccessible(page)

  // Nothing has changed, so leaving does not ask.
  await button(page, '뒤로').tap()
  await expect(page).toHaveURL(new RegExp(`/join/band-recruit/${band.bandId}$`))
  await row(page, '모집글 수정').tap()
  await name(page).fill(newName)
  await page.reload()
  await expect(title(page, '밴드 수정')).toBeVisible()
  await expect(name(page)).toHaveValue(newName)
  await page.goBack()
  await expect(dialog(page, '저장하지 않고 나갈까요?')).toBeVisible()
  await expectAccessible(page)
  await button(page, '계속 쓰기').tap()
  await expect(name(page)).toHaveValue(newName)

  await toggle(page, '모집 상태').tap()
  await expect(page.getByText('켜면 다시 모집중으로 바뀌어요')).toBeVisible()
  await button(page, '수정 완료').tap()
  await expect(page).toHaveURL(new RegExp(`/join/band-recruit/${band.bandId}$`))
  expect(await recruitment(server, yuna)).toMatchObject({
    name: newName,
    status: 'ACTIVE',
    sessions: ['vocal'],
    region: '서울',
  })
})

test('the form and its sheet fit on small phones, at 200 % and on a desktop, and the keyboard alone fills it, with the focused element never behind the bars', async ({
  server,
  yuna,
  page,
}) => {
  await asNarrowAsCanBe(page)
  await page.goto('/join/create-band')
  await name(page).fill('아주 길고 긴 이름을 가진 밴드의 이름이 끝나지 않는 새벽 네 시의 합주실')
  const link = page.getByRole('textbox', { name: '틱톡 링크' })
  await link.fill('여기에는 아무것도 없어요')
  await button(page, '밴드 만들기').tap()
  await expectToFitEverySize(page, () => expect(page.getByText(/^웹 주소를 넣어 주세요/)).toBeVisible())
  await asNarrowAsCanBe(page)
  await button(page, /^세션/).tap()
  await expect(dialog(page, '모집할 세션')).toBeVisible()
  await expectToFitEverySize(page, () => expect(confirm(page)).toBeInViewport())
  await page.keyboard.press('Escape')
  await expect(dialog(page, '모집할 세션')).toHaveCount(0)

  await page.setViewportSize(PHONE)
  await link.fill('')
  await name(page).fill('')
  const bandName = unique('Night Bus')
  await page.keyboard.type(bandName)
  const focus = () =>
    page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return { hidden: null, text: null, type: null }
      const { left, top, width, height } = focused.getBoundingClientRect()
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      const isSeen =
        there === focused || focused.contains(there) || there?.closest('label')?.contains(focused)
      return {
        hidden: isSeen || there?.contains(focused) ? null : focused.outerHTML.slice(0, 120),
        text: focused.textContent,
        type: focused.getAttribute('type'),
      }
    })
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab')
    const { hidden, text, type } = await focus()
    expect(hidden).toBeNull()
    if (text === '30대') await page.keyboard.press('Space')
    if (type === 'submit') break
  }
  await expect(button(page, '밴드 만들기')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/join')
  expect(await recruitment(server, yuna)).toMatchObject({ name: bandName, ageStart: 30, ageEnd: 30 })
})
