import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { login, refreshTokens, withdraw } from '#contract/http/auth/auth.ts'
import type { TestMember } from '#server/testing/members.ts'
import { makeTokenStorage } from '#src/auth/tokenStorage.ts'
import { indexedDbDisk } from '#src/features/chat/storage/disk.ts'
import { profileApi } from '#src/features/profile/public.ts'
import { paths } from '#src/lib/paths.ts'
import { TOAST_LONG_MS } from '#src/toasts/toastsSlice.ts'
import { network } from '#tests/env/network.ts'
import { withTimersUpTo } from '../env/longTimers.ts'
import { expectNoDialog } from '../expectNoDialog.ts'
import { aMember, renderApp, theServer } from '../renderApp.tsx'
import { eachFault, expectToast } from './eachFault.ts'

const FAILURE = '회원탈퇴 중 오류가 발생했습니다. 다시 시도해주세요.'
const TOO_MANY = '잠시 후 다시 시도해 주세요.'
const EXPIRED = '인증이 만료되었습니다. 다시 로그인해주세요.'

let yuna: TestMember
beforeEach(async () => {
  yuna = await aMember({ nickname: 'yuna22' })
})

const openSettings = () => renderApp(paths.settings(), { as: yuna })
type App = Awaited<ReturnType<typeof openSettings>>

const dialog = () => within(screen.getByRole('dialog'))
const yes = () => dialog().getByRole('button', { name: '예' })

async function ask({ user }: App) {
  await user.click(await screen.findByRole('button', { name: '회원탈퇴' }))
}

async function askAndConfirm(app: App) {
  await ask(app)
  await app.user.click(yes())
}

const done = () => screen.findByRole('heading', { name: '탈퇴가 완료되었습니다.' })
/** A renewal without an answer is not tried again for 3 s. */
const expectDoneInTime = () =>
  withTimersUpTo(3_000, () =>
    expect(screen.getByRole('heading', { name: '탈퇴가 완료되었습니다.' })).toBeVisible(),
  )
const isAtLogin = ({ router }: App) =>
  waitFor(() => expect(router.state.location.pathname).toBe(paths.login()))

/** Everything this device stores for any member. */
const kept = async () => [
  ...Object.keys(localStorage),
  ...Object.keys(sessionStorage),
  ...(await indexedDbDisk().keys()),
]

/** The bodies sent with a call from now on. */
function bodiesOf({ path }: { path: string }): unknown[] {
  const bodies: unknown[] = []
  network.events.on('request:start', ({ request }) => {
    if (new URL(request.url).pathname === path)
      void request
        .clone()
        .json()
        .then((body) => bodies.push(body))
  })
  return bodies
}

const toLogIn = async ({ email, password }: TestMember) =>
  (await theServer().call(login, { body: { email, password } })).status

