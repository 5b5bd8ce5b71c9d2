import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sendCode, signUp } from '#contract/http/auth/signup.ts'
import { paths } from '#src/lib/paths.ts'
import { aMember, renderApp, theServer } from '../renderApp.tsx'

type Rendered = Awaited<ReturnType<typeof renderApp>>

const EMAIL = 'yuna@example.com'
const PASSWORD = 'gitar2025'

const press = (user: Rendered['user'], name: string) => user.click(screen.getByRole('button', { name }))

/** The code in the newest mail. */
function mailedCode(): string {
  const text = theServer().sentMail.at(-1)?.text ?? ''
  const code = /\b\d{5}\b/.exec(text)?.[0]
  if (!code) throw new Error(`No code in the mail: ${text}`)
  return code
}

async function askForCode({ user }: Rendered, email = EMAIL) {
  await user.type(screen.getByLabelText('이메일'), email)
  await press(user, '인증번호 받기')
}

async function verify({ user }: Rendered, code: string) {
  await user.click(await screen.findByLabelText('1번째 숫자'))
  await user.paste(code)
}

async function choosePassword({ user }: Rendered) {
  await user.type(await screen.findByLabelText('비밀번호'), PASSWORD)
  await press(user, '다음')
  await user.type(await screen.findByLabelText('비밀번호 확인'), PASSWORD)
  await press(user, '다음')
}

async function chooseNickname({ user }: Rendered, nickname: string) {
  await user.type(await screen.findByLabelText('닉네임'), nickname)
  await press(user, '중복 확인')
}

it('a stranger is led from their e-mail to a complete account, logged in', async () => {
  const app = await renderApp(paths.signupEmail())
  await askForCode(app)
  await app.user.click(await screen.findByRole('button', { name: '확인' }))
  await verify(app, mailedCode())
  await choosePassword(app)
  await chooseNickname(app, 'yuna')
  expect(await screen.findByText('사용 가능한 닉네임입니다')).toBeVisible()
  await press(app.user, '다음')
  await app.user.click(await screen.findByRole('radio', { name: '여성' }))
  await app.user.type(screen.getByLabelText('나이'), '23')
  await press(app.user, '완료')
  expect(await screen.findByRole('heading', { name: /yuna님/ })).toBeVisible()
  await app.user.click(screen.getByRole('link', { name: '홈으로' }))
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
})

it('a taken e-mail is reported on the e-mail step', async () => {
  await aMember({ email: EMAIL })
  const app = await renderApp(paths.signupEmail())
  await askForCode(app)
  expect(await screen.findByText('이미 사용 중인 이메일입니다.')).toBeVisible()
})

it('a code that could not be sent is reported, and sent on the second try', async () => {
  const app = await renderApp(paths.signupEmail())
  app.server.faults.fault(sendCode, 502, { times: 1 })
  await askForCode(app)
  expect(await screen.findByText('이메일 인증코드 발송에 실패했습니다.')).toBeVisible()
  await press(app.user, '인증번호 받기')
  expect(await screen.findByText('인증번호가 발송되었습니다.')).toBeVisible()
})

it('a wrong code and an expired code are reported', async () => {
  const app = await renderApp(paths.signupEmail())
  await askForCode(app)
  await app.user.click(await screen.findByRole('button', { name: '확인' }))
  const code = mailedCode()
  await verify(app, code === '00000' ? '11111' : '00000')
  expect(await screen.findByText('인증번호가 일치하지 않습니다.')).toBeVisible()
  theServer().clock.advance({ minutes: 6 })
  await verify(app, code)
  expect(await screen.findByText('인증번호가 만료되었습니다.')).toBeVisible()
})

it('a taken nickname is reported, whatever its case', async () => {
  await aMember({ nickname: 'Yuna' })
  const app = await renderApp(paths.signupEmail())
  await askForCode(app)
  await app.user.click(await screen.findByRole('button', { name: '확인' }))
  await verify(app, mailedCode())
  await choosePassword(app)
  await chooseNickname(app, 'yuna')
  expect(await screen.findByText('사용 불가능한 닉네임입니다')).toBeVisible()
  expect(screen.getByRole('button', { name: '다음' })).toBeDisabled()
})

it('a later step opens only after the earlier ones are done', async () => {
  const { router, server } = await renderApp(paths.signupProfile())
  expect(await screen.findByLabelText('이메일')).toBeVisible()
  expect(router.state.location.pathname).toBe(paths.signupEmail())
  expect(server.logged.some(({ path }) => path === signUp.path)).toBe(false)
})
