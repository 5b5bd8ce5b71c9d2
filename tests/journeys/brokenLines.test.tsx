import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { layOutLists } from '#src/features/chat/testing/listLayout.ts'
import { paths } from '#src/lib/paths.ts'
import { aMember, aMessage, aRoom, renderApp } from '../renderApp.tsx'

// jsdom lays nothing out, and the list draws only what is in sight.
beforeAll(layOutLists)

const thread = () => within(screen.getByRole('log', { name: '대화' }))
const banner = () => screen.queryByText('WebSocket 연결이 끊어졌습니다.')

/** By the socket itself, and by a frame of SockJS. All the codes are tried by `port.test.ts`. */
const ENDS: readonly [name: string, end: (socket: Socket) => void][] = [
  ['1006', (socket) => socket.drop(1006)],
  ['c[1012]', (socket) => socket.goAway(1012, 'restart')],
]
type Socket = Awaited<ReturnType<typeof renderApp>>['socket']

it.each(ENDS)(
  'a line that ends with %s is said, comes back by itself, and brings along what was said meanwhile',
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

    // the first redial is a second away
    await waitFor(() => expect(socket.open).toBe(1))
    expect(await thread().findByText('3시에 봐요')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('보내는 중')).not.toBeInTheDocument())
    expect(banner()).not.toBeInTheDocument()
    expect(thread().getAllByText('들리세요?')).toHaveLength(1)
    expect(thread().getAllByText('3시에 봐요')).toHaveLength(1)
  },
)
