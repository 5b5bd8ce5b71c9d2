import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyCall } from '#contract/call.ts'
import { openPrivateRoom } from '#contract/http/chat/rooms.ts'
import { rejectChat, requestChat } from '#contract/http/friends/chatRequests.ts'
import { acceptFriend, listFriends, rejectFriend, requestFriend } from '#contract/http/friends/friends.ts'
import { listNotifications, readNotification } from '#contract/http/notifications/notifications.ts'
import { decideApplications, joinBand } from '#contract/http/recruitments/applications.ts'
import type { Fault } from '#mocks/faults.ts'
import { notifications } from '#server/db/requestTables.ts'
import { bandTest } from '#server/modules/bands/bands.fixtures.ts'
import { recruitmentTest } from '#server/modules/recruitments/recruitments.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { OFFLINE_TEXT } from '#src/api/failureText.ts'
import { NO_NETWORK_TEXT } from '#src/api/offline.ts'
import { paths } from '#src/lib/paths.ts'
import { TOAST_MS } from '#src/toasts/toastsSlice.ts'
import { theme } from '#src/ui/theme.ts'
import { expectConsole } from '../env/quietConsole.ts'
import { watchTitles } from '../env/watchTitles.ts'
import { aMember, aRoom, renderApp, theServer } from '../renderApp.tsx'
import { eachFault, expectToast, whileOffline } from './eachFault.ts'

