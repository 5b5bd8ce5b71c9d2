import type { Page } from '@playwright/test'
import { listNotifications } from '#contract/http/notifications/notifications.ts'
import { expectAccessible } from './harness/accessible.ts'
import { aMember, aPrivateRoom, ask, type Member } from './harness/api.ts'
import { bubbles, openPrivateRoom, say, sentBubbles } from './harness/chat.ts'
import { reportNewest, theModerators } from './harness/moderators.ts'
import { button, fitsSideways, title } from './harness/page.ts'
import type { ServerProcess } from './harness/server.ts'
import { expect, test } from './harness/test.ts'
import { sayAll } from './harness/voice.ts'

const SENTENCE = '합주방에서 다른 멤버를 깎아내리는 말을 했어요.'

/** Dongha and Hyunwoo have a room; Haewon and Minji are moderators. */
async function people(server: ServerProcess) {
  const dongha = await aMember(server, 'dongha')
  const hyunwoo = await aMember(server, 'hyunwoo')
  const [haewon, minji] = await theModerators(server)
  return { dongha, hyunwoo, haewon, minji, roomId: await aPrivateRoom(server, dongha, hyunwoo) }
}

/** Its row in the queue, where the sample's reports stand too. */
const caseAbout = (page: Page, { nickname }: Member) =>
  page.getByRole('list', { name: '신고 목록' }).getByRole('link').filter({ hasText: nickname })

test('a moderator decides a report, the member reads why and objects, and the sanction is lifted', async ({
  server,
  openPhone,
}) => {
  const { dongha, hyunwoo, haewon, roomId } = await people(server)
  const his = await openPhone({ as: dongha })
  await openPrivateRoom(his, roomId)
  await say(his, '그 실력으로 뭘 맞춰요. 그냥 나가세요')
  await expect(sentBubbles(his, '그 실력으로 뭘 맞춰요. 그냥 나가세요')).toHaveCount(1)
  await reportNewest(server, hyunwoo, roomId, 'ABUSE', '합주 때마다 이래요')

  const hers = await openPhone({ as: haewon })
  await hers.goto('/admin')
  const row = caseAbout(hers, dongha)
  await expect(row).toContainText(`${dongha.nickname} · 채팅 메시지 1개`)
  await expect(row).toContainText('23시간 남음')
  await expectAccessible(hers)
  await fitsSideways(hers)
  await row.tap()
  await expect(title(hers, '욕설이나 비방')).toBeVisible()
  await expect(hers.getByText(new RegExp(`^${dongha.nickname} · .* · 신고됨$`))).toBeVisible()
  await expect(hers.getByText('합주 때마다 이래요')).toBeVisible()
  await hers.getByRole('radio', { name: /^채팅 제한/ }).check()
  await hers.getByLabel(`${dongha.nickname}님에게 보낼 말`).fill(SENTENCE)
  await hers.getByRole('checkbox', { name: '그 실력으로 뭘 맞춰요. 그냥 나가세요' }).check()
  await expectAccessible(hers)
  await fitsSideways(hers)
  await button(hers, '7일 채팅 제한하기').tap()
  await expect(hers.getByText('채팅을 제한했습니다.')).toBeVisible()
  await expect(caseAbout(hers, dongha)).toHaveCount(0)

  await expect(bubbles(his, '운영진이 가린 메시지예요')).toBeVisible()
  await say(his, '그럼 이건요')
  await expect(his.getByText(/지금은 채팅과 채팅 요청을 보낼 수 없어요\./)).toBeVisible()
  await expect(bubbles(his, '그럼 이건요')).toBeVisible()
  await expectAccessible(his)

  await his.goto('/my/notifications')
  await his.getByRole('link', { name: /제제 내역입니다\./ }).tap()
  await expect(title(his, '제재 내역')).toBeVisible()
  await expect(his.getByText('채팅 제한 중')).toBeVisible()
  await expect(his.getByText(SENTENCE)).toBeVisible()
  await expectAccessible(his)
  await fitsSideways(his)
  await button(his, '이의 제기하기').tap()
  await his.getByLabel('하고 싶은 말').fill('서로 농담한 거예요')
  await expectAccessible(his)
  await button(his, '보내기').tap()
  await expect(his.getByText('살펴보고 있어요. 결과는 알림으로 알려드려요.')).toBeVisible()
  await expect(button(his, '이의 제기하기')).toHaveCount(0)

  await hers.getByRole('tab', { name: '끝난 것' }).tap()
  await expect(hers.getByText(/^채팅 제한 ·/)).toBeVisible()
  await hers.getByRole('link', { name: /이의 제기/ }).tap()
  await expect(hers.getByText('서로 농담한 거예요')).toBeVisible()
  await expectAccessible(hers)
  const objection = hers
    .getByRole('list', { name: '이의 제기 목록' })
    .getByRole('listitem')
    .filter({ hasText: dongha.nickname })
  await button(objection, '제재 풀기').tap()
  const sheet = hers.getByRole('dialog')
  await sheet.getByLabel(`${dongha.nickname}님에게 보낼 말`).fill('앞뒤를 다시 읽었어요.')
  await expectAccessible(hers)
  await button(sheet, '제재 풀기').tap()
  await expect(objection).toHaveCount(0)
  for (const [address, text] of [
    ['/admin/sanctions', '7일 채팅 제한'],
    ['/admin/actions', `${dongha.nickname} · 채팅 제한`],
    [`/admin/members?q=${dongha.nickname}`, '제재 1번'],
  ] as const) {
    await hers.goto(address)
    await expect(hers.getByText(text).first()).toBeVisible()
    await expectAccessible(hers)
    await fitsSideways(hers)
  }

  await his.reload()
  await expect(his.getByText('풀린 제재')).toBeVisible()
  await expect(his.getByText('앞뒤를 다시 읽었어요.')).toBeVisible()
  await expectAccessible(his)
})

