import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { checkNickname } from '#contract/http/auth/signup.ts'
import { paths } from '#src/lib/paths.ts'
import { aMember } from '#tests/renderApp.tsx'
import { pastPassword, press, write, writeHangul } from '../testing/signupApp.ts'

const FREE = '사용 가능한 닉네임입니다'
const TAKEN = '사용 불가능한 닉네임입니다'
const next = () => screen.getByRole('button', { name: '다음' })
const check = () => screen.getByRole('button', { name: '중복 확인' })

describe('a nickname', () => {
  it('is accepted only after it was found to be free', async () => {
    const app = await pastPassword()
    expect(check()).toBeDisabled()
    await write(app, '닉네임', 'yuna22')
    expect(next()).toBeDisabled()
    await press(app, '중복 확인')
    expect(await screen.findByText(FREE)).toBeVisible()
    await press(app, '다음')
    await waitFor(() => expect(app.router.state.location.pathname).toBe(paths.signupProfile()))
  })

  it('is not accepted when it is taken, whatever its case', async () => {
    await aMember({ nickname: 'Yuna22' })
    const app = await pastPassword()
    await write(app, '닉네임', 'yuna22')
    await press(app, '중복 확인')
    expect(await screen.findByText(TAKEN)).toBeVisible()
    expect(next()).toBeDisabled()
  })

  it('has to be checked again after an edit', async () => {
    const app = await pastPassword()
    await write(app, '닉네임', 'yuna22')
    await press(app, '중복 확인')
    await screen.findByText(FREE)
    await app.user.type(screen.getByLabelText('닉네임'), '3')
    expect(screen.queryByText(FREE)).toBeNull()
    expect(next()).toBeDisabled()
  })

  it('ignores the answer about an earlier text', async () => {
    await aMember({ nickname: 'yuna22' })
    const app = await pastPassword()
    const letGo = app.server.faults.hold()
    await write(app, '닉네임', 'yuna22')
    await press(app, '중복 확인')
    await app.user.type(screen.getByLabelText('닉네임'), '3')
    await press(app, '중복 확인')
    letGo()
    expect(await screen.findByText(FREE)).toBeVisible()
    expect(screen.queryByText(TAKEN)).toBeNull()
  })

  it.each([
    [502, '서버 오류가 발생했습니다.'],
    ['offline', '서버에 연결하지 못했습니다. 네트워크를 확인하고 다시 시도해 주세요.'],
    ['COMMON404', '서버 오류가 발생했습니다.'],
    ['COMMON400', TAKEN],
    ['COMMON429', '잠시 후 다시 시도해 주세요.'],
  ] as const)('can be checked again after a failed check (%s), which is reported', async (fault, text) => {
    const app = await pastPassword()
    app.server.faults.fault(checkNickname, fault, { times: 1 })
    await write(app, '닉네임', 'yuna22')
    await press(app, '중복 확인')
    expect(await screen.findByText(text)).toBeVisible()
    expect(next()).toBeDisabled()
    await press(app, '중복 확인')
    expect(await screen.findByText(FREE)).toBeVisible()
  })

  it.each([['y'], ['yuna2222222']])(
    'cannot be checked as %s, and the hint says what is valid',
    async (bad) => {
      const app = await pastPassword()
      await write(app, '닉네임', bad)
      expect(check()).toBeDisabled()
      expect(screen.getByText('영문/숫자 가능, 2~10자')).toBeVisible()
    },
  )

  it('keeps Hangul that is typed, and says which characters are allowed', async () => {
    await pastPassword()
    writeHangul('닉네임', '유나')
    expect(screen.getByText('영문과 숫자만 사용할 수 있습니다.')).toBeVisible()
    expect(screen.getByLabelText('닉네임')).toHaveValue('유나')
    expect(check()).toBeDisabled()
  })
})
