import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { login, type Tokens } from '#contract/http/auth/auth.ts'
import {
  changePassword,
  resetPassword,
  sendResetCode,
  verifyResetCode,
} from '#contract/http/auth/password.ts'
import { listFriends } from '#contract/http/friends/friends.ts'
import type { TestMember } from '#server/testing/members.ts'
import { OFFLINE_TEXT, TOO_MANY_TEXT } from '#src/api/failureText.ts'
import { paths } from '#src/lib/paths.ts'
import { aMember, renderApp, type RenderedApp, theServer } from '../renderApp.tsx'
import { writeInto } from '../writeInto.ts'
import { eachFault, expectToast } from './eachFault.ts'

const OLD = 'onstage25'
const NEW = 'onstage26'

let me: TestMember
beforeEach(async () => {
  me = await aMember({ nickname: 'yuna22', email: 'yuna@example.com', password: OLD })
})

const press = ({ user }: RenderedApp, name: string) => user.click(screen.getByRole('button', { name }))
const alerted = async (text: string) =>
  expect((await screen.findByText(text)).closest('[role=alert]')).not.toBeNull()
const code = () => /\b\d{5}\b/.exec(theServer().sentMail.at(-1)!.text)![0]
const logsIn = async (password: string) =>
  (await theServer().call(login, { body: { email: me.email, password } })).status === 200

async function askForCode(app: RenderedApp, email = me.email) {
  writeInto(await screen.findByLabelText('이메일'), email)
  await press(app, '인증번호 받기')
}

/** The step is shown once the mail is sent. */
async function enterCode({ user }: RenderedApp, digits: () => string = code) {
  await user.click(await screen.findByLabelText('1번째 숫자'))
  await user.paste(digits())
}
const wrongCode = () => (code() === '12345' ? '54321' : '12345')

async function writeTwice(password: string, again = password) {
  writeInto(await screen.findByLabelText('새 비밀번호'), password)
  writeInto(screen.getByLabelText('한 번 더'), again)
}

describe('a member who forgot the password', () => {
  it('sets a new one by a mailed code, and logs in with it', async () => {
    const app = await renderApp(paths.login())
    await app.user.click(screen.getByRole('link', { name: '아이디/비밀번호 찾기' }))
    await askForCode(app)
    expect(await screen.findByText('yuna@example.com로 보냈어요.')).toBeVisible()
    await enterCode(app)
    await writeTwice(NEW)
    expect(screen.getByText('쓸 수 있는 비밀번호예요.')).toBeVisible()
    await press(app, '비밀번호 바꾸기')
    expect(await screen.findByRole('heading', { name: /새로 정했어요/ })).toBeVisible()
    expect(await logsIn(OLD)).toBe(false)

    await app.user.click(screen.getByRole('link', { name: '로그인하기' }))
    writeInto(await screen.findByLabelText('아이디'), me.email)
    writeInto(screen.getByLabelText('비밀번호'), NEW)
    await press(app, 'LOG IN')
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
  })

  it('finds the e-mail that was typed at the log-in', async () => {
    const app = await renderApp(paths.login())
    writeInto(screen.getByLabelText('아이디'), me.email)
    await app.user.click(screen.getByRole('link', { name: '아이디/비밀번호 찾기' }))
    expect(await screen.findByLabelText('이메일')).toHaveValue(me.email)
  })

  it('reads the same for an e-mail that nobody has', async () => {
    const app = await renderApp(paths.resetEmail())
    await askForCode(app, 'nobody@example.com')
    expect(await screen.findByText('nobody@example.com로 보냈어요.')).toBeVisible()
    // no code begins with 0
    await enterCode(app, () => '00000')
    await alerted('인증번호가 일치하지 않습니다.')
  })

  it('is told about a malformed e-mail before anything is sent, and finds the e-mail when going back', async () => {
    const app = await renderApp(paths.resetEmail())
    await askForCode(app, 'yuna@')
    await alerted('이메일 형식이 올바르지 않습니다.')
    expect(theServer().sentMail).toEqual([])
    await askForCode(app)
    await screen.findByLabelText('1번째 숫자')
    await app.router.navigate(-1)
    expect(await screen.findByLabelText('이메일')).toHaveValue(me.email)
  })

  it.each([paths.resetCode(), paths.resetNew()])(
    'who opens %s by its address begins with the e-mail',
    async (path) => {
      const { router } = await renderApp(path)
      expect(await screen.findByLabelText('이메일')).toBeVisible()
      expect(router.state.location.pathname).toBe(paths.resetEmail())
    },
  )

  it('gets another code, which replaces the first, and may not set a common password or two different ones', async () => {
    const app = await renderApp(paths.resetEmail())
    await askForCode(app)
    await screen.findByLabelText('1번째 숫자')
    await press(app, '인증번호 재발송')
    await expectToast(app, '인증번호가 발송되었습니다.', 'status')
    expect(theServer().sentMail).toHaveLength(2)
    await enterCode(app)
    expect(await screen.findByLabelText('새 비밀번호')).toHaveFocus()

    await writeTwice('password1')
    await alerted('너무 흔한 비밀번호입니다. 다른 비밀번호를 정해 주세요.')
    expect(screen.getByRole('button', { name: '비밀번호 바꾸기' })).toBeDisabled()
    await writeTwice(NEW, 'onstage27')
    await alerted('비밀번호가 일치하지 않습니다')
    expect(screen.getByRole('button', { name: '비밀번호 바꾸기' })).toBeDisabled()
  })

  it('is told when the proof is too old, and begins again with the e-mail', async () => {
    const app = await renderApp(paths.resetEmail())
    await askForCode(app)
    await enterCode(app)
    await writeTwice(NEW)
    theServer().clock.advance({ minutes: 31 })
    await press(app, '비밀번호 바꾸기')
    await alerted('인증한 지 오래되었거나 이미 사용한 인증이에요. 인증번호를 다시 받아 주세요.')
    await press(app, '인증번호 다시 받기')
    expect(await screen.findByLabelText('이메일')).toHaveValue(me.email)
  })

  it('is told why each step failed, and can try it again', async () => {
    const app = await renderApp(paths.resetEmail())
    writeInto(await screen.findByLabelText('이메일'), me.email)
    await eachFault(
      app,
      sendResetCode,
      [
        ['offline', OFFLINE_TEXT],
        ['COMMON429', TOO_MANY_TEXT],
        ['COMMON503', '서비스를 잠시 사용할 수 없습니다.'],
        [502, '인증번호를 보내지 못했습니다. 잠시 후 다시 시도해 주세요.'],
      ],
      async (text) => {
        await press(app, '인증번호 받기')
        await alerted(text)
      },
    )
    await press(app, '인증번호 받기')
    await enterCode(app, wrongCode)
    await alerted('인증번호가 일치하지 않습니다.')
    await eachFault(
      app,
      verifyResetCode,
      [
        ['offline', OFFLINE_TEXT],
        ['AUTH4022', '인증번호가 만료되었습니다.'],
        ['AUTH4024', '인증번호를 너무 많이 틀렸습니다. 인증번호를 다시 받아 주세요.'],
        [502, '인증번호를 확인하지 못했습니다. 잠시 후 다시 시도해 주세요.'],
      ],
      async (text) => {
        await press(app, '인증하기')
        await alerted(text)
      },
    )
    await enterCode(app)
    await writeTwice(NEW)
    await eachFault(
      app,
      resetPassword,
      [
        ['offline', OFFLINE_TEXT],
        ['COMMON429', TOO_MANY_TEXT],
        [502, '비밀번호를 바꾸지 못했습니다. 잠시 후 다시 시도해 주세요.'],
      ],
      async (text) => {
        await press(app, '비밀번호 바꾸기')
        await alerted(text)
      },
    )
    await press(app, '비밀번호 바꾸기')
    expect(await screen.findByRole('heading', { name: /새로 정했어요/ })).toBeVisible()
  })
})

