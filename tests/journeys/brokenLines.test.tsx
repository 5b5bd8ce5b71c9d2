import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { layOutLists } from '#src/features/chat/testing/listLayout.ts'
import { paths } from '#src/lib/paths.ts'
import { aMember, aMessage, aRoom, renderApp } from '../renderApp.tsx'

// jsdom has no layout, and the list renders only visible rows.
beforeAll(layOutLists)

const thread = () => within(screen.getByRole('log', { name: '대화' }))
const banner = () => screen.queryByText('WebSocket 연결이 끊어졌습니다.')

/** Closes by the socket itself and by a SockJS frame. `port.test.ts` covers all codes. */
const ENDS: readonly [name: string, end: (socket: Socket) => void][] = [
  ['1006', (socket) => socket.drop(1006)],
  ['c[3000]', (socket) => socket.goAway(3000, 'Go away!')],
]
type Socket = Awaited<ReturnType<typeof renderApp>>['socket']

it.each(ENDS)(
  'a connection closed with %s is announced, reconnects by itself, and fetches the missed messages',
  async (_name, end) => {
    const yuna = await aMember({ nickname: 'yuna' })
    const jun = await aMember({ nickname: 'jun' })
    const roomId = await aRoom([yuna, jun])
    await aMessage(roomId, jun, '안녕하세요')
    const { user, socket } = await renderApp(paths.privateChat(roomId), { as: yuna })
    await within(await screen.findByRole('log', { name: '대화' })).findByText('안녕하세요')
    await waitFor(() => expect(socket.open).toBe(1))

    end(socket)
    await waitFor(() => expect(banner()).toBeVisible())
    await user.type(screen.getByRole('textbox', { name: '메시지' }), '들리세요?{Enter}')
    expect(thread().getByText('들리세요?')).toBeVisible()
    await aMessage(roomId, jun, '3시에 봐요')

    // The first reconnect is a second later.
    await waitFor(() => expect(socket.open).toBe(1))
    expect(await thread().findByText('3시에 봐요')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('보내는 중')).not.toBeInTheDocument())
    expect(banner()).not.toBeInTheDocument()
    expect(thread().getAllByText('들리세요?')).toHaveLength(1)
    expect(thread().getAllByText('3시에 봐요')).toHaveLength(1)
  },
)

it('a connection that a stopping node closes is replaced without an announcement, and nothing is missed', async () => {
  const yuna = await aMember({ nickname: 'yuna' })
  const jun = await aMember({ nickname: 'jun' })
  const roomId = await aRoom([yuna, jun])
  await aMessage(roomId, jun, '안녕하세요')
  const { user, socket } = await renderApp(paths.privateChat(roomId), { as: yuna })
  await within(await screen.findByRole('log', { name: '대화' })).findByText('안녕하세요')
  await waitFor(() => expect(socket.open).toBe(1))

  socket.goAway(1012, 'Service restart')
  await waitFor(() => expect(socket.open).toBe(0))
  await user.type(screen.getByRole('textbox', { name: '메시지' }), '들리세요?{Enter}')
  expect(thread().getByText('들리세요?')).toBeVisible()
  await aMessage(roomId, jun, '3시에 봐요')

  expect(banner()).not.toBeInTheDocument()
  await waitFor(() => expect(socket.open).toBe(1))
  expect(await thread().findByText('3시에 봐요')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('보내는 중')).not.toBeInTheDocument())
  expect(thread().getAllByText('들리세요?')).toHaveLength(1)
  // nor a toast when the message was written
  expect(screen.queryByText('연결 상태를 확인해주세요.')).not.toBeInTheDocument()
})
