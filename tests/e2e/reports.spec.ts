import type { Page } from '@playwright/test'
import { readReport } from '#contract/http/safety/reports.ts'
import { expectAccessible } from './harness/accessible.ts'
import { bubbles, conversation, openPrivateRoom } from './harness/chat.ts'
import { button, dialog, fitsSideways } from './harness/page.ts'
import { expect, test } from './harness/test.ts'
import { sayAll } from './harness/voice.ts'

const sheet = (page: Page) => dialog(page, '어떤 점이 불편했나요?')
const received = (page: Page) => dialog(page, '신고를 접수했어요')
const reason = (page: Page, name: string) => page.getByRole('radio', { name })

async function openFromMenu(page: Page) {
  await button(page, '메뉴').tap()
  await page.getByRole('menuitem', { name: '신고' }).tap()
  await expect(sheet(page)).toBeVisible()
}

test('a member is reported and blocked from their profile, which is left then', async ({
  openPhone,
  yuna,
  jun,
}) => {
  // their profile is refused once they are blocked, and Chromium logs the answer
  const page = await openPhone({ as: yuna, noise: [/status of 404/] })
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`/profile-detail/${jun.memberId}`)
  await openFromMenu(page)
  await fitsSideways(page)
  await expectAccessible(page)
  await button(page, '신고하기').tap()
  await expect(page.getByText('이유를 골라주세요.')).toBeVisible()
  await reason(page, '약속을 여러 번 어김').tap()
  await page.getByLabel('자세한 내용').fill('합주 당일에 연락 없이 안 오신 게 세 번째예요.')
  await expect(page.getByText('27/300')).toBeVisible()

  // back closes the sheet only, and what was written is there again
  await page.goBack()
  await expect(sheet(page)).toHaveCount(0)
  await openFromMenu(page)
  await expect(page.getByText('27/300')).toBeVisible()
  await page.getByRole('checkbox', { name: `${jun.nickname}님 차단하기` }).tap()
  await expectAccessible(page)

  // offline the sheet says so at once and keeps everything
  await page.context().setOffline(true)
  await button(page, '신고하기').tap()
  await expect(sheet(page).getByText('인터넷 연결이 끊겼어요.')).toBeVisible()
  await page.context().setOffline(false)
  await button(page, '신고하기').tap()
  await expect(received(page)).toContainText('서로 채팅과 프로필이 보이지 않아요')
  await fitsSideways(page)
  await expectAccessible(page)
  await button(page, '확인').tap()
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible()
})

test('a message of another is reported by its menu, once', async ({
  server,
  openPhone,
  yuna,
  jun,
  roomId,
}) => {
  await sayAll(server, jun, roomId, ['입금부터 하세요'])
  const page = await openPhone({ as: yuna, noise: [/status of 409/] })
  await openPrivateRoom(page, roomId)
  const openMenu = async () => {
    await bubbles(page, '입금부터 하세요').click({ button: 'right' })
    await page.getByRole('menuitem', { name: '신고' }).tap()
    await reason(page, '광고나 금전 요구').tap()
    await button(page, '신고하기').tap()
  }
  await openMenu()
  await expect(received(page)).toContainText(`${jun.nickname}님의 메시지`)
  await button(page, '확인').tap()
  await expect(received(page)).toHaveCount(0)
  await openMenu()
  await expect(sheet(page).getByText('이미 신고했어요. 지금 살펴보고 있어요.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  await expect(conversation(page)).toBeVisible()
})

test('the sheet works by keyboard alone, and the outcome passes axe, acted on or not', async ({
  page,
  jun,
}) => {
  await page.goto(`/profile-detail/${jun.memberId}`)
  await button(page, '메뉴').press('Enter')
  await page.getByRole('menuitem', { name: '신고' }).press('Enter')
  await expect(sheet(page)).toBeVisible()
  await reason(page, '욕설이나 비방').press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(reason(page, '불쾌한 사진이나 음성')).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('memo')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, '취소')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(received(page)).toBeVisible()
  await expect(button(page, '확인')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(received(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: jun.nickname })).toBeVisible()

  const told = {
    notificationId: 7,
    type: 'REPORT',
    title: '보내신 신고를 살펴봤어요.',
    senderId: null,
    senderName: null,
    senderImageUrl: null,
    imageUrl: null,
    message: null,
    friendRequestId: null,
    isRead: 'READ',
    createdAt: '2026-11-20T00:00:00.000Z',
    bandId: null,
    bandName: null,
    reportId: 3,
  }
  const answer = (result: unknown) => ({ json: { isSuccess: true, code: 'COMMON200', message: '', result } })
  await page.route('**/api/notifications', (route) => route.fulfill(answer([told])))
  for (const [outcome, title] of [
    ['ACTED', '신고를 처리했어요'],
    ['DISMISSED', '조치하지 않았어요'],
  ] as const) {
    await page.route(`**${readReport.path.replace(':reportId', '3')}`, (route) =>
      route.fulfill(
        answer({
          reportId: 3,
          kind: 'MEMBER',
          targetName: 'minseo',
          reason: 'NO_SHOW',
          createdAt: '2026-11-19T00:00:00.000Z',
          outcome,
          decidedAt: '2026-11-20T00:00:00.000Z',
        }),
      ),
    )
    await page.goto('/my/notifications')
    await page.getByRole('link', { name: /보내신 신고를 살펴봤어요\./ }).tap()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await fitsSideways(page)
    await expectAccessible(page)
  }
})