describe('a withdrawing member', () => {
  it('is asked first; a no changes nothing', async () => {
    const app = await openSettings()
    await ask(app)
    expect(dialog().getByRole('heading', { name: '정말 탈퇴하시겠습니까?' })).toBeVisible()
    expect(
      dialog().getByText('저장한 음악과 채팅, 밴드 활동이 모두 사라져요. 데이터는 7일 뒤에 완전히 삭제돼요.'),
    ).toBeVisible()
    await app.user.click(dialog().getByRole('button', { name: '아니오' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await toLogIn(yuna)).toBe(200)
  })

  it('is told that it is done, with none of their data left here, and goes to the log-in', async () => {
    const app = await openSettings()
    await waitFor(() => expect(app.socket.open).toBe(1))
    const disk = indexedDbDisk()
    await disk.write(`outbox-${yuna.memberId}`, {})
    await disk.write(`drafts-${yuna.memberId}`, { 3: '안녕' })
    await disk.write(`outboxFile-${yuna.memberId}-7c2e`, {})
    await disk.write(`drafts-${yuna.memberId}0`, { 3: '남의 글' })
    sessionStorage.setItem('place:join', '0 120')

    await askAndConfirm(app)
    expect(await done()).toBeVisible()
    expect(app.router.state.location.pathname).toBe(paths.settings())
    await waitFor(async () => expect(await kept()).toEqual([`drafts-${yuna.memberId}0`]))
    expect(app.store.getState().auth).toMatchObject({ accessToken: null, memberId: null })
    await waitFor(() => expect(app.socket.open).toBe(0))
    expect(await toLogIn(yuna)).toBe(404)

    await app.user.click(dialog().getByRole('button', { name: '확인' }))
    await isAtLogin(app)
    expect(await screen.findByRole('button', { name: 'LOG IN' })).toBeVisible()
    await expectNoDialog()
    await act(() => app.router.navigate(paths.settings()))
    expect(app.router.state.location.pathname).toBe(paths.login())
  })

  it('also ends at the log-in when the page is reloaded while the message is shown', async () => {
    await askAndConfirm(await openSettings())
    await done()
    const again = await renderApp(paths.settings())
    await isAtLogin(again)
    expect(await screen.findByRole('button', { name: 'LOG IN' })).toBeVisible()
  })

  it('also gets to the log-in with Escape', async () => {
    const app = await openSettings()
    await askAndConfirm(app)
    await done()
    const open = screen.getByRole('dialog')
    act(() => void open.dispatchEvent(new Event('cancel', { cancelable: true })))
    await isAtLogin(app)
    await expectNoDialog()
  })

  it('is logged out in their other tab', async () => {
    const app = await openSettings()
    const other = await renderApp(paths.home())
    await askAndConfirm(app)
    await done()
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', storageArea: localStorage }))
    await isAtLogin(other)
    expect(other.store.getState().auth.accessToken).toBeNull()
    // The tab with the message stays until the member has read it.
    expect(app.router.state.location.pathname).toBe(paths.settings())
  })
})

describe('a pending withdrawal', () => {
  it('accepts no press and cannot be left', async () => {
    const app = await openSettings()
    await ask(app)
    const letGo = app.server.faults.hold()
    await app.user.click(yes())
    expect(yes()).toHaveAttribute('aria-busy', 'true')
    expect(dialog().getByRole('button', { name: '아니오' })).toBeDisabled()
    await app.user.click(yes())
    await act(() => app.router.navigate(paths.my()))
    expect(app.router.state.location.pathname).toBe(paths.settings())
    letGo()
    expect(await done()).toBeVisible()
  })

  it('renews an old access token, and sends the new refresh token', async () => {
    const app = await openSettings()
    await waitFor(() => expect(app.socket.open).toBe(1))
    const before = app.store.getState().auth.refreshToken
    const sent = bodiesOf(withdraw)
    app.server.faults.fault(withdraw, 'AUTH_006', { times: 1 })
    await askAndConfirm(app)
    expect(await done()).toBeVisible()
    expect(sent).toEqual([
      { memberId: yuna.memberId, refreshToken: before },
      { memberId: yuna.memberId, refreshToken: expect.not.stringMatching(`^${before}$`) },
    ])
  })
})

describe('a failed withdrawal', () => {
  it('shows any reason; the member stays, and may retry', async () => {
    const app = await openSettings()
    const told = [
      ['COMMON403', '권한이 없습니다. 다시 로그인해주세요.'],
      [403, '권한이 없습니다. 다시 로그인해주세요.'],
      ['AUTH_009', EXPIRED],
      ['AUTH4002', FAILURE],
      ['COMMON429', TOO_MANY],
      [429, TOO_MANY],
      [500, FAILURE],
      ['malformed', FAILURE],
      ['offline', FAILURE],
    ] as const
    await eachFault(app, withdraw, told, async (text) => {
      await askAndConfirm(app)
      await expectToast(app, text)
      expect(app.store.getState().toasts.shown[0]?.durationMs).toBe(TOAST_LONG_MS)
      await expectNoDialog()
      expect(makeTokenStorage().read()?.memberId).toBe(yuna.memberId)
    })
    await askAndConfirm(app)
    expect(await done()).toBeVisible()
  })

  it('asks for a log-in when the member is not known', async () => {
    const app = await openSettings()
    localStorage.removeItem('memberId')
    const nameless = await renderApp(paths.settings())
    await waitFor(() => expect(nameless.store.getState().auth.memberId).toBeNull())
    app.router.dispose()
    const [, row] = await screen.findAllByRole('button', { name: '회원탈퇴' })
    await nameless.user.click(row!)
    await nameless.user.click(yes())
    expect(await screen.findByText('로그인이 필요합니다')).toBeVisible()
  })

  it('says at the log-in that the session has ended', async () => {
    const app = await openSettings()
    await screen.findByRole('button', { name: '회원탈퇴' })
    app.server.faults.fault(withdraw, 'AUTH_006')
    app.server.faults.fault(refreshTokens, 'AUTH_008')
    await askAndConfirm(app)
    await isAtLogin(app)
    expect(await screen.findByText(EXPIRED)).toBeVisible()
    await expectNoDialog()
  })
})

describe('a withdrawal whose answer gets lost', () => {
  /** The server withdraws the member, and its answer is lost. */
  async function lose(app: App) {
    const { refreshToken } = app.store.getState().auth
    const told = await theServer().call(withdraw, {
      as: yuna,
      body: { memberId: yuna.memberId, refreshToken: refreshToken! },
    })
    expect(told.status).toBe(200)
  }

  /** Tries while no request gets through, so that the result is unknown. */
  async function openAndTryInVain(): Promise<App> {
    const app = await openSettings()
    app.server.faults.fault(withdraw, 'offline')
    app.server.faults.fault(refreshTokens, 'offline')
    await askAndConfirm(app)
    expect(await screen.findByText(FAILURE)).toBeVisible()
    return app
  }

  it('is detected: the app asks the server whether the member still exists', async () => {
    const app = await openSettings()
    await ask(app)
    app.server.faults.fault(withdraw, 'offline')
    const letGo = app.server.faults.hold()
    await app.user.click(yes())
    await lose(app)
    letGo()
    expect(await done()).toBeVisible()
    expect(makeTokenStorage().read()).toBeNull()
  })

  it('is detected with the next try when that request failed too', async () => {
    const app = await openAndTryInVain()
    app.server.faults.clear()
    await ask(app)
    const letGo = app.server.faults.hold()
    await lose(app)
    await app.user.click(yes())
    letGo()
    await expectDoneInTime()
  })

  it('is detected by the next request of any kind', async () => {
    const app = await openAndTryInVain()
    app.server.faults.clear()
    await lose(app)
    await app.store.dispatch(profileApi.endpoints.readProfile.initiate(undefined, { forceRefetch: true }))
    await expectDoneInTime()
  })

  it('is not inferred from a log-out in another tab', async () => {
    const app = await openAndTryInVain()
    makeTokenStorage().clear()
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', storageArea: localStorage }))
    await isAtLogin(app)
    await expectNoDialog()
    expect(await toLogIn(yuna)).toBe(200)
  })

  it('is also shown when it was made on another device', async () => {
    const app = await openSettings()
    app.server.faults.fault(withdraw, 'MEMBER4004')
    await askAndConfirm(app)
    expect(await done()).toBeVisible()
    expect(makeTokenStorage().read()).toBeNull()
  })
})
