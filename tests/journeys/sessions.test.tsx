import { act, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { login, refreshTokens, type Tokens } from '#contract/http/auth/auth.ts'
import { endOtherSessions, endSession, listSessions } from '#contract/http/auth/sessions.ts'
import { listFriends } from '#contract/http/friends/friends.ts'
import { CLOSE } from '#contract/ws/closeCodes.ts'
import { messages, refreshFamilies } from '#server/db/schema.ts'
import type { TestMember } from '#server/testing/members.ts'
import { OFFLINE_TEXT } from '#src/api/failureText.ts'
import { layOutLists } from '#src/features/chat/testing/listLayout.ts'
import { paths } from '#src/lib/paths.ts'
import type { WithRealtime } from '#src/realtime/realtimeSlice.ts'
import { expectNoDialog } from '../expectNoDialog.ts'
import { lookAgain } from '../lookAgain.ts'
import { aMember, aRoom, renderApp, theServer } from '../renderApp.tsx'
import { eachFault, expectToast } from './eachFault.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const KAKAO =
  'Mozilla/5.0 (Linux; Android 14; SM-S918N; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0.6422.165 Mobile Safari/537.36;KAKAOTALK 2410860'
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'

beforeAll(layOutLists)

let me: TestMember
beforeEach(async () => {
  me = await aMember({ nickname: 'yuna22' })
})

/** Logs in on another device of the same member. */
async function loggedInOn(userAgent: string): Promise<Tokens> {
  const response = await theServer().app.request(login.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent },
    body: JSON.stringify({ email: me.email, password: me.password }),
  })
  theServer().clock.advance({ seconds: 1 })
  return (await response.json()) as Tokens
}

const open = () => renderApp(paths.sessions(), { as: me })
const others = () => screen.findByRole('list', { name: '다른 기기' })
const rows = async () => within(await others()).getAllByRole('listitem')
const realtimeOf = (store: { getState(): object }) => (store.getState() as WithRealtime).realtime
const dialog = () => within(screen.getByRole('dialog'))
/** Expects the text to be announced to screen readers at once. */
const alerted = async (text: string) => {
  const said = await screen.findByText(text)
  expect(said.closest('[role="alert"]')).not.toBeNull()
  return said
}
const confirm = () => dialog().getByRole('button', { name: '로그아웃' })
const isGood = async ({ accessToken }: Tokens) =>
  (await theServer().call(listFriends, { as: accessToken })).status === 200

describe('the logged-in devices', () => {
  it('are named, this one separately, with their last use and log-in', async () => {
    await loggedInOn(KAKAO)
    await loggedInOn(WINDOWS)
    theServer().clock.set(new Date(Date.now() - 3 * 60_000))
    const phone = await loggedInOn(IPHONE)
    theServer().clock.set(new Date())
    await open()
    expect(await screen.findByRole('heading', { level: 1, name: '로그인한 기기' })).toBeVisible()
    expect(await screen.findByText('로그인한 기기 4대')).toHaveAttribute('role', 'status')
    const here = within(screen.getByRole('list', { name: '지금 이 기기' })).getAllByRole('listitem')
    expect(here.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^알 수 없는 기기지금 이 기기\d+월 \d+일 로그인$/),
    ])
    const words = (await rows()).map(({ textContent }) => textContent)
    expect(words).toEqual([
      expect.stringMatching(/^Windows PCChrome마지막 사용 방금 전\d+월 \d+일 로그인로그아웃$/),
      expect.stringMatching(/^Android 휴대폰카카오톡마지막 사용 방금 전\d+월 \d+일 로그인로그아웃$/),
      expect.stringMatching(/^iPhoneSafari마지막 사용 3분 전\d+월 \d+일 로그인로그아웃$/),
    ])
    expect(await isGood(phone)).toBe(true)
  })

  it('say when this is the only one, and then offer no log-out', async () => {
    await open()
    expect(await screen.findByText('이 기기에서만 로그인되어 있어요.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /로그아웃/ })).toBeNull()
  })

  it('are fetched again when the screen is reopened or the page gets the focus', async () => {
    const app = await open()
    expect(await screen.findByText('이 기기에서만 로그인되어 있어요.')).toBeVisible()
    await act(() => app.router.navigate(paths.settings()))
    await screen.findByRole('heading', { level: 1, name: '설정' })
    await loggedInOn(IPHONE)
    await act(() => app.router.navigate(paths.sessions()))
    expect(await screen.findByText('iPhone')).toBeVisible()

    await loggedInOn(WINDOWS)
    await lookAgain(app)
    expect(await screen.findByText('Windows PC')).toBeVisible()
  })

  it('show placeholders in their shape while loading', async () => {
    const letGo = theServer().faults.hold()
    await open()
    expect(await screen.findByText('불러오는 중')).toHaveAttribute('role', 'status')
    letGo()
    expect(await screen.findByText('이 기기에서만 로그인되어 있어요.')).toBeVisible()
  })

  it('that cannot be read are fetched again on request', async () => {
    theServer().faults.fault(listSessions, 'COMMON403')
    const { user, server } = await open()
    expect(await screen.findByRole('heading', { name: '로그인한 기기를 불러오지 못했습니다.' })).toBeVisible()
    expect(screen.getByText('금지된 요청입니다.')).toBeVisible()
    server.faults.clear()
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByText('이 기기에서만 로그인되어 있어요.')).toBeVisible()
  })

  it('show when the device is offline', async () => {
    theServer().faults.fault(listSessions, 'offline')
    await open()
    expect(await screen.findByText(OFFLINE_TEXT)).toBeVisible()
  })
})

