import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { signUp } from '#contract/http/auth/signup.ts'
import { paths } from '#src/lib/paths.ts'
import { eachRow } from '#tests/eachRow.ts'
import { network } from '#tests/env/network.ts'
import { expectConsole } from '#tests/env/quietConsole.ts'
import { eachFault } from '#tests/journeys/eachFault.ts'
import { aMember } from '#tests/renderApp.tsx'
import {
  atProfile,
  mailedCode,
  press,
  type SignupApp,
  storedDraft,
  write,
  writeHangul,
} from '../testing/signupApp.ts'

const done = () => screen.getByRole('button', { name: '완료' })

async function fillIn(app: SignupApp) {
  await app.user.click(screen.getByRole('radio', { name: '여성' }))
  await write(app, '나이', '26')
}

const signUps = ({ server }: SignupApp) => server.logged.filter(({ path }) => path === signUp.path).length

describe('the last step', () => {
  it('signs the member up with the whole draft, logs them in and greets them', async () => {
    const app = await atProfile()
    await fillIn(app)
    await app.user.click(screen.getByRole('button', { name: /지역/ }))
    await app.user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: '서울' }))
    await app.user.dblClick(done())
    expect(await screen.findByRole('heading', { name: /yuna22님/ })).toBeVisible()
    expect(app.router.state.location.pathname).toBe(paths.signupComplete())
    expect(app.store.getState().auth).toMatchObject({ role: 'USER', onboarding: true })
    expect(localStorage.getItem('memberId')).toBe(String(app.store.getState().auth.memberId))
    expect(signUps(app)).toBe(1)
  })

  it('greets the member also when the sign-up is answered before the list of regions has left the history', async () => {
    const app = await atProfile()
    await fillIn(app)
    const goBack = vi.spyOn(history, 'back').mockImplementation(() => {})
    await app.user.click(screen.getByRole('button', { name: /지역/ }))
    await app.user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: '서울' }))
    await waitFor(() => expect(goBack).toHaveBeenCalled())
    goBack.mockRestore()
    await app.user.click(done())
    await waitFor(() => expect(app.store.getState().auth.role).toBe('USER'))
    history.back()
    expect(await screen.findByRole('heading', { name: /yuna22님/ })).toBeVisible()
    expect(app.store.getState().auth.onboarding).toBe(true)
  })

  it('needs gender and age, but no region, and stores what was chosen', async () => {
    const app = await atProfile()
    expect(done()).toBeDisabled()
    await write(app, '나이', '14')
    expect(done()).toBeDisabled()
    await app.user.click(screen.getByRole('radio', { name: '남성' }))
    expect(done()).toBeEnabled()
    await waitFor(() => expect(storedDraft()).toMatchObject({ gender: '"남성"', age: '"14"' }))
  })

  it('refuses an age that is none or too young, and says which', async () => {
    const app = await atProfile()
    await app.user.click(screen.getByRole('radio', { name: '남성' }))
    const NONE = '0부터 120까지의 숫자를 입력해 주세요.'
    const YOUNG = '만 14세부터 가입할 수 있어요. 나이를 다시 확인해 주세요.'
    await eachRow(
      [
        ['121', NONE, YOUNG],
        ['0', YOUNG, NONE],
        ['-1', NONE, YOUNG],
        ['13', YOUNG, NONE],
        ['2.5', NONE, YOUNG],
      ] as const,
      async ([age, text, other]) => {
        await app.user.clear(screen.getByLabelText('나이'))
        await write(app, '나이', age)
        await app.user.tab()
        expect(screen.getByText(text)).toBeVisible()
        expect(screen.queryByText(other)).toBeNull()
        expect(done()).toBeDisabled()
      },
    )
  })

  it('refuses an age in Hangul at once', async () => {
    await atProfile()
    writeHangul('나이', '스물')
    expect(await screen.findByText('0부터 120까지의 숫자를 입력해 주세요.')).toBeVisible()
    expect(screen.getByLabelText('나이')).toHaveValue('스물')
  })

  it('encourages a member who hesitates for three seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await atProfile()
    expect(screen.queryByText(/거의 다 왔어요/)).toBeNull()
    act(() => void vi.advanceTimersByTime(3_000))
    expect(screen.getByText('거의 다 왔어요! 곧 첫 합주를 만나요.')).toBeVisible()
  })
})

