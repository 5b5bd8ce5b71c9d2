import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatMessage, MessagePage } from '#contract/http/chat/messages.ts'
import { ROOM_PAGE_SIZE } from '#contract/limits.ts'
import { privateSend } from '#contract/ws/destinations.ts'
import { askEarly } from '#src/api/early.ts'
import { enveloped, refusal, stubServer } from '#src/api/testing/stubServer.ts'
import { logOut } from '#src/auth/logOut.ts'
import { makeTokenStorage } from '#src/auth/tokenStorage.ts'
import { withdraw } from '#src/features/auth/withdrawal/withdrawal.ts'
import { chatApi } from '#src/features/chat/chatApi.ts'
import { layOutLists } from '#src/features/chat/testing/listLayout.ts'
import { pushRequested, pushTurnedOff } from '#src/features/notifications/push/pushSlice.ts'
import { paths } from '#src/lib/paths.ts'
import { indexedDbKeptDisk } from '#src/offline/keptDisk.ts'
import { isAnythingKept } from '#src/offline/keptFlag.ts'
import { fakeConnection, type FakeNetwork } from '#src/realtime/testing/fakeConnection.ts'
import type { WithToasts } from '#src/toasts/toastsSlice.ts'
import { pushBrowser } from '#tests/env/pushBrowser.ts'
import { allowConsole } from '#tests/env/quietConsole.ts'
import { startApp, type App } from './startApp.tsx'
import { makeStore } from './store.ts'

// Redux Toolkit looks for the DevTools when it is loaded, so they are installed before the imports above.
const { theTimeMachine } = await vi.hoisted(() => import('./testing/timeMachine.ts'))

const ROOM = {
  roomType: 'PRIVATE',
  roomId: 7,
  memberInfo: { memberId: 4, nickname: 'harin', profileImageUrl: null, lastReadMessageId: 0 },
  chatName: 'harin',
  imageUrl: null,
  pinnedAt: null,
  unreadCount: 0,
  lastMessageAt: null,
  lastMessage: null,
}

const aMessage = (messageId: number): ChatMessage => ({
  messageId,
  roomId: 7,
  senderId: 4,
  senderName: 'harin',
  content: `말 ${messageId}`,
  timestamp: '2026-11-20T10:00:00.000Z',
  type: 'TEXT',
  clientMessageId: null,
  attachment: null,
})

let app: App | undefined

layOutLists()

// the stub server has no bands for home
beforeEach(() => void allowConsole('error', ' found no bands '))

afterEach(() => {
  app?.dispose()
  vi.unstubAllGlobals()
})

/** The first page of the list of rooms. */
const ROOMS = `/api/chat/rooms?limit=${ROOM_PAGE_SIZE}`
const EMPTY_PAGE: MessagePage = { messages: [], hasNext: false, lastMessageId: null }

async function anAppWithDevTools(path: string, page = EMPTY_PAGE) {
  const seen = stubServer(({ path: asked }) => {
    if (asked === '/member/login') return { json: { memberId: 3, accessToken: 'a', refreshToken: 'r' } }
    if (asked === '/auth/send') return { json: { message: '' } }
    if (asked === '/auth/logout') return { json: { message: '' } }
    if (asked.startsWith('/api/bands')) return enveloped([])
    if (asked === '/api/notifications/push/key') return enveloped({ publicKey: 'BHK0' })
    if (asked === '/api/notifications/push/subscription') return enveloped(null)
    if (asked === ROOMS) return enveloped({ chatRoomInfos: [ROOM] })
    return enveloped(asked.includes('cursor=') ? EMPTY_PAGE : page)
  })
  const network = fakeConnection()
  const started = await startApp({
    dial: network.dial,
    createRouter: (routes) => createMemoryRouter(routes, { initialEntries: [path] }),
  })
  app = started
  await started.ready
  render(started.element)
  const world = () => outside(started, seen, network)
  /** After the last request that the app makes by itself: a later one would belong to the present. */
  const calm = async () => {
    await waitFor(() => expect(seen.map((request) => request.path)).toContain('/api/profile'))
    // what has been received so far is kept now, instead of a few seconds later
    await waitFor(() => {
      window.dispatchEvent(new Event('pagehide'))
      expect(isAnythingKept()).toBe(true)
    })
  }
  return { machine: theTimeMachine(), seen, network, world, calm, app: started, user: userEvent.setup() }
}

/** Everything that is visible outside the app. */
const outside = ({ router }: App, seen: unknown[], network: FakeNetwork) => ({
  requests: seen.length,
  dials: network.lines.length,
  connected: network.lines.filter(({ isClosed }) => !isClosed).length,
  subscriptions: network.lines.map(({ subscriptions }) => [...subscriptions]),
  sent: network.lines.flatMap(({ sent }) => sent),
  address: router.state.location.pathname,
  storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
})