describe('logging one device out', () => {
  it('asks first; then it is gone from the list, and its tokens no longer work', async () => {
    const phone = await loggedInOn(IPHONE)
    const laptop = await loggedInOn(WINDOWS)
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'iPhone 로그아웃' }))
    expect(dialog().getByRole('heading', { name: '이 기기에서 로그아웃할까요?' })).toBeVisible()
    expect(dialog().getByText('iPhone에서 다시 로그인하면 이어서 쓸 수 있어요.')).toBeVisible()
    await user.click(dialog().getByRole('button', { name: '닫기' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await isGood(phone)).toBe(true)

    await user.click(screen.getByRole('button', { name: 'iPhone 로그아웃' }))
    await user.click(confirm())
    expect(await screen.findByText('로그아웃했습니다.')).toBeVisible()
    await expectNoDialog()
    expect((await rows()).map((row) => row.querySelector('b')?.textContent)).toEqual(['Windows PC'])
    expect([await isGood(phone), await isGood(laptop)]).toEqual([false, true])
    // The focus is not lost with the row: the next Tab continues in the list.
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  })

  it('is sent once, however often it is tapped, and cannot be left while pending', async () => {
    await loggedInOn(IPHONE)
    const { user, server } = await open()
    await user.click(await screen.findByRole('button', { name: 'iPhone 로그아웃' }))
    const letGo = server.faults.hold()
    const button = confirm()
    await user.dblClick(button)
    await user.keyboard('{Escape}')
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(dialog().getByRole('button', { name: '닫기' })).toBeDisabled()
    letGo()
    expect(await screen.findByText('로그아웃했습니다.')).toBeVisible()
    expect(screen.queryByText('이미 로그아웃된 기기입니다.')).toBeNull()
    expect(server.events.filter(({ kind }) => kind === 'memberSessionsEnded')).toHaveLength(1)
  })

  it('shows when the session has ended meanwhile, and updates the list', async () => {
    const phone = await loggedInOn(IPHONE)
    const { user, server } = await open()
    await user.click(await screen.findByRole('button', { name: 'iPhone 로그아웃' }))
    await server.deps.db
      .update(refreshFamilies)
      .set({ revokedAt: server.clock.now(), revokedBy: 'logout' })
      .where(eq(refreshFamilies.userAgent, IPHONE))
    await loggedInOn(WINDOWS)
    await user.click(confirm())
    expect(await alerted('이미 로그아웃된 기기입니다.')).toBeVisible()
    await expectNoDialog()
    expect(await screen.findByText('Windows PC')).toBeVisible()
    expect(screen.queryByText('iPhone')).toBeNull()
    expect((await server.call(refreshTokens, { body: { refreshToken: phone.refreshToken } })).status).toBe(
      400,
    )
  })

  it('shows an error on any failure, and can be retried', async () => {
    const phone = await loggedInOn(IPHONE)
    const app = await open()
    await app.user.click(await screen.findByRole('button', { name: 'iPhone 로그아웃' }))
    const told = [
      ['COMMON429', '잠시 후 다시 시도해 주세요.'],
      [500, '로그아웃하지 못했습니다. 다시 시도해 주세요.'],
      [429, '잠시 후 다시 시도해 주세요.'],
      ['offline', OFFLINE_TEXT],
    ] as const
    await eachFault(app, endSession, told, async (text) => {
      await app.user.click(confirm())
      await expectToast(app, text)
      expect(await isGood(phone)).toBe(true)
    })
    await app.user.click(confirm())
    expect(await screen.findByText('로그아웃했습니다.')).toBeVisible()
    expect(await isGood(phone)).toBe(false)
  })
})

