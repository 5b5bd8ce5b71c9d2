import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { leaveRoom, listRooms, pinRoom, unpinRoom } from '#contract/http/chat/rooms.ts'
import {
  decideApplications,
  joinBand,
  withdrawApplication,
} from '#contract/http/recruitments/applications.ts'
import { blockMember } from '#contract/http/safety/blocks.ts'
import { bandTest } from '#server/modules/bands/bands.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { OFFLINE_TEXT } from '#src/api/failureText.ts'
import { layOutWindow, LINE_PX, scrollWindow } from '#src/features/archive/testing/windowLayout.ts'
import { paths } from '#src/lib/paths.ts'
import { holdDown } from '../env/holdDown.ts'
import { expectConsole } from '../env/quietConsole.ts'
import { expectNoDialog } from '../expectNoDialog.ts'
import { aMember, aMessage, aRoom, renderApp, theServer } from '../renderApp.tsx'

beforeEach(layOutWindow)

let me: TestMember
let harin: TestMember
beforeEach(async () => {
  me = await aMember({ nickname: 'yuna22' })
  harin = await aMember({ nickname: 'harin' })
})

const band = () => bandTest(theServer())
const open = (path = paths.join()) => renderApp(path, { as: me })
const rows = () => within(screen.getByRole('list', { name: '채팅방' })).getAllByRole('listitem')
const titles = () => rows().map((row) => row.querySelector('b')?.textContent)
const rowOf = (title: string) => rows().find((row) => row.querySelector('b')?.textContent === title)!
const listStands = () => screen.findByRole('list', { name: '채팅방' })
const filterButton = () => screen.findByRole('button', { name: /채팅방 종류$/ })
/** The sheet's code loads on its first use. */
const sheetOf = (name: string) => screen.findByRole('dialog', { name })
const more = (title: string) => screen.findByRole('button', { name: `${title} 더보기` })
const listed = async () =>
  (await theServer().call(listRooms, { as: me })).value.chatRoomInfos.map(({ chatName }) => chatName)

/** A room of each kind with a message of somebody else; the managed band is on top. */
async function oneOfEach() {
  const { clock, chat } = theServer()
  const dojun = await aMember({ nickname: 'dojun99' })
  const minseo = await aMember({ nickname: 'minseo' })
  const group = await aRoom([me, harin, dojun, minseo], { name: '토요일 망원 합주' })
  await aMessage(group, harin, '8시에 봐요')
  clock.advance({ seconds: 1 })
  const theirs = await band().aBand(harin, { name: 'Velvet Kite' })
  const applied = await band().anApplication(theirs, harin, me)
  await chat.toBand(harin, applied, { content: '보내주신 연주 잘 들었습니다' })
  clock.advance({ seconds: 1 })
  const two = await aRoom([me, minseo])
  await aMessage(two, minseo, '데모 들어볼게요')
  clock.advance({ seconds: 1 })
  const mine = await band().aBand(me, { name: '새벽 네 시' })
  const application = await band().anApplication(mine, me, dojun)
  await chat.toBand(dojun, application, { content: '지원합니다' })
  return { group, applied, two, mine, application, dojun, minseo }
}