let yuna: TestMember
let harin: TestMember
beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  yuna = await aMember({ nickname: 'yuna22' })
  harin = await aMember({ nickname: 'harin' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const ofYuna = async () => (await theServer().call(listNotifications, { as: yuna })).value
const newest = async () => (await ofYuna())[0]!.notificationId
/** A pass also makes a friend request. */
const ofBand = async () => (await ofYuna()).find(({ type }) => type === 'BAND')!.notificationId

async function asked(type: 'CHAT' | 'FRIEND', message?: string): Promise<number> {
  const call = type === 'CHAT' ? requestChat : requestFriend
  await theServer().call(call, { as: harin, body: { targetMemberId: yuna.memberId, message } })
  return newest()
}

async function stored(row: Partial<typeof notifications.$inferInsert>): Promise<number> {
  const { deps, clock } = theServer()
  await deps.db
    .insert(notifications)
    .values({ type: 'BAN', receiverId: yuna.memberId, createdAt: clock.now(), ...row })
  return newest()
}

/** Yuna's application as a guitarist to a band of harin. */
async function applied() {
  const band = bandTest(theServer())
  const bandId = await band.aBand(harin, { name: '새벽 네 시' })
  return { bandId, roomId: await band.anApplication(bandId, harin, yuna, { session: 'electric_guitar' }) }
}

const decided = (bandId: number, decision: { roomId: number; status: 'PASS' | 'FAIL'; message?: string }) =>
  theServer().call(decideApplications, {
    as: harin,
    path: { bandId },
    body: { applicantUpdate: [decision] },
  })

/** Opens it from the list, so that back leads there. */
async function open(notificationId: number, title = '전체 알림') {
  const app = await renderApp(paths.notifications(), { as: yuna })
  await screen.findByRole('heading', { name: 'Notifications' })
  await act(() => app.router.navigate(paths.notification(notificationId)))
  await screen.findByRole('heading', { name: title })
  return app
}

const pathOf = ({ router }: Awaited<ReturnType<typeof renderApp>>) =>
  router.state.location.pathname + router.state.location.search
const button = (name: string) => screen.findByRole('button', { name })
/** The toast is shown for two seconds before anything happens. */
const toastOver = () => act(() => vi.advanceTimersByTimeAsync(TOAST_MS))

describe('an opened notification', () => {
  it('shows the sender and their text, and links to them', async () => {
    const id = await asked('CHAT', '합주해요!')
    await open(id)
    expect(await screen.findByRole('heading', { name: 'harin' })).toBeVisible()
    expect(screen.getByText('harin님이 매칭을 요청하셨습니다.')).toBeVisible()
    expect(screen.getByText('합주해요!')).toBeVisible()
    expect(screen.getByRole('link', { name: '프로필 보기' })).toHaveAttribute(
      'href',
      paths.profileDetail(harin.memberId),
    )
  })

  it.each([
    ['CHAT', '새로운 채팅 요청이 왔어요!', ['거절', '채팅 수락']],
    ['BAND', '새로운 채팅 요청이 왔어요!', ['거절', '채팅 수락']],
    ['FRIEND', '새로운 친구 요청이 왔어요!', ['거절', '친구 수락']],
    ['BAN', '알림 상세 페이지 진입', []],
  ] as const)('of type %s shows %s for a while, and can be answered by %j', async (type, text, answers) => {
    const id =
      type === 'CHAT' || type === 'FRIEND'
        ? await asked(type)
        : await stored(
            type === 'BAN'
              ? { type }
              : { type, senderId: harin.memberId, bandId: await bandTest(theServer()).aBand(harin) },
          )
    await open(id)
    expect(await screen.findByText(text)).toBeVisible()
    const buttons = within(screen.getByRole('main')).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['', ...answers])
    await act(() => vi.advanceTimersByTimeAsync(theme.motion.banner + theme.motion.base))
    expect(screen.queryByText(text)).toBeNull()
  })

  it('tells a pass with the words of the manager, and leads to the conversation', async () => {
    const { bandId, roomId } = await applied()
    await decided(bandId, { roomId, status: 'PASS', message: '금요일에 봬요!' })
    await open(await ofBand(), '지원 결과')
    expect(await screen.findByText('지원 결과가 나왔어요!')).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: '새벽 네 시와 함께하게 됐어요' })).toBeVisible()
    expect(screen.getByText('합격')).toBeVisible()
    expect(screen.getByText('일렉기타 자리예요.')).toBeVisible()
    expect(screen.getByRole('figure')).toHaveTextContent('금요일에 봬요!harin님이 남긴 말')
    expect(screen.getByRole('link', { name: '채팅방 들어가기' })).toHaveAttribute(
      'href',
      paths.bandRoom(roomId),
    )
    expect(screen.queryByRole('button', { name: /거절|수락/ })).toBeNull()
    await waitFor(async () =>
      expect((await ofYuna()).find(({ type }) => type === 'BAND')).toMatchObject({ isRead: 'READ' }),
    )
  })

  it('tells a refusal, and leads to other bands', async () => {
    const { bandId, roomId } = await applied()
    await decided(bandId, { roomId, status: 'FAIL' })
    await open(await newest(), '지원 결과')
    expect(screen.getByRole('heading', { level: 2, name: '이번에는 함께하지 못하게 됐어요' })).toBeVisible()
    expect(screen.queryByRole('figure')).toBeNull()
    expect(screen.getByRole('link', { name: '일렉기타를 찾는 밴드 보기' })).toHaveAttribute(
      'href',
      paths.waitingBands('electric_guitar'),
    )
  })

  it('tells the manager of an application, and leads to the applicants', async () => {
    const bandId = await bandTest(theServer()).aBand(yuna, { name: '새벽 네 시' })
    await theServer().call(joinBand, { as: harin, path: { bandId }, body: {} })
    const [told] = await ofYuna()
    await open(told!.notificationId)
    expect(await screen.findByText('새로운 지원자가 있어요!')).toBeVisible()
    expect(screen.getByText('harin님이 새벽 네 시 밴드에 지원하셨습니다.')).toBeVisible()
    expect(screen.getByRole('link', { name: '대화하기' })).toHaveAttribute(
      'href',
      paths.bandRoom(told!.application!.roomId),
    )
    expect(screen.getByRole('link', { name: '지원자 보기' })).toHaveAttribute(
      'href',
      paths.bandRecruit(bandId),
    )
    expect(screen.queryByRole('button', { name: '거절' })).toBeNull()
  })

  describe('of a band that has ended', () => {
    const end = (bandId: number) => recruitmentTest(theServer()).change(harin, { bandId, status: 'ENDED' })
    const ended = () => screen.findByText(/밴드가 삭제되었어요\./)
    const links = () =>
      within(screen.getByRole('main'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent)

    it('about a pass tells it, and leads to other bands instead of the conversation', async () => {
      const { bandId, roomId } = await applied()
      await decided(bandId, { roomId, status: 'PASS' })
      await end(bandId)
      await open(await ofBand(), '지원 결과')
      expect(await ended()).toBeVisible()
      expect(screen.queryByText(/기다리고 있어요/)).toBeNull()
      expect(links()).toEqual(['일렉기타를 찾는 밴드 보기'])
    })

    it('about an application leads its manager nowhere', async () => {
      const band = bandTest(theServer())
      const bandId = await band.aBand(yuna, { name: '새벽 네 시' })
      await theServer().call(joinBand, { as: harin, path: { bandId }, body: {} })
      await recruitmentTest(theServer()).change(yuna, { bandId, status: 'ENDED' })
      await open(await newest())
      expect(await ended()).toBeVisible()
      expect(links()).toEqual(['프로필 보기'])
    })

    it('an invitation can only be refused, also when it was open as the band ended', async () => {
      const bandId = await bandTest(theServer()).aBand(harin)
      await open(await stored({ type: 'BAND', senderId: harin.memberId, bandId }))
      expect(await button('채팅 수락')).toBeVisible()
      await end(bandId)
      expect(await ended()).toBeVisible()
      expect(screen.queryByRole('button', { name: '채팅 수락' })).toBeNull()
      expect(await button('거절')).toBeEnabled()
    })
  })

  it('is marked as read, with one request', async () => {
    const id = await asked('CHAT')
    const { store } = await open(id)
    await screen.findByRole('heading', { name: 'harin' })
    await waitFor(async () => expect(await ofYuna()).toMatchObject([{ isRead: 'READ' }]))
    await waitFor(() =>
      expect(store.getState().api.queries['listNotifications(undefined)']).toMatchObject({
        status: 'fulfilled',
        data: [{ isRead: 'READ' }],
      }),
    )
  })

  it('stays open when marking it as read fails, which is only logged', async () => {
    theServer().faults.fault(readNotification, 500)
    const logged = expectConsole('error', '[hapju] a notification could not be marked as read ')
    await open(await asked('CHAT'))
    expect(await screen.findByRole('heading', { name: 'harin' })).toBeVisible()
    await waitFor(() => expect(logged.calls).not.toEqual([]))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await ofYuna()).toMatchObject([{ isRead: 'UNREAD' }])
  })

  it('also opens from its address, and back leads to the list', async () => {
    const id = await asked('FRIEND')
    const app = await renderApp(paths.notification(id), { as: yuna })
    expect(await screen.findByRole('heading', { name: 'harin' })).toBeVisible()
    await app.user.click(await button('뒤로'))
    expect(await screen.findByRole('heading', { name: 'Notifications' })).toBeVisible()
  })

  it.each([['999999'], ['abc'], ['0'], ['-1'], ['1.5'], ['99999999999999999999']])(
    'does not exist at %s, and back leads to the list',
    async (id) => {
      const app = await renderApp(`/my/notifications/${id}`, { as: yuna })
      expect(await screen.findByRole('heading', { name: '알림을 찾을 수 없습니다.' })).toBeVisible()
      await app.user.click(await button('돌아가기'))
      expect(await screen.findByRole('heading', { name: 'Notifications' })).toBeVisible()
    },
  )

  it('does not exist when it belongs to another member', async () => {
    const id = await asked('CHAT')
    await renderApp(paths.notification(id), { as: harin })
    expect(await screen.findByRole('heading', { name: '알림을 찾을 수 없습니다.' })).toBeVisible()
  })

  it('shows why it cannot be read, and is fetched again', async () => {
    const id = await asked('CHAT')
    theServer().faults.fault(listNotifications, 'COMMON403')
    const { user } = await renderApp(paths.notification(id), { as: yuna })
    expect(await screen.findByRole('heading', { name: '알림을 불러오지 못했습니다.' })).toBeVisible()
    theServer().faults.clear()
    await user.click(await button('다시 시도'))
    expect(await screen.findByRole('heading', { name: 'harin' })).toBeVisible()
  })

  it('without a sender has neither name nor profile, and only logs that', async () => {
    const id = await asked('CHAT')
    const one = (await ofYuna())[0]!
    const logged = expectConsole('error', '[hapju] a notification could not be answered ')
    // The server does not know two of them.
    const unmarked = expectConsole('error', '[hapju] a notification could not be marked as read ')
    const real = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input), location.href)
      return url.pathname === '/api/notifications'
        ? Response.json({
            isSuccess: true,
            code: 'COMMON200',
            message: '',
            result: [
              { ...one, senderId: null, senderName: null, senderImageUrl: null, imageUrl: null },
              { ...one, notificationId: 88, type: 'FRIEND', friendRequestId: null },
              { ...one, notificationId: 99, type: 'POKE' },
            ],
          })
        : real(input, init)
    })
    const app = await open(id)
    expect(await screen.findByRole('heading', { name: '알림' })).toBeVisible()
    expect(screen.queryByRole('link', { name: '프로필 보기' })).toBeNull()
    await app.user.click(await button('채팅 수락'))
    await act(() => app.router.navigate(paths.notification(88)))
    await app.user.click(await button('친구 수락'))
    await app.user.click(await button('거절'))
    await act(() => app.router.navigate(paths.notification(99)))
    expect(await screen.findByText('sent a notification')).toBeVisible()
    expect(screen.getByText('알림 상세 페이지 진입')).toBeVisible()
    await app.user.click(await button('거절'))
    await waitFor(() => expect(logged.calls).toHaveLength(4))
    await waitFor(() => expect(unmarked.calls).toHaveLength(2))
    expect(app.store.getState().toasts.shown).toEqual([])
    expect(pathOf(app)).toBe(paths.notification(99))
  })

  it('of a ban cannot be chosen (P24)', async () => {
    await open(await stored({ type: 'BAN' }))
    expect(await screen.findByText('제제 내역입니다.')).toBeVisible()
    expect(screen.queryByRole('button', { name: '거절' })).toBeNull()
  })
})

