import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rejectChat, requestChat } from '#contract/http/friends/chatRequests.ts'
import { acceptFriend, listFriendRequests, requestFriend } from '#contract/http/friends/friends.ts'
import { listNotifications, readNotification } from '#contract/http/notifications/notifications.ts'
import {
  changeNotificationSettings,
  DEFAULT_NOTIFICATION_SETTINGS,
  type NotificationSettings,
  readNotificationSettings,
} from '#contract/http/notifications/settings.ts'
import { decideApplications, joinBand } from '#contract/http/recruitments/applications.ts'
import { roomQueue } from '#contract/ws/destinations.ts'
import { notifications } from '#server/db/requestTables.ts'
import { bandTest } from '#server/modules/bands/bands.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { layOutWindow, LINE_PX, scrollWindow } from '#src/features/archive/testing/windowLayout.ts'
import { selectUnreadTotal } from '#src/features/notifications/badge/unread.ts'
import { notificationsApi } from '#src/features/notifications/notificationsApi.ts'
import { paths } from '#src/lib/paths.ts'
import { isoDay } from '#src/lib/time/time.ts'
import { lookAgain } from '../lookAgain.ts'
import { aMember, aMessage, aRoom, renderApp, theServer } from '../renderApp.tsx'

beforeEach(layOutWindow)

