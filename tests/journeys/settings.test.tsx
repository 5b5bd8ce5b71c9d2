import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { muteRoom, unmuteRoom } from '#contract/http/chat/mutes.ts'
import { listRooms } from '#contract/http/chat/rooms.ts'
import {
  changeNotificationSettings,
  DEFAULT_NOTIFICATION_SETTINGS,
  type NotificationSettings,
  readNotificationSettings,
} from '#contract/http/notifications/settings.ts'
import type { TestMember } from '#server/testing/members.ts'
import { paths } from '#src/lib/paths.ts'
import { network } from '#tests/env/network.ts'
import packageJson from '../../package.json'
import { expectConsole } from '../env/quietConsole.ts'
import { lookAgain } from '../lookAgain.ts'
import { aMember, aRoom, renderApp, theServer } from '../renderApp.tsx'

const SAVE_FAILED = '알림 설정을 저장하지 못했습니다. 다시 시도해 주세요.'
const TOO_MANY = '잠시 후 다시 시도해 주세요.'
const OFFLINE = '서버에 연결하지 못했습니다. 네트워크를 확인하고 다시 시도해 주세요.'

let yuna: TestMember
beforeEach(async () => {
  yuna = await aMember({ nickname: 'yuna22' })
})

const kept = async () => (await theServer().call(readNotificationSettings, { as: yuna })).value
const keep = (part: Partial<NotificationSettings>) =>
  theServer().call(changeNotificationSettings, {
    as: yuna,
    body: { ...DEFAULT_NOTIFICATION_SETTINGS, ...part },
  })

const switchOf = (name: string) => screen.getByRole('switch', { name })
const findSwitch = (name: string) => screen.findByRole('switch', { name })
const boxOf = (name: string) => screen.getByRole('checkbox', { name })
const findBox = (name: string) => screen.findByRole('checkbox', { name })

const ON = { push: true, badge: true, toast: true }

/** The bodies sent to N4 from now on. */
function saved(): NotificationSettings[] {
  const bodies: NotificationSettings[] = []
  network.events.on('request:start', ({ request }) => {
    if (request.method === 'PUT' && new URL(request.url).pathname === changeNotificationSettings.path)
      void request
        .clone()
        .json()
        .then((body) => bodies.push(body as NotificationSettings))
  })
  return bodies
}

