import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { listMessages } from '#contract/http/chat/messages.ts'
import { leaveRoom, openPrivateRoom } from '#contract/http/chat/rooms.ts'
import { requestFriend } from '#contract/http/friends/friends.ts'
import type { TestMember } from '#server/testing/members.ts'
import { paths } from '#src/lib/paths.ts'
import { expectConsole } from '#tests/env/quietConsole.ts'
import { aMember, aMessage, aRoom, renderApp, theServer } from '#tests/renderApp.tsx'
import { layOutLists } from '../testing/listLayout.ts'

beforeAll(layOutLists)

const said = async (text: string) => within(await screen.findByRole('log')).findByText(text)
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: '메시지' })
// jsdom has no top layer: menu items count as hidden there
const menuItem = (name: string) => screen.findByRole('menuitem', { name, hidden: true })
const menuButton = () => screen.findByRole('button', { name: '메뉴' })

async function aPair() {
  const yuna = await aMember({ nickname: 'yuna' })
  const jun = await aMember({ nickname: 'jun' })
  return { yuna, jun, roomId: await aRoom([yuna, jun]) }
}

async function aBand() {
  const yuna = await aMember({ nickname: 'yuna' })
  const jun = await aMember({ nickname: 'jun' })
  const sol = await aMember({ nickname: 'sol' })
  return { yuna, jun, sol, roomId: await aRoom([yuna, jun, sol], { name: '토요일 합주' }) }
}

async function befriend(one: TestMember, other: TestMember) {
  const { call } = theServer()
  await call(requestFriend, { as: one, body: { targetMemberId: other.memberId } })
  // who asks back accepts
  await call(requestFriend, { as: other, body: { targetMemberId: one.memberId } })
}

describe('a private room', () => {
  it('has the other person as its title, and can be reported or blocked but not left', async () => {
    const { yuna, jun, roomId } = await aPair()
    await aMessage(roomId, jun, '안녕하세요')
    const { user } = await renderApp(paths.privateChat(roomId), { as: yuna })
    expect(await screen.findByRole('heading', { level: 1, name: 'jun' })).toBeVisible()
    await said('안녕하세요')
    await user.click(await menuButton())
    const items = (await screen.findAllByRole('menuitem', { hidden: true })).map((item) => item.textContent)
    expect(items).toEqual(['알림 끄기', '신고', '차단'])
  })

  it('shows an empty state until the first message', async () => {
    const { yuna, roomId } = await aPair()
    const { user } = await renderApp(paths.privateChat(roomId), { as: yuna })
    expect(await screen.findByText('아직 나눈 메시지가 없어요')).toBeVisible()
    await user.type(await field(), '안녕하세요{Enter}')
    expect(await said('안녕하세요')).toBeInTheDocument()
  })

  it('leads from its bar to the other’s profile', async () => {
    const { yuna, jun, roomId } = await aPair()
    await renderApp(paths.privateChat(roomId), { as: yuna })
    const bar = await screen.findByRole('heading', { level: 1, name: 'jun' })
    expect(within(bar).getByRole('link')).toHaveAttribute('href', paths.profileDetail(jun.memberId))
  })

  it('accepts a message before the other person is known, and sends it then', async () => {
    const { yuna, jun, roomId } = await aPair()
    const letGo = theServer().faults.hold()
    const { user } = await renderApp(paths.privateChat(roomId), { as: yuna })
    await user.type(await field(), '저 먼저 와 있어요{Enter}')
    expect(await field()).toHaveValue('')
    letGo()
    expect(await said('저 먼저 와 있어요')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText('보내는 중')).not.toBeInTheDocument())
    const { value } = await theServer().call(listMessages, { as: jun, path: { roomId } })
    expect(value.messages.map(({ content }) => content)).toEqual(['저 먼저 와 있어요'])
  })

  it('keeps the draft of each room separately', async () => {
    const { yuna, roomId } = await aPair()
    const otherRoom = await aRoom([yuna, await aMember({ nickname: 'sol' })])
    const { user, router } = await renderApp(paths.privateChat(roomId), { as: yuna })
    await user.type(await field(), '쓰다 만 글')
    await router.navigate(paths.privateChat(otherRoom))
    await screen.findByRole('heading', { name: 'sol' })
    expect(await field()).toHaveValue('')
    await router.navigate(paths.privateChat(roomId))
    await screen.findByRole('heading', { name: 'jun' })
    await waitFor(async () => expect(await field()).toHaveValue('쓰다 만 글'))
  })

  it('keeps a message written without a connection, and warns', async () => {
    const { yuna, jun, roomId } = await aPair()
    await aMessage(roomId, jun, '안녕하세요')
    const { user, socket } = await renderApp(paths.privateChat(roomId), { as: yuna })
    await said('안녕하세요')
    await waitFor(() => expect(socket.open).toBe(1))
    socket.block()
    expect(await screen.findByText('WebSocket 연결이 끊어졌습니다.')).toBeVisible()
    await user.type(await field(), '좋아요{Enter}')
    expect(await said('좋아요')).toBeInTheDocument()
    expect(await screen.findByText('연결 상태를 확인해주세요.')).toBeInTheDocument()
    socket.unblock()
    await waitFor(() => expect(screen.queryByText('보내는 중')).not.toBeInTheDocument())
  })

  it('shows a non-member why it cannot be read, with a button to the list', async () => {
    const { roomId } = await aPair()
    const { user, router } = await renderApp(paths.privateChat(roomId), { as: await aMember() })
    expect(await screen.findByRole('alert')).toHaveTextContent('해당 채팅방에 참여하지 않았습니다.')
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '돌아가기' }))
    expect(await screen.findByRole('button', { name: '새 채팅' })).toBeVisible()
    expect(router.state.location.search).toBe('')
  })
})

