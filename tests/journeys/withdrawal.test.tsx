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
const isAtLogin = ({ router }: App) =>
  waitFor(() => expect(router.state.location.pathname).toBe(paths.login()))

/** Everything this device keeps of anybody. */
const kept = async () => [
  ...Object.keys(localStorage),
  ...Object.keys(sessionStorage),
  ...(await indexedDbDisk().keys()),
]

/** What is sent with a call from now on. */
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

describe('a member who withdraws', () => {
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

  it('is told that it is done, with nothing of theirs left here, and goes on to the log-in', async () => {
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
    expect(screen.queryByRole('dialog')).toBeNull()
    await act(() => app.router.navigate(paths.settings()))
    expect(app.router.state.location.pathname).toBe(paths.login())
  })

  it('ends at the log-in as well when the page is loaded again while they read it', async () => {
    await askAndConfirm(await openSettings())
    await done()
    const again = await renderApp(paths.settings())
    await isAtLogin(again)
    expect(await screen.findByRole('button', { name: 'LOG IN' })).toBeVisible()
  })

  it('comes to the log-in also with Escape', async () => {
    const app = await openSettings()
    await askAndConfirm(app)
    await done()
    const open = screen.getByRole('dialog')
    act(() => void open.dispatchEvent(new Event('cancel', { cancelable: true })))
    await isAtLogin(app)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is logged out in their other tab', async () => {
    const app = await openSettings()
    const other = await renderApp(paths.home())
    await askAndConfirm(app)
    await done()
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', storageArea: localStorage }))
    await isAtLogin(other)
    expect(other.store.getState().auth.accessToken).toBeNull()
    // and the one they read in stays until they have
    expect(app.router.state.location.pathname).toBe(paths.settings())
  })
})

describe('while the server is being told', () => {
  it('nothing can be pressed, and nobody leaves', async () => {
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

  it('an old access token is renewed, and the new refresh token is the one that is sent', async () => {
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

describe('a withdrawal that fails', () => {
  it('says so, whatever the reason; the member stays, and may try again', async () => {
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
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(makeTokenStorage().read()?.memberId).toBe(yuna.memberId)
    })
    await askAndConfirm(app)
    expect(await done()).toBeVisible()
  })

  it('asks to log in where it is not known who they are', async () => {
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

  it('says that the session is over where that can be read: at the log-in', async () => {
    const app = await openSettings()
    await screen.findByRole('button', { name: '회원탈퇴' })
    app.server.faults.fault(withdraw, 'AUTH_006')
    app.server.faults.fault(refreshTokens, 'AUTH_008')
    await askAndConfirm(app)
    await isAtLogin(app)
    expect(await screen.findByText(EXPIRED)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a withdrawal whose answer gets lost', () => {
  /** The server does it, and its answer never comes. */
  async function lose(app: App) {
    const { refreshToken } = app.store.getState().auth
    const told = await theServer().call(withdraw, {
      as: yuna,
      body: { memberId: yuna.memberId, refreshToken: refreshToken! },
    })
    expect(told.status).toBe(200)
  }

  /** Tried while nothing at all could be asked: whether it was done nobody knows. */
  async function openAndTryInVain(): Promise<App> {
    const app = await openSettings()
    app.server.faults.fault(withdraw, 'offline')
    app.server.faults.fault(refreshTokens, 'offline')
    await askAndConfirm(app)
    expect(await screen.findByText(FAILURE)).toBeVisible()
    return app
  }

  it('is done all the same: the server is asked whether they are still a member', async () => {
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

  it('is found out with the next try, where nothing could be asked just then', async () => {
    const app = await openAndTryInVain()
    app.server.faults.clear()
    await ask(app)
    const letGo = app.server.faults.hold()
    await lose(app)
    await app.user.click(yes())
    letGo()
    expect(await done()).toBeVisible()
  })

  it('is found out by whatever is asked next', async () => {
    const app = await openAndTryInVain()
    app.server.faults.clear()
    await lose(app)
    await app.store.dispatch(profileApi.endpoints.readProfile.initiate(undefined, { forceRefetch: true }))
    expect(await done()).toBeVisible()
  })

  it('is not made out of a log-out in another tab', async () => {
    const app = await openAndTryInVain()
    makeTokenStorage().clear()
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', storageArea: localStorage }))
    await isAtLogin(app)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await toLogIn(yuna)).toBe(200)
  })

  it('is no secret when they have withdrawn on another device', async () => {
    const app = await openSettings()
    app.server.faults.fault(withdraw, 'MEMBER4004')
    await askAndConfirm(app)
    expect(await done()).toBeVisible()
    expect(makeTokenStorage().read()).toBeNull()
  })
})
