import { act, screen, waitFor, within } from '@testing-library/react'
import { createElement, Profiler } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { UNREAD_QUEUE } from '#contract/ws/destinations.ts'
import type { TestMember } from '#server/testing/members.ts'
import { layOutWindow } from '#src/features/archive/testing/windowLayout.ts'
import type { ChatState } from '#src/features/chat/chat.ts'
import { chatApi } from '#src/features/chat/chatApi.ts'
import * as roomRow from '#src/features/chat/rooms/RoomRow.tsx'
import { paths } from '#src/lib/paths.ts'
import { aMember, aMessage, aRoom, renderApp, theServer } from '../renderApp.tsx'

/** Names of the rows that React has rendered, in order. */
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

/**
 * Opens the list and waits for the socket: once connected, the list is fetched again for missed events
 * (roomListPatch.ts).
 */
async function open() {
  const { store } = await renderApp(paths.join(), { as: me })
  await screen.findByRole('list', { name: '채팅방' })
  // Includes the chat's slices once they are loaded.
  const state = () => store.getState() as unknown as ChatState
  await waitFor(() => expect(state().realtime?.subscribed).toHaveProperty([UNREAD_QUEUE]))
  await waitFor(() =>
    expect(chatApi.endpoints.listRooms.select()(state())).toMatchObject({ status: 'fulfilled' }),
  )
  await screen.findByText('방 12')
  rendered.length = 0
  return store
}

it('one message renders one row, and the others move without a render', async () => {
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

it('an unchanged list renders nothing when it is fetched again', async () => {
  const store = await open()
  await act(async () => {
    await store.dispatch(chatApi.endpoints.listRooms.initiate(undefined, { forceRefetch: true }))
  })
  expect(rendered).toEqual([])
})