let yuna: TestMember
let harin: TestMember
beforeEach(async () => {
  yuna = await aMember({ nickname: 'yuna22' })
  harin = await aMember({ nickname: 'harin' })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const askToChat = (as = harin, message?: string) =>
  theServer().call(requestChat, { as, body: { targetMemberId: yuna.memberId, message } })
const askToBeFriends = (as = harin) =>
  theServer().call(requestFriend, { as, body: { targetMemberId: yuna.memberId } })
/** harin applies to a band of yuna. */
async function apply() {
  const bandId = await bandTest(theServer()).aBand(yuna, { name: '새벽 네 시', sessions: ['bass'] })
  await theServer().call(joinBand, { as: harin, path: { bandId }, body: {} })
}
const idsOf = async (as: TestMember) =>
  (await theServer().call(listNotifications, { as })).value.map(({ notificationId }) => notificationId)
const readAll = async (as: TestMember) => {
  for (const { notificationId, type } of (await theServer().call(listNotifications, { as })).value)
    await theServer().call(readNotification, {
      as,
      query: { notificationId, type: type as 'CHAT' },
    })
}

const openList = async () => {
  const app = await renderApp(paths.notifications(), { as: yuna })
  await screen.findByRole('heading', { name: 'Notifications' })
  return app
}
const rows = () => within(screen.getByRole('list', { name: '알림' })).getAllByRole('link')
const whenConnected = ({ socket }: Awaited<ReturnType<typeof renderApp>>) =>
  waitFor(() => expect(socket.open).toBe(1))
const myTab = (name: string | RegExp) =>
  within(screen.getByRole('navigation', { name: '주 메뉴' })).findByRole('link', { name })
const MARKED = /^마이 읽지 않은 소식 \d+개$/

describe('the notifications', () => {
  it('show the sender and the request, the newest first, and which are unopened', async () => {
    const { deps, clock } = theServer()
    const now = clock.now().getTime()
    const bandId = await bandTest(theServer()).aBand(harin, { name: '새벽 네 시' })
    const ago = (minutes: number) => ({
      receiverId: yuna.memberId,
      createdAt: new Date(now - minutes * 60_000),
    })
    await deps.db.insert(notifications).values([
      { ...ago(3 * 1440), type: 'BAN', isRead: true },
      { ...ago(90), type: 'BAND', senderId: harin.memberId, bandId },
      { ...ago(12), type: 'CHAT', senderId: harin.memberId },
    ])
    await askToBeFriends()
    await openList()
    await screen.findByRole('list', { name: '알림' })
    expect(rows().map((row) => row.textContent)).toEqual([
      'harin님이 당신을 원합니다.방금 전읽지 않음',
      'harin님이 매칭을 요청하셨습니다.12분 전읽지 않음',
      '새벽 네 시 밴드에서 당신을 원합니다.1시간 전읽지 않음',
      '제제 내역입니다.3일 전',
    ])
    expect(rows()[0]).toHaveAttribute('href', paths.notification((await idsOf(yuna))[0]!))
    expect(screen.getByText('읽지 않은 알림 3개')).toBeInTheDocument()
  })

  it('tell of applications: to the manager who applied, to the applicant the result first', async () => {
    const own = await bandTest(theServer()).aBand(yuna, { name: '새벽 네 시' })
    await theServer().call(joinBand, { as: harin, path: { bandId: own }, body: {} })
    const bandId = await bandTest(theServer()).aBand(harin, { name: '해일' })
    const roomId = await bandTest(theServer()).anApplication(bandId, harin, yuna)
    const body = { applicantUpdate: [{ roomId, status: 'FAIL' as const }] }
    await theServer().call(decideApplications, { as: harin, path: { bandId }, body })
    await openList()
    await screen.findByRole('list', { name: '알림' })
    expect(rows().map((row) => row.textContent)).toEqual([
      '불합격 · 해일방금 전읽지 않음',
      'harin님이 새벽 네 시 밴드에 지원하셨습니다.방금 전읽지 않음',
    ])
  })

  it('are rendered only where visible, even when there are a thousand', async () => {
    const { deps, clock } = theServer()
    const now = clock.now().getTime()
    await deps.db.insert(notifications).values(
      Array.from({ length: 1_000 }, (_, n) => ({
        receiverId: yuna.memberId,
        type: 'BAN' as const,
        createdAt: new Date(now - (1_000 - n) * 60_000),
      })),
    )
    await askToChat()
    await openList()
    expect(await screen.findByText('harin님이 매칭을 요청하셨습니다.')).toBeVisible()
    expect(screen.getByText('읽지 않은 알림 1001개')).toBeInTheDocument()
    const items = () => within(screen.getByRole('list', { name: '알림' })).getAllByRole('listitem')
    const places = () => items().map((item) => Number(item.getAttribute('aria-posinset')))
    const inARow = (from: number) => places().map((_, i) => from + i)
    await waitFor(() => expect(places().length).toBeGreaterThan(8))
    expect(places().length).toBeLessThan(30)
    expect(places()).toEqual(inARow(1))
    expect(items()[0]).toHaveAttribute('aria-setsize', '1001')

    act(() => scrollWindow(500 * LINE_PX))
    await waitFor(() => expect(places()[0]).toBeGreaterThan(400))
    expect(places().length).toBeLessThan(30)
    expect(places()).toEqual(inARow(places()[0]!))
    expect(screen.queryByText('harin님이 매칭을 요청하셨습니다.')).toBeNull()
  })

  it('have no name without a sender, and allow a type newer than the app', async () => {
    await askToChat()
    const app = await openList()
    await screen.findByRole('list', { name: '알림' })
    const one = (await theServer().call(listNotifications, { as: yuna })).value[0]!
    const unknown = { ...one, senderId: null, senderName: null, senderImageUrl: null, imageUrl: null }
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
      Response.json({
        isSuccess: true,
        code: 'COMMON200',
        message: '',
        result: [
          { ...unknown, notificationId: 9 },
          { ...unknown, notificationId: 8, type: 'POKE' },
        ],
      }),
    )
    await lookAgain(app)
    await waitFor(() =>
      expect(rows().map((row) => row.textContent)).toEqual([
        '알 수 없는 사용자님이 매칭을 요청하셨습니다.방금 전읽지 않음',
        'sent a notification방금 전읽지 않음',
      ]),
    )
  })

  it('show why they cannot be read, are fetched again, and stay while the phone is offline', async () => {
    await askToChat()
    const { faults } = theServer()
    faults.fault(listNotifications, 'COMMON403')
    const app = await openList()
    expect(await screen.findByRole('heading', { name: '알림을 불러오지 못했습니다.' })).toBeVisible()
    expect(screen.getByText('금지된 요청입니다.')).toBeVisible()
    faults.clear()
    await app.user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByText('harin님이 매칭을 요청하셨습니다.')).toBeVisible()

    // What is shown stays while the phone is offline.
    theServer().faults.fault(listNotifications, 'offline')
    await lookAgain(app)
    const read = () => app.store.getState().api.queries['listNotifications(undefined)']?.status
    await waitFor(() => expect(read()).toBe('rejected'))
    expect(screen.getByText('harin님이 매칭을 요청하셨습니다.')).toBeVisible()
  })

  it('show placeholders, then a new one at once without a toast, and drop one answered elsewhere', async () => {
    const letGo = theServer().faults.hold()
    const app = await openList()
    expect(await screen.findByText('로딩 중...')).toBeInTheDocument()
    expect(document.querySelectorAll('[aria-busy="true"] > [aria-hidden="true"]')).toHaveLength(3)
    letGo()
    expect(await screen.findByRole('heading', { name: '새 소식이 없습니다.' })).toBeVisible()
    expect(screen.queryByText('로딩 중...')).toBeNull()
    await whenConnected(app)
    await askToChat()
    expect(await screen.findByText('harin님이 매칭을 요청하셨습니다.')).toBeVisible()
    expect(app.store.getState().toasts.shown).toEqual([])
    expect(within(rows()[0]!).getByText('읽지 않음')).toBeInTheDocument()

    await readAll(yuna)
    await waitFor(() => expect(within(rows()[0]!).queryByText('읽지 않음')).toBeNull())
    await theServer().call(rejectChat, { as: yuna, path: { notificationId: (await idsOf(yuna))[0]! } })
    expect(await screen.findByText('새 소식이 없습니다.')).toBeVisible()

    // They are fetched again once the socket is back, without a toast for the missed ones.
    app.socket.block()
    await askToBeFriends()
    app.socket.unblock()
    expect(await screen.findByText('harin님이 당신을 원합니다.')).toBeVisible()
    expect(app.store.getState().toasts.shown).toEqual([])
  })
})