it('stepping back through a log-in and a log-out sends, navigates and stores nothing', async () => {
  const { machine, seen, network, world, app, user } = await anAppWithDevTools(paths.login())
  await user.type(screen.getByLabelText('아이디'), 'yuna@hapju.kr')
  await user.type(screen.getByLabelText('비밀번호'), 'gitar2025')
  await user.click(screen.getByRole('button', { name: 'LOG IN' }))
  // awaited together: on a busy machine the toast may be gone before the screen is shown
  await Promise.all([screen.findByText('로그인 되었습니다.'), screen.findByRole('heading', { name: 'Home' })])
  await waitFor(() => expect(seen.map(({ path }) => path)).toContain(ROOMS))
  // the chat has joined the store: a later change would belong to the present
  await waitFor(() => expect(network.lines).toHaveLength(1))
  await act(() => app.store.dispatch(logOut()))
  expect(await screen.findByRole('button', { name: 'LOG IN' })).toBeVisible()
  const before = world()

  for (let index = machine.last(); index >= 0; index -= 1) {
    await act(async () => machine.travelTo(index))
  }
  expect(world()).toEqual(before)

  // the toasts that reappeared on the way back fade
  await waitFor(() => expect(screen.queryByText('로그인 되었습니다.')).toBeNull())
  const greeted = machine.lastWhere(({ toasts }: WithToasts) => toasts.shown.length > 0)
  await act(async () => machine.travelTo(greeted))
  await waitFor(() => expect(screen.getByText('로그인 되었습니다.')).toBeVisible())
  expect(app.store.getState().auth.memberId).toBe(3)
  expect(world()).toEqual(before)
})

it('stepping back in a conversation redraws it without requests, dials, subscriptions or messages', async () => {
  makeTokenStorage().saveSession({ accessToken: 'a', refreshToken: 'r', memberId: 3 }, false)
  const { machine, network, world, calm, user } = await anAppWithDevTools(paths.privateChat(7))
  await waitFor(() => expect(network.lines).toHaveLength(1))
  await act(async () => network.line.open())
  await user.type(await screen.findByRole('textbox'), '내일 합주 어때요?{Enter}')
  expect(await screen.findByText('내일 합주 어때요?')).toBeVisible()
  // typing events are sent too, depending on how long the typing takes
  const messages = () => network.line.sent.filter(({ destination }) => destination === privateSend(7))
  await waitFor(() => expect(messages()).toHaveLength(1))
  await calm()
  const last = machine.last()
  const before = world()

  for (let index = last; index >= 0; index -= 1) await act(async () => machine.travelTo(index))
  expect(screen.queryByText('내일 합주 어때요?')).toBeNull()
  await act(async () => machine.travelTo(last))
  expect(await screen.findByText('내일 합주 어때요?')).toBeVisible()
  expect(world()).toEqual(before)
})

it('replaying a conversation with older messages asks for none of them', async () => {
  makeTokenStorage().saveSession({ accessToken: 'a', refreshToken: 'r', memberId: 3 }, false)
  const messages = Array.from({ length: 20 }, (_, i) => aMessage(120 - i))
  const page = { messages, hasNext: true, lastMessageId: 101 }
  const { machine, network, seen, world, calm, app } = await anAppWithDevTools(paths.privateChat(7), page)
  await waitFor(() => expect(network.lines).toHaveLength(1))
  await act(async () => network.line.open())
  expect(await screen.findByText('말 120')).toBeVisible()
  await waitFor(() => expect(app.store.getState()).toHaveProperty('timeline.rooms.7.hasOlder', false))
  await calm()
  const last = machine.last()
  const before = world()

  for (let replay = 1; replay <= 3; replay += 1)
    for (let index = 0; index <= last; index += 1) await act(async () => machine.travelTo(index))
  expect(seen.slice(before.requests).map(({ path }) => path)).toEqual([])
  expect(world()).toEqual(before)
})

it('stepping through a room that came from the device reads the device no more and changes nothing', async () => {
  makeTokenStorage().saveSession({ accessToken: 'a', refreshToken: 'r', memberId: 3 }, false)
  const kept = { messages: [aMessage(7)], marks: {}, ownMark: 0 }
  await indexedDbKeptDisk().write(3, new Map([['room/7', { value: kept, receivedAt: 1 }]]))
  const page = { messages: [aMessage(8)], hasNext: false, lastMessageId: 8 }
  const { machine, network, world, calm } = await anAppWithDevTools(paths.privateChat(7), page)
  await waitFor(() => expect(network.lines).toHaveLength(1))
  await act(async () => network.line.open())
  expect(await screen.findByText('말 8')).toBeVisible()
  await calm()
  const last = machine.last()
  const before = world()
  const read = vi.spyOn(IDBObjectStore.prototype, 'get')
  const written = vi.spyOn(IDBObjectStore.prototype, 'put')

  for (let index = last; index >= 0; index -= 1) await act(async () => machine.travelTo(index))
  await act(async () => machine.travelTo(last))
  expect(await screen.findByText('말 8')).toBeVisible()
  // what the present received is written some seconds later, which may be now; a write reads the index
  expect(read.mock.calls.filter(([key]) => key !== 'index')).toEqual([])
  const past = written.mock.calls.filter(
    ([record, key]) => key === 'room/7' && !JSON.stringify(record).includes('말 8'),
  )
  expect(past).toEqual([])
  expect(world()).toEqual(before)
})

