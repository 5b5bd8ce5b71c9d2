import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { layOutLists } from '#src/features/chat/testing/listLayout.ts'
import { paths } from '#src/lib/paths.ts'
import { aMember, aMessage, aRoom, renderApp } from '../renderApp.tsx'

// jsdom has no layout, and the list renders only visible rows.
beforeAll(layOutLists)

const thread = () => screen.findByRole('log', { name: '대화' })
const composer = () => screen.findByRole('textbox', { name: '메시지' })

async function twoInARoom() {
  const yuna = await aMember({ nickname: 'yuna' })
  const jun = await aMember({ nickname: 'jun' })
  return { yuna, jun, roomId: await aRoom([yuna, jun]) }
}

it('a message shows at once, and as sent when the server has it', async () => {
  const { yuna, roomId, jun } = await twoInARoom()
  await aMessage(roomId, jun, '안녕하세요')
  const { user } = await renderApp(paths.privateChat(roomId), { as: yuna })
  await within(await thread()).findByText('안녕하세요')
  await user.type(await composer(), '내일 합주 어때요?{Enter}')
  expect(await within(await thread()).findByText('내일 합주 어때요?')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('보내는 중')).not.toBeInTheDocument())
  expect(within(await thread()).getAllByText('내일 합주 어때요?')).toHaveLength(1)
})

it('a message of the other member shows without a request', async () => {
  const { yuna, jun, roomId } = await twoInARoom()
  await aMessage(roomId, jun, '안녕하세요')
  const { socket } = await renderApp(paths.privateChat(roomId), { as: yuna })
  await within(await thread()).findByText('안녕하세요')
  await waitFor(() => expect(socket.open).toBe(1))
  await aMessage(roomId, jun, '드럼도 있어요')
  expect(await within(await thread()).findByText('드럼도 있어요')).toBeVisible()
})

it('the room stays readable while the socket is down, and catches up when it is back', async () => {
  const { yuna, jun, roomId } = await twoInARoom()
  await aMessage(roomId, jun, '내일 합주 어때요?')
  const { user, socket } = await renderApp(paths.privateChat(roomId), { as: yuna })
  await within(await thread()).findByText('내일 합주 어때요?')
  await waitFor(() => expect(socket.open).toBe(1))

  socket.block()
  expect(await screen.findByText('WebSocket 연결이 끊어졌습니다.')).toBeVisible()
  expect(within(await thread()).getByText('내일 합주 어때요?')).toBeVisible()
  await user.type(await composer(), '좋아요{Enter}')
  expect(within(await thread()).getByText('좋아요')).toBeVisible()
  expect(within(await thread()).getByText('보내는 중')).toBeInTheDocument()
  await aMessage(roomId, jun, '3시에 봐요')

  socket.unblock()
  // The next reconnect is at most 5 s away.
  expect(await within(await thread()).findByText('3시에 봐요')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('보내는 중')).not.toBeInTheDocument())
  expect(within(await thread()).getAllByText('좋아요')).toHaveLength(1)
  expect(screen.queryByText('WebSocket 연결이 끊어졌습니다.')).not.toBeInTheDocument()
})

it('messages that came while the room was closed are counted until they are read', async () => {
  const { yuna, jun, roomId } = await twoInARoom()
  await aMessage(roomId, jun, '하나')
  await aMessage(roomId, jun, '둘')
  await renderApp(paths.privateChat(), { as: yuna })
  const row = await screen.findByRole('link', { name: /jun/ })
  expect(within(row).getByText('둘')).toBeVisible()
  expect(row).toHaveTextContent('2')
})