describe('a failed sign-up', () => {
  beforeEach(() => void expectConsole('error', '[hapju] sign-up failed '))

  it('says so, whatever failed, and can be tried again', async () => {
    const app = await atProfile()
    await fillIn(app)
    const told = [
      [502, '가입하지 못했습니다. 잠시 후 다시 시도해 주세요.'],
      ['COMMON400', '잘못된 요청입니다.'],
      ['offline', '서버에 연결하지 못했습니다. 네트워크를 확인하고 다시 시도해 주세요.'],
    ] as const
    await eachFault(app, signUp, told, async (text) => {
      expect(screen.queryByText(text)).toBeNull()
      await press(app, '완료')
      expect(await screen.findByText(text)).toBeVisible()
    })
    await press(app, '완료')
    expect(await screen.findByRole('heading', { name: /yuna22님/ })).toBeVisible()
  })

  it('leads back to the consent when a text has changed, and keeps everything else', async () => {
    const app = await atProfile()
    await fillIn(app)
    const refusal = {
      isSuccess: false,
      code: 'COMMON400',
      message: '잘못된 요청입니다.',
      result: { 'consents.terms': FIELD_TEXT.notInForce },
    }
    network.use(
      http.post(`*${signUp.path}`, () => HttpResponse.json(refusal, { status: 400 }), { once: true }),
    )
    await press(app, '완료')
    expect(
      await screen.findByText('약관이 바뀌었어요. 화면을 새로 고친 뒤 다시 동의해 주세요.'),
    ).toBeVisible()
    await press(app, '다시 동의하기')
    await app.user.click(await screen.findByRole('checkbox', { name: '전체 동의' }))
    await press(app, '동의하고 계속하기')
    expect(await screen.findByLabelText('나이')).toHaveValue('26')
    await press(app, '완료')
    expect(await screen.findByRole('heading', { name: /yuna22님/ })).toBeVisible()
  })

  it('leads back to the nickname when another member has taken it', async () => {
    const app = await atProfile()
    await aMember({ nickname: 'YUNA22' })
    await fillIn(app)
    await press(app, '완료')
    expect(await screen.findByText('이미 존재하는 닉네임입니다.')).toBeVisible()
    await press(app, '닉네임 바꾸기')
    expect(await screen.findByLabelText('닉네임')).toHaveValue('')
  })

  it('leads back to the code when the proof has expired, says why, and goes on from there', async () => {
    const app = await atProfile()
    app.server.clock.advance({ minutes: 31 })
    await fillIn(app)
    await press(app, '완료')
    expect(await screen.findByText('이메일 인증이 필요합니다.')).toBeVisible()
    await press(app, '이메일 인증하기')
    expect(await screen.findByText('이메일 인증 시간이 지났어요. 인증번호를 다시 받아 주세요.')).toBeVisible()
    expect(app.router.state.location.pathname).toBe(paths.signupVerify())
    expect(storedDraft()).toMatchObject({ proof: 'null', age: '"26"', nickname: '"yuna22"' })

    await press(app, '인증번호 재발송')
    expect(await screen.findByText('yuna@hapju.kr로 보냈어요.')).toBeVisible()
    await app.user.click(screen.getByLabelText('1번째 숫자'))
    await app.user.paste(mailedCode())
    await screen.findByLabelText('비밀번호')
    await app.router.navigate(paths.signupProfile())
    await screen.findByLabelText('나이')
    await press(app, '완료')
    expect(await screen.findByRole('heading', { name: /yuna22님/ })).toBeVisible()
  })

  it('leads back to the e-mail when another member has taken it', async () => {
    const app = await atProfile()
    await aMember({ email: 'yuna@hapju.kr' })
    await fillIn(app)
    await press(app, '완료')
    expect(await screen.findByText('이미 존재하는 이메일입니다.')).toBeVisible()
    await press(app, '이메일 인증하기')
    expect(await screen.findByLabelText('이메일')).toHaveValue('yuna@hapju.kr')
  })
})
