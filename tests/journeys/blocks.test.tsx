import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { enterRoom } from '#contract/http/chat/rooms.ts'
import { requestFriend } from '#contract/http/friends/friends.ts'
import { readMemberProfile } from '#contract/http/profile/profile.ts'
import { blockMember, listBlockedMembers, unblockMember } from '#contract/http/safety/blocks.ts'
import type { TestMember } from '#server/testing/members.ts'
import { OFFLINE_TEXT } from '#src/api/failureText.ts'
import { chatApi } from '#src/features/chat/chatApi.ts'
import { layOutLists } from '#src/features/chat/testing/listLayout.ts'
import { selectOther } from '#src/features/chat/timeline/otherMember.ts'
import { paths } from '#src/lib/paths.ts'
import { withTimersUpTo } from '../env/longTimers.ts'
import { expectNoDialog } from '../expectNoDialog.ts'
import { aMember, aMessage, aRoom, renderApp, theServer } from '../renderApp.tsx'
import { eachFault, expectToast } from './eachFault.ts'

beforeAll(layOutLists)

const FAILED = '차단하지 못했습니다. 다시 시도해 주세요.'
const TOO_MANY = '잠시 후 다시 시도해 주세요.'
const NO_NETWORK = '인터넷 연결이 끊겼어요.'

let me: TestMember
let harin: TestMember
beforeEach(async () => {
  me = await aMember({ nickname: 'yuna22' })
  harin = await aMember({ nickname: 'harin' })
})

const block = (as: TestMember, { memberId }: TestMember) =>
  theServer().call(blockMember, { as, path: { memberId } })
const blocked = async (as = me) =>
  (await theServer().call(listBlockedMembers, { as })).value.map(({ nickname }) => nickname)
const menuButton = () => screen.findByRole('button', { name: '메뉴' })
// jsdom has no top layer: menu items count as hidden there
const menuItem = (name: string) => screen.findByRole('menuitem', { name, hidden: true })
const question = async () => within(await screen.findByRole('dialog', { name: /님을 차단할까요\?$/ }))

describe('the blocked members', () => {
  const open = () => renderApp(paths.blockedMembers(), { as: me })
  const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

  it('are reached from the settings, and none says where members are blocked', async () => {
    const { user } = await renderApp(paths.settings(), { as: me })
    await user.click(await screen.findByRole('link', { name: '차단한 멤버' }))
    expect(await screen.findByRole('heading', { level: 1, name: '차단한 멤버' })).toBeVisible()
    expect(await screen.findByRole('heading', { level: 2, name: '차단한 멤버가 없어요' })).toBeVisible()
    expect(
      screen.getByText('불편한 멤버가 있으면 프로필이나 채팅의 메뉴에서 차단할 수 있어요.'),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: '마이' })).toHaveAttribute('aria-current', 'page')
  })

  it('are listed with the day, and leave the list when their block ends', async () => {
    const taeo = await aMember({ nickname: 'taeo' })
    await block(me, harin)
    theServer().clock.advance({ seconds: 1 })
    await block(me, taeo)
    const app = await open()
    expect(await screen.findByText(/서로 채팅과 프로필이 보이지 않아요\./)).toBeVisible()
    expect(names()).toEqual([
      expect.stringMatching(/^taeo\d+월 \d+일에 차단차단 해제$/),
      expect.stringMatching(/^harin\d+월 \d+일에 차단차단 해제$/),
    ])
    await app.user.click(screen.getByRole('button', { name: 'taeo 차단 해제' }))
    await expectToast(app, 'taeo님의 차단을 풀었어요.', 'status')
    expect(names()).toHaveLength(1)
    expect(document.activeElement).toContainElement(screen.getByRole('list'))
    expect(await blocked()).toEqual(['harin'])
    await app.user.click(screen.getByRole('button', { name: 'harin 차단 해제' }))
    expect(await screen.findByText('차단한 멤버가 없어요')).toBeVisible()
  })

  it('stay when the block could not be ended, with the reason', async () => {
    await block(me, harin)
    const app = await open()
    const end = await screen.findByRole('button', { name: 'harin 차단 해제' })
    await eachFault(
      app,
      unblockMember,
      [
        ['offline', OFFLINE_TEXT],
        [429, TOO_MANY],
        [500, '차단을 풀지 못했습니다. 다시 시도해 주세요.'],
      ],
      async (text) => {
        await app.user.click(end)
        await expectToast(app, text)
      },
    )
    expect(await blocked()).toEqual(['harin'])
  })

  it('can be read again after a failure', async () => {
    await block(me, harin)
    theServer().faults.fault(listBlockedMembers, 400)
    const { user } = await open()
    expect(await screen.findByText('차단한 멤버를 불러오지 못했습니다.')).toBeVisible()
    theServer().faults.clear()
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByRole('button', { name: 'harin 차단 해제' })).toBeVisible()
  })
})