describe('logging all others out', () => {
  it('asks first, and keeps this device logged in', async () => {
    const [phone, laptop] = [await loggedInOn(IPHONE), await loggedInOn(WINDOWS)]
    const { user, store } = await open()
    await user.click(await screen.findByRole('button', { name: '다른 기기 모두 로그아웃' }))
    expect(dialog().getByRole('heading', { name: '다른 기기에서 모두 로그아웃할까요?' })).toBeVisible()
    expect(dialog().getByText('지금 이 기기만 남고 2대에서 로그아웃돼요.')).toBeVisible()
    await user.click(confirm())
    expect(await screen.findByText('다른 기기에서 모두 로그아웃했습니다.')).toBeVisible()
    expect(await screen.findByText('이 기기에서만 로그인되어 있어요.')).toBeVisible()
    expect([await isGood(phone), await isGood(laptop)]).toEqual([false, false])
    expect(store.getState().auth.accessToken).not.toBeNull()
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  })

  it('shows an error, and can be retried', async () => {
    const phone = await loggedInOn(IPHONE)
    const { user, server } = await open()
    await user.click(await screen.findByRole('button', { name: '다른 기기 모두 로그아웃' }))
    server.faults.fault(endOtherSessions, 500, { times: 1 })
    await user.click(confirm())
    expect(await alerted('로그아웃하지 못했습니다. 다시 시도해 주세요.')).toBeVisible()
    await user.click(confirm())
    expect(await screen.findByText('다른 기기에서 모두 로그아웃했습니다.')).toBeVisible()
    expect(await isGood(phone)).toBe(false)
  })
})

describe('a device logged out elsewhere', () => {
  it('goes to the log-in by itself without a message, and keeps no data', async () => {
    const elsewhere = await loggedInOn(IPHONE)
    const { router, socket } = await renderApp(paths.join(), { as: me })
    await waitFor(() => expect(socket.open).toBe(1))
    expect((await theServer().call(endOtherSessions, { as: elsewhere.accessToken })).status).toBe(200)
    expect(await screen.findByRole('button', { name: 'LOG IN' })).toBeVisible()
    expect(router.state.location.pathname).toBe(paths.login())
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(socket.open).toBe(0))
  })

  it('also goes there when it was offline, because its next request is refused', async () => {
    const elsewhere = await loggedInOn(IPHONE)
    const { router, socket } = await renderApp(paths.settings(), { as: me })
    socket.block()
    await theServer().call(endOtherSessions, { as: elsewhere.accessToken })
    await act(() => router.navigate(paths.sessions()))
    expect(await screen.findByRole('button', { name: 'LOG IN' })).toBeVisible()
    expect(router.state.location.pathname).toBe(paths.login())
  })

  it('is disconnected alone: others reconnect within a moment, without a visible sign', async () => {
    const phone = await loggedInOn(IPHONE)
    const { socket, store } = await open()
    await waitFor(() => expect(socket.open).toBe(1))
    const shown: string[] = []
    const statuses = new Set<string>()
    const stop = store.subscribe(() => {
      const { problem, slow, status } = realtimeOf(store)
      statuses.add(status)
      if (problem !== null || slow) shown.push(`${problem} ${slow}`)
      shown.push(...store.getState().toasts.shown.map(({ text }) => text))
    })
    await theServer().call(endSession, {
      as: phone.accessToken,
      query: {
        sessionId: (await theServer().call(listSessions, { as: phone.accessToken })).value[0]!.sessionId,
      },
    })
    await waitFor(() => expect(statuses).toContain('connecting'))
    await waitFor(() => expect(realtimeOf(store).status).toBe('live'))
    stop()
    expect(shown).toEqual([])
    expect(store.getState().auth.accessToken).not.toBeNull()
  })

  it('may cause a short disconnect for somebody writing on another device, who does not notice', async () => {
    const jun = await aMember({ nickname: 'jun' })
    const roomId = await aRoom([me, jun])
    const stored = async () =>
      (await theServer().deps.db.select().from(messages)).map(({ content }) => content)
    const { user, socket, server } = await renderApp(paths.privateChat(roomId), { as: me })
    await waitFor(() => expect(socket.open).toBe(1))
    await screen.findByText(/아직 나눈 메시지가 없어요/)
    const letGo = server.faults.hold()
    socket.goAway(CLOSE.sessionsEnded, 'Logged out')
    await waitFor(() => expect(socket.open).toBe(0))
    await user.type(await screen.findByRole('textbox', { name: '메시지' }), '안녕{Enter}')
    expect(await within(screen.getByRole('log')).findByText('안녕')).toBeVisible()
    expect(await stored()).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText(/WebSocket/)).toBeNull()
    letGo()
    await waitFor(async () => expect(await stored()).toEqual(['안녕']))
    expect(within(screen.getByRole('log')).getAllByText('안녕')).toHaveLength(1)
    expect(screen.queryByText('연결 상태를 확인해주세요.')).toBeNull()
  })
})
