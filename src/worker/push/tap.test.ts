import { expect, it } from 'vitest'
import * as pushCalls from '#contract/http/notifications/push.ts'
import { ANSWER_PATHS, sendUnsent } from './answers.ts'
import { receivePush } from './receive.ts'
import { RENEWAL_PATH } from './renewal.ts'
import { tapNotification } from './tap.ts'
import { fakeDevice, fakeWindow, GROUP_PATH, pushedGroup } from './testing/fakeDevice.ts'

/** The notification of a group is shown. */
async function shownGroup(facts = {}) {
  const { device, state } = fakeDevice()
  await receivePush(device, pushedGroup(facts))
  const [notification] = await device.shown('room-7')
  const tap = (action = '', reply: string | null = null) =>
    tapNotification(device, { notification: notification!, action, reply })
  const titles = () => [...state.notifications.values()].map(({ title }) => title)
  return { device, state, tap, titles }
}

it('the worker calls the addresses of the contract', () => {
  expect(ANSWER_PATHS.replyToPush).toBe(pushCalls.replyToPush.path)
  expect(ANSWER_PATHS.readPushed).toBe(pushCalls.readPushed.path)
  expect(RENEWAL_PATH).toBe(pushCalls.renewPushSubscription.path)
})

it('a tap without a window opens one with the room, and the notification goes', async () => {
  const { state, tap, titles } = await shownGroup()
  await tap()
  expect(state.opened).toEqual([GROUP_PATH])
  expect(titles()).toEqual([])
})

it.each([
  ['PRIVATE', '/home/private-chat?roomId=7&roomType=PRIVATE'],
  ['BAND', '/home/private-chat?roomId=7&roomType=BAND-APPLICANT'],
  ['GROUP', '/home/chat?roomId=7&roomType=GROUP'],
])('a tap on messages of a %s room opens %s', async (roomType, address) => {
  const { state, tap } = await shownGroup({ roomType })
  await tap()
  expect(state.opened).toEqual([address])
})

it('a tap focuses the window that has the room, not the one used last', async () => {
  const { state, tap } = await shownGroup()
  const [home, room] = [fakeWindow('/'), fakeWindow(`${GROUP_PATH}&messageId=3`)]
  state.windows.push(home, room)
  await tap()
  expect([home.isFocused, room.isFocused]).toEqual([false, true])
  expect(state.opened).toEqual([])
})

it('a tap takes the window that was used last to the room, without loading it anew', async () => {
  const { state, tap } = await shownGroup()
  const [last, other] = [fakeWindow('/join'), fakeWindow('/')]
  state.windows.push(last, other)
  await tap()
  expect(last).toMatchObject({ address: GROUP_PATH, isFocused: true, loaded: [] })
  expect(other.address).toBe('/')
})

it('a window that answers is preferred to one that is frozen', async () => {
  const { state, tap } = await shownGroup()
  const [frozen, awake] = [fakeWindow('/join', { isSilent: true }), fakeWindow('/')]
  state.windows.push(frozen, awake)
  await tap()
  expect(awake.address).toBe(GROUP_PATH)
  expect(frozen.isFocused).toBe(false)
})

it('the only window, when it does not answer, is loaded anew', async () => {
  const { state, tap } = await shownGroup()
  const window = fakeWindow('/join', { isSilent: true })
  state.windows.push(window)
  await tap()
  expect(window.loaded).toEqual([GROUP_PATH])
})

it('a window that may not be loaded is left alone, and a new one opens', async () => {
  const { state, tap } = await shownGroup()
  state.windows.push(fakeWindow('/join', { isSilent: true, isForeign: true }))
  await tap()
  expect(state.opened).toEqual([GROUP_PATH])
})

it('a browser that refuses the focus shows the room all the same', async () => {
  const { state, tap } = await shownGroup()
  const window = { ...fakeWindow('/'), focus: () => Promise.reject(new DOMException('not allowed')) }
  state.windows.push(window)
  await tap()
  expect(state.opened).toEqual([])
  expect(window.loaded).toEqual([])
})

