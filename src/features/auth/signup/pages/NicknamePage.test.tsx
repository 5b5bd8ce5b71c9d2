import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { checkNickname } from '#contract/http/auth/signup.ts'
import { paths } from '#src/lib/paths.ts'
import { eachRow } from '#tests/eachRow.ts'
import { eachFault } from '#tests/journeys/eachFault.ts'
import { aMember } from '#tests/renderApp.tsx'
import { atNickname, press, write, writeHangul } from '../testing/signupApp.ts'

const FREE = '사용 가능한 닉네임입니다'
const TAKEN = '사용 불가능한 닉네임입니다'
const next = () => screen.getByRole('button', { name: '다음' })
const check = () => screen.getByRole('button', { name: '중복 확인' })

describe('a nickname', () => {
  it('is accepted only after it was found to be free, and has to be checked again after an edit', async () => {
    const app = await atNickname()
    expect(check()).toBeDisabled()
    await write(app, '닉네임', 'yuna2')
    expect(next()).toBeDisabled()
    await press(app, '중복 확인')
    expect(await screen.findByText(FREE)).toBeVisible()
    await app.user.type(screen.getByLabelText('닉네임'), '2')
    expect(screen.queryByText(FREE)).toBeNull()
    expect(next()).toBeDisabled()
    await press(app, '중복 확인')
    expect(await screen.findByText(FREE)).toBeVisible()
    await press(app, '다음')
    await waitFor(() => expect(app.router.state.location.pathname).toBe(paths.signupProfile()))
  })

  it('is not accepted when it is taken, whatever its case', async () => {
    await aMember({ nickname: 'Yuna22' })
    const app = await atNickname()
    await write(app, '닉네임', 'yuna22')
    await press(app, '중복 확인')
    expect(await screen.findByText(TAKEN)).toBeVisible()
    expect(next()).toBeDisabled()
  })

  it('ignores the answer about an earlier text', async () => {
    await aMember({ nickname: 'yuna22' })
    const app = await atNickname()
    const letGo = app.server.faults.hold()
    await write(app, '닉네임', 'yuna22')
    await press(app, '중복 확인')
    await app.user.type(screen.getByLabelText('닉네임'), '3')
    await press(app, '중복 확인')
    letGo()
    expect(await screen.findByText(FREE)).toBeVisible()
    expect(screen.queryByText(TAKEN)).toBeNull()
  })

  it('can be checked again after a failed check, which is reported', async () => {
    const app = await atNickname()
    const told = [
      [502, '서버 오류가 발생했습니다.'],
      ['offline', '서버에 연결하지 못했습니다. 네트워크를 확인하고 다시 시도해 주세요.'],
      ['COMMON404', '서버 오류가 발생했습니다.'],
      ['COMMON400', TAKEN],
      ['COMMON429', '잠시 후 다시 시도해 주세요.'],
    ] as const
    await eachFault(app, checkNickname, told, async (text) => {
      await write(app, '닉네임', 'x')
      expect(screen.queryByText(text)).toBeNull()
      await app.user.clear(screen.getByLabelText('닉네임'))
      await write(app, '닉네임', 'yuna22')
      await press(app, '중복 확인')
      expect(await screen.findByText(text)).toBeVisible()
      expect(next()).toBeDisabled()
    })
    await press(app, '중복 확인')
    expect(await screen.findByText(FREE)).toBeVisible()
  })

  it('cannot be checked when it is too short or too long, and the hint says what is valid', async () => {
    await atNickname()
    await eachRow(['y', 'yuna2222222'], async (bad) => {
      writeHangul('닉네임', bad)
      expect(check()).toBeDisabled()
      expect(screen.getByText('영문/숫자 가능, 2~10자')).toBeVisible()
    })
  })

  it('keeps Hangul that is typed, and says which characters are allowed', async () => {
    await atNickname()
    writeHangul('닉네임', '유나')
    expect(screen.getByText('영문과 숫자만 사용할 수 있습니다.')).toBeVisible()
    expect(screen.getByLabelText('닉네임')).toHaveValue('유나')
    expect(check()).toBeDisabled()
  })
})
