import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sendCode, verifyCode } from '#contract/http/auth/signup.ts'
import { sessionEnded } from '#src/auth/authSlice.ts'
import { paths } from '#src/lib/paths.ts'
import { eachFault } from '#tests/journeys/eachFault.ts'
import { renderApp } from '#tests/renderApp.tsx'
import { atVerify, leaveDraft, mailedCode, press, type SignupApp, EMAIL } from '../testing/signupApp.ts'

const WRONG = '인증번호가 일치하지 않습니다.'
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /번째 숫자/ })
const typed = () =>
  boxes()
    .map(({ value }) => value)
    .join('')
const verify = () => screen.getByRole('button', { name: '인증하기' })
const wrongCode = () => (mailedCode() === '12345' ? '54321' : '12345')

async function enter({ user }: SignupApp, code: string) {
  await user.click(screen.getByLabelText('1번째 숫자'))
  await user.keyboard(code)
}

afterEach(() => {
  vi.useRealTimers()
})

describe('the code', () => {
  it('is typed into the first box without a tap, and sends itself with the fifth digit', async () => {
    const app = await atVerify()
    expect(screen.getByLabelText('1번째 숫자')).toHaveFocus()
    await app.user.keyboard(mailedCode().slice(0, 4))
    expect(verify()).toBeDisabled()
    await app.user.keyboard(mailedCode().slice(4))
    expect(await screen.findByText('인증이 완료되었습니다.')).toBeVisible()
    await screen.findByLabelText('비밀번호')
    expect(app.router.state.location.pathname).toBe(paths.signupPassword())
  })

  it('is sent once, though the button and Enter are pressed too', async () => {
    const app = await atVerify()
    const letGo = app.server.faults.hold()
    await enter(app, `${mailedCode()}{Enter}`)
    await app.user.click(screen.getByRole('button', { name: /확인 중/ }))
    letGo()
    expect(await screen.findByLabelText('비밀번호')).toBeVisible()
    expect(app.server.logged.filter(({ path }) => path === verifyCode.path)).toHaveLength(1)
  })

  it('is sent again with Enter or the button after a failure', async () => {
    const app = await atVerify()
    app.server.faults.fault(verifyCode, 502, { times: 2 })
    await enter(app, mailedCode())
    await screen.findByText('서버 오류로 인증에 실패했습니다.')
    await app.user.keyboard('{Enter}')
    await screen.findByText('서버 오류로 인증에 실패했습니다.')
    await press(app, '인증하기')
    expect(await screen.findByLabelText('비밀번호')).toBeVisible()
  })

  it('is not sent with every digit that is corrected in it, only with the last', async () => {
    const app = await atVerify()
    await enter(app, wrongCode())
    expect(await screen.findByText(WRONG)).toBeVisible()
    await app.user.click(screen.getByLabelText('1번째 숫자'))
    await app.user.keyboard(mailedCode().slice(0, 4))
    expect(app.server.logged.filter(({ path }) => path === verifyCode.path)).toHaveLength(1)
    await app.user.keyboard(mailedCode().slice(4))
    expect(await screen.findByLabelText('비밀번호')).toBeVisible()
  })

  it('is reported when it is wrong, until it is edited', async () => {
    const app = await atVerify()
    await enter(app, wrongCode())
    expect(await screen.findByText(WRONG)).toBeVisible()
    await app.user.type(screen.getByLabelText('5번째 숫자'), '{Backspace}')
    expect(screen.queryByText(WRONG)).toBeNull()
    expect(verify()).toBeDisabled()
  })

  it('was tried too often after five wrong ones, and the sixth says so', async () => {
    const app = await atVerify()
    const body = { email: EMAIL, code: wrongCode() }
    for (let tries = 0; tries < 5; tries += 1) await app.server.call(verifyCode, { body })
    await enter(app, wrongCode())
    expect(
      await screen.findByText('인증번호를 너무 많이 틀렸습니다. 인증번호를 다시 받아 주세요.'),
    ).toBeVisible()
    await press(app, '인증번호 재발송')
    await screen.findByText('인증번호가 발송되었습니다.')
    await enter(app, mailedCode())
    expect(await screen.findByLabelText('비밀번호')).toBeVisible()
  })

  it('cannot be verified when the request fails, and the reason is told', async () => {
    const app = await atVerify()
    const told = [
      [502, '서버 오류로 인증에 실패했습니다.'],
      ['offline', '서버에 연결하지 못했습니다. 네트워크를 확인하고 다시 시도해 주세요.'],
      ['AUTH4022', '인증번호가 만료되었습니다.'],
      ['COMMON429', '잠시 후 다시 시도해 주세요.'],
    ] as const
    await enter(app, '1234')
    await eachFault(app, verifyCode, told, async (text) => {
      expect(screen.queryByText(text)).toBeNull()
      await app.user.type(screen.getByLabelText('5번째 숫자'), '5')
      expect(await screen.findByText(text)).toBeVisible()
      await app.user.type(screen.getByLabelText('5번째 숫자'), '{Backspace}')
      expect(screen.queryByText(text)).toBeNull()
    })
  })

  it('cannot be verified once the e-mail is lost', async () => {
    const app = await atVerify()
    act(() => void app.store.dispatch(sessionEnded({ elsewhere: true })))
    await enter(app, '12345')
    expect(await screen.findByText('이메일 정보가 없습니다. 다시 시도해 주세요.')).toBeVisible()
  })
})