describe('a group', () => {
  it('counts its people and lists them, friends with a button to a private room, others with their profile', async () => {
    const { yuna, jun, sol, roomId } = await aBand()
    await befriend(yuna, jun)
    await aMessage(roomId, jun, '4시 어때요?')
    const { user } = await renderApp(paths.groupChat(roomId), { as: yuna })
    await user.click(await screen.findByRole('button', { name: '참여자 3명 보기' }))
    const sheet = await screen.findByRole('dialog', { name: '대화 상대' })
    await within(sheet).findByRole('button', { name: 'jun 1:1 채팅' })
    expect(
      within(sheet)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['나방장', 'jun1:1 채팅', 'sol프로필'])
    expect(within(sheet).getByRole('link', { name: 'sol 프로필' })).toHaveAttribute(
      'href',
      paths.profileDetail(sol.memberId),
    )
  })

  it.each(['jun', 'sol'])('leads from %s among its people to their profile, friend or not', async (name) => {
    const { yuna, jun, sol, roomId } = await aBand()
    await befriend(yuna, jun)
    const { user, router } = await renderApp(paths.groupChat(roomId), { as: yuna })
    await user.click(await screen.findByRole('button', { name: '참여자 3명 보기' }))
    const sheet = within(await screen.findByRole('dialog', { name: '대화 상대' }))
    await sheet.findByRole('button', { name: 'jun 1:1 채팅' })
    await user.click(sheet.getByRole('link', { name }))
    const { memberId } = name === 'jun' ? jun : sol
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.profileDetail(memberId)))
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  })

  it('leads from a friend’s portrait to their profile and to a private room', async () => {
    const { yuna, jun, roomId } = await aBand()
    await befriend(yuna, jun)
    await aMessage(roomId, jun, '4시 어때요?')
    const { user, router } = await renderApp(paths.groupChat(roomId), { as: yuna })
    await user.click(await screen.findByRole('button', { name: 'jun 보기' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'jun' }))
    expect(sheet.getByRole('link', { name: '프로필 보기' })).toHaveAttribute(
      'href',
      paths.profileDetail(jun.memberId),
    )
    await user.click(await sheet.findByRole('button', { name: '1:1 채팅' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'jun' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/home/private-chat')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('leads from the portrait of anybody else to their profile only, where one asks for a chat', async () => {
    const { yuna, jun, roomId } = await aBand()
    await aMessage(roomId, jun, '4시 어때요?')
    const { user } = await renderApp(paths.groupChat(roomId), { as: yuna })
    await user.click(await screen.findByRole('button', { name: 'jun 보기' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'jun' }))
    expect(sheet.getByRole('link', { name: '프로필 보기' })).toHaveAttribute(
      'href',
      paths.profileDetail(jun.memberId),
    )
    expect(sheet.queryByRole('button', { name: '1:1 채팅' })).toBeNull()
  })

  it('says so when there is no such room, without counting people', async () => {
    await renderApp(paths.groupChat(999_999), { as: await aMember() })
    expect(await screen.findByRole('alert')).toHaveTextContent('해당 채팅방을 찾을 수 없습니다.')
    expect(screen.getByRole('heading', { level: 1, name: '채팅' })).toBeVisible()
    expect(screen.queryByText('1')).toBeNull()
  })

  it('still opens the author of a message who has left', async () => {
    const { yuna, jun, roomId } = await aBand()
    await aMessage(roomId, jun, '4시 어때요?')
    await theServer().call(leaveRoom, { as: jun, path: { roomId } })
    const { user } = await renderApp(paths.groupChat(roomId), { as: yuna })
    await user.click(await screen.findByRole('button', { name: 'jun 보기' }))
    expect(await screen.findByRole('dialog', { name: 'jun' })).toBeVisible()
    expect(screen.getByRole('button', { name: '참여자 2명 보기' })).toBeInTheDocument()
  })

  it('receives a message with the session that a member has chosen', async () => {
    const { yuna, jun, roomId } = await aBand()
    await aMessage(roomId, jun, '4시 어때요?')
    const { user } = await renderApp(paths.groupChat(roomId), { as: yuna })
    await said('4시 어때요?')
    await user.click(await menuButton())
    await user.click(await menuItem('세션 선택'))
    const sheet = within(await screen.findByRole('dialog', { name: '어떤 세션으로 참여할까요?' }))
    expect(sheet.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      '보컬', '일렉기타', '어쿠스틱기타', '베이스', '드럼', '피아노', '바이올린', '트럼펫',
    ]) // oxfmt-ignore
    expect(sheet.getByRole('button', { name: '확인' })).toBeDisabled()
    await user.click(sheet.getByRole('radio', { name: '피아노' }))
    await user.click(sheet.getByRole('button', { name: '확인' }))
    expect(await said('피아노로 참여할게요.')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('보내는 중')).not.toBeInTheDocument())
    const { value } = await theServer().call(listMessages, { as: jun, path: { roomId } })
    expect(value.messages[0]!.content).toBe('피아노로 참여할게요.')
  })

  it('shows an error when the private room could not be opened', async () => {
    const { yuna, jun, roomId } = await aBand()
    await befriend(yuna, jun)
    await aMessage(roomId, jun, '4시 어때요?')
    const { user, server, router } = await renderApp(paths.groupChat(roomId), { as: yuna })
    server.faults.fault(openPrivateRoom, 'offline')
    await user.click(await screen.findByRole('button', { name: 'jun 보기' }))
    await user.click(
      await within(await screen.findByRole('dialog')).findByRole('button', { name: '1:1 채팅' }),
    )
    expect(await screen.findByText('채팅방 생성에 실패했습니다.')).toBeInTheDocument()
    expect(router.state.location.pathname).toBe('/home/chat')
  })

  it('asks before it is left, stays on 아니요, and goes home on 예', async () => {
    const { yuna, jun, roomId } = await aBand()
    await aMessage(roomId, jun, '4시 어때요?')
    const { user, router, server } = await renderApp(paths.groupChat(roomId), { as: yuna })
    await said('4시 어때요?')
    await user.click(await menuButton())
    await user.click(await menuItem('나가기'))
    const dialog = await screen.findByRole('dialog', { name: '채팅방에서 나가시겠습니까?' })
    await user.click(within(dialog).getByRole('button', { name: '아니요' }))
    expect(router.state.location.pathname).toBe('/home/chat')

    server.faults.fault(leaveRoom, 'offline', { times: 1 })
    expectConsole('error', '[hapju] a room could not be left ')
    await user.click(await menuButton())
    await user.click(await menuItem('나가기'))
    await user.click(screen.getByRole('button', { name: '예' }))
    expect(await screen.findByText('채팅방에서 나가지 못했습니다. 다시 시도해 주세요.')).toBeVisible()

    await user.click(await menuButton())
    await user.click(await menuItem('나가기'))
    await user.click(screen.getByRole('button', { name: '예' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })

  it('shows an error with a link to the room list when the URL has no room id', async () => {
    const { socket } = await renderApp('/home/chat', { as: await aMember() })
    expect(await screen.findByRole('alert')).toHaveTextContent('채팅방을 다시 선택해주세요.')
    expect(screen.getByRole('link', { name: '채팅 목록' })).toHaveAttribute('href', paths.privateChat())
    await waitFor(() => expect(socket.open).toBe(1))
  })

  it('redirects to the private room when the URL has that room type', async () => {
    const { yuna, roomId } = await aPair()
    const { router } = await renderApp(`/home/chat?roomId=${roomId}&roomType=PRIVATE`, { as: yuna })
    expect(await screen.findByRole('heading', { name: 'jun' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/home/private-chat')
  })
})