describe('accepting a chat request', () => {
  it('creates the room, and opens it after the toast', async () => {
    const app = await open(await asked('CHAT'))
    await app.user.click(await button('채팅 수락'))
    expect(await screen.findByText('채팅방이 생성되었습니다.')).toBeInTheDocument()
    expect(await button('거절')).toBeDisabled()
    expect(pathOf(app)).toBe(paths.notification(1))
    const titles = watchTitles()
    await toastOver()
    await waitFor(() => expect(pathOf(app)).toBe(paths.privateChat(1)))
    // The address changes first; the notification, which also has the name, stays until the room is rendered.
    expect(await screen.findByRole('heading', { level: 1, name: 'harin' })).toBeVisible()
    expect(await screen.findByText('아직 나눈 메시지가 없어요')).toBeVisible()
    expect(titles).toEqual(['harin'])
    expect(await ofYuna()).toEqual([])
    // The answered notification is not in the history.
    await act(() => app.router.navigate(-1))
    expect(await screen.findByRole('heading', { name: 'Notifications' })).toBeVisible()
    expect(await screen.findByText('새 소식이 없습니다.')).toBeVisible()
  })

  it('opens the existing room', async () => {
    const id = await asked('CHAT')
    const roomId = await aRoom([yuna, harin])
    const app = await open(id)
    await app.user.click(await button('채팅 수락'))
    expect(await screen.findByText('이미 채팅방이 존재합니다.')).toBeInTheDocument()
    await toastOver()
    await waitFor(() => expect(pathOf(app)).toBe(paths.privateChat(roomId)))
  })

  it('for a band opens the room with its manager', async () => {
    const bandId = await bandTest(theServer()).aBand(harin, { name: '새벽 네 시' })
    const app = await open(await stored({ type: 'BAND', senderId: harin.memberId, bandId }))
    expect(await screen.findByText('새벽 네 시 밴드에서 당신을 원합니다.')).toBeVisible()
    await app.user.click(await button('채팅 수락'))
    expect(await screen.findByText('채팅방이 생성되었습니다.')).toBeInTheDocument()
    await toastOver()
    await waitFor(() => expect(pathOf(app)).toMatch(/^\/home\/private-chat\?/))
  })

  it('is sent once, however often it is tapped, and never together with a refusal', async () => {
    const id = await asked('CHAT')
    const app = await open(id)
    const accept = await button('채팅 수락')
    const letGo = theServer().faults.hold()
    await app.user.dblClick(accept)
    expect(accept).toHaveAttribute('aria-busy', 'true')
    expect(await button('거절')).toBeDisabled()
    letGo()
    expect(await screen.findByText('채팅방이 생성되었습니다.')).toBeInTheDocument()
    await app.user.click(accept)
    expect(app.store.getState().toasts.shown).toHaveLength(1)
  })

  it('does not navigate once the member is on another screen', async () => {
    const app = await open(await asked('CHAT'))
    await app.user.click(await button('채팅 수락'))
    await screen.findByText('채팅방이 생성되었습니다.')
    await act(() => app.router.navigate(paths.manual()))
    await toastOver()
    expect(pathOf(app)).toBe(paths.manual())
  })
})

