import { signUp as signUpCall } from '#contract/http/auth/signup.ts'
import { expectAccessible } from './harness/accessible.ts'
import { button, dialog } from './harness/page.ts'
import { toLastStep } from './harness/signUp.ts'
import { expect, test } from './harness/test.ts'

/** The app logs a failed sign-up, and Chromium the request. */
const FAILED = [/sign-up failed/, /Failed to load resource/]

test('a failed sign-up says why beside its icon and can be tried again; back on the welcome asks, and the pre-test can be taken later', async ({
  server,
  openPhone,
}) => {
  const page = await openPhone({ noise: FAILED })
  await toLastStep(page, server, 'jun')

  await test.step('a failure', async () => {
    const address = (url: URL) => url.pathname === signUpCall.path
    await page.route(address, (route) => route.abort())
    await button(page, '완료').tap()
    const alert = page.getByRole('alert').filter({ hasText: '서버에 연결하지 못했습니다.' })
    await expect(alert).toBeVisible()
    await expectAccessible(page)
    for (const width of [393, 320]) {
      await page.setViewportSize({ width, height: 852 })
      const icon = (await alert.locator('svg').boundingBox())!
      const text = (await alert.locator('span').boundingBox())!
      expect(icon.x + icon.width, `at ${width}`).toBeLessThanOrEqual(text.x)
      expect(Math.abs(icon.y - text.y), `at ${width}`).toBeLessThanOrEqual(4)
    }
    await page.unroute(address)
    await button(page, '완료').tap()
  })

  const welcome = page.getByRole('heading', { name: /님,/ })
  await expect(welcome).toBeVisible()
  const question = dialog(page, '사전 테스트를 건너뛸까요?')
  await page.goBack()
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await button(page, '머무르기').tap()
  await expect(question).toHaveCount(0)
  await page.reload()
  await expect(welcome).toBeVisible()
  await page.getByRole('link', { name: '사전 테스트 시작하기' }).tap()
  await expect(page).toHaveURL('/pre-test/artist')
  await page.goBack()
  await expect(welcome).toBeVisible()
  await page.goBack()
  await button(page, '건너뛰기').tap()
  await expect(page).toHaveURL('/')

  await page.getByRole('link', { name: '마이' }).tap()
  await page.getByRole('link', { name: '사전 테스트 시작하기' }).tap()
  await expect(page).toHaveURL('/pre-test/artist')
  await expect(page.getByRole('heading', { name: '좋아하는 아티스트를' })).toBeVisible()
})

test('back on the password step leads to a code step that leads on', async ({ server, openPhone }) => {
  const page = await openPhone()
  await toLastStep(page, server, 'harin')
  for (const _step of ['nickname', 'password again', 'password', 'code']) await page.goBack()
  await expect(page.getByRole('heading', { name: '이메일 인증을' })).toBeVisible()
  await expectAccessible(page)
  await button(page, '다음').tap()
  await expect(page.getByLabel('비밀번호', { exact: true })).toBeFocused()
})
