import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { pushSubscriptions } from '#server/db/pushTables.ts'
import type { TestMember } from '#server/testing/members.ts'
import { layOutLists } from '#src/features/chat/testing/listLayout.ts'
import { paths } from '#src/lib/paths.ts'
import { roomTag } from '#src/lib/push/tags.ts'
import { pushBrowser } from '../env/pushBrowser.ts'
import { aMember, aMessage, aRoom, renderApp, theServer } from '../renderApp.tsx'

beforeAll(layOutLists)

let me: TestMember
let sol: TestMember
let roomId: number
let browser: ReturnType<typeof pushBrowser>
beforeEach(async () => {
  me = await aMember({ nickname: 'yuna22' })
  sol = await aMember({ nickname: 'sol' })
  roomId = await aRoom([me, sol])
  browser = pushBrowser()
})

const QUESTION = 'sol님이 답하면 알려드릴까요?'
const question = () => screen.findByRole('region', { name: QUESTION })
const noQuestion = () => expect(screen.queryByRole('region', { name: QUESTION })).toBeNull()
const subscriptions = () => theServer().deps.db.select().from(pushSubscriptions)

/** Opens the app; what this device has for the member is known then. */
async function open(path: string) {
  const app = await renderApp(path, { as: me })
  await waitFor(() => expect(app.store.getState()).toMatchObject({ push: { wish: expect.any(String) } }))
  return app
}

async function openRoom() {
  const app = await open(paths.privateChat(roomId))
  const field = await screen.findByRole('textbox', { name: '메시지' })
  const say = async (text: string) => {
    await app.user.type(field, text)
    await app.user.keyboard('{Enter}')
  }
  return { ...app, say }
}

it('the first message brings the question above the composer, and nothing was asked before', async () => {
  const { say } = await openRoom()
  noQuestion()
  await say('반가워요')
  expect(await question()).toHaveTextContent('화면을 닫아도 놓치지 않아요.')
  expect(browser.state.asked).toBe(0)
})

it('알림 받기 asks the browser and subscribes this device, and the question goes', async () => {
  const { user, say } = await openRoom()
  await say('반가워요')
  await question()
  await user.click(screen.getByRole('button', { name: '알림 받기' }))
  await waitFor(noQuestion)
  expect(browser.state.asked).toBe(1)
  const [stored, ...others] = await subscriptions()
  expect(stored?.endpoint).toBe(browser.state.subscription?.endpoint)
  expect(others).toEqual([])
})

it('나중에 is kept: the next message and the next visit do not ask again', async () => {
  const { user, say } = await openRoom()
  await say('반가워요')
  await question()
  await user.click(screen.getByRole('button', { name: '나중에' }))
  await waitFor(noQuestion)
  await say('어떤 곡이에요?')
  cleanup()
  const again = await openRoom()
  await again.say('저는 평일 저녁이 편해요')
  await waitFor(() =>
    expect(again.store.getState()).toMatchObject({ push: { wish: 'later', askingIn: null } }),
  )
  expect(browser.state.asked).toBe(0)
})

it('leaving the room is an answer too', async () => {
  const { say, router, store } = await openRoom()
  await say('반가워요')
  await question()
  await act(() => router.navigate(paths.join()))
  await waitFor(() => expect(store.getState()).toMatchObject({ push: { wish: 'later', askingIn: null } }))
})

it('a refusal closes the question and says where the steps are', async () => {
  browser.state.answer = 'denied'
  const { user, say } = await openRoom()
  await say('반가워요')
  await question()
  await user.click(screen.getByRole('button', { name: '알림 받기' }))
  expect(await screen.findByText('알림이 꺼져 있습니다.')).toBeVisible()
  noQuestion()
  await user.click(screen.getByRole('button', { name: '켜는 방법' }))
  expect(await screen.findByRole('heading', { name: /^브라우저 설정에서\s*알림을 켜주세요$/ })).toBeVisible()
})

it('a group is asked about by no name', async () => {
  const group = await aRoom([me, sol], { name: '재즈 잼 모임' })
  const { user } = await open(paths.groupChat(group))
  await user.type(await screen.findByRole('textbox', { name: '메시지' }), '안녕하세요{Enter}')
  expect(await screen.findByRole('region', { name: '새 메시지가 오면 알려드릴까요?' })).toBeVisible()
})

it('a room that is opened loses its notification, and the others keep theirs', async () => {
  await aMessage(roomId, sol, '안녕하세요')
  browser.show(roomTag(roomId))
  browser.show(roomTag(roomId + 1))
  await openRoom()
  await waitFor(() => expect(browser.tags()).toEqual([roomTag(roomId + 1)]))
})

