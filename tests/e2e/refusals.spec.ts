import { unique } from './harness/api.ts'
import { agree } from './harness/signUp.ts'
import { expect, test } from './harness/test.ts'

/** Chromium reports every refusal in the console. */
const REFUSED = [/status of 40[01]/]

test('a wrong password, a used e-mail and a wrong code each show a message', async ({
  server,
  openPhone,
  yuna,
}) => {
  const page = await openPhone({ noise: REFUSED })

  await page.goto('/login')
  await page.getByLabel('아이디').fill(yuna.email)
  await page.getByLabel('비밀번호', { exact: true }).fill('wrong1234')
  await page.getByRole('button', { name: 'LOG IN' }).tap()
  await expect(page.getByText('아이디 또는 비밀번호가 맞지 않습니다.')).toBeVisible()

  await page.getByRole('link', { name: 'SIGN UP' }).tap()
  await agree(page)
  await page.getByLabel('이메일').fill(yuna.email)
  await page.getByRole('button', { name: '인증번호 받기' }).tap()
  await expect(page.getByText('이미 사용 중인 이메일입니다.')).toBeVisible()

  const email = `${unique('jun')}@example.com`
  await page.getByLabel('이메일').fill(email)
  await page.getByRole('button', { name: '인증번호 받기' }).tap()
  await page.getByRole('button', { name: '확인' }).tap()
  const code = await server.mailedCode(email)
  await page.getByLabel('1번째 숫자').fill(code === '00000' ? '11111' : '00000')
  await expect(page.getByText('인증번호가 일치하지 않습니다.')).toBeVisible()
})
