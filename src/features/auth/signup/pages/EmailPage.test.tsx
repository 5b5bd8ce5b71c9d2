import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sendCode } from '#contract/http/auth/signup.ts'
import { paths } from '#src/lib/paths.ts'
import { eachRow } from '#tests/eachRow.ts'
import { withTimersUpTo } from '#tests/env/longTimers.ts'
import { eachFault } from '#tests/journeys/eachFault.ts'
import { aMember, renderApp } from '#tests/renderApp.tsx'
import { EMAIL, leaveDraft, mailedCode, press, storedDraft, write } from '../testing/signupApp.ts'

const SENT = '인증번호가 발송되었습니다.'
const askFor = () => screen.getByRole('button', { name: '인증번호 받기' })
const atEmail = () => {
  leaveDraft({})
  return renderApp(paths.signupEmail())
}

describe('sending a code', () => {
  it('needs an e-mail', async () => {
    const app = await atEmail()
    expect(askFor()).toBeDisabled()
    await write(app, '이메일', EMAIL)
    expect(askFor()).toBeEnabled()
    await app.user.clear(screen.getByLabelText('이메일'))
    expect(askFor()).toBeDisabled()
  })

  it('opens a dialog, which goes to the next step by itself', async () => {
    const app = await atEmail()
    await write(app, '이메일', ` ${EMAIL} `)
    await press(app, '인증번호 받기')
    expect(await screen.findByRole('dialog', { name: SENT })).toBeVisible()
    expect(mailedCode()).toMatch(/^\d{5}$/)
    await withTimersUpTo(1_500, () => expect(screen.getByLabelText('1번째 숫자')).toBeVisible())
    expect(screen.getByText(`${EMAIL}로 보냈어요.`)).toBeVisible()
    expect(app.router.state.location.pathname).toBe(paths.signupVerify())
  })

  it('goes to the next step at once when the dialog is confirmed, and sends one mail for two taps', async () => {
    const app = await atEmail()
    const letGo = app.server.faults.hold()
    await write(app, '이메일', EMAIL)
    await app.user.dblClick(askFor())
    letGo()
    await app.user.click(await screen.findByRole('button', { name: '확인' }))
    expect(await screen.findByLabelText('1번째 숫자')).toBeVisible()
    expect(app.server.sentMail).toHaveLength(1)
  })

  it('stores the e-mail for a reload, and no password', async () => {
    const app = await atEmail()
    await write(app, '이메일', EMAIL)
    await press(app, '인증번호 받기')
    await waitFor(() => expect(storedDraft().email).toBe(JSON.stringify(EMAIL)))
    expect(Object.keys(storedDraft())).not.toContain('password')
  })
})

describe('a code', () => {
  it('is not sent to a taken e-mail, which is reported until it is edited', async () => {
    await aMember({ email: EMAIL })
    const app = await atEmail()
    await write(app, '이메일', EMAIL)
    await press(app, '인증번호 받기')
    expect(await screen.findByText('이미 사용 중인 이메일입니다.')).toBeVisible()
    await app.user.type(screen.getByLabelText('이메일'), 'x')
    expect(screen.queryByText('이미 사용 중인 이메일입니다.')).toBeNull()
  })

  it('is not sent when the request fails, whatever the reason, which is told', async () => {
    const app = await atEmail()
    const told = [
      ['COMMON503', '서비스를 잠시 사용할 수 없습니다.'],
      ['COMMON429', '잠시 후 다시 시도해 주세요.'],
      [502, '이메일 인증코드 발송에 실패했습니다.'],
      ['offline', '이메일 인증코드 발송에 실패했습니다.'],
      ['COMMON400', '이메일 형식이 올바르지 않습니다.'],
      ['malformed', '알 수 없는 오류가 발생했습니다.'],
    ] as const
    await eachFault(app, sendCode, told, async (text) => {
      await app.user.clear(screen.getByLabelText('이메일'))
      expect(screen.queryByText(text)).toBeNull()
      await write(app, '이메일', EMAIL)
      await press(app, '인증번호 받기')
      expect(await screen.findByText(text)).toBeVisible()
      expect(screen.queryByRole('dialog')).toBeNull()
    })
  })

  it('is not requested for what is no e-mail', async () => {
    const app = await atEmail()
    await eachRow(['yuna@hapju', '유나@hapju.kr', 'yuna@합주.kr'], async (text) => {
      await app.user.clear(screen.getByLabelText('이메일'))
      expect(screen.queryByText('이메일 형식이 올바르지 않습니다.'), `before ${text}`).toBeNull()
      await write(app, '이메일', text)
      await press(app, '인증번호 받기')
      expect(await screen.findByText('이메일 형식이 올바르지 않습니다.')).toBeVisible()
    })
    expect(app.server.sentMail).toEqual([])
  })
})