describe('the settings', () => {
  it("link to everything that can be set, with the member's tab selected", async () => {
    const { user, router } = await renderApp(paths.settings(), { as: yuna })
    expect(await screen.findByRole('heading', { level: 1, name: '설정' })).toBeVisible()
    expect(screen.getByRole('link', { name: '마이' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: '로그인한 기기' })).toHaveAttribute('href', paths.sessions())
    expect(screen.getByText('앱 버전').closest('div')).toHaveTextContent(`앱 버전${packageJson.version}`)
    await user.click(screen.getByRole('link', { name: '알림 설정' }))
    expect(await screen.findByRole('heading', { level: 1, name: '알림 설정' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '뒤로' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.settings()))
  })

  it("lead back to the member's screen when there is no previous one", async () => {
    const { user, router } = await renderApp(paths.settings(), { as: yuna })
    await user.click(await screen.findByRole('button', { name: '뒤로' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.my()))
  })

  it.each([
    ['약관 및 정책', '서비스 이용약관', paths.terms()],
    ['팀 정보', '팀 정보', paths.about()],
  ])('lead to %s and back', async (name, heading, path) => {
    const { user, router } = await renderApp(paths.settings(), { as: yuna })
    await user.click(await screen.findByRole('link', { name }))
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(router.state.location.pathname).toBe(path)
    await user.click(screen.getByRole('button', { name: '뒤로' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.settings()))
  })

  it('switch off showing typing on this device, as the menu of a conversation does', async () => {
    const { user, store } = await renderApp(paths.settings(), { as: yuna })
    const typing = await findSwitch('입력 중 표시')
    expect(typing).toBeChecked()
    await user.click(typing)
    expect(typing).not.toBeChecked()
    expect(store.getState()).toMatchObject({ typing: { on: false } })
    expect(localStorage.getItem('hapju.typingShown')).toBe('off')
  })
})

describe('the notification settings', () => {
  const open = () => renderApp(paths.notificationSettings(), { as: yuna })

  it('have a push, a badge and a toast for each kind, all on at first, and no quiet hours', async () => {
    await open()
    await findBox('메시지 푸시')
    for (const kind of ['메시지', '나를 부를 때', '채팅·친구 요청', '밴드 지원', '합격 결과'])
      for (const way of kind === '나를 부를 때' ? ['푸시', '토스트'] : ['푸시', '배지', '토스트'])
        expect(boxOf(`${kind} ${way}`)).toBeChecked()
    // a mention is counted as a message
    expect(screen.queryByRole('checkbox', { name: '나를 부를 때 배지' })).toBeNull()
    expect(screen.getAllByRole('checkbox')).toHaveLength(5 * 3 - 1)
    expect(switchOf('밤에는 울리지 않기')).not.toBeChecked()
    expect(switchOf('내용 숨기기')).not.toBeChecked()
    expect(screen.queryByRole('heading', { name: /알림을 끈 방/ })).toBeNull()
  })

  it('hide what pushes say', async () => {
    const { user } = await open()
    await user.click(await findSwitch('내용 숨기기'))
    expect(switchOf('내용 숨기기')).toBeChecked()
    await waitFor(async () => expect((await kept()).hideText).toBe(true))
  })

  it('are saved at once, each separately', async () => {
    const { user } = await open()
    await user.click(await findBox('합격 결과 토스트'))
    expect(boxOf('합격 결과 토스트')).not.toBeChecked()
    await waitFor(async () =>
      expect(await kept()).toEqual({
        ...DEFAULT_NOTIFICATION_SETTINGS,
        DECISION: { ...ON, toast: false },
      }),
    )
  })

  it('are the same on every device of a member', async () => {
    await keep({ APPLICATION: { ...ON, badge: false }, quietHours: { from: '22:30', to: '06:00' } })
    await open()
    expect(await findBox('밴드 지원 배지')).not.toBeChecked()
    expect(switchOf('밤에는 울리지 않기')).toBeChecked()
    expect(screen.getByLabelText('시작')).toHaveValue('22:30')
    expect(screen.getByLabelText('끝')).toHaveValue('06:00')
  })

  it("show another device's changes when the screen is reopened, and the old values until then", async () => {
    const { router, server } = await open()
    expect(await findBox('메시지 배지')).toBeChecked()
    await act(() => router.navigate(paths.settings()))
    await screen.findByRole('heading', { level: 1, name: '설정' })
    await keep({ MESSAGE: { ...ON, badge: false } })
    const letGo = server.faults.hold()
    await act(() => router.navigate(paths.notificationSettings()))
    expect(await findBox('메시지 배지')).toBeChecked()
    letGo()
    await waitFor(() => expect(boxOf('메시지 배지')).not.toBeChecked())
  })

  it("show another device's changes when the page gets the focus", async () => {
    const app = await open()
    expect(await findBox('메시지 배지')).toBeChecked()
    await keep({ MESSAGE: { ...ON, badge: false }, quietHours: { from: '22:30', to: '06:00' } })
    await lookAgain(app)
    await waitFor(() => expect(boxOf('메시지 배지')).not.toBeChecked())
    expect(screen.getByLabelText('시작')).toHaveValue('22:30')
  })

  it('save every one of many quick taps, with one pending request at a time and the last state last', async () => {
    const app = await open()
    await findBox('메시지 배지')
    const bodies = saved()
    const letGo = app.server.faults.hold()
    const taps = ['메시지 배지', '메시지 토스트', '합격 결과 배지', '밴드 지원 배지', '밴드 지원 배지']
    for (const name of taps) await app.user.click(boxOf(name))
    expect(bodies).toHaveLength(1)
    letGo()
    const wanted = {
      ...DEFAULT_NOTIFICATION_SETTINGS,
      MESSAGE: { ...ON, badge: false, toast: false },
      MENTION: { ...ON, badge: false },
      DECISION: { ...ON, badge: false },
    }
    await waitFor(async () => expect(await kept()).toEqual(wanted))
    expect(bodies).toHaveLength(2)
    expect(boxOf('밴드 지원 배지')).toBeChecked()
    expect(boxOf('합격 결과 배지')).not.toBeChecked()
    expect(app.store.getState().toasts.shown).toEqual([])
  })

  it('are not reverted by an answer that was read earlier', async () => {
    const app = await open()
    const badge = await findBox('메시지 배지')
    const letGo = app.server.faults.hold()
    await app.user.click(badge)
    // The page becomes visible and fetches them again.
    fireEvent(document, new Event('visibilitychange'))
    fireEvent.focus(window)
    letGo()
    await waitFor(async () => expect((await kept()).MESSAGE.badge).toBe(false))
    expect(badge).not.toBeChecked()
  })

  it('are still saved after the screen is left', async () => {
    const app = await open()
    await findBox('메시지 배지')
    const letGo = app.server.faults.hold()
    await app.user.click(boxOf('메시지 배지'))
    await app.user.click(boxOf('합격 결과 배지'))
    await app.router.navigate(paths.settings())
    letGo()
    await waitFor(async () =>
      expect(await kept()).toMatchObject({ MESSAGE: { badge: false }, DECISION: { badge: false } }),
    )
  })

  it.each([
    ['the server breaks', 500, SAVE_FAILED],
    ['it is refused', 'COMMON400' as const, SAVE_FAILED],
    ['too much is asked', 'COMMON429' as const, TOO_MANY],
    ['a proxy says that too much is asked', 429, TOO_MANY],
    ['the answer is nonsense', 'malformed' as const, SAVE_FAILED],
    ['there is no connection', 'offline' as const, OFFLINE],
  ])('revert a change, and say so once, when %s', async (_why, fault, text) => {
    const app = await open()
    const badge = await findBox('메시지 배지')
    app.server.faults.fault(changeNotificationSettings, fault)
    const letGo = app.server.faults.hold()
    await app.user.click(badge)
    await app.user.click(boxOf('합격 결과 배지'))
    expect(badge).not.toBeChecked()
    letGo()
    expect(await screen.findByText(text)).toBeVisible()
    await waitFor(() => expect(badge).toBeChecked())
    expect(boxOf('합격 결과 배지')).toBeChecked()
    expect(app.store.getState().toasts.shown).toHaveLength(1)
    expect(await kept()).toEqual(DEFAULT_NOTIFICATION_SETTINGS)

    app.server.faults.clear()
    await app.user.click(badge)
    await waitFor(async () => expect((await kept()).MESSAGE.badge).toBe(false))
    expect(badge).not.toBeChecked()
  })

  it('show that they cannot be read, and are fetched again', async () => {
    theServer().faults.fault(readNotificationSettings, 400)
    const { user, server } = await open()
    expect(await screen.findByRole('heading', { name: '알림 설정을 불러오지 못했습니다.' })).toBeVisible()
    server.faults.clear()
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await findBox('메시지 배지')).toBeEnabled()
  })

  it('are announced as loading', async () => {
    theServer().faults.latency(300)
    await open()
    expect(await screen.findByText('불러오는 중')).toBeInTheDocument()
    expect(await findBox('메시지 배지')).toBeEnabled()
    expect(screen.queryByText('불러오는 중')).toBeNull()
  })
})

describe('quiet hours', () => {
  const open = async () => {
    const app = await renderApp(paths.notificationSettings(), { as: yuna })
    await app.user.click(await findSwitch('밤에는 울리지 않기'))
    await waitFor(async () => expect((await kept()).quietHours).toEqual({ from: '23:00', to: '08:00' }))
    return app
  }
  const enter = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })

  it('start with a default night, and may be any other time', async () => {
    await open()
    enter('시작', '12:00')
    enter('끝', '13:30')
    await waitFor(async () => expect((await kept()).quietHours).toEqual({ from: '12:00', to: '13:30' }))
  })

  it('of zero length are refused at the fields, which keep the entry', async () => {
    await open()
    enter('끝', '23:00')
    expect(screen.getByRole('alert')).toHaveTextContent('시작과 끝이 같아요. 서로 다르게 정해 주세요.')
    expect(screen.getByLabelText('끝')).toHaveValue('23:00')
    expect(screen.getByLabelText('끝')).toHaveAttribute('aria-invalid', 'true')
    expect((await kept()).quietHours).toEqual({ from: '23:00', to: '08:00' })
    // Another setting is saved meanwhile, with the last valid times.
    fireEvent.click(boxOf('밴드 지원 배지'))
    await waitFor(async () => expect((await kept()).APPLICATION.badge).toBe(false))
    expect(screen.getByLabelText('끝')).toHaveValue('23:00')

    enter('시작', '22:00')
    await waitFor(async () => expect((await kept()).quietHours).toEqual({ from: '22:00', to: '23:00' }))
    expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull()
  })

  it('that are incomplete are not saved', async () => {
    await open()
    enter('시작', '')
    expect(screen.getByRole('alert')).toHaveTextContent('시간을 끝까지 입력해 주세요.')
    expect((await kept()).quietHours).toEqual({ from: '23:00', to: '08:00' })
  })

  it('that were switched off come back with their times', async () => {
    const { user } = await open()
    enter('시작', '21:15')
    await waitFor(async () => expect((await kept()).quietHours?.from).toBe('21:15'))
    await user.click(switchOf('밤에는 울리지 않기'))
    await waitFor(async () => expect((await kept()).quietHours).toBeNull())
    expect(screen.queryByLabelText('시작')).toBeNull()
    await user.click(switchOf('밤에는 울리지 않기'))
    await waitFor(async () => expect((await kept()).quietHours).toEqual({ from: '21:15', to: '08:00' }))
  })
})

