import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sendCode, verifyCode } from '#contract/http/auth/signup.ts'
import { sessionEnded } from '#src/auth/authSlice.ts'
import { paths } from '#src/lib/paths.ts'
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
  it('is verified by the button, which needs all five digits', async () => {
    const app = await atVerify()
    await enter(app, mailedCode().slice(0, 4))
    expect(verify()).toBeDisabled()
    await app.user.keyboard(mailedCode().slice(4))
    await press(app, '인증하기')
    expect(await screen.findByText('인증이 완료되었습니다.')).toBeVisible()
    await screen.findByLabelText('비밀번호')
    expect(app.router.state.location.pathname).toBe(paths.signupPassword())
  })

  it('is verified with Enter', async () => {
    const app = await atVerify()
    await enter(app, `${mailedCode()}{Enter}`)
    expect(await screen.findByLabelText('비밀번호')).toBeVisible()
  })

  it('is reported when it is wrong, until it is edited', async () => {
    const app = await atVerify()
    await enter(app, wrongCode())
    await press(app, '인증하기')
    expect(await screen.findByText(WRONG)).toBeVisible()
    await app.user.type(screen.getByLabelText('5번째 숫자'), '{Backspace}')
    expect(screen.queryByText(WRONG)).toBeNull()
    expect(verify()).toBeDisabled()
  })

  it.each([
    ['the server fails', 502, '서버 오류로 인증에 실패했습니다.'],
    ['nobody answers', 'offline', '서버 오류로 인증에 실패했습니다.'],
    ['it has expired', 'AUTH4022', '인증번호가 만료되었습니다.'],
  ] as const)('cannot be verified when %s', async (_why, fault, text) => {
    const app = await atVerify()
    app.server.faults.fault(verifyCode, fault)
    await enter(app, '12345')
    await press(app, '인증하기')
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('cannot be verified once the e-mail is lost', async () => {
    const app = await atVerify()
    act(() => void app.store.dispatch(sessionEnded({ elsewhere: true })))
    await enter(app, '12345')
    await press(app, '인증하기')
    expect(await screen.findByText('이메일 정보가 없습니다. 다시 시도해 주세요.')).toBeVisible()
  })
})

describe('another code', () => {
  it('restarts the countdown and empties the boxes', async () => {
    const app = await atVerify({ secondsLeft: 41 })
    expect(screen.getByRole('timer')).toHaveTextContent(/^00:/)
    await enter(app, wrongCode())
    await press(app, '인증하기')
    await screen.findByText(WRONG)
    await press(app, '인증번호 재발송')
    expect(await screen.findByText('인증번호가 발송되었습니다.')).toBeVisible()
    expect(typed()).toBe('')
    expect(screen.queryByText(WRONG)).toBeNull()
    expect(screen.getByRole('timer')).toHaveTextContent(/^04:[45]\d$/)
    await enter(app, mailedCode())
    await press(app, '인증하기')
    expect(await screen.findByLabelText('비밀번호')).toBeVisible()
  })

  it.each([
    [502, '인증번호 재발송에 실패했습니다. 잠시 후 다시 시도해 주세요.'],
    ['offline', '인증번호 재발송에 실패했습니다. 잠시 후 다시 시도해 주세요.'],
    ['COMMON429', '잠시 후 다시 시도해 주세요.'],
  ] as const)('changes nothing when it cannot be sent (%s)', async (fault, text) => {
    const app = await atVerify()
    app.server.faults.fault(sendCode, fault)
    await enter(app, '123')
    await press(app, '인증번호 재발송')
    expect(await screen.findByText(text)).toBeVisible()
    expect(typed()).toBe('123')
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