describe('a member who changes the password', () => {
  async function opened(): Promise<RenderedApp> {
    const app = await renderApp(paths.settings(), { as: me })
    await app.user.click(await screen.findByRole('link', { name: '비밀번호 변경' }))
    return app
  }

  it('stays logged in here and is logged out elsewhere', async () => {
    const app = await opened()
    const elsewhere = (await theServer().call(login, { body: { email: me.email, password: OLD } }))
      .value as Tokens
    writeInto(await screen.findByLabelText('현재 비밀번호'), OLD)
    await writeTwice(NEW)
    await press(app, '비밀번호 바꾸기')
    await expectToast(app, '비밀번호를 바꿨습니다.', 'status')
    await waitFor(() => expect(app.router.state.location.pathname).toBe(paths.settings()))
    expect(await logsIn(NEW)).toBe(true)
    expect((await theServer().call(listFriends, { as: elsewhere.accessToken })).status).toBe(401)
    expect(await screen.findByRole('link', { name: '로그인한 기기' })).toBeVisible()
  })

  it('is told at the field that the current password is wrong, and above the button what else failed', async () => {
    const app = await opened()
    writeInto(await screen.findByLabelText('현재 비밀번호'), 'wrong1234')
    await writeTwice(NEW)
    await press(app, '비밀번호 바꾸기')
    await alerted('현재 비밀번호가 일치하지 않습니다.')
    await waitFor(() => expect(screen.getByLabelText('현재 비밀번호')).toHaveFocus())
    await eachFault(
      app,
      changePassword,
      [
        ['offline', OFFLINE_TEXT],
        ['COMMON429', TOO_MANY_TEXT],
        ['AUTH4025', '너무 흔한 비밀번호입니다. 다른 비밀번호를 정해 주세요.'],
        [502, '비밀번호를 바꾸지 못했습니다. 잠시 후 다시 시도해 주세요.'],
      ],
      async (text) => {
        await press(app, '비밀번호 바꾸기')
        await alerted(text)
      },
    )
    expect(await logsIn(OLD)).toBe(true)
  })
})
