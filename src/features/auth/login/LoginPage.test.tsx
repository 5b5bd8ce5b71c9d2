import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { login } from '#contract/http/auth/auth.ts'
import { readDeviceTokens } from '#src/auth/deviceTokens.ts'
import { paths } from '#src/lib/paths.ts'
import { aMember, renderApp } from '#tests/renderApp.tsx'

const FAILURE = '아이디 또는 비밀번호가 맞지 않습니다.'
const MISSING = '이메일과 비밀번호를 모두 입력해주세요.'

const id = () => screen.getByLabelText('아이디')
const password = () => screen.getByLabelText('비밀번호')
const submit = () => screen.getByRole('button', { name: 'LOG IN' })

type Rendered = Awaited<ReturnType<typeof renderApp>>

async function tryToLogIn({ user }: Rendered, email = 'yuna@hapju.kr', secret = 'gitar2025') {
  await user.type(id(), email)
  await user.type(password(), secret)
  await user.click(submit())
}

const logIns = ({ server }: Rendered) => server.logged.filter(({ path }) => path === login.path).length

describe('a member', () => {
  it('logs in, is told so, sees their home and stays logged in', async () => {
    const member = await aMember()
    const app = await renderApp(paths.login())
    await tryToLogIn(app, member.email, member.password)
    expect(await screen.findByText('로그인 되었습니다.')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('로그인 되었습니다.')
    await waitFor(() => expect(document.title).toBe('홈 - 합주'))
    expect(app.router.state.location.pathname).toBe('/')
    expect(app.store.getState().auth).toMatchObject({
      memberId: member.memberId,
      role: 'USER',
      onboarding: false,
    })
    expect(localStorage.getItem('memberId')).toBe(String(member.memberId))
    expect(localStorage.getItem('accessToken')).toBe(app.store.getState().auth.accessToken)
    expect(readDeviceTokens()).toHaveLength(1)
  })

  it('logs in once, however often they press the button', async () => {
    const member = await aMember()
    const app = await renderApp(paths.login())
    const letGo = app.server.faults.hold()
    await tryToLogIn(app, member.email, member.password)
    expect(screen.getByRole('button', { name: /로그인 중/ })).toHaveAttribute('aria-busy', 'true')
    await app.user.click(screen.getByRole('button', { name: /로그인 중/ }))
    await app.user.type(password(), '{Enter}')
    letGo()
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
    expect(logIns(app)).toBe(1)
  })

  it('logs in with Enter', async () => {
    const member = await aMember()
    const { user } = await renderApp(paths.login())
    await user.type(id(), member.email)
    await user.type(password(), `${member.password}{Enter}`)
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
  })
})

describe('a failed log-in', () => {
  it.each([
    ['without a password', 'yuna@hapju.kr', '{Tab}'],
    ['without an e-mail', ' ', 'gitar2025'],
  ])('%s asks for both fields and sends no request', async (_what, email, secret) => {
    const app = await renderApp(paths.login())
    await tryToLogIn(app, email, secret)
    expect(await screen.findByText(MISSING)).toBeVisible()
    expect(logIns(app)).toBe(0)
  })

  it.each([['아이디'], ['비밀번호']])('shows its text until the %s is edited', async (label) => {
    await aMember({ email: 'yuna@hapju.kr' })
    const app = await renderApp(paths.login())
    await tryToLogIn(app, 'yuna@hapju.kr', 'wrong1234')
    expect(await screen.findByText(FAILURE)).toBeVisible()
    expect(password()).toBeInvalid()
    expect(id()).toHaveAccessibleDescription(expect.stringContaining(FAILURE))
    await app.user.type(screen.getByLabelText(label), 'x')
    expect(screen.queryByText(FAILURE)).toBeNull()
  })

  it.each([
    ['COMMON400', FAILURE],
    ['AUTH4001', FAILURE],
    ['MEMBER4004', FAILURE],
    ['COMMON403', '금지된 요청입니다.'],
    ['AUTH4031', '이용이 정지된 계정이에요.'],
    ['COMMON429', '잠시 후 다시 시도해 주세요.'],
    ['COMMON503', '서비스를 잠시 사용할 수 없습니다.'],
    [502, '로그인하지 못했습니다. 잠시 후 다시 시도해 주세요.'],
    ['malformed', '로그인하지 못했습니다. 잠시 후 다시 시도해 주세요.'],
    ['offline', '서버에 연결하지 못했습니다. 네트워크를 확인하고 다시 시도해 주세요.'],
  ] as const)('says what it is (%s)', async (fault, text) => {
    const app = await renderApp(paths.login())
    app.server.faults.fault(login, fault)
    await tryToLogIn(app)
    expect(await screen.findByText(text)).toBeVisible()
    expect(submit()).toBeEnabled()
  })
})

describe('the log-in screen', () => {
  it('shows and hides the password', async () => {
    const { user } = await renderApp(paths.login())
    expect(password()).toHaveAttribute('type', 'password')
    const toggle = screen.getByRole('button', { name: '비밀번호 표시' })
    expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await user.click(toggle)
    expect(password()).toHaveAttribute('type', 'text')
    expect(screen.getByRole('button', { name: '비밀번호 숨기기' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('has a link for a lost password, and one to the sign-up', async () => {
    const { user, router } = await renderApp(paths.login())
    expect(screen.getByRole('link', { name: '아이디/비밀번호 찾기' })).toHaveAttribute(
      'href',
      paths.resetEmail(),
    )
    await user.click(screen.getByRole('link', { name: 'SIGN UP' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.signupConsent()))
  })

  it('redirects members who are logged in', async () => {
    const { router } = await renderApp(paths.login(), { as: await aMember() })
    expect(router.state.location.pathname).toBe('/')
  })
})
