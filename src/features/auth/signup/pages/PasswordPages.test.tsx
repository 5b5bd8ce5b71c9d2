import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import { eachRow } from '#tests/eachRow.ts'
import { renderApp } from '#tests/renderApp.tsx'
import { EMAIL, leaveDraft, PASSWORD, press, storedDraft, write, writeHangul } from '../testing/signupApp.ts'

const HINT = '영문과 숫자 조합, 8~12자리'
const next = () => screen.getByRole('button', { name: '다음' })
const atPassword = () => renderApp(paths.signupPassword())

beforeEach(() => leaveDraft({ email: EMAIL, proof: 'a proof' }))

describe('the password step', () => {
  it('accepts 8 to 12 letters and digits', async () => {
    const app = await atPassword()
    expect(screen.getByText(HINT)).toBeVisible()
    expect(next()).toBeDisabled()
    expect(next()).toHaveAccessibleDescription(HINT)
    await write(app, '비밀번호', PASSWORD)
    await press(app, '다음')
    expect(await screen.findByLabelText('비밀번호 확인')).toBeVisible()
  })

  it('refuses any other password and says why', async () => {
    const app = await atPassword()
    await eachRow(['gitar20', 'gitar20252025', 'gitargitar', '20252025'], async (bad) => {
      await app.user.clear(screen.getByLabelText('비밀번호'))
      expect(screen.queryByRole('alert')?.textContent ?? '', `before ${bad}`).not.toContain(HINT)
      await write(app, '비밀번호', bad)
      expect(next()).toBeDisabled()
      await app.user.tab()
      expect(screen.getByRole('alert')).toHaveTextContent(HINT)
    })
  })

  it('keeps Hangul that is typed, and says which characters are allowed', async () => {
    await atPassword()
    writeHangul('비밀번호', '기타2025')
    expect(screen.getByText('영문과 숫자만 사용할 수 있습니다.')).toBeVisible()
    expect(screen.getByLabelText('비밀번호')).toHaveValue('기타2025')
    expect(next()).toBeDisabled()
  })

  it('never stores the password', async () => {
    const app = await atPassword()
    await write(app, '비밀번호', PASSWORD)
    await press(app, '다음')
    await screen.findByLabelText('비밀번호 확인')
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(PASSWORD)
    expect(storedDraft().email).toBe(JSON.stringify(EMAIL))
  })
})

describe('the confirm step', () => {
  async function atConfirm() {
    const app = await atPassword()
    await write(app, '비밀번호', PASSWORD)
    await press(app, '다음')
    await screen.findByLabelText('비밀번호 확인')
    return app
  }

  it('says while typing whether both passwords are the same, and accepts it when they are', async () => {
    const app = await atConfirm()
    expect(next()).toBeDisabled()
    await write(app, '비밀번호 확인', 'gitar')
    expect(screen.getByText('비밀번호가 일치하지 않습니다')).toBeVisible()
    expect(next()).toBeDisabled()
    await app.user.keyboard('2025')
    expect(screen.getByText('비밀번호가 일치합니다')).toBeVisible()
    await press(app, '다음')
    expect(await screen.findByLabelText('닉네임')).toBeVisible()
  })

  it('has to be repeated after the password was changed', async () => {
    const app = await atConfirm()
    await write(app, '비밀번호 확인', PASSWORD)
    await press(app, '다음')
    await screen.findByLabelText('닉네임')
    await app.router.navigate(paths.signupPassword())
    await app.user.clear(await screen.findByLabelText('비밀번호'))
    await write(app, '비밀번호', 'drums2026')
    await press(app, '다음')
    await screen.findByLabelText('비밀번호 확인')
    await app.router.navigate(paths.signupNickname())
    expect(app.router.state.location.pathname).toBe(paths.signupPasswordConfirm())
  })
})