it('stepping back through pushes switched on and off asks, subscribes and sends nothing', async () => {
  const browser = pushBrowser()
  makeTokenStorage().saveSession({ accessToken: 'a', refreshToken: 'r', memberId: 3 }, false)
  const { machine, network, world, calm, app } = await anAppWithDevTools(paths.privateChat(7))
  await waitFor(() => expect(network.lines).toHaveLength(1))
  await act(async () => network.line.open())
  await waitFor(() => expect(app.store.getState()).toMatchObject({ push: { wish: 'none' } }))
  await act(async () => app.store.dispatch(pushRequested()))
  await waitFor(() => expect(app.store.getState()).toMatchObject({ push: { isOn: true } }))
  await act(async () => app.store.dispatch(pushTurnedOff()))
  await waitFor(() => expect(browser.state.subscription).toBeNull())
  await calm()
  const everything = () => ({ ...world(), ...browser.state, shown: browser.tags() })
  const before = everything()

  for (let index = machine.last(); index >= 0; index -= 1) await act(async () => machine.travelTo(index))
  act(() => void window.dispatchEvent(new Event('online')))
  expect(everything()).toEqual(before)
})

it('stepping back in a sign-up shows the earlier draft', async () => {
  const { machine, world, user } = await anAppWithDevTools(paths.signupConsent())
  await user.click(await screen.findByRole('checkbox', { name: '전체 동의' }))
  await user.click(screen.getByRole('button', { name: '동의하고 계속하기' }))
  await screen.findByLabelText('이메일')
  await user.type(screen.getByLabelText('이메일'), 'yuna@hapju.kr')
  const unsent = machine.last()
  await user.click(screen.getByRole('button', { name: '인증번호 받기' }))
  await user.click(await screen.findByRole('button', { name: '확인' }))
  expect(await screen.findByText('yuna@hapju.kr로 보냈어요.')).toBeVisible()
  const before = world()

  await act(async () => machine.travelTo(unsent))
  expect(screen.queryByText('yuna@hapju.kr로 보냈어요.')).toBeNull()
  expect(world()).toEqual(before)
})

describe('DevTools list', () => {
  const types = (machine: ReturnType<typeof theTimeMachine>) => machine.actions().map(({ type }) => type)

  it('the log-out (A3) and the renewal of the tokens that it needs (A2)', async () => {
    makeTokenStorage().saveSession({ accessToken: 'expired', refreshToken: 'r', memberId: 3 }, false)
    stubServer(({ path, token }) => {
      if (path === '/auth/refreshToken') return { json: { accessToken: 'new' } }
      return token === 'Bearer new' ? { json: { message: '' } } : refusal(401, 'AUTH_006')
    })
    const { store, dispose } = makeStore()
    await store.dispatch(logOut())
    dispose()
    expect(types(theTimeMachine()).filter((type) => /^api\/(logout|refresh)/.test(type))).toEqual([
      'api/logout/pending',
      'api/refreshTokens/pending',
      'api/refreshTokens/fulfilled',
      'api/logout/fulfilled',
    ])
  })

  it('a withdrawal (A4) that is refused', async () => {
    makeTokenStorage().saveSession({ accessToken: 'a', refreshToken: 'r', memberId: 3 }, false)
    stubServer(() => refusal(400, 'COMMON400'))
    const { store, dispose } = makeStore()
    await store.dispatch(withdraw(3))
    dispose()
    expect(types(theTimeMachine())).toContain('api/withdraw/rejected')
  })

  it('which answers were asked for before the app was loaded', async () => {
    makeTokenStorage().saveSession({ accessToken: 'a', refreshToken: 'r', memberId: 3 }, false)
    stubServer(() => enveloped({ chatRoomInfos: [ROOM] }))
    askEarly([ROOMS], 'a')
    const { store, dispose } = makeStore()
    await store.dispatch(chatApi.endpoints.listRooms.initiate())
    await store.dispatch(chatApi.endpoints.listRooms.initiate(undefined, { forceRefetch: true }))
    dispose()
    const fulfilled = theTimeMachine()
      .actions()
      .filter(({ type }) => type === 'api/executeQuery/fulfilled')
    expect(fulfilled).toEqual([
      expect.objectContaining({ meta: expect.objectContaining({ baseQueryMeta: { isEarly: true } }) }),
      expect.objectContaining({ meta: expect.objectContaining({ baseQueryMeta: undefined }) }),
    ])
  })
})
