import { act, screen, waitFor, within } from '@testing-library/react'
import { createElement, Profiler } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { UNREAD_QUEUE } from '#contract/ws/destinations.ts'
import type { TestMember } from '#server/testing/members.ts'
import { layOutWindow } from '#src/features/archive/testing/windowLayout.ts'
import { chatApi } from '#src/features/chat/chatApi.ts'
import type { ChatState } from '#src/features/chat/chatState.ts'
import * as roomRow from '#src/features/chat/rooms/RoomRow.tsx'
import { paths } from '#src/lib/paths.ts'
import { aMember, aMessage, aRoom, renderApp, theServer } from '../renderApp.tsx'

/** Rows that React has rendered, by name, in order. */
const rendered: string[] = []

const { RoomRow } = roomRow
const Counted: typeof RoomRow = Object.assign(
  (props: Parameters<typeof RoomRow>[0]) =>
    createElement(
      Profiler,
      { id: props.room.chatName, onRender: (id) => void rendered.push(id) },
      createElement(RoomRow, props),
    ),
  RoomRow,
)
beforeEach(() => void vi.spyOn(roomRow as { RoomRow: unknown }, 'RoomRow', 'get').mockReturnValue(Counted))

beforeEach(layOutWindow)

let me: TestMember
let harin: TestMember
const groups = new Map<string, number>()
beforeEach(async () => {
  me = await aMember({ nickname: 'yuna22' })
  harin = await aMember({ nickname: 'harin' })
  for (let n = 1; n <= 12; n += 1) {
    const name = `방 ${n}`
    const roomId = await aRoom([me, harin], { name })
    await aMessage(roomId, harin, '안녕하세요')
    groups.set(name, roomId)
    theServer().clock.advance({ seconds: 1 })
  }
})

const rows = () => within(screen.getByRole('list', { name: '채팅방' })).getAllByRole('listitem')
const titles = () => rows().map((row) => row.querySelector('b')?.textContent)

/** The list as it stands once the socket has had its say: connected, it is asked for again for what was missed (roomListPatch.ts). */
async function open() {
  const { store } = await renderApp(paths.join(), { as: me })
  await screen.findByRole('list', { name: '채팅방' })
  // with the parts of the chat once they have joined
  const state = () => store.getState() as unknown as ChatState
  await waitFor(() => expect(state().realtime?.subscribed).toHaveProperty([UNREAD_QUEUE]), {
    timeout: 10_000,
  })
  await waitFor(() =>
    expect(chatApi.endpoints.listRooms.select()(state())).toMatchObject({ status: 'fulfilled' }),
  )
  await screen.findByText('방 12')
  rendered.length = 0
  return store
}

it('draws one row for one message that comes, and moves the others as they are', async () => {
  await open()
  expect(titles().slice(0, 3)).toEqual(['방 12', '방 11', '방 10'])
  await aMessage(groups.get('방 5')!, harin, '토요일에 만나요')
  await waitFor(() => expect(titles()[0]).toBe('방 5'))
  expect(rendered).toEqual(['방 5'])
  expect(rows().map((row) => row.getAttribute('aria-posinset'))).toEqual(rows().map((_, i) => String(i + 1)))

  rendered.length = 0
  await aMessage(groups.get('방 5')!, harin, '몇 시예요?')
  await waitFor(() => expect(rows()[0]).toHaveTextContent('읽지 않은 메시지 3개'))
  expect(rendered).toEqual(['방 5'])
})

it('draws nothing anew when the list is asked for again and is what it was', async () => {
  const store = await open()
  await act(async () => {
    await store.dispatch(chatApi.endpoints.listRooms.initiate(undefined, { forceRefetch: true }))
  })
  expect(rendered).toEqual([])
})
