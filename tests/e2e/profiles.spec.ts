import { changeProfile } from '#contract/http/profile/profile.ts'
import { expectAccessible } from './harness/accessible.ts'
import { ask } from './harness/api.ts'
import { expect, test } from './harness/test.ts'

test('a newcomer enters their artists and sessions, and finds them in their profile', async ({ page }) => {
  const artist = (name: string) => page.getByRole('button', { name, exact: true })
  const goOn = () => page.getByRole('button', { name: /^다음/ }).tap()
  await page.goto('/my')
  await page.getByRole('link', { name: '사전 테스트 시작하기' }).tap()
  await expect(page.getByRole('heading', { name: /좋아하는 아티스트를/ })).toBeVisible()
  await page.getByRole('searchbox').fill('ㅎㅇ')
  await artist('혁오').tap()
  await page.getByRole('searchbox').fill('radio')
  await artist('Radiohead').tap()
  await page.getByRole('button', { name: '지우기' }).tap()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('button', { name: /^다음/ })).toContainText('2')
  await goOn()

  await page.getByRole('button', { name: '베이스' }).tap()
  await page.getByRole('radiogroup', { name: '베이스 실력' }).getByRole('radio', { name: /^중수/ }).tap()
  await page.getByRole('button', { name: '실력 기준 보기' }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: '확인' }).tap()
  await expect(page.getByRole('dialog')).toBeHidden()
  await goOn()

  await expect(page.getByRole('heading', { name: '프로필이 완성됐어요' })).toBeVisible()
  await expect(page.getByText('혁오')).toBeVisible()
  await expect(page.getByText('Radiohead')).toBeVisible()
  await expect(page.getByText('베이스')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: '확인' }).tap()
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test('a request from a profile reaches the other phone while its list is open', async ({
  server,
  openPhone,
  yuna,
  jun,
  his,
}) => {
  const sessions = [{ sessionType: 'drums', level: 'EXPERT' }]
  await ask(server, changeProfile, {
    as: jun,
    body: { bio: '드럼 쳐요.', genres: ['Rock'], availableSessions: sessions, keywords: ['매주'] },
  })
  await his.goto('/my')
  await expect(his.getByRole('link', { name: '알림', exact: true })).toBeVisible()

  const page = await openPhone({ as: yuna })
  await page.goto(`/profile-detail/${jun.memberId}`)
  await expect(page.getByText('드럼 쳐요.')).toBeVisible()
  await page.getByRole('button', { name: '채팅 요청' }).tap()
  await page.getByLabel('함께 보낼 말').fill('같이 합주해요')
  await expectAccessible(page)
  await page.getByRole('button', { name: '보내기' }).tap()
  await expect(page.getByText('채팅 요청을 보냈습니다.')).toBeVisible()
  await expect(his.getByRole('link', { name: '알림, 읽지 않은 소식 1개' })).toBeVisible()

  await page.getByRole('button', { name: '요청 보냄' }).tap()
  await expect(page.getByText('이미 요청을 보냈습니다.')).toBeVisible()

  await page.getByRole('button', { name: '메뉴' }).tap()
  await expect(page.getByRole('menuitem', { name: '차단' })).toBeVisible()
  await expectAccessible(page)
})