describe('blocking on a profile', () => {
  const open = async () => {
    const app = await renderApp(paths.home(), { as: me })
    await app.router.navigate(paths.profileDetail(harin.memberId))
    await screen.findByRole('heading', { name: 'harin' })
    await app.user.click(await menuButton())
    await app.user.click(await menuItem('차단'))
    return app
  }

  it('says what happens, and changes nothing when it is cancelled', async () => {
    const { user } = await open()
    const asked = await question()
    expect(
      asked.getByText(/서로 채팅과 프로필이 보이지 않아요\.\s*차단을 풀어도 상대에게 알리지 않아요\./),
    ).toBeVisible()
    await user.click(asked.getByRole('button', { name: '취소' }))
    await expectNoDialog()
    expect(await blocked()).toEqual([])
  })

  it('leaves the profile, which neither sees any more', async () => {
    const app = await open()
    await app.user.click((await question()).getByRole('button', { name: '차단하기' }))
    await expectToast(app, 'harin님을 차단했어요.', 'status')
    await waitFor(() => expect(app.router.state.location.pathname).toBe(paths.home()))
    expect(await blocked()).toEqual(['harin'])
    await app.router.navigate(paths.profileDetail(harin.memberId))
    expect(await screen.findByText('프로필을 찾을 수 없습니다.')).toBeVisible()
    const seen = await theServer().call(readMemberProfile, { as: harin, path: { memberId: me.memberId } })
    expect(seen.code).toBe('MEMBER4004')

    await app.router.navigate(paths.blockedMembers())
    await app.user.click(await screen.findByRole('button', { name: 'harin 차단 해제' }))
    await screen.findByText('차단한 멤버가 없어요')
    await app.router.navigate(paths.profileDetail(harin.memberId))
    expect(await screen.findByRole('heading', { name: 'harin' })).toBeVisible()
  })

  it('stays open after a failure, with the reason, for another try', async () => {
    const app = await open()
    const asked = await question()
    await eachFault(
      app,
      blockMember,
      [
        ['offline', OFFLINE_TEXT],
        [429, TOO_MANY],
        [500, FAILED],
      ],
      async (text) => {
        await app.user.click(asked.getByRole('button', { name: '차단하기' }))
        await expectToast(app, text)
      },
    )
    await app.user.click(asked.getByRole('button', { name: '차단하기' }))
    await waitFor(async () => expect(await blocked()).toEqual(['harin']))
  })

  it('says at once that there is no network', async () => {
    const app = await open()
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await app.user.click((await question()).getByRole('button', { name: '차단하기' }))
    await expectToast(app, NO_NETWORK)
    onLine.mockRestore()
    expect(await blocked()).toEqual([])
  })
})