describe('a failed answer', () => {
  type Failure = [string, 'CHAT' | 'FRIEND', Fault, string, string, AnyCall]

  const over: Failure[] = [
    ['accept', 'CHAT', 'MEMBER4004', '존재하지 않는 사용자입니다.', '채팅 수락', openPrivateRoom],
    ['accept', 'CHAT', 'CHAT4010', '이미 채팅방이 존재합니다.', '채팅 수락', openPrivateRoom],
    ['reject', 'CHAT', 'NOTIFICATION4004', '존재하지 않는 요청입니다.', '거절', rejectChat],
    ['accept', 'FRIEND', 'FRIEND4010', '친구 신청 수락에 실패했습니다.', '친구 수락', acceptFriend],
    ['reject', 'FRIEND', 'FRIEND4004', '친구 신청 거절에 실패했습니다.', '거절', rejectFriend],
  ]

  async function fails(type: 'CHAT' | 'FRIEND', name: string, call: AnyCall, fault: Fault, text: string) {
    const id = await asked(type)
    const app = await open(id)
    const tapped = await button(name)
    theServer().faults.fault(call, fault)
    await app.user.click(tapped)
    await screen.findByText(text)
    expect(screen.getByRole('alert')).toHaveTextContent(text)
    return { app, id, tapped }
  }

  it.each(over)(
    'is final when trying to %s a %s (%s): it says %s and goes back, as nothing is left to answer',
    async (_, type, fault, text, name, call) => {
      await fails(type, name, call, fault, text)
      await toastOver()
      expect(await screen.findByRole('heading', { name: 'Notifications' })).toBeVisible()
    },
  )

  const room = '채팅방 생성에 실패했습니다.'
  const chat = '채팅 요청 거절에 실패했습니다.'
  it.each([
    [
      'accept',
      'CHAT',
      '채팅 수락',
      openPrivateRoom,
      [
        [500, room],
        ['COMMON401', '로그인이 필요합니다.'],
        ['offline', OFFLINE_TEXT],
      ],
    ],
    [
      'reject',
      'CHAT',
      '거절',
      rejectChat,
      [
        ['COMMON401', '로그인이 필요합니다.'],
        ['COMMON403', '권한이 없습니다.'],
        [500, chat],
        ['offline', OFFLINE_TEXT],
      ],
    ],
    [
      'accept',
      'FRIEND',
      '친구 수락',
      acceptFriend,
      [
        [500, '친구 신청 수락에 실패했습니다.'],
        ['offline', OFFLINE_TEXT],
      ],
    ],
    [
      'reject',
      'FRIEND',
      '거절',
      rejectFriend,
      [
        [500, '친구 신청 거절에 실패했습니다.'],
        ['offline', OFFLINE_TEXT],
      ],
    ],
  ] as const)(
    'may be temporary when trying to %s a %s: it shows why and can be retried',
    async (_, type, name, call, told) => {
      const id = await asked(type)
      const app = await open(id)
      const tapped = await button(name)
      await eachFault(app, call, told, async (text) => {
        await app.user.click(tapped)
        await expectToast(app, text)
        expect(pathOf(app)).toBe(paths.notification(id))
        expect(tapped).toBeEnabled()
      })
      await whileOffline(call, async () => {
        await app.user.click(tapped)
        await expectToast(app, NO_NETWORK_TEXT)
      })
      await app.user.click(tapped)
      await waitFor(() => expect(tapped).toBeDisabled())
    },
  )
})