describe('the code step of a verified e-mail', () => {
  async function backFromPassword() {
    const app = await atVerify()
    await enter(app, mailedCode())
    await screen.findByLabelText('비밀번호')
    await press(app, '뒤로')
    expect(await screen.findByRole('heading', { name: /이메일 인증을\s*마쳤어요/ })).toBeVisible()
    return app
  }

  it('asks for no second code, and leads on', async () => {
    const app = await backFromPassword()
    expect(screen.getByText(EMAIL)).toBeVisible()
    expect(screen.queryByRole('group', { name: '인증번호 5자리' })).toBeNull()
    await press(app, '다음')
    expect(await screen.findByLabelText('비밀번호')).toBeVisible()
  })

  it('leads back to the e-mail, and a new code is asked for then', async () => {
    const app = await backFromPassword()
    await press(app, '다른 이메일 쓰기')
    expect(await screen.findByLabelText('이메일')).toHaveValue(EMAIL)
    await press(app, '인증번호 받기')
    await app.user.click(await screen.findByRole('button', { name: '확인' }))
    await screen.findByLabelText('1번째 숫자')
    await enter(app, mailedCode())
    expect(await screen.findByLabelText('비밀번호')).toBeVisible()
  })
})

describe('the code step after the proof was lost', () => {
  it('opens instead of a later step, and asks for another code', async () => {
    leaveDraft({ email: EMAIL, nickname: 'yuna22', age: '26' })
    const app = await renderApp(paths.signupProfile())
    expect(app.router.state.location.pathname).toBe(paths.signupVerify())
    expect(screen.getByText('이메일 인증 시간이 지났어요. 인증번호를 다시 받아 주세요.')).toBeVisible()
    await press(app, '인증번호 재발송')
    expect(await screen.findByText(`${EMAIL}로 보냈어요.`)).toBeVisible()
    await enter(app, mailedCode())
    expect(await screen.findByLabelText('비밀번호')).toBeVisible()
  })
})

describe('another code', () => {
  it('restarts the countdown and empties the boxes', async () => {
    const app = await atVerify({ secondsLeft: 41 })
    expect(screen.getByRole('timer')).toHaveTextContent(/^00:/)
    await enter(app, wrongCode())
    await screen.findByText(WRONG)
    await press(app, '인증번호 재발송')
    expect(await screen.findByText('인증번호가 발송되었습니다.')).toBeVisible()
    expect(typed()).toBe('')
    expect(screen.queryByText(WRONG)).toBeNull()
    expect(screen.getByRole('timer')).toHaveTextContent(/^04:[45]\d$/)
    await enter(app, mailedCode())
    expect(await screen.findByLabelText('비밀번호')).toBeVisible()
  })

  it('changes nothing when it cannot be sent', async () => {
    const app = await atVerify()
    await enter(app, '123')
    const told = [
      [502, '인증번호 재발송에 실패했습니다. 잠시 후 다시 시도해 주세요.'],
      ['COMMON429', '잠시 후 다시 시도해 주세요.'],
      ['offline', '인증번호 재발송에 실패했습니다. 잠시 후 다시 시도해 주세요.'],
    ] as const
    await eachFault(app, sendCode, told, async (text) => {
      expect(screen.queryByText(text)).toBeNull()
      await press(app, '인증번호 재발송')
      expect(await screen.findByText(text)).toBeVisible()
      expect(typed()).toBe('123')
    })
  })

  it('cannot be sent without an e-mail', async () => {
    const app = await renderApp(paths.signupVerify())
    await press(app, '인증번호 재발송')
    expect(await screen.findByText('이메일 정보가 없습니다. 처음 단계에서 다시 시도해 주세요.')).toBeVisible()
    expect(app.server.sentMail).toEqual([])
  })
})

describe('the countdown', () => {
  it('continues after a reload and stops at zero', async () => {
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
    leaveDraft({ email: EMAIL, codeEndsAt: Date.now() + 41_000 })
    await renderApp(paths.signupVerify())
    expect(screen.getByRole('timer')).toHaveTextContent(/^00:41$/)
    vi.setSystemTime(Date.now() + 60_000)
    // the page becomes visible again; timers stop in the background
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('00:00'))
  })
})