test('two moderators see who looks at a report; the second decision is told and keeps its words', async ({
  server,
  openPhone,
}) => {
  const { dongha, hyunwoo, haewon, minji, roomId } = await people(server)
  await sayAll(server, dongha, roomId, ['나가세요'])
  await reportNewest(server, hyunwoo, roomId, 'ABUSE')

  const wide = { width: 1280, height: 800 }
  const hers = await openPhone({ as: haewon })
  await hers.setViewportSize(wide)
  const other = await openPhone({ as: minji, noise: [/status of 409/] })
  await other.setViewportSize(wide)
  await hers.goto('/admin')
  await caseAbout(hers, dongha).click()
  await expect(hers.getByRole('heading', { name: '어떻게 할까요?' })).toBeVisible()
  await expectAccessible(hers)
  await fitsSideways(hers)

  await other.goto('/admin?tab=taken')
  await other.getByText(`${haewon.nickname}님이 보는 중`).click()
  await expect(other.getByText(`${haewon.nickname}님이 보고 있어요.`)).toBeVisible()
  await other.getByRole('radio', { name: /^경고/ }).check()
  await other.getByLabel(`${dongha.nickname}님에게 보낼 말`).fill('제가 적던 말')

  await hers.getByRole('radio', { name: /^조치하지 않음/ }).check()
  await hers.getByLabel(/조치하지 않은 이유/).fill('농담이에요')
  await button(hers, '조치하지 않고 끝내기').click()
  await expect(hers.getByText('조치하지 않고 끝냈습니다.')).toBeVisible()

  await button(other, '경고하기').click()
  await expect(other.getByText('다른 운영진이 먼저 처리했어요.')).toBeVisible()
  await expect(other).toHaveURL(/\/admin$/)
  await other.getByRole('tab', { name: '끝난 것' }).click()
  await caseAbout(other, dongha).click()
  await expect(other.getByText('제가 적던 말')).toBeVisible()
  await expectAccessible(other)
  // it was dismissed: the member has heard of nothing
  expect(await ask(server, listNotifications, { as: dongha })).toEqual([])
})

test('the screen is not for other members, and its code is not in their bytes', async ({
  openPhone,
  yuna,
}) => {
  const page = await openPhone({ as: yuna, noise: [/status of 403/] })
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/my/setting')
  await expect(title(page, '설정')).toBeVisible()
  expect(loaded.filter((url) => url.includes('Moderation'))).toEqual([])
  expect(await page.locator('a[href^="/admin"]').count()).toBe(0)
  await page.goto('/admin/actions')
  await expect(page.getByText('운영진만 볼 수 있어요.')).toBeVisible()
  await expectAccessible(page)
  await button(page, '돌아가기').tap()
  await expect(title(page, 'Home')).toBeVisible()
})