describe('blocking in a conversation', () => {
  it('of two leaves it, and takes it from both lists and the friend from both', async () => {
    const { call } = theServer()
    await call(requestFriend, { as: me, body: { targetMemberId: harin.memberId } })
    await call(requestFriend, { as: harin, body: { targetMemberId: me.memberId } })
    const roomId = await aRoom([me, harin])
    await aMessage(roomId, harin, '저기요')
    const app = await renderApp(paths.privateChat(roomId), { as: me })
    await within(await screen.findByRole('log')).findByText('저기요')
    await app.user.click(await menuButton())
    await app.user.click(await menuItem('차단'))
    await app.user.click((await question()).getByRole('button', { name: '차단하기' }))
    await waitFor(() => expect(app.router.state.location.pathname).toBe(paths.join()))
    expect(await screen.findByText('채팅방 0개')).toBeInTheDocument()
    await app.router.navigate(paths.friends())
    expect(await screen.findByText('아직 친구가 없어요')).toBeVisible()
  })

  it('leaves the other one their screen, where what they write stays in the field', async () => {
    const roomId = await aRoom([me, harin])
    await aMessage(roomId, harin, '저기요')
    const { user, store } = await renderApp(paths.privateChat(roomId), { as: harin })
    await within(await screen.findByRole('log')).findByText('저기요')
    await block(me, harin)
    await waitFor(() =>
      expect(chatApi.endpoints.enterRoom.select(roomId)(store.getState()).isError).toBe(true),
    )
    expect(screen.getByRole('heading', { level: 1, name: 'yuna22' })).toBeVisible()
    const field = screen.getByRole('textbox', { name: '메시지' })
    await user.type(field, '답 주세요{Enter}')
    expect(await screen.findByText('채팅방을 다시 선택해주세요.')).toBeVisible()
    expect(field).toHaveValue('답 주세요')
    expect(within(screen.getByRole('log')).queryByText('답 주세요')).toBeNull()
  })

  it('leaves what the other one writes before the app knows it as a failed message', async () => {
    const roomId = await aRoom([me, harin])
    await aMessage(roomId, harin, '저기요')
    const { user, store, server } = await renderApp(paths.privateChat(roomId), { as: harin })
    const thread = within(await screen.findByRole('log'))
    await thread.findByText('저기요')
    // it is answered only when the app gives up
    server.faults.fault(enterRoom, 'timeout')
    await block(me, harin)
    await waitFor(() => expect(selectOther(store.getState(), roomId)).toBeNull())
    await user.type(screen.getByRole('textbox', { name: '메시지' }), '답 주세요{Enter}')
    expect(await thread.findByText('답 주세요')).toBeInTheDocument()
    await withTimersUpTo(10_000, () => thread.getByText('채팅방을 다시 선택해주세요.'))
    await user.click(thread.getByRole('button', { name: '삭제' }))
    await waitFor(() => expect(thread.queryByText('답 주세요')).toBeNull())
  })

  it('with a deleted member is not offered, nor with a whole group', async () => {
    const taeo = await aMember({ nickname: 'taeo' })
    const roomId = await aRoom([harin, me, taeo], { name: '토요일 합주' })
    await aMessage(roomId, harin, '안녕하세요')
    const { user } = await renderApp(paths.groupChat(roomId), { as: me })
    await within(await screen.findByRole('log')).findByText('안녕하세요')
    await user.click(await menuButton())
    await menuItem('신고')
    expect(screen.queryByRole('menuitem', { name: '차단', hidden: true })).toBeNull()
  })
})