describe('the mark for unread notifications', () => {
  const change = (changed: Partial<NotificationSettings>) =>
    theServer().call(changeNotificationSettings, {
      as: yuna,
      body: { ...DEFAULT_NOTIFICATION_SETTINGS, ...changed },
    })

  it('is on the tab as soon as one arrives, and gone once it is opened elsewhere', async () => {
    const app = await renderApp(paths.manual(), { as: yuna })
    await whenConnected(app)
    await waitFor(() =>
      expect(notificationsApi.endpoints.listNotifications.select()(app.store.getState()).data).toEqual([]),
    )
    expect(await myTab('마이')).toBeVisible()
    // The settings are read only when there is something to mark.
    expect(app.store.getState().api.queries['readNotificationSettings(undefined)']).toBeUndefined()
    await askToChat()
    expect(await myTab(MARKED)).toBeVisible()
    await readAll(yuna)
    expect(await myTab('마이')).toBeVisible()
  })

  it('shows from the start, on the bell too', async () => {
    await askToChat()
    await renderApp(paths.my(), { as: yuna })
    expect(await myTab(MARKED)).toBeVisible()
    expect(await screen.findByRole('link', { name: '알림, 읽지 않은 소식 1개' })).toBeVisible()
  })

  it('never shows for a kind that is switched off, not even for a moment', async () => {
    await change({ REQUEST: { push: true, badge: false, toast: true } })
    await askToChat()
    const app = await renderApp(paths.my(), { as: yuna })
    await whenConnected(app)
    const marks = vi.fn<() => void>()
    const watch = new MutationObserver(() => {
      if (document.body.textContent.includes('읽지 않은 소식')) marks()
    })
    watch.observe(document.body, { subtree: true, childList: true })
    await screen.findByRole('link', { name: '알림' })
    await waitFor(() =>
      expect(app.store.getState().api.queries['readNotificationSettings(undefined)']).toMatchObject({
        status: 'fulfilled',
      }),
    )
    expect(await myTab('마이')).toBeVisible()

    // Another kind still counts.
    await askToBeFriends()
    await apply()
    expect(await myTab(MARKED)).toBeVisible()
    watch.disconnect()
    expect(marks).toHaveBeenCalled()
    await readAll(yuna)
    expect(await myTab('마이')).toBeVisible()
  })

  it('counts everything where the settings cannot be read', async () => {
    theServer().faults.fault(readNotificationSettings, 'COMMON403')
    await askToChat()
    await renderApp(paths.manual(), { as: yuna })
    expect(await myTab(MARKED)).toBeVisible()
  })
})

