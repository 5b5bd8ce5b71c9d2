import type { Page } from '@playwright/test'
import { expectAccessible } from './harness/accessible.ts'
import type { Member } from './harness/api.ts'
import { button } from './harness/page.ts'
import { expect, test } from './harness/test.ts'

const rowOf = (page: Page, list: string, nickname: string) =>
  page.getByRole('list', { name: list, exact: true }).getByRole('listitem').filter({ hasText: nickname })
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name })
const openCard = (page: Page, { memberId }: Member) => page.goto(`/profile-detail/${memberId}`)

async function sendRequest(page: Page, message: string): Promise<void> {
  await button(page, '친구 신청').tap()
  await page.getByLabel('함께 보낼 말').fill(message)
  await button(page, '보내기').tap()
  await expect(page.getByText('친구 신청을 보냈습니다.')).toBeVisible()
}

test('a request shows at once, is accepted, and the friendship is ended, on both phones', async ({
  yuna,
  jun,
  page: hers,
  his,
}) => {
  await his.goto('/my')
  await his.getByRole('link', { name: '친구', exact: true }).tap()
  await tab(his, /^받은 신청/).tap()
  await expect(his.getByRole('heading', { name: '받은 친구 신청이 없어요' })).toBeVisible()
  await expectAccessible(his)

  await openCard(hers, jun)
  await sendRequest(hers, '같이 합주해요')
  await expect(button(hers, '신청 보냄')).toBeVisible()
  await expectAccessible(hers)
  await button(hers, '신청 보냄').tap()
  await expect(hers.getByRole('dialog', { name: '친구 신청을 취소할까요?' })).toBeVisible()
  await expectAccessible(hers)
  await hers.goBack()
  await expect(hers.getByRole('dialog')).toHaveCount(0)
  await expect(rowOf(his, '받은 신청', yuna.nickname)).toContainText('같이 합주해요')
  await expect(tab(his, /^받은 신청 1$/)).toBeVisible()
  await expectAccessible(his)

  await hers.goto('/my/friends?tab=sent')
  await expect(rowOf(hers, '보낸 신청', jun.nickname)).toContainText('같이 합주해요')
  await expectAccessible(hers)

  await button(his, `${yuna.nickname} 수락`).tap()
  await expect(his.getByText('친구 신청을 수락했습니다.')).toBeVisible()
  await expect(hers.getByRole('heading', { name: '보낸 친구 신청이 없어요' })).toBeVisible()
  for (const [page, other] of [
    [hers, jun.nickname],
    [his, yuna.nickname],
  ] as const) {
    await tab(page, /^친구 1$/).tap()
    await expect(rowOf(page, '친구', other)).toBeVisible()
    await expectAccessible(page)
  }

  // The row leads to the profile, and back to the list as it was.
  await his.getByRole('searchbox', { name: '친구 검색' }).fill('YU')
  await expect(his).toHaveURL(/q=YU/)
  await rowOf(his, '친구', yuna.nickname).getByRole('link').tap()
  await expect(button(his, '친구')).toBeDisabled()
  await his.goBack()
  await expect(his.getByRole('searchbox', { name: '친구 검색' })).toHaveValue('YU')

  await button(hers, `${jun.nickname} 더보기`).tap()
  await expect(hers.getByRole('dialog', { name: jun.nickname })).toBeVisible()
  await expectAccessible(hers)
  await button(hers, '친구 끊기').tap()
  const question = hers.getByRole('dialog', { name: `${jun.nickname}님과 친구를 끊을까요?` })
  await expect(question).toBeVisible()
  await expectAccessible(hers)
  await hers.goBack()
  await expect(question).toHaveCount(0)
  await expect(hers).toHaveURL(/\/my\/friends$/)
  await button(hers, `${jun.nickname} 더보기`).tap()
  await button(hers, '친구 끊기').tap()
  await question.getByRole('button', { name: '친구 끊기' }).tap()
  await expect(hers.getByText('친구를 끊었습니다.')).toBeVisible()
  for (const page of [hers, his])
    await expect(page.getByRole('heading', { name: '아직 친구가 없어요' })).toBeVisible()
})
