import { expectAccessible } from './harness/accessible.ts'
import { aMember } from './harness/api.ts'
import { button } from './harness/page.ts'
import { expect, test } from './harness/test.ts'

const NEW = 'onstage26'

test('a forgotten password is set anew by a mailed code, and ends the log-in of another device', async ({
  server,
  openPhone,
}) => {
  const member = await aMember(server, 'sera')
  const elsewhere = await openPhone({ as: member, noise: [/Failed to load resource/] })
  await elsewhere.goto('/my')
  await expect(elsewhere.getByRole('heading', { name: member.nickname })).toBeVisible()

  const page = await openPhone()
  await page.goto('/login')
  await page.getByLabel('아이디', { exact: true }).fill(member.email)
  await page.getByRole('link', { name: '아이디/비밀번호 찾기' }).tap()
  await expect(page.getByLabel('이메일')).toHaveValue(member.email)
  await expectAccessible(page)
  await button(page, '인증번호 받기').tap()
  await expect(page.getByLabel('1번째 숫자')).toBeFocused()
  await expectAccessible(page)
  // a reload in the middle
  await page.reload()
  await expect(page.getByText(`${member.email}로 보냈어요.`)).toBeVisible()
  await page.getByLabel('1번째 숫자').focus()
  await page.keyboard.insertText(await server.mailedCode(member.email))

  await page.getByLabel('새 비밀번호').fill('password1')
  await expect(page.getByText('너무 흔한 비밀번호입니다.')).toBeVisible()
  await page.getByLabel('새 비밀번호').fill(NEW)
  await page.getByLabel('한 번 더').fill(NEW)
  await expectAccessible(page)
  await button(page, '비밀번호 바꾸기').tap()
  await expect(page.getByRole('heading', { name: /새로 정했어요/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: '로그인하기' }).tap()
  await page.getByLabel('아이디', { exact: true }).fill(member.email)
  await page.getByLabel('비밀번호', { exact: true }).fill(NEW)
  await button(page, 'LOG IN').tap()
  await expect(page).toHaveURL('/')

  await expect(elsewhere).toHaveURL(/\/login/)
})