describe('a toast for a notification', () => {
  const change = (changed: Partial<NotificationSettings>) =>
    theServer().call(changeNotificationSettings, {
      as: yuna,
      body: { ...DEFAULT_NOTIFICATION_SETTINGS, ...changed },
    })
  it('has the text of the list, and leads to it', async () => {
    const app = await renderApp(paths.manual(), { as: yuna })
    await whenConnected(app)
    await askToChat()
    expect(await screen.findByText('harin님이 매칭을 요청하셨습니다.')).toBeInTheDocument()
    await app.user.click(await screen.findByRole('button', { name: '보기' }))
    expect(await screen.findByRole('heading', { name: '전체 알림' })).toBeVisible()
    expect(app.router.state.location.pathname).toBe(paths.notification((await idsOf(yuna))[0]!))
    expect(await screen.findByRole('heading', { name: 'harin' })).toBeVisible()
  })

  it('does not show for a kind that is switched off, but does for the others', async () => {
    await change({ REQUEST: { push: true, badge: true, toast: false } })
    const app = await renderApp(paths.manual(), { as: yuna })
    await whenConnected(app)
    await askToChat()
    expect(await myTab(MARKED)).toBeVisible()
    await apply()
    const told = 'harin님이 새벽 네 시 밴드에 지원하셨습니다.'
    expect(await screen.findByText(told)).toBeInTheDocument()
    expect(app.store.getState().toasts.shown.map(({ text }) => text)).toEqual([told])
  })

  it('does not show in a hidden tab', async () => {
    const app = await renderApp(paths.manual(), { as: yuna })
    await whenConnected(app)
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await askToChat()
    expect(await myTab(MARKED)).toBeVisible()
    expect(app.store.getState().toasts.shown).toEqual([])
    visibility.mockRestore()
  })

  /** `clock` is the time in Seoul on the phone; the server has its own. */
  async function askedAt(clock: string) {
    await change({ quietHours: { from: '22:00', to: '07:00' } })
    const app = await renderApp(paths.manual(), { as: yuna })
    await whenConnected(app)
    await waitFor(() =>
      expect(notificationsApi.endpoints.listNotifications.select()(app.store.getState()).data).toEqual([]),
    )
    const now = new Date(`${isoDay(Date.now())}T${clock}:00+09:00`)
    vi.useFakeTimers({ toFake: ['Date'], now })
    await askToChat()
    expect(await myTab(MARKED)).toBeVisible()
    return app
  }

  it.each(['22:00', '23:59', '00:10', '06:59'])(
    'does not show at %s, in quiet hours past midnight',
    async (clock) => {
      const { store } = await askedAt(clock)
      expect(store.getState().toasts.shown).toEqual([])
    },
  )

  it.each(['07:00', '21:59'])('shows at %s, before and after quiet hours', async (clock) => {
    await askedAt(clock)
    expect(await screen.findByRole('button', { name: '보기' })).toBeInTheDocument()
  })
})

describe('an accepted friend request', () => {
  it('tells the one who asked at once, and offers to chat', async () => {
    await theServer().call(requestFriend, { as: yuna, body: { targetMemberId: harin.memberId } })
    const app = await renderApp(paths.manual(), { as: yuna })
    await whenConnected(app)
    const [asked] = (await theServer().call(listFriendRequests, { as: harin })).value
    await theServer().call(acceptFriend, { as: harin, path: { friendRequestId: asked!.friendRequestId } })
    expect(await screen.findByText('harin님이 친구 신청을 수락했습니다.')).toBeInTheDocument()
    expect(await myTab(MARKED)).toBeVisible()
    await app.user.click(await screen.findByRole('button', { name: '보기' }))
    expect(await screen.findByRole('heading', { name: 'harin' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '거절' })).toBeNull()
    await app.user.click(screen.getByRole('button', { name: '1:1 채팅' }))
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/home/private-chat'))
  })
})

