import type { Page } from '@playwright/test'
import { listBandMembers } from '#contract/http/bands/bands.ts'
import { listNotifications } from '#contract/http/notifications/notifications.ts'
import { listApplications, joinBand } from '#contract/http/recruitments/applications.ts'
import { aWav } from '#server/testing/sounds.ts'
import { expectAccessible } from './harness/accessible.ts'
import { aBand, aMember, ask, type Member } from './harness/api.ts'
import { bubbles, composer, conversation, say } from './harness/chat.ts'
import { button, fitsSideways } from './harness/page.ts'
import type { ServerProcess } from './harness/server.ts'
import { expect, test } from './harness/test.ts'

const apply = async (server: ServerProcess, as: Member, bandId: number) =>
  (await ask(server, joinBand, { as, path: { bandId }, body: {} })).roomId

const box = (page: Page, nickname: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${nickname}\\b`) })
const row = (page: Page, nickname: string) =>
  page.getByRole('list', { name: '지원자' }).getByRole('listitem').filter({ hasText: nickname })
const status = (page: Page) => page.getByText(/지원$/).locator('..')

test('an applicant writes, is seen at once, and passes', async ({ server, yuna, jun, page: hers, his }) => {
  const band = await aBand(server, jun, '파란 옥상', { session: ['vocal'] })
  await his.goto(`/join/band-recruit/${band.bandId}`)
  await expect(his.getByRole('heading', { level: 1, name: band.name })).toBeVisible()
  await expectAccessible(his)

  const roomId = await apply(server, yuna, band.bandId)
  await hers.goto(`/home/private-chat?roomId=${roomId}&roomType=BAND-APPLICANT`)
  await expect(hers.getByRole('heading', { name: band.name })).toBeVisible()
  await expect(status(hers)).toContainText('지원 중')
  await expectAccessible(hers)
  await expect(composer(hers)).toBeVisible()
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
  await expectAccessible(his)
  await button(his, '예').tap()
  await expect(his.getByText('1명을 합격 처리했습니다.')).toBeVisible()
  await expect(row(his, yuna.nickname).getByText('합격', { exact: true })).toBeVisible()

  await expect(conversation(hers).getByText(/^합격 · /)).toBeVisible()
  await expect(status(hers)).toContainText(/^합격/)
  await expectAccessible(hers)
  const told = await ask(server, listNotifications, { as: yuna })
  expect(told.map(({ type, senderId }) => [type, senderId]).sort()).toEqual([
    ['BAND', jun.memberId],
    ['FRIEND', jun.memberId],
  ])
  await hers.goto(`/home/people/${band.bandId}`)
  await expect(hers.getByText(yuna.nickname).first()).toBeAttached()
  const people = await ask(server, listBandMembers, { as: yuna, path: { bandId: band.bandId } })
  expect(people.map(({ id }) => id)).toContain(yuna.memberId)
})

test('words and a clip go with an application, are heard in the list, and the result is told', async ({
  server,
  yuna,
  jun,
  page: hers,
  his,
}) => {
  const band = await aBand(server, jun, '파란 옥상', { session: ['vocal', 'bass'] })
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

  await his.goto(`/join/band-recruit/${band.bandId}`)
  const clip = his.getByRole('button', { name: new RegExp(`^${yuna.nickname} 연주 (듣기|멈춤)`) })
  await expect(clip).toBeVisible()
  await clip.tap()
  await expect(clip).toHaveAccessibleName(/멈춤/)
  await fitsSideways(his)
  await expectAccessible(his)
  await button(his, '선택').tap()
  await box(his, yuna.nickname).tap()
  await button(his, '합격 1').tap()
  await his.getByRole('textbox', { name: '남길 말 (선택)' }).fill('금요일에 봬요!')
  await expectAccessible(his)
  await button(his, '예').tap()
  await expect(his.getByText('1명을 합격 처리했습니다.')).toBeVisible()

  const told = await ask(server, listNotifications, { as: yuna })
  const result = told.find(({ application }) => application?.news === 'PASS')
  await hers.goto(`/my/notifications/${result?.notificationId}`)
  await expect(hers.getByText('금요일에 봬요!')).toBeVisible()
  await fitsSideways(hers)
  await expectAccessible(hers)
  await hers.getByRole('link', { name: '채팅방 들어가기' }).tap()
  await expect(conversation(hers).getByText('합격 · 파란 옥상', { exact: false })).toBeVisible()
})

test('two tabs deciding about the same applicants decide once each, and both show the result', async ({
  server,
  openPhone,
  yuna,
  jun,
}) => {
  const band = await aBand(server, jun, '파란 옥상', { session: ['vocal'] })
  const people = [yuna, await aMember(server, 'dodo')]
  for (const person of people) await apply(server, person, band.bandId)
  const noise = [/409 \(Conflict\)/]
  const tabs = [await openPhone({ as: jun, noise }), await openPhone({ as: jun, noise })] as const
  for (const page of tabs) {
    await page.goto(`/join/band-recruit/${band.bandId}`)
    await button(page, '선택').tap()
    for (const { nickname } of people) await box(page, nickname).tap()
  }
  const [first, second] = tabs
  await button(first, '불합격').tap()
  await button(first, '예').tap()
  await expect(first.getByText('2명을 불합격 처리했습니다.')).toBeVisible()
  await button(second, '합격 2').tap()
  await button(second, '예').tap()
  await expect(second.getByText('오류가 발생했습니다. 다시 시도해 주세요.')).toBeVisible()
  await expect(second.getByText('2명은 이미 결과가 정해져 있었어요.')).toBeVisible()
  for (const { nickname } of people)
    await expect(row(second, nickname).getByText('불합격', { exact: true })).toBeVisible()
  const { bandChatList } = await ask(server, listApplications, {
    as: jun,
    path: { bandId: band.bandId },
  })
  const results = new Map(bandChatList.map(({ memberId, passFail }) => [memberId, passFail]))
  expect(people.map(({ memberId }) => results.get(memberId))).toEqual(['FAIL', 'FAIL'])
})

test('the keyboard alone is enough to choose and decide, on a small phone and at 200 %', async ({
  server,
  yuna,
  jun,
  his: page,
}) => {
  const band = await aBand(server, jun, '파란 옥상', { session: ['vocal'] })
  for (const applicant of [yuna, await aMember(server, 'dodo'), await aMember(server, 'nari')])
    await apply(server, applicant, band.bandId)
  for (const [width, height] of [
    [320, 640],
    [196, 426],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`/join/band-recruit/${band.bandId}`)
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
})

test('a recruitment is closed, opened again and deleted, and its applicants are notified', async ({
  server,
  openPhone,
  yuna,
  jun,
  his: page,
}) => {
  const band = await aBand(server, jun, '파란 옥상', { session: ['vocal'] })
  const roomId = await apply(server, yuna, band.bandId)
  // The room ends while she has it open.
  const noise = [/400 \(Bad Request\)/, /a SEND was refused/]
  const hers = await openPhone({ as: yuna, noise })
  await hers.goto(`/home/private-chat?roomId=${roomId}&roomType=BAND-APPLICANT`)
  await expect(composer(hers)).toBeVisible()

  await page.goto('/manual')
  await page.goto(`/join/band-recruit/${band.bandId}`)
  const choose = async (item: string) => {
    await button(page, '더 보기').tap()
    await page.getByRole('menuitem', { name: item }).tap()
  }
  await choose('모집 마감')
  await expectAccessible(page)
  await button(page, '예').tap()
  await expect(page.getByText('모집완료')).toBeVisible()
  await choose('다시 모집')
  await button(page, '예').tap()
  await expect(page.getByText('모집중')).toBeVisible()
  await choose('모집글 삭제')
  await expectAccessible(page)
  await button(page, '예').tap()
  await expect(page.getByText('모집글을 삭제했습니다.')).toBeVisible()
  await expect(page).toHaveURL(/\/join$/)
  await expect(bubbles(hers, '밴드가 삭제되어 채팅방이 종료되었습니다.')).toBeVisible()
  // No history entry leads to the deleted recruitment.
  await page.goBack()
  await expect(page).toHaveURL(/\/manual$/)
})