describe('the rooms of a member', () => {
  it('are of four kinds, each with its own texts, the newest on top', async () => {
    await oneOfEach()
    await open()
    await listStands()
    expect(titles()).toEqual(['새벽 네 시', 'minseo', 'Velvet Kite', '토요일 망원 합주'])
    const time = /오(전|후) \d{1,2}:\d\d/.source
    const unread = (count: number) => `${count}읽지 않은 메시지 ${count}개`
    for (const [title, text] of [
      ['새벽 네 시', `새벽 네 시모집 관리지원자 1명이 기다리고 있어요${time}${unread(1)}`],
      ['minseo', `minseo데모 들어볼게요${time}${unread(1)}`],
      ['Velvet Kite', `Velvet Kite지원 중보내주신 연주 잘 들었습니다${time}${unread(1)}`],
      ['토요일 망원 합주', `토요일 망원 합주참여자 4명harin: 8시에 봐요${time}${unread(1)}`],
    ] as const)
      expect(rowOf(title)).toHaveTextContent(new RegExp(`^${text}$`))
    expect(
      rows().map((row) => [row.getAttribute('aria-posinset'), row.getAttribute('aria-setsize')]),
    ).toEqual([1, 2, 3, 4].map((place) => [String(place), '4']))
    expect(screen.getByText('채팅방 4개')).toHaveAttribute('role', 'status')
    expect(screen.getByRole('link', { name: '저장한 밴드' })).toHaveAttribute('href', paths.savedBands())
    expect(screen.getByRole('link', { name: 'JOIN' })).toHaveAttribute('aria-current', 'page')
  })

  it('open by a tap, each its own page', async () => {
    const { mine, two, group, applied } = await oneOfEach()
    await open()
    await listStands()
    const linkIn = (title: string) => within(rowOf(title)).getByRole('link').getAttribute('href')
    expect(linkIn('새벽 네 시')).toBe(paths.bandRecruit(mine))
    expect(linkIn('minseo')).toBe(paths.privateChat(two))
    expect(linkIn('Velvet Kite')).toBe(paths.bandRoom(applied))
    expect(linkIn('토요일 망원 합주')).toBe(paths.groupChat(group))
  })

  it('move up with their badge when a message arrives', async () => {
    const { group } = await oneOfEach()
    const { socket } = await open()
    await listStands()
    await waitFor(() => expect(socket.open).toBe(1))
    theServer().clock.advance({ seconds: 1 })
    await aMessage(group, harin, '9시로 바꿀까요?')
    await waitFor(() => expect(titles()[0]).toBe('토요일 망원 합주'))
    expect(rowOf('토요일 망원 합주')).toHaveTextContent('읽지 않은 메시지 2개')
  })

  it('show an application to their band at once, without a message', async () => {
    const bandId = await band().aBand(me, { name: '새벽 네 시' })
    const { socket } = await open()
    await listStands()
    expect(rowOf('새벽 네 시')).toHaveTextContent('기다리는 지원자가 없어요')
    await waitFor(() => expect(socket.open).toBe(1))
    await theServer().call(joinBand, { as: harin, path: { bandId }, body: {} })
    await waitFor(() => expect(rowOf('새벽 네 시')).toHaveTextContent('지원자 1명이 기다리고 있어요'))
    expect(rowOf('새벽 네 시')).toHaveTextContent('읽지 않은 메시지 1개')
    expect(await screen.findByRole('link', { name: '마이 읽지 않은 소식 1개' })).toBeVisible()

    await theServer().call(withdrawApplication, { as: harin, path: { bandId } })
    await waitFor(() => expect(rowOf('새벽 네 시')).toHaveTextContent('기다리는 지원자가 없어요'))
    expect(rowOf('새벽 네 시')).not.toHaveTextContent('읽지 않은 메시지')
  })

  it.each([
    ['PASS', '합격 · Velvet Kite'],
    ['FAIL', '불합격 · Velvet Kite'],
  ] as const)('show a %s at once as unread, with the result first', async (status, words) => {
    const bandId = await band().aBand(harin, { name: 'Velvet Kite' })
    const roomId = await band().anApplication(bandId, harin, me)
    const { socket } = await open()
    await listStands()
    await waitFor(() => expect(socket.open).toBe(1))
    const body = { applicantUpdate: [{ roomId, status }] }
    await theServer().call(decideApplications, { as: harin, path: { bandId }, body })
    await waitFor(() => expect(rowOf('Velvet Kite')).toHaveTextContent(words))
    expect(rowOf('Velvet Kite')).toHaveTextContent('읽지 않은 메시지 1개')
  })

  it('show placeholders in their own shape while loading', async () => {
    await oneOfEach()
    const letGo = theServer().faults.hold()
    await open()
    expect(await screen.findByText('불러오는 중')).toBeInTheDocument()
    expect(await filterButton()).toBeVisible()
    letGo()
    await listStands()
    expect(screen.queryByText('불러오는 중')).toBeNull()
  })

  it('may be none, with a link to find some', async () => {
    const { user } = await open()
    expect(await screen.findByRole('heading', { name: '아직 채팅방이 없어요' })).toBeVisible()
    expect(screen.getByRole('link', { name: '밴드 둘러보기' })).toHaveAttribute('href', paths.bands())
    await user.click(await filterButton())
    await user.click(await screen.findByRole('menuitemradio', { name: '일반', hidden: true }))
    expect(await screen.findByRole('link', { name: '채팅방 만들기' })).toHaveAttribute(
      'href',
      paths.createChat(),
    )
  })

  it('that cannot be read show an error with its reason, not an empty list, and can be retried', async () => {
    await oneOfEach()
    theServer().faults.fault(listRooms, 'offline')
    const { user } = await open()
    const failed = { name: '채팅방 목록을 불러오지 못했습니다.' }
    expect(await screen.findByRole('heading', failed)).toBeVisible()
    expect(screen.getByText(OFFLINE_TEXT)).toBeVisible()
    theServer().faults.clear()
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    await listStands()
    expect(titles()).toHaveLength(4)
  })

  it('are rendered only where visible', async () => {
    for (let n = 0; n < 60; n += 1) await aRoom([me, harin], { name: `방 ${n}` })
    await open()
    await listStands()
    await waitFor(() => expect(rows().length).toBeGreaterThan(8))
    expect(rows().length).toBeLessThan(30)
    expect(titles()).toContain('방 59')
    act(() => scrollWindow(60 * LINE_PX))
    await waitFor(() => expect(titles()).toContain('방 0'))
    expect(rows().at(-1)).toHaveAttribute('aria-posinset', '60')
    expect(titles()).not.toContain('방 59')
  })
})