it('a room in a hidden tab keeps its notification until the tab is shown', async () => {
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await openRoom()
  browser.show(roomTag(roomId))
  await aMessage(roomId, sol, '안녕하세요')
  await screen.findByText('안녕하세요')
  expect(browser.tags()).toEqual([roomTag(roomId)])
  visible.mockReturnValue('visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(browser.tags()).toEqual([]))
})

it('a tapped notification opens its room in the open page, which says where it is', async () => {
  const { router } = await open(paths.home())
  expect(await browser.ask({ push: 'where' })).toEqual({ address: '/' })
  const to = paths.privateChat(roomId)
  expect(await browser.ask({ push: 'open', to })).toBe(true)
  expect(await screen.findByRole('textbox', { name: '메시지' })).toBeVisible()
  expect(router.state.location.pathname + router.state.location.search).toBe(to)
})

it('답장 without a text field puts the focus into the composer', async () => {
  const { router } = await open(paths.home())
  await browser.ask({ push: 'open', to: `${paths.privateChat(roomId)}#reply` })
  await waitFor(() => expect(screen.getByRole('textbox', { name: '메시지' })).toHaveFocus())
  ;(document.activeElement as HTMLElement).blur()
  await browser.ask({ push: 'open', to: `${paths.privateChat(roomId)}#reply` })
  await waitFor(() => expect(screen.getByRole('textbox', { name: '메시지' })).toHaveFocus())
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/')
})

it('a message that is not of the worker, or leads out of the app, is ignored', async () => {
  const { router } = await open(paths.home())
  void browser.ask({ type: 'CACHE_UPDATED' })
  void browser.ask({ push: 'open', to: 'https://evil.example/' })
  void browser.ask({ push: 'open', to: '//evil.example' })
  expect(await browser.ask({ push: 'where' })).toEqual({ address: '/' })
  expect(router.state.location.pathname).toBe('/')
})

it('the settings ask first, and pushes of each kind can be chosen once the device gets them', async () => {
  const { user } = await open(paths.notificationSettings())
  const box = await screen.findByRole('checkbox', { name: '메시지 푸시' })
  expect(box).toBeDisabled()
  expect(screen.getByRole('region', { name: '합주를 닫아도 알려드릴게요' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '이 휴대폰에서 알림 받기' }))
  const on = await screen.findByRole('switch', { name: '이 휴대폰에서 받기' })
  expect(on).toBeChecked()
  expect(box).toBeEnabled()
  expect(box).toBeChecked()
})

it('the switch of the settings ends the pushes here and on the server, and brings them back', async () => {
  const { user } = await open(paths.notificationSettings())
  await user.click(await screen.findByRole('button', { name: '이 휴대폰에서 알림 받기' }))
  const here = await screen.findByRole('switch', { name: '이 휴대폰에서 받기' })
  await user.click(here)
  expect(here).not.toBeChecked()
  await waitFor(() => expect(browser.state.subscription).toBeNull())
  await waitFor(async () => expect(await subscriptions()).toEqual([]))
  await user.click(here)
  await waitFor(async () => expect(await subscriptions()).toHaveLength(1))
  expect(here).toBeChecked()
})

it('where the browser has been told to refuse, the settings lead to the steps', async () => {
  browser.state.permission = 'denied'
  const { user } = await open(paths.notificationSettings())
  await user.click(await screen.findByRole('link', { name: '이 휴대폰에서 알림 받기' }))
  expect(await screen.findByRole('heading', { name: /^브라우저 설정에서\s*알림을 켜주세요$/ })).toBeVisible()
})

it('the steps say that it is still off, and end when the member has allowed it', async () => {
  browser.state.permission = 'denied'
  const { user } = await open(paths.pushSteps())
  const again = await screen.findByRole('button', { name: '켰어요, 다시 확인하기' })
  await user.click(again)
  expect(await screen.findByText('아직 알림이 꺼져 있습니다.')).toBeVisible()
  browser.state.permission = 'default'
  await user.click(again)
  expect(await screen.findByRole('heading', { name: /^이제 이 휴대폰에서\s*알림을 받아요$/ })).toBeVisible()
  expect(await subscriptions()).toHaveLength(1)
})

it.each([
  ['안드로이드', '아이콘을 길게 눌러 앱 정보를 열어주세요'],
  ['아이폰', '설정 앱에서 알림을 열어주세요'],
  ['컴퓨터', '주소창 왼쪽의 아이콘을 눌러주세요'],
])('the steps for %s begin with: %s', async (name, first) => {
  browser.state.permission = 'denied'
  const { user } = await open(paths.pushSteps())
  await user.click(await screen.findByRole('radio', { name }))
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(first)
})

it.each([
  ['KakaoTalk', 'Mozilla/5.0 (Linux; Android 14; wv) KAKAOTALK 2410840', /^다른 브라우저에서\s*열어주세요$/],
  [
    'Safari on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Safari/604.1',
    /^홈 화면에 추가하면\s*알림을 받을 수 있어요$/,
  ],
  ['an old browser', 'Mozilla/5.0 (X11; Linux x86_64)', /^이 브라우저에서는\s*알림을 받을 수 없어요$/],
])('in %s the page says what to do instead', async (_name, userAgent, title) => {
  vi.stubGlobal('PushManager', undefined)
  Reflect.deleteProperty(window, 'PushManager')
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  await renderApp(paths.pushSteps(), { as: me })
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
})
