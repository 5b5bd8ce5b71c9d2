import { expectAccessible } from './harness/accessible.ts'
import { button } from './harness/page.ts'
import { expect, test } from './harness/test.ts'

test('a stranger reads a text, at its chapters too, comes back to what was ticked, and goes on', async ({
  openPhone,
}) => {
  const page = await openPhone()
  await page.goto('/login')
  await page.getByRole('link', { name: 'SIGN UP' }).tap()
  await expect(page).toHaveURL('/signup/consent')
  await expectAccessible(page)
  await expect(button(page, '동의하고 계속하기')).toBeDisabled()
  await page.getByRole('checkbox', { name: '필수 만 14세 이상이에요' }).tap()
  await page.getByRole('link', { name: '서비스 이용약관 보기' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: '서비스 이용약관' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: '7 탈퇴와 데이터' }).tap()
  await expect(page.getByRole('heading', { name: '7. 탈퇴와 데이터' })).toBeInViewport()
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: '필수 만 14세 이상이에요' })).toBeChecked()
  // a reload in the middle
  await page.reload()
  await expect(page.getByRole('checkbox', { name: '필수 만 14세 이상이에요' })).toBeChecked()
  await page.getByRole('checkbox', { name: '전체 동의' }).tap()
  await expectAccessible(page)
  await button(page, '동의하고 계속하기').tap()
  await expect(page.getByLabel('이메일')).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: '전체 동의' })).toBeChecked()

  await page.goto('/policy/privacy#t7')
  await expect(page.getByRole('heading', { name: '7. 만 14세가 안 되었다면' })).toBeInViewport()
})