describe('a toast for a message', () => {
  const heard = async (path: string) => {
    const app = await renderApp(path, { as: yuna })
    await whenConnected(app)
    return app
  }
  const toasts = (app: Awaited<ReturnType<typeof heard>>) =>
    app.store.getState().toasts.shown.map(({ text }) => text)
  const isUnread = (app: Awaited<ReturnType<typeof heard>>, count: number) =>
    waitFor(() => expect(selectUnreadTotal(app.store.getState())).toBe(count))

  it('names the writer in a room of two, room and writer in a group, and leads to the room', async () => {
    const group = await aRoom([yuna, harin, await aMember()], { name: '토요일 합주' })
    const pair = await aRoom([yuna, harin])
    const app = await heard(paths.manual())
    await aMessage(pair, harin, '오늘 합주해요?')
    expect(await screen.findByText('harin: 오늘 합주해요?')).toBeInTheDocument()
    await aMessage(group, harin, '4시에\n봐요')
    expect(await screen.findByText('토요일 합주 · harin: 4시에 봐요')).toBeInTheDocument()
    const [, toRoom] = await screen.findAllByRole('button', { name: '보기' })
    await app.user.click(toRoom!)
    expect(await screen.findByRole('heading', { level: 1, name: '토요일 합주' })).toBeVisible()
  })

  it('comes for the first message of a room that was not listed yet', async () => {
    const app = await heard(paths.my())
    await waitFor(() =>
      expect(app.store.getState().api.queries['listRooms(undefined)']?.status).toBe('fulfilled'),
    )
    await aMessage(await aRoom([yuna, harin]), harin, '안녕하세요')
    expect(await screen.findByText('harin: 안녕하세요')).toBeInTheDocument()
  })

  it('is one at a time for a room, and cuts a long message', async () => {
    const pair = await aRoom([yuna, harin])
    const app = await heard(paths.manual())
    await aMessage(pair, harin, '가'.repeat(100))
    const first = `harin: ${'가'.repeat(60)}…`
    expect(await screen.findByText(first)).toBeInTheDocument()
    await aMessage(pair, harin, '하나 더')
    await isUnread(app, 2)
    // later news, whose toast comes after that of the message would have come
    await askToBeFriends()
    await screen.findByText('harin님이 당신을 원합니다.')
    expect(toasts(app)).toEqual([first, 'harin님이 당신을 원합니다.'])
  })

  it.each([
    ['without words', undefined],
    ['with words, which are a message too', '베이스 6년 쳤어요'],
  ])('does not come for an application %s, of which a notification tells', async (_, message) => {
    const bandId = await bandTest(theServer()).aBand(yuna, { name: '새벽 네 시', sessions: ['bass'] })
    const app = await heard(paths.manual())
    await theServer().call(joinBand, { as: harin, path: { bandId }, body: { message } })
    const told = 'harin님이 새벽 네 시 밴드에 지원하셨습니다.'
    await screen.findByText(told)
    // the line of the application, or instead of it the words, is unread, and so is the notification
    await isUnread(app, 2)
    // later news, whose toast comes after all that belong to the application
    await askToBeFriends()
    await screen.findByText('harin님이 당신을 원합니다.')
    expect(toasts(app)).toEqual([told, 'harin님이 당신을 원합니다.'])
  })

  it('does not show where the rooms are listed, in the room itself, or with messages switched off', async () => {
    const pair = await aRoom([yuna, harin])
    const app = await heard(paths.join())
    await aMessage(pair, harin, '하나')
    expect(await screen.findByText('하나')).toBeVisible()
    await act(() => app.router.navigate(paths.privateChat(pair)))
    await screen.findByRole('textbox', { name: '메시지' })
    await waitFor(() =>
      expect(app.store.getState()).toHaveProperty(['realtime', 'subscribed', roomQueue(pair)]),
    )
    await aMessage(pair, harin, '둘')
    await waitFor(() =>
      expect(app.store.getState()).toHaveProperty(`timeline.rooms.${pair}.messages.1.content`, '둘'),
    )
    await theServer().call(changeNotificationSettings, {
      as: yuna,
      body: { ...DEFAULT_NOTIFICATION_SETTINGS, MESSAGE: { push: true, badge: true, toast: false } },
    })
    // what another device has changed is read when the page gets the focus
    await lookAgain(app)
    await waitFor(() =>
      expect(app.store.getState().api.queries).toHaveProperty(
        ['readNotificationSettings(undefined)', 'data', 'MESSAGE', 'toast'],
        false,
      ),
    )
    await act(() => app.router.navigate(paths.manual()))
    await isUnread(app, 2)
    await aMessage(pair, harin, '셋')
    await isUnread(app, 3)
    // another kind of news, which comes after the message, has its toast
    await askToBeFriends()
    await screen.findByText('harin님이 당신을 원합니다.')
    expect(toasts(app)).toEqual(['harin님이 당신을 원합니다.'])
  })
})