it('a reply is sent with the ticket of its message, and the notification goes', async () => {
  const { state, tap, titles } = await shownGroup()
  await tap('reply', ' 저도 좋아요 ')
  expect(state.posts).toEqual([
    {
      path: '/api/notifications/push/reply',
      body: { ticket: 'a ticket', content: '저도 좋아요', clientMessageId: 'id-1' },
    },
  ])
  expect(titles()).toEqual([])
  expect(state.opened).toEqual([])
})

it.each([null, '', '  '])(
  '답장 without a text (%j) opens the room with the focus in its field',
  async (reply) => {
    const { state, tap, titles } = await shownGroup()
    await tap('reply', reply)
    expect(state.opened).toEqual([`${GROUP_PATH}#reply`])
    expect(state.posts).toEqual([])
    expect(titles()).toEqual([])
  },
)

it('읽음 is sent and opens nothing', async () => {
  const { state, tap, titles } = await shownGroup()
  await tap('read')
  expect(state.posts).toEqual([{ path: '/api/notifications/push/read', body: { ticket: 'a ticket' } }])
  expect(titles()).toEqual([])
  expect(state.opened).toEqual([])
})

it('a reply without a network waits and is sent later, once and as the same message', async () => {
  const { device, state, tap, titles } = await shownGroup()
  state.outcome = 'unanswered'
  await tap('reply', '저도 좋아요')
  expect(titles()).toEqual([])
  await expect(sendUnsent(device, false)).rejects.toThrow('not all answers')
  state.outcome = 'done'
  await sendUnsent(device, false)
  await sendUnsent(device, false)
  const ids = state.posts.map(({ body }) => (body as { clientMessageId: string }).clientMessageId)
  expect(ids).toEqual(['id-1', 'id-1', 'id-1'])
  expect(titles()).toEqual([])
})

it('a reply that cannot be tried again later is shown with its text', async () => {
  const { state, tap } = await shownGroup()
  Object.assign(state, { outcome: 'unanswered', canTryLater: false })
  await tap('reply', '저도 좋아요')
  const [shown] = [...state.notifications.values()]
  expect(shown?.title).toBe('토요일 망원 합주 · 답장을 보내지 못했어요')
  expect(shown?.look.body).toBe('저도 좋아요')
  expect(shown?.look.data.to).toBe(GROUP_PATH)
  expect(state.unsent).toEqual([])
})

it('a reply that the server refuses is shown with its text', async () => {
  const { state, tap, titles } = await shownGroup()
  state.outcome = 'refused'
  await tap('reply', '저도 좋아요')
  expect(titles()).toEqual(['토요일 망원 합주 · 답장을 보내지 못했어요'])
})

it('a reply that could not be sent at the last chance is shown with its text', async () => {
  const { device, state, tap, titles } = await shownGroup()
  state.outcome = 'unanswered'
  await tap('reply', '저도 좋아요')
  await sendUnsent(device, true)
  expect(titles()).toEqual(['토요일 망원 합주 · 답장을 보내지 못했어요'])
  expect(state.unsent).toEqual([])
})

it('a reply of a member who has logged out meanwhile is not shown to the next one', async () => {
  const { state, tap, titles } = await shownGroup()
  Object.assign(state, { outcome: 'refused', sent: null })
  await tap('reply', '저도 좋아요')
  expect(titles()).toEqual([])
})

it('a 읽음 that cannot be sent leaves the notification', async () => {
  const { state, tap, titles } = await shownGroup()
  Object.assign(state, { outcome: 'unanswered', canTryLater: false })
  await tap('read')
  expect(titles()).toEqual(['토요일 망원 합주 · 메시지 3개'])
  expect(state.unsent).toEqual([])
})