describe('another answer', () => {
  it.each([
    ['CHAT', '거절', '채팅 요청을 거절했습니다.', 0],
    ['FRIEND', '거절', '친구 신청을 거절했습니다.', 0],
    ['FRIEND', '친구 수락', '친구 신청을 수락했습니다.', 1],
  ] as const)('to a %s, %s, says %s, and the list no longer has it', async (type, name, text, friends) => {
    const app = await open(await asked(type))
    await app.user.click(await button(name))
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: '전체 알림' })).toBeVisible()
    await toastOver()
    expect(await screen.findByRole('heading', { name: 'Notifications' })).toBeVisible()
    expect(await screen.findByText('새 소식이 없습니다.')).toBeVisible()
    expect((await theServer().call(listFriends, { as: yuna })).value).toHaveLength(friends)
  })

  it.each([
    ['CHAT', '거절', '존재하지 않는 요청입니다.'],
    ['CHAT', '채팅 수락', '이미 채팅방이 존재합니다.'],
    ['FRIEND', '친구 수락', '친구 신청 수락에 실패했습니다.'],
    ['FRIEND', '거절', '친구 신청 거절에 실패했습니다.'],
  ] as const)('to a %s that was answered in another tab meanwhile, %s, says %s', async (type, name, text) => {
    const id = await asked(type)
    const app = await open(id)
    await waitFor(() => expect(app.socket.open).toBe(1))
    await screen.findByRole('heading', { name: 'harin' })
    const { friendRequestId } = (await ofYuna())[0]!
    if (type === 'CHAT')
      await theServer().call(openPrivateRoom, { as: yuna, body: { memberId: harin.memberId } })
    else await theServer().call(acceptFriend, { as: yuna, path: { friendRequestId: friendRequestId! } })
    await waitFor(() =>
      expect(app.store.getState().api.queries['listNotifications(undefined)']).toMatchObject({ data: [] }),
    )
    expect(screen.getByRole('heading', { name: 'harin' })).toBeVisible()
    await app.user.click(await button(name))
    expect(await screen.findByText(text)).toBeInTheDocument()
    await toastOver()
    await waitFor(() => expect(pathOf(app)).not.toBe(paths.notification(id)))
  })
})