describe('a common group', () => {
  /** jsdom measures no rows, so a new one takes no pointer. */
  const press = (button: HTMLElement) => {
    button.focus()
    fireEvent.click(button)
  }
  const log = async () => within(await screen.findByRole('log'))

  async function aGroup() {
    const taeo = await aMember({ nickname: 'taeo' })
    const roomId = await aRoom([me, harin, taeo], { name: '토요일 합주' })
    await aMessage(roomId, taeo, '몇 시에 볼까요?')
    await aMessage(roomId, harin, '저는 6시요')
    await aMessage(roomId, harin, '6시 반도 좋아요')
    return { roomId, taeo }
  }

  it('folds what a blocked member wrote and writes, until it is opened', async () => {
    const { roomId, taeo } = await aGroup()
    await block(me, harin)
    await renderApp(paths.groupChat(roomId), { as: me })
    const thread = await log()
    const shown = await thread.findByRole('button', { name: '메시지 2개를 접어뒀어요 보기', expanded: false })
    expect(thread.getByText('몇 시에 볼까요?')).toBeVisible()
    expect(thread.queryByText('저는 6시요')).toBeNull()
    expect(thread.queryByText('harin')).toBeNull()

    await aMessage(roomId, harin, '답 주세요')
    const grown = await thread.findByRole('button', { name: '메시지 3개를 접어뒀어요 보기' })
    expect(shown).not.toBeInTheDocument()
    press(grown)
    expect(await thread.findByText('저는 6시요')).toBeInTheDocument()
    expect(thread.getByText('답 주세요')).toBeInTheDocument()
    expect(thread.queryByText('harin')).toBeNull()
    expect(thread.queryByRole('button', { name: /접어뒀어요/ })).toBeNull()
    const foldAgain = thread.getByRole('button', { name: '다시 접기', expanded: true })
    expect(foldAgain).toHaveFocus()
    press(foldAgain)
    await waitFor(() => expect(thread.queryByText('저는 6시요')).toBeNull())

    await aMessage(roomId, taeo, '그럼 7시에 봐요')
    expect(await thread.findByText('그럼 7시에 봐요')).toBeInTheDocument()
  })

  it('shows the blocked member everything as before', async () => {
    const { roomId } = await aGroup()
    await aMessage(roomId, me, '저는 7시요')
    await block(me, harin)
    await renderApp(paths.groupChat(roomId), { as: harin })
    expect(await (await log()).findByText('저는 7시요')).toBeVisible()
    expect(screen.queryByText(/접어뒀어요/)).toBeNull()
  })

  it('folds at once when a person of it is blocked there, and unfolds when the block ends', async () => {
    const { roomId } = await aGroup()
    const app = await renderApp(paths.groupChat(roomId), { as: me })
    const { user } = app
    await user.click(await screen.findByRole('button', { name: 'harin 보기' }))
    await user.click(await screen.findByRole('button', { name: '차단' }))
    await user.click((await question()).getByRole('button', { name: '차단하기' }))
    expect(await screen.findByRole('button', { name: '메시지 2개를 접어뒀어요 보기' })).toBeInTheDocument()
    expect(app.router.state.location.pathname).toBe('/home/chat')
    await theServer().call(unblockMember, { as: me, path: { memberId: harin.memberId } })
    expect(await screen.findByText('저는 6시요')).toBeInTheDocument()
  })

  it('has no words of a blocked member in a toast', async () => {
    const { roomId, taeo } = await aGroup()
    await block(me, harin)
    const { socket } = await renderApp(paths.manual(), { as: me })
    await waitFor(() => expect(socket.open).toBe(1))
    await aMessage(roomId, harin, '저 왔어요')
    await aMessage(roomId, taeo, '저도요')
    expect(await screen.findByText('토요일 합주 · taeo: 저도요')).toBeVisible()
    expect(screen.queryByText(/저 왔어요/)).toBeNull()
  })

  it('names no blocked member among the found messages', async () => {
    const { roomId } = await aGroup()
    await block(me, harin)
    const { user } = await renderApp(paths.groupChat(roomId), { as: me })
    await (await log()).findByText('몇 시에 볼까요?')
    await user.click(screen.getByRole('button', { name: '대화 내용 검색' }))
    await user.type(await screen.findByRole('searchbox'), '6시')
    const found = within(await screen.findByRole('list', { name: '찾은 메시지' }))
    await waitFor(() => expect(found.getAllByText('차단한 멤버의 메시지')).toHaveLength(2))
    expect(found.queryByText(/6시/)).toBeNull()
  })
})