describe('the filter of the list', () => {
  it('is chosen in a menu, and kept in the address without a history entry', async () => {
    await oneOfEach()
    const { user, router } = await open()
    await listStands()
    await user.click(await filterButton())
    await user.click(await screen.findByRole('menuitemradio', { name: '밴드', hidden: true }))
    await waitFor(() => expect(titles()).toEqual(['새벽 네 시', 'Velvet Kite']))
    expect(router.state.location.search).toBe('?type=band')
    expect(await filterButton()).toHaveTextContent('밴드')

    await user.click(await filterButton())
    await user.click(await screen.findByRole('menuitemradio', { name: '일반', hidden: true }))
    await waitFor(() => expect(titles()).toEqual(['minseo', '토요일 망원 합주']))
    await user.click(await filterButton())
    await user.click(await screen.findByRole('menuitemradio', { name: '전체', hidden: true }))
    await waitFor(() => expect(titles()).toHaveLength(4))
    expect(router.state.location.search).toBe('')
  })

  it('finds rooms by name while typing, marks the match, and both survive a reload', async () => {
    await oneOfEach()
    const { user, router } = await open(`${paths.join()}?type=band`)
    await listStands()
    await user.click(screen.getByRole('button', { name: '채팅방 검색' }))
    const field = screen.getByRole('searchbox', { name: '채팅방 검색' })
    expect(field).toHaveFocus()
    await user.type(field, 'ㅅㅂ')
    await waitFor(() => expect(titles()).toEqual(['새벽 네 시']))
    expect(rowOf('새벽 네 시').querySelector('mark')).toHaveTextContent('새벽')
    await waitFor(() => expect(router.state.location.search).toContain('q='))
    expect(new URLSearchParams(router.state.location.search).get('type')).toBe('band')

    await user.clear(field)
    await user.type(field, 'dojun')
    await waitFor(() => expect(rowOf('새벽 네 시')).toHaveTextContent('지원자 dojun99'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(titles()).toHaveLength(2))
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(screen.getByRole('button', { name: '채팅방 검색' })).toHaveFocus()
  })

  it('is read from the address at the start', async () => {
    await oneOfEach()
    await open(`${paths.join()}?type=general&q=minseo`)
    await listStands()
    expect(titles()).toEqual(['minseo', '토요일 망원 합주'])
    expect(screen.getByRole('searchbox')).toHaveValue('minseo')
  })

  it('may match nothing, and then offers all rooms', async () => {
    await oneOfEach()
    const { user } = await open(`${paths.join()}?type=band&q=minseo`)
    expect(await screen.findByRole('heading', { name: '찾는 채팅방이 없어요' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '전체에서 찾기' }))
    await waitFor(() => expect(titles()).toEqual(['minseo', '토요일 망원 합주']))
  })
})

describe('the menu of a row', () => {
  it('opens by a long press, with the picture, the name and the last words of the room', async () => {
    await oneOfEach()
    await open()
    await listStands()
    holdDown(rowOf('토요일 망원 합주').querySelector('b')!)
    expect(within(await sheetOf('토요일 망원 합주')).getByText('harin: 8시에 봐요')).toBeVisible()
    act(() => history.back())
    await expectNoDialog()
    holdDown(rowOf('Velvet Kite').querySelector('b')!)
    expect(await sheetOf('Velvet Kite')).toBeVisible()
  })

  it('leads to the picture and the name of a group, and of no other room', async () => {
    await oneOfEach()
    const { user, router } = await open()
    await listStands()
    await user.click(await more('Velvet Kite'))
    await sheetOf('Velvet Kite')
    expect(screen.queryByRole('link', { name: '사진과 이름' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '닫기' }))
    await expectNoDialog()
    await user.click(await more('토요일 망원 합주'))
    await user.click(within(await sheetOf('토요일 망원 합주')).getByRole('link', { name: '사진과 이름' }))
    expect(await screen.findByRole('textbox', { name: '채팅방 이름' })).toHaveAttribute(
      'placeholder',
      '토요일 망원 합주',
    )
    expect(router.state.location.pathname).toBe(paths.changeChatInfo())
  })

  it('opens by the menu key and by its button, and returns the focus', async () => {
    await oneOfEach()
    const { user } = await open()
    await listStands()
    const link = within(rowOf('minseo')).getByRole('link')
    link.focus()
    fireEvent.contextMenu(link)
    expect(await sheetOf('minseo')).toBeVisible()
    await user.click(within(await sheetOf('minseo')).getByRole('button', { name: '닫기' }))
    await expectNoDialog()
    await user.click(await more('Velvet Kite'))
    expect(await sheetOf('Velvet Kite')).toBeVisible()
  })

  it("leaves a mouse the browser's menu on links", async () => {
    await oneOfEach()
    await open()
    await listStands()
    const RIGHT = 2
    const NO_BUTTON = -1
    const byMouse = (element: Element, button: number) => {
      const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button })
      Object.defineProperty(event, 'pointerType', { value: 'mouse' })
      fireEvent(element, event)
      return event.defaultPrevented
    }
    const link = within(rowOf('minseo')).getByRole('link')
    expect(byMouse(link, RIGHT)).toBe(false)
    // Chromium's event for the menu key.
    expect(byMouse(link, NO_BUTTON)).toBe(true)
    expect(await sheetOf('minseo')).toBeVisible()
  })

  it('pins a room to the top at once, and unpins it again', async () => {
    await oneOfEach()
    const { user, server } = await open()
    await listStands()
    await user.click(await more('토요일 망원 합주'))
    const letGo = server.faults.hold()
    await user.click(await screen.findByRole('button', { name: '채팅방 고정' }))
    await waitFor(() => expect(titles()[0]).toBe('토요일 망원 합주'))
    expect(rowOf('토요일 망원 합주')).toHaveTextContent('고정됨')
    letGo()
    expect(await screen.findByText('채팅방을 고정했습니다.')).toBeVisible()
    expect((await listed())[0]).toBe('토요일 망원 합주')

    await user.click(await more('토요일 망원 합주'))
    await user.click(await screen.findByRole('button', { name: '고정 해제' }))
    await waitFor(() => expect(titles().at(-1)).toBe('토요일 망원 합주'))
    expect(await screen.findByText('고정을 해제했습니다.')).toBeVisible()
    expect((await listed()).at(-1)).toBe('토요일 망원 합주')
  })

  it('pins a managed band by its own id, and offers no leaving', async () => {
    const { group } = await oneOfEach()
    await theServer().call(pinRoom, { as: me, query: { chatId: group } })
    const { user } = await open()
    await listStands()
    expect(titles()[0]).toBe('토요일 망원 합주')
    await user.click(await more('새벽 네 시'))
    const sheet = within(await sheetOf('새벽 네 시'))
    expect(sheet.queryByRole('button', { name: '나가기' })).toBeNull()
    expect(sheet.queryByRole('link')).toBeNull()
    theServer().clock.advance({ seconds: 1 })
    await user.click(sheet.getByRole('button', { name: '채팅방 고정' }))
    expect(await screen.findByText('채팅방을 고정했습니다.')).toBeVisible()
    expect(await listed()).toEqual(['새벽 네 시', '토요일 망원 합주', 'minseo', 'Velvet Kite'])
  })

  it.each([
    [
      'pin',
      pinRoom,
      '채팅방 고정',
      '채팅방을 고정하지 못했습니다. 다시 시도해 주세요.',
      'a room could not be pinned',
    ],
    [
      'unpin',
      unpinRoom,
      '고정 해제',
      '고정을 해제하지 못했습니다. 다시 시도해 주세요.',
      'a room could not be unpinned',
    ],
  ] as const)(
    'reverts the row when a %s fails, logs it and shows an error',
    async (what, call, name, said, log) => {
      const { group } = await oneOfEach()
      if (what === 'unpin') await theServer().call(pinRoom, { as: me, query: { chatId: group } })
      const { user, server } = await open()
      await listStands()
      const before = titles()
      server.faults.fault(call, 'offline')
      expectConsole('error', `[hapju] ${log} `)
      await user.click(await more('토요일 망원 합주'))
      await user.click(await screen.findByRole('button', { name }))
      expect(await screen.findByText(said)).toBeVisible()
      expect(titles()).toEqual(before)
    },
  )

  it('leaves a room after a confirmation, and the list stays open', async () => {
    await oneOfEach()
    const { user, router } = await open(`${paths.join()}?type=general`)
    await listStands()
    await user.click(await more('토요일 망원 합주'))
    await user.click(await screen.findByRole('button', { name: '나가기' }))
    const question = () => screen.findByRole('dialog', { name: '채팅방에서 나가시겠습니까?' })
    await user.click(within(await question()).getByRole('button', { name: '아니요' }))
    expect(titles()).toEqual(['minseo', '토요일 망원 합주'])

    await user.click(await more('토요일 망원 합주'))
    await user.click(await screen.findByRole('button', { name: '나가기' }))
    await user.click(within(await question()).getByRole('button', { name: '예' }))
    await waitFor(() => expect(titles()).toEqual(['minseo']))
    expect(await screen.findByText('채팅방에서 나갔습니다.')).toBeVisible()
    expect(router.state.location.pathname + router.state.location.search).toBe('/join?type=general')
    expect(await listed()).not.toContain('토요일 망원 합주')
  })

  it('keeps a room that could not be left, logs it and shows an error', async () => {
    await oneOfEach()
    const { user, server } = await open()
    await listStands()
    server.faults.fault(leaveRoom, 500)
    expectConsole('error', '[hapju] a room could not be left ')
    await user.click(await more('minseo'))
    await user.click(await screen.findByRole('button', { name: '나가기' }))
    const question = await screen.findByRole('dialog', { name: '채팅방에서 나가시겠습니까?' })
    await user.click(within(question).getByRole('button', { name: '예' }))
    expect(await screen.findByText('채팅방에서 나가지 못했습니다. 다시 시도해 주세요.')).toBeVisible()
    expect(titles()).toHaveLength(4)
  })

  it('closes with a room that was left elsewhere', async () => {
    const { two } = await oneOfEach()
    const { user, store } = await open()
    await listStands()
    await user.click(await more('minseo'))
    expect(await sheetOf('minseo')).toBeVisible()
    await theServer().call(leaveRoom, { as: me, path: { roomId: two } })
    await act(async () => {
      const { chatApi } = await import('#src/features/chat/chatApi.ts')
      await store.dispatch(chatApi.endpoints.listRooms.initiate(undefined, { forceRefetch: true }))
    })
    await expectNoDialog()
  })
})

