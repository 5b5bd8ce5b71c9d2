import { cleanup, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
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

/** Opens the sign-up and agrees to everything. */
async function atEmail(): Promise<Rendered> {
  const app = await renderApp(paths.signupConsent())
  await app.user.click(await screen.findByRole('checkbox', { name: '전체 동의' }))
  await press(app.user, '동의하고 계속하기')
  await screen.findByLabelText('이메일')
  return app
}

async function askForCode({ user }: Rendered, email = EMAIL) {
  expect(screen.getByLabelText('이메일')).toHaveFocus()
  await user.keyboard(email)
  await press(user, '인증번호 받기')
}

async function verify({ user }: Rendered, code: string) {
  await user.click(await screen.findByLabelText('1번째 숫자'))
  await user.paste(code)
}

/** Every step opens with the focus in its field. */
async function typeInto({ user }: Rendered, label: string, text: string) {
  expect(await screen.findByLabelText(label)).toHaveFocus()
  await user.keyboard(text)
}

async function choosePassword(app: Rendered) {
  const { user } = app
  await typeInto(app, '비밀번호', PASSWORD)
  await press(user, '다음')
  await typeInto(app, '비밀번호 확인', PASSWORD)
  await press(user, '다음')
}

async function chooseNickname(app: Rendered, nickname: string) {
  await typeInto(app, '닉네임', nickname)
  await press(app.user, '중복 확인')
}

it('a stranger is led from their e-mail to a complete account, logged in', async () => {
  const app = await atEmail()
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

it('a reload in the middle of the sign-up keeps the verified e-mail', async () => {
  const app = await atEmail()
  await askForCode(app)
  await app.user.click(await screen.findByRole('button', { name: '확인' }))
  await verify(app, mailedCode())
  await screen.findByLabelText('비밀번호')
  window.dispatchEvent(new Event('pagehide'))
  cleanup()

  const again = await renderApp(paths.signupPassword())
  await choosePassword(again)
  await chooseNickname(again, 'yuna')
  await screen.findByText('사용 가능한 닉네임입니다')
  await press(again.user, '다음')
  await again.user.click(await screen.findByRole('radio', { name: '여성' }))
  await again.user.type(screen.getByLabelText('나이'), '23')
  await press(again.user, '완료')
  expect(await screen.findByRole('heading', { name: /yuna님/ })).toBeVisible()
})

describe('back on the welcome', () => {
  async function signedUp() {
    const app = await atEmail()
    await askForCode(app)
    await app.user.click(await screen.findByRole('button', { name: '확인' }))
    await verify(app, mailedCode())
    await choosePassword(app)
    await chooseNickname(app, 'yuna')
    await screen.findByText('사용 가능한 닉네임입니다')
    await press(app.user, '다음')
    await app.user.click(await screen.findByRole('radio', { name: '여성' }))
    await app.user.type(screen.getByLabelText('나이'), '23')
    await press(app.user, '완료')
    await screen.findByRole('heading', { name: /yuna님/ })
    await app.router.navigate(-1)
    expect(await screen.findByRole('heading', { name: '사전 테스트를 건너뛸까요?' })).toBeVisible()
    return app
  }

  it('asks, and the pre-test stays open to who stays', async () => {
    const app = await signedUp()
    await press(app.user, '머무르기')
    expect(screen.getByRole('heading', { name: /yuna님/ })).toBeVisible()
    await app.user.click(screen.getByRole('link', { name: '사전 테스트 시작하기' }))
    await screen.findByRole('heading', { name: /좋아하는 아티스트를/ })
    await app.router.navigate(-1)
    expect(await screen.findByRole('heading', { name: /yuna님/ })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leads who skips it to home', async () => {
    const app = await signedUp()
    await press(app.user, '건너뛰기')
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
    expect(app.store.getState().auth.onboarding).toBe(false)
  })
})

it('the welcome is open as long as the onboarding lasts, also without the draft', async () => {
  const { router } = await renderApp(paths.signupComplete(), { as: await aMember(), onboarding: true })
  expect(await screen.findByRole('heading', { name: '합주에 오신 걸 환영해요' })).toBeVisible()
  expect(router.state.location.pathname).toBe(paths.signupComplete())
})

it('a taken e-mail is reported on the e-mail step', async () => {
  await aMember({ email: EMAIL })
  const app = await atEmail()
  await askForCode(app)
  expect(await screen.findByText('이미 사용 중인 이메일입니다.')).toBeVisible()
})

it('a code that could not be sent is reported, and sent on the second try', async () => {
  const app = await atEmail()
  app.server.faults.fault(sendCode, 502, { times: 1 })
  await askForCode(app)
  expect(await screen.findByText('이메일 인증코드 발송에 실패했습니다.')).toBeVisible()
  await press(app.user, '인증번호 받기')
  expect(await screen.findByText('인증번호가 발송되었습니다.')).toBeVisible()
})

it('a wrong code and an expired code are reported', async () => {
  const app = await atEmail()
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
  const app = await atEmail()
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
  expect(await screen.findByRole('checkbox', { name: '전체 동의' })).toBeVisible()
  expect(router.state.location.pathname).toBe(paths.signupConsent())
  expect(server.logged.some(({ path }) => path === signUp.path)).toBe(false)
})
