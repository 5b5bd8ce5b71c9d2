import type { Page } from '@playwright/test'
import { listBandMembers } from '#contract/http/bands/bands.ts'
import { listNotifications } from '#contract/http/notifications/notifications.ts'
import { joinBand } from '#contract/http/recruitments/applications.ts'
import { aWav } from '#server/testing/sounds.ts'
import { expectAccessible } from './harness/accessible.ts'
import { aBand, aMember, ask, type Member } from './harness/api.ts'
import { bubbles, conversation, say } from './harness/chat.ts'
import { button, fitsSideways } from './harness/page.ts'
import type { ServerProcess } from './harness/server.ts'
import { expect, test } from './harness/test.ts'

const apply = (server: ServerProcess, as: Member, bandId: number) =>
  ask(server, joinBand, { as, path: { bandId }, body: {} })

const box = (page: Page, nickname: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${nickname}\\b`) })
const row = (page: Page, nickname: string) =>
  page.getByRole('list', { name: '지원자' }).getByRole('listitem').filter({ hasText: nickname })
const status = (page: Page) => page.getByText(/지원$/).locator('..')

test('words and a clip go with an application, are seen at once and heard, and the result is told', async ({
  server,
  yuna,
  jun,
  page: hers,
  his,
}) => {
  const band = await aBand(server, jun, '파란 옥상', { session: ['vocal', 'bass'] })
  await his.goto(`/join/band-recruit/${band.bandId}`)
  await expect(his.getByRole('heading', { level: 1, name: band.name })).toBeVisible()
  await expectAccessible(his)

  await hers.goto(`/bands/${band.bandId}/apply?session=bass`)
  await expect(hers.getByRole('radio', { name: '베이스' })).toBeChecked()
  await hers.getByRole('textbox', { name: '한마디' }).fill('데모 듣고 바로 지원했어요')
  const chooser = hers.waitForEvent('filechooser')
  await button(hers, '음성 파일').tap()
  await (await chooser).setFiles({ name: 'take.wav', mimeType: 'audio/wav', buffer: Buffer.from(aWav(3)) })
  // The button appears where the stop button was, and ignores taps at first.
  await expect(async () => {
    if (await button(hers, '첨부').isVisible()) await button(hers, '첨부').tap({ timeout: 1_000 })
    await expect(hers.getByRole('button', { name: /^내 연주 듣기, 0:03/ })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await fitsSideways(hers)
  await expectAccessible(hers)
  await button(hers, '지원하기').tap()
  await expect(bubbles(hers, '데모 듣고 바로 지원했어요')).toBeVisible()
  await expect(hers.getByRole('heading', { name: band.name })).toBeVisible()
  await expect(status(hers)).toContainText('지원 중')
  await expectAccessible(hers)

  await test.step('the manager sees, hears and answers', async () => {
    const clip = his.getByRole('button', { name: new RegExp(`^${yuna.nickname} 연주 (듣기|멈춤)`) })
    await expect(clip).toBeVisible()
    await clip.tap()
    await expect(clip).toHaveAccessibleName(/멈춤/)
    await fitsSideways(his)
    await expectAccessible(his)
    await say(hers, '합주하고 싶어요')
    await expect(row(his, yuna.nickname)).toContainText('합주하고 싶어요')
    await row(his, yuna.nickname).getByRole('link').tap()
    await expect(his.getByRole('heading', { name: yuna.nickname })).toBeVisible()
    await expect(bubbles(his, '합주하고 싶어요')).toBeVisible()
    await expect(status(his)).toContainText('대기')
    await expectAccessible(his)
    await his.goBack()

    await button(his, '선택').tap()
    await expectAccessible(his)
    await box(his, yuna.nickname).tap()
    await expect(his.getByText('1명 선택됨')).toBeAttached()
    // Controls under the bar cannot be reached.
    await expect(his.getByRole('navigation', { name: '주 메뉴' })).toBeHidden()
    await button(his, '합격 1').tap()
    await expect(his.getByRole('dialog', { name: '1명을 합격시킬까요?' })).toBeVisible()
    await his.getByRole('textbox', { name: '남길 말 (선택)' }).fill('금요일에 봬요!')
    await expectAccessible(his)
    await button(his, '예').tap()
    await expect(his.getByText('1명을 합격 처리했습니다.')).toBeVisible()
    await expect(row(his, yuna.nickname).getByText('합격', { exact: true })).toBeVisible()
  })

  await expect(conversation(hers).getByText(/^합격 · /)).toBeVisible()
  await expect(status(hers)).toContainText(/^합격/)
  await expectAccessible(hers)
  const told = await ask(server, listNotifications, { as: yuna })
  expect(told.map(({ type, senderId }) => [type, senderId]).sort()).toEqual([
    ['BAND', jun.memberId],
    ['FRIEND', jun.memberId],
  ])
  const people = await ask(server, listBandMembers, { as: yuna, path: { bandId: band.bandId } })
  expect(people.map(({ id }) => id)).toContain(yuna.memberId)
  const result = told.find(({ application }) => application?.news === 'PASS')
  await hers.goto(`/my/notifications/${result?.notificationId}`)
  await expect(hers.getByText('금요일에 봬요!')).toBeVisible()
  await fitsSideways(hers)
  await expectAccessible(hers)
  await hers.getByRole('link', { name: '채팅방 들어가기' }).tap()
  await expect(conversation(hers).getByText('합격 · 파란 옥상', { exact: false })).toBeVisible()
})

test('the keyboard alone is enough to choose and decide, on a small phone and at 200 %, where the questions about the recruitment fit too', async ({
  server,
  yuna,
  jun,
  his: page,
}) => {
  const band = await aBand(server, jun, '파란 옥상', { session: ['vocal'] })
  for (const applicant of [yuna, await aMember(server, 'dodo'), await aMember(server, 'nari')])
    await apply(server, applicant, band.bandId)
  await page.goto(`/join/band-recruit/${band.bandId}`)
  for (const [width, height] of [
    [320, 640],
    [196, 426],
  ] as const) {
    await page.setViewportSize({ width, height })
    await button(page, '선택').focus()
    await page.keyboard.press('Enter')
    await box(page, yuna.nickname).focus()
    await page.keyboard.press('Space')
    await expect(box(page, yuna.nickname)).toBeChecked()
    await expect(box(page, yuna.nickname)).toBeInViewport({ ratio: 0.4 })
    await fitsSideways(page)
    for (const name of ['불합격', '합격 1']) await expect(button(page, name)).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await button(page, '불합격').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: '1명을 불합격시킬까요?' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(button(page, '불합격')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button(page, '선택')).toBeFocused()
  }
  for (const item of ['모집 마감', '모집글 삭제']) {
    await button(page, '더 보기').tap()
    await page.getByRole('menuitem', { name: item }).tap()
    await expect(button(page, '예')).toBeVisible()
    await fitsSideways(page)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})