describe('the muted rooms', () => {
  it('are listed with until when they are muted, and can be unmuted', async () => {
    const harin = await aMember({ nickname: 'harin' })
    const group = await aRoom([yuna, harin], { name: '재즈 잼 모임' })
    await muted(group, null)
    await muted(await aRoom([yuna, harin]), new Date(Date.now() + 60 * 60 * 1_000))
    await aRoom([yuna, harin], { name: '토요일 합주' })
    const { user } = await renderApp(paths.notificationSettings(), { as: yuna })
    const part = await screen.findByRole('region', { name: '알림을 끈 방 2' })
    expect(within(part).getByText('재즈 잼 모임')).toBeVisible()
    expect(within(part).getByText('다시 켤 때까지')).toBeVisible()
    expect(within(part).getByText('harin')).toBeVisible()
    expect(within(part).queryByText('토요일 합주')).toBeNull()
    await user.click(screen.getByRole('button', { name: '재즈 잼 모임 다시 켜기' }))
    expect(await screen.findByText('알림을 켰습니다.')).toBeVisible()
    expect(await screen.findByRole('region', { name: '알림을 끈 방 1' })).toBeVisible()
    const { chatRoomInfos } = (await theServer().call(listRooms, { as: yuna })).value
    expect(chatRoomInfos.find(({ roomId }) => roomId === group)).toMatchObject({ muted: null })
    await user.click(screen.getByRole('button', { name: 'harin 다시 켜기' }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: /알림을 끈 방/ })).toBeNull())
  })

  it('stay in the list when the server does not unmute them', async () => {
    const group = await aRoom([yuna, await aMember()], { name: '재즈 잼 모임' })
    await muted(group, null)
    const { user, server } = await renderApp(paths.notificationSettings(), { as: yuna })
    const button = await screen.findByRole('button', { name: '재즈 잼 모임 다시 켜기' })
    expectConsole('error', '[hapju] a room could not be unmuted ')
    server.faults.fault(unmuteRoom, 500)
    await user.click(button)
    expect(await screen.findByText('알림을 켜지 못했습니다. 다시 시도해 주세요.')).toBeVisible()
    expect(await screen.findByRole('button', { name: '재즈 잼 모임 다시 켜기' })).toBeVisible()
  })

  const muted = (roomId: number, until: Date | null) =>
    theServer().call(muteRoom, {
      as: yuna,
      path: { roomId },
      body: { until: until?.toISOString() ?? null, mentions: true },
    })
})
