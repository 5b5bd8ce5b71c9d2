import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { login } from '#contract/http/auth/auth.ts'
import { readDeviceTokens } from '#src/auth/deviceTokens.ts'
import { paths } from '#src/lib/paths.ts'
import { eachFault } from '#tests/journeys/eachFault.ts'
import { aMember, renderApp } from '#tests/renderApp.tsx'
import { writeInto } from '#tests/writeInto.ts'

const FAILURE = '아이디 또는 비밀번호가 맞지 않습니다.'
const MISSING = '이메일과 비밀번호를 모두 입력해주세요.'

const id = () => screen.getByLabelText('아이디')
const password = () => screen.getByLabelText('비밀번호')
const submit = () => screen.getByRole('button', { name: 'LOG IN' })

type Rendered = Awaited<ReturnType<typeof renderApp>>

async function tryToLogIn({ user }: Rendered, email = 'yuna@hapju.kr', secret = 'gitar2025') {
  writeInto(id(), email)
  writeInto(password(), secret)
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
  it('asks for both fields where one is missing, and sends no request', async () => {
    const app = await renderApp(paths.login())
    await tryToLogIn(app, 'yuna@hapju.kr', '')
    expect(await screen.findByText(MISSING)).toBeVisible()
    writeInto(id(), ' ')
    expect(screen.queryByText(MISSING)).toBeNull()
    await tryToLogIn(app, ' ', 'gitar2025')
    expect(await screen.findByText(MISSING)).toBeVisible()
    expect(logIns(app)).toBe(0)
  })

  it('shows its text until a field is edited, without saying which is wrong, and keeps what was typed', async () => {
    await aMember({ email: 'yuna@hapju.kr' })
    const app = await renderApp(paths.login())
    for (const label of ['비밀번호', '아이디']) {
      await tryToLogIn(app, 'yuna@hapju.kr', 'wrong1234')
      expect(await screen.findByText(FAILURE)).toBeVisible()
      expect(password()).toBeInvalid()
      expect(id()).toHaveAccessibleDescription(expect.stringContaining(FAILURE))
      expect(id()).toHaveValue('yuna@hapju.kr')
      await app.user.type(screen.getByLabelText(label), 'x')
      expect(screen.queryByText(FAILURE), `after an edit of ${label}`).toBeNull()
    }
  })

  it('says what it is, whatever fails', async () => {
    const app = await renderApp(paths.login())
    const told = [
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
    ] as const
    await eachFault(app, login, told, async (text) => {
      writeInto(id(), '')
      expect(screen.queryByText(text)).toBeNull()
      await tryToLogIn(app)
      expect(await screen.findByText(text)).toBeVisible()
      expect(submit()).toBeEnabled()
    })
    expect(logIns(app)).toBe(0)
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
