import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { muteRoom, type RoomMute, unmuteRoom } from '#contract/http/chat/mutes.ts'
import { listRooms } from '#contract/http/chat/rooms.ts'
import { requestChat } from '#contract/http/friends/chatRequests.ts'
import {
  changeNotificationSettings,
  DEFAULT_NOTIFICATION_SETTINGS,
  type NotificationSettings,
} from '#contract/http/notifications/settings.ts'
import { joinBand } from '#contract/http/recruitments/applications.ts'
import { bandTest } from '#server/modules/bands/bands.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { layOutWindow } from '#src/features/archive/testing/windowLayout.ts'
import { layOutLists } from '#src/features/chat/testing/listLayout.ts'
import { RISES_AFTER_MS } from '#src/features/notifications/badge/settledCount.ts'
import { paths } from '#src/lib/paths.ts'
import { withTimersUpTo } from '../env/longTimers.ts'
import { expectConsole } from '../env/quietConsole.ts'
import { expectNoDialog } from '../expectNoDialog.ts'
import { aMember, aMessage, aRoom, renderApp, theServer } from '../renderApp.tsx'

layOutLists()

let yuna: TestMember
let harin: TestMember
let group: number
beforeEach(async () => {
  layOutWindow()
  yuna = await aMember({ nickname: 'yuna22' })
  harin = await aMember({ nickname: 'harin' })
  group = await aRoom([yuna, harin, await aMember()], { name: '토요일 망원 합주' })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const FOR_GOOD: RoomMute = { until: null, mentions: true }
const mute = (roomId = group, body = FOR_GOOD) =>
  theServer().call(muteRoom, { as: yuna, path: { roomId }, body })
const muteOf = async (roomId = group) => {
  const { chatRoomInfos } = (await theServer().call(listRooms, { as: yuna })).value
  const room = chatRoomInfos.find((each) => each.roomId === roomId)!
  return room.roomType === 'BAND-MANAGER' ? undefined : room.muted
}
const settle = (part: Partial<NotificationSettings>) =>
  theServer().call(changeNotificationSettings, {
    as: yuna,
    body: { ...DEFAULT_NOTIFICATION_SETTINGS, ...part },
  })

type App = Awaited<ReturnType<typeof renderApp>>
const whenLive = ({ store }: App) =>
  waitFor(() => expect(store.getState()).toHaveProperty('realtime.status', 'live'))
const rowOf = (name: string) => screen.getByText(name).closest<HTMLElement>('[data-room]')!
/** jsdom hides popovers. */
const menuItem = (name: string) => screen.findByRole('menuitem', { name, hidden: true })
const sheet = () => within(screen.getByRole('dialog'))

async function openMenu(app: App) {
  await app.user.click(await screen.findByRole('button', { name: '메뉴' }))
}

describe('the menu of a conversation', () => {
  const open = async () => {
    const app = await renderApp(paths.groupChat(group), { as: yuna })
    await screen.findByRole('heading', { name: '토요일 망원 합주' })
    await openMenu(app)
    return app
  }

  it('mutes the room until tomorrow morning, and unmutes it', async () => {
    const app = await open()
    await app.user.click(await menuItem('알림 끄기'))
    expect(await screen.findByRole('heading', { name: '언제까지 조용히 할까요?' })).toBeVisible()
    expect(sheet().getByRole('radio', { name: /^내일 아침까지.*오전 8:00까지$/ })).toBeChecked()
    expect(await sheet().findByText('@yuna22가 들어간 메시지만 와요')).toBeVisible()
    expect(sheet().getByRole('switch', { name: '나를 부르면 알려주기' })).toBeChecked()
    await app.user.click(sheet().getByRole('button', { name: '알림 끄기' }))
    expect(await screen.findByText('알림을 껐습니다.')).toBeVisible()
    expect(await muteOf()).toEqual({
      until: expect.stringMatching(/T23:00:00.000Z$/) as string,
      mentions: true,
    })

    await openMenu(app)
    await app.user.click(await menuItem('알림 켜기'))
    expect(await screen.findByText('알림을 켰습니다.')).toBeVisible()
    expect(await muteOf()).toBeNull()
  })

  it('mutes it for an hour, without mentions', async () => {
    const app = await open()
    await app.user.click(await menuItem('알림 끄기'))
    await screen.findByRole('heading', { name: '언제까지 조용히 할까요?' })
    await app.user.click(sheet().getByRole('radio', { name: /^1시간/ }))
    await app.user.click(sheet().getByRole('switch', { name: '나를 부르면 알려주기' }))
    await app.user.click(sheet().getByRole('button', { name: '알림 끄기' }))
    await waitFor(async () => expect(await muteOf()).toMatchObject({ mentions: false }))
    const until = Date.parse((await muteOf())!.until!)
    expect(Math.abs(until - Date.now() - 60 * 60 * 1_000)).toBeLessThan(60_000)
  })

  it('changes nothing when the sheet is closed', async () => {
    const app = await open()
    await app.user.click(await menuItem('알림 끄기'))
    await screen.findByRole('heading', { name: '언제까지 조용히 할까요?' })
    await app.user.keyboard('{Escape}')
    await expectNoDialog()
    expect(await muteOf()).toBeNull()
  })

  it('asks nothing about mentions in a room of two', async () => {
    const pair = await aRoom([yuna, harin])
    const app = await renderApp(paths.privateChat(pair), { as: yuna })
    await screen.findByRole('heading', { name: 'harin' })
    await openMenu(app)
    await app.user.click(await menuItem('알림 끄기'))
    await screen.findByRole('heading', { name: '언제까지 조용히 할까요?' })
    expect(sheet().queryByRole('switch')).toBeNull()
    await app.user.click(sheet().getByRole('radio', { name: '다시 켤 때까지' }))
    await app.user.click(sheet().getByRole('button', { name: '알림 끄기' }))
    await waitFor(async () => expect(await muteOf(pair)).toEqual({ until: null, mentions: false }))
  })
})

describe('a muted room in the list', () => {
  const open = async () => {
    const app = await renderApp(paths.join(), { as: yuna })
    await screen.findByText('토요일 망원 합주')
    return app
  }

  it('is marked, and counts its unread messages on its row alone', async () => {
    await mute()
    await aMessage(group, harin, '4시에 봐요')
    await aMessage(await aRoom([yuna, harin]), harin, '오늘 합주해요?')
    await open()
    expect(rowOf('토요일 망원 합주')).toHaveTextContent('알림 꺼짐')
    expect(rowOf('토요일 망원 합주')).toHaveTextContent('읽지 않은 메시지 1개')
    expect(await screen.findByRole('link', { name: 'JOIN 읽지 않은 메시지 1개' })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('(1) JOIN - 합주'))
  })

  it('is muted from the menu of its row, at once', async () => {
    const app = await open()
    await app.user.click(screen.getByRole('button', { name: '토요일 망원 합주 더보기' }))
    await app.user.click(await screen.findByRole('button', { name: '알림 끄기' }))
    await screen.findByRole('heading', { name: '언제까지 조용히 할까요?' })
    const letGo = app.server.faults.hold()
    await app.user.click(sheet().getByRole('button', { name: '알림 끄기' }))
    await waitFor(() => expect(rowOf('토요일 망원 합주')).toHaveTextContent('알림 꺼짐'))
    letGo()
    expect(await screen.findByText('알림을 껐습니다.')).toBeVisible()
    expect(await muteOf()).toMatchObject({ mentions: true })
  })

  it('is as before when the server does not mute it', async () => {
    const app = await open()
    expectConsole('error', '[hapju] a room could not be muted ')
    app.server.faults.fault(muteRoom, 500)
    await app.user.click(screen.getByRole('button', { name: '토요일 망원 합주 더보기' }))
    await app.user.click(await screen.findByRole('button', { name: '알림 끄기' }))
    await screen.findByRole('heading', { name: '언제까지 조용히 할까요?' })
    await app.user.click(sheet().getByRole('button', { name: '알림 끄기' }))
    expect(await screen.findByText('알림을 끄지 못했습니다. 다시 시도해 주세요.')).toBeVisible()
    expect(rowOf('토요일 망원 합주')).not.toHaveTextContent('알림 꺼짐')
  })

  it('is marked when another device mutes it, and not when that ends it', async () => {
    const app = await open()
    await whenLive(app)
    await waitFor(() => expect(app.socket.open).toBe(1))
    await waitFor(() =>
      expect(app.store.getState()).toHaveProperty(['realtime', 'subscribed', '/user/queue/notifications']),
    )
    await mute()
    await waitFor(() => expect(rowOf('토요일 망원 합주')).toHaveTextContent('알림 꺼짐'))
    await theServer().call(unmuteRoom, { as: yuna, path: { roomId: group } })
    await waitFor(() => expect(rowOf('토요일 망원 합주')).not.toHaveTextContent('알림 꺼짐'))
  })
})

describe('the row of a managed band', () => {
  const band = () => bandTest(theServer())
  const mutes = async () => {
    const { chatRoomInfos } = (await theServer().call(listRooms, { as: yuna })).value
    return chatRoomInfos.flatMap((row) =>
      row.roomType === 'BAND-MANAGER' ? row.chatRoomInfo.map(({ roomId, muted }) => ({ roomId, muted })) : [],
    )
  }

  async function open(applicants: number) {
    const bandId = await band().aBand(yuna, { name: '새벽 네 시' })
    const rooms: number[] = []
    for (let each = 0; each < applicants; each += 1)
      rooms.push(await band().anApplication(bandId, yuna, await aMember()))
    const app = await renderApp(paths.join(), { as: yuna })
    await screen.findByText('새벽 네 시')
    const openSheet = () => app.user.click(screen.getByRole('button', { name: '새벽 네 시 더보기' }))
    return { app, rooms, openSheet, bandId }
  }

  async function muteForGood({
    app,
    openSheet,
  }: Pick<Awaited<ReturnType<typeof open>>, 'app' | 'openSheet'>) {
    await openSheet()
    await app.user.click(await screen.findByRole('button', { name: '알림 끄기' }))
    await screen.findByRole('heading', { name: '언제까지 조용히 할까요?' })
    expect(sheet().queryByRole('switch')).toBeNull()
    await app.user.click(sheet().getByRole('radio', { name: '다시 켤 때까지' }))
    await app.user.click(sheet().getByRole('button', { name: '알림 끄기' }))
  }

  it('mutes the rooms of all its applicants, and unmutes them', async () => {
    const { app, rooms, openSheet } = await open(2)
    const muted = { until: null, mentions: false }
    await mute(rooms[0], muted)
    await whenLive(app)
    expect(rowOf('새벽 네 시')).not.toHaveTextContent('알림 꺼짐')

    await muteForGood({ app, openSheet })
    expect(await screen.findByText('알림을 껐습니다.')).toBeVisible()
    expect(rowOf('새벽 네 시')).toHaveTextContent('알림 꺼짐')
    expect(await mutes()).toEqual(expect.arrayContaining(rooms.map((roomId) => ({ roomId, muted }))))

    await openSheet()
    await app.user.click(await screen.findByRole('button', { name: '알림 켜기' }))
    expect(await screen.findByText('알림을 켰습니다.')).toBeVisible()
    expect(rowOf('새벽 네 시')).not.toHaveTextContent('알림 꺼짐')
    expect((await mutes()).map(({ muted: now }) => now)).toEqual([null, null])
  })

  it('is as before where the server does not mute one of them, and says so once', async () => {
    const { app, openSheet } = await open(2)
    expectConsole('error', '[hapju] a room could not be muted ')
    app.server.faults.fault(muteRoom, 500, { times: 1 })
    await muteForGood({ app, openSheet })
    expect(await screen.findByText('알림을 끄지 못했습니다. 다시 시도해 주세요.')).toBeVisible()
    expect(screen.queryByText('알림을 껐습니다.')).toBeNull()
    expect(rowOf('새벽 네 시')).not.toHaveTextContent('알림 꺼짐')
    expect((await mutes()).filter(({ muted }) => muted)).toHaveLength(1)
  })

  it('is not muted for an applicant who comes later', async () => {
    const { app, openSheet, bandId } = await open(1)
    await whenLive(app)
    await muteForGood({ app, openSheet })
    await waitFor(() => expect(rowOf('새벽 네 시')).toHaveTextContent('알림 꺼짐'))
    expect(await screen.findByText('알림을 껐습니다.')).toBeVisible()
    const message = '베이스로 지원합니다'
    await theServer().call(joinBand, { as: harin, path: { bandId }, body: { session: 'bass', message } })
    await waitFor(() => expect(rowOf('새벽 네 시')).not.toHaveTextContent('알림 꺼짐'))
  })

  it('has nothing to mute without an applicant', async () => {
    const { openSheet } = await open(0)
    await openSheet()
    expect(await screen.findByRole('button', { name: '채팅방 고정' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '알림 끄기' })).toBeNull()
  })
})

describe('the toast for a message in a muted room', () => {
  const open = async () => {
    const app = await renderApp(paths.manual(), { as: yuna })
    await whenLive(app)
    return app
  }
  const toasts = (app: App) => app.store.getState().toasts.shown.map(({ text }) => text)

  it('does not come, unless the message names the member', async () => {
    await mute()
    const pair = await aRoom([yuna, harin])
    const app = await open()
    await aMessage(group, harin, '4시에 봐요')
    await aMessage(pair, harin, '오늘 합주해요?')
    expect(await screen.findByText('harin: 오늘 합주해요?')).toBeInTheDocument()
    expect(toasts(app)).toEqual(['harin: 오늘 합주해요?'])
    await aMessage(group, harin, '@yuna22 올 수 있어요?')
    expect(await screen.findByText('토요일 망원 합주 · harin: @yuna22 올 수 있어요?')).toBeInTheDocument()
  })

  it('does not come for a mention either where the member wants none', async () => {
    await mute(group, { until: null, mentions: false })
    const pair = await aRoom([yuna, harin])
    const app = await open()
    await aMessage(group, harin, '@yuna22 올 수 있어요?')
    await aMessage(pair, harin, '오늘 합주해요?')
    expect(await screen.findByText('harin: 오늘 합주해요?')).toBeInTheDocument()
    expect(toasts(app)).toEqual(['harin: 오늘 합주해요?'])
  })

  it('has the setting of mentions, and not that of messages, when it names the member', async () => {
    await settle({ MESSAGE: { push: true, badge: true, toast: false } })
    const app = await open()
    await aMessage(group, harin, '4시에 봐요')
    await aMessage(group, harin, '@yuna22 올 수 있어요?')
    expect(await screen.findByText('토요일 망원 합주 · harin: @yuna22 올 수 있어요?')).toBeInTheDocument()
    expect(toasts(app)).toHaveLength(1)
  })
})

describe('the unread number', () => {
  const icon = () => {
    const set = vi.fn<(count: number) => Promise<void>>(() => Promise.resolve())
    const clear = vi.fn<() => Promise<void>>(() => Promise.resolve())
    Object.assign(navigator, { setAppBadge: set, clearAppBadge: clear })
    return { set, clear }
  }
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'setAppBadge')
    Reflect.deleteProperty(navigator, 'clearAppBadge')
  })

  it('is that of messages and notifications, in the title and on the icon, until the log-out', async () => {
    const { set, clear } = icon()
    await aMessage(group, harin, '4시에 봐요')
    const app = await renderApp(paths.my(), { as: yuna })
    await waitFor(() => expect(document.title).toBe('(1) 마이 - 합주'))
    await waitFor(() => expect(set).toHaveBeenLastCalledWith(1))
    await whenLive(app)
    await theServer().call(requestChat, { as: harin, body: { targetMemberId: yuna.memberId } })
    await withTimersUpTo(RISES_AFTER_MS, () => expect(document.title).toBe('(2) 마이 - 합주'))
    await waitFor(() => expect(set).toHaveBeenLastCalledWith(2))
    await act(() => mute())
    await waitFor(() => expect(document.title).toBe('(1) 마이 - 합주'))
    await waitFor(() => expect(set).toHaveBeenLastCalledWith(1))

    clear.mockClear()
    await app.user.click(screen.getByRole('button', { name: '로그아웃' }))
    await app.user.click(sheet().getByRole('button', { name: '예' }))
    await screen.findByRole('button', { name: 'LOG IN' })
    await waitFor(() => expect(clear).toHaveBeenCalled())
    expect(document.title).not.toMatch(/^\(/)
  })

  it('has no messages where the member wants no badge for them', async () => {
    const { set } = icon()
    await settle({ MESSAGE: { push: true, badge: false, toast: true } })
    await aMessage(group, harin, '4시에 봐요')
    const app = await renderApp(paths.my(), { as: yuna })
    await waitFor(() =>
      expect(app.store.getState().api.queries['readNotificationSettings(undefined)']).toMatchObject({
        status: 'fulfilled',
      }),
    )
    await waitFor(() => expect(document.title).toBe('마이 - 합주'))
    expect(screen.getByRole('link', { name: 'JOIN' })).toBeVisible()
    set.mockClear()
    await aMessage(group, harin, '연습실 잡았어요')
    expect(await screen.findByText('토요일 망원 합주 · harin: 연습실 잡았어요')).toBeInTheDocument()
    expect(set).not.toHaveBeenCalled()
  })
})

describe('a page in sight', () => {
  const see = (visibility: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
    fireEvent(document, new Event('visibilitychange', { bubbles: true }))
  }
  const inSight = () => theServer().deps.inSight([yuna.memberId, harin.memberId])

  it('is known to the server while it is visible and connected', async () => {
    const app = await renderApp(paths.my(), { as: yuna })
    await waitFor(() => expect([...inSight()]).toEqual([yuna.memberId]))
    act(() => see('hidden'))
    await waitFor(() => expect(inSight().size).toBe(0))
    act(() => see('visible'))
    await waitFor(() => expect(inSight().size).toBe(1))
    await app.user.click(screen.getByRole('button', { name: '로그아웃' }))
    await app.user.click(sheet().getByRole('button', { name: '예' }))
    await waitFor(() => expect(inSight().size).toBe(0))
  })
})
