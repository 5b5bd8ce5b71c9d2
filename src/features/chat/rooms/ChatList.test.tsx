import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listRooms } from '#contract/http/chat/rooms.ts'
import { listFriends } from '#contract/http/friends/friends.ts'
import { blockMember } from '#contract/http/safety/blocks.ts'
import { paths } from '#src/lib/paths.ts'
import { aMember, aMessage, aRoom, renderApp, theServer } from '#tests/renderApp.tsx'

const row = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}`) })

describe('the chat list', () => {
  it('shows name, last message, time and unread count of people and groups', async () => {
    const [yuna, jun, sol] = [await aMember({ nickname: 'yuna' }), await aMember({ nickname: 'jun' }), await aMember({ nickname: 'sol' })] // oxfmt-ignore
    const roomId = await aRoom([yuna, jun])
    await aRoom([yuna, sol])
    await aMessage(roomId, jun, '내일 합주 어때요?')
    const group = await aRoom([yuna, jun, sol], { name: '토요일 합주' })
    await aMessage(group, yuna, '다들 토요일 괜찮아요?')
    await renderApp(paths.privateChat(), { as: yuna })
    expect(await row('jun')).toHaveTextContent(
      /^jun내일 합주 어때요\?오(전|후) \d{1,2}:\d\d1읽지 않은 메시지 1개$/,
    )
    expect(await row('sol')).toHaveTextContent('sol새로운 채팅방')
    expect(screen.getByText('나: 다들 토요일 괜찮아요?')).toBeVisible()
    const links = within(screen.getByRole('list', { name: '채팅방' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      paths.privateChat(roomId + 1),
      paths.groupChat(group),
      paths.privateChat(roomId),
    ])
  })

  it('updates with a new message', async () => {
    const [yuna, jun] = [await aMember({ nickname: 'yuna' }), await aMember({ nickname: 'jun' })]
    const roomId = await aRoom([yuna, jun])
    const { socket } = await renderApp(paths.privateChat(), { as: yuna })
    expect(await row('jun')).toHaveTextContent('새로운 채팅방')
    await waitFor(() => expect(socket.open).toBe(1))
    await aMessage(roomId, jun, '안녕하세요')
    expect(await screen.findByText('안녕하세요')).toBeVisible()
    expect(await row('jun')).toHaveTextContent('읽지 않은 메시지 1개')
  })

  it('has neither words nor name of a blocked member under a group that both are in', async () => {
    const yuna = await aMember()
    const jun = await aMember({ nickname: 'jun' })
    const sol = await aMember({ nickname: 'sol' })
    const roomId = await aRoom([yuna, jun, sol], { name: '토요일 합주' })
    await aMessage(roomId, jun, '저는 6시요')
    await theServer().call(blockMember, { as: yuna, path: { memberId: jun.memberId } })
    await renderApp(paths.privateChat(), { as: yuna })
    const group = await row('토요일 합주')
    await waitFor(() => expect(group).toHaveTextContent('차단한 멤버의 메시지'))
    expect(group).not.toHaveTextContent(/jun|6시/)
  })

  it('links a member without conversations to the lounge', async () => {
    await renderApp(paths.privateChat(), { as: await aMember() })
    expect(await screen.findByText('아직 나눈 대화가 없어요')).toBeVisible()
    expect(screen.getByRole('link', { name: '합주 라운지 들어가기' })).toHaveAttribute(
      'href',
      paths.groupChat(52),
    )
  })

  it('shows an error when it could not be read, and reads it again on request', async () => {
    const [yuna, jun] = [await aMember(), await aMember({ nickname: 'jun' })]
    await aRoom([yuna, jun])
    const app = await renderApp(paths.login())
    app.server.faults.fault(listRooms, 400)
    const { user, server } = await renderApp(paths.privateChat(), { as: yuna })
    expect(await screen.findByText('채팅방 목록을 불러오지 못했습니다.')).toBeVisible()
    server.faults.clear()
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await row('jun')).toBeVisible()
  })

  it('is shown with an error for an invalid room id in the URL', async () => {
    await renderApp('/home/private-chat?roomId=abc', { as: await aMember() })
    expect(await screen.findByRole('alert')).toHaveTextContent('채팅방을 다시 선택해주세요.')
    expect(await screen.findByText('아직 나눈 대화가 없어요')).toBeVisible()
  })
})

describe('a new private room', () => {
  it('is opened with a friend, who is found by a part of the name in any case', async () => {
    const yuna = await aMember()
    const jun = await aMember({ nickname: 'jun' })
    const sol = await aMember({ nickname: 'sol' })
    await theServer().chat.befriend(yuna, jun)
    await theServer().chat.befriend(yuna, sol)
    const { user, router } = await renderApp(paths.privateChat(), { as: yuna })
    await user.click(await screen.findByRole('button', { name: '새 채팅' }))
    const sheet = await screen.findByRole('dialog', { name: '새 채팅' })
    await user.type(await within(sheet).findByRole('searchbox', { name: '친구 검색' }), 'JU')
    expect(within(sheet).queryByText('sol')).not.toBeInTheDocument()
    await user.click(within(sheet).getByRole('button', { name: 'jun 1:1 채팅' }))
    expect(await screen.findByRole('heading', { name: 'jun' })).toBeVisible()
    expect(router.state.location.search).toMatch(/roomId=\d+&roomType=PRIVATE/)
  })

  it('is the existing room of the two when there is one', async () => {
    const [yuna, jun] = [await aMember(), await aMember({ nickname: 'jun' })]
    await theServer().chat.befriend(yuna, jun)
    const roomId = await aRoom([yuna, jun])
    const { user, router } = await renderApp(paths.privateChat(), { as: yuna })
    await user.click(await screen.findByRole('button', { name: '새 채팅' }))
    await user.click(await screen.findByRole('button', { name: 'jun 1:1 채팅' }))
    expect(await screen.findByRole('heading', { name: 'jun' })).toBeVisible()
    expect(router.state.location.pathname + router.state.location.search).toBe(paths.privateChat(roomId))
  })

  it('shows an error when friends could not be read, unlike an empty list', async () => {
    const yuna = await aMember()
    const { user, server } = await renderApp(paths.privateChat(), { as: yuna })
    server.faults.fault(listFriends, 400)
    await user.click(await screen.findByRole('button', { name: '새 채팅' }))
    const sheet = await screen.findByRole('dialog', { name: '새 채팅' })
    expect(await within(sheet).findByText('친구 목록을 불러오지 못했습니다.')).toBeVisible()
    server.faults.clear()
    await user.click(within(sheet).getByRole('button', { name: '다시 시도' }))
    expect(await within(sheet).findByText('아직 친구가 없어요')).toBeVisible()
  })
})