describe('the floating button', () => {
  it.each([
    ['채팅방 만들기', paths.createChat()],
    ['밴드 만들기', paths.createBand()],
  ])('leads to %s', async (name, path) => {
    const { user, router } = await open()
    await user.click(await screen.findByRole('button', { name: '채팅방 또는 밴드 만들기' }))
    await user.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(router.state.location.pathname).toBe(path))
  })

  it('closes on back and on Escape, and the screen behind it is inert', async () => {
    const { user } = await open()
    const button = await screen.findByRole('button', { name: '채팅방 또는 밴드 만들기' })
    await user.click(button)
    expect((await filterButton()).closest('[inert]')).not.toBeNull()
    act(() => history.back())
    await waitFor(() => expect(screen.queryByRole('button', { name: '밴드 만들기' })).toBeNull())
    await user.click(button)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: '밴드 만들기' })).toBeNull()
    expect(button).toHaveFocus()
    expect((await filterButton()).closest('[inert]')).toBeNull()
  })
})

it('has neither words nor name of a blocked member under a group that both are in', async () => {
  const roomId = await aRoom([me, harin, await aMember({ nickname: 'taeo' })], { name: '토요일 합주' })
  await aMessage(roomId, harin, '저는 6시요')
  await theServer().call(blockMember, { as: me, path: { memberId: harin.memberId } })
  await open()
  await listStands()
  await waitFor(() => expect(rowOf('토요일 합주')).toHaveTextContent('차단한 멤버의 메시지'))
  expect(rowOf('토요일 합주')).not.toHaveTextContent(/harin|6시/)
})
