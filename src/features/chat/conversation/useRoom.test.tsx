import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { afterEach, expect, it, vi } from 'vitest'
import { chatServer } from '../testing/chatServer.ts'
import { aTab } from '../testing/chatTab.ts'
import { roomAwaited } from '../timeline/timelineSlice.ts'
import { useRoom } from './useRoom.ts'

const ROOM = 5

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Screen() {
  return useRoom(ROOM, 'PRIVATE').loading ? 'loading' : 'messages'
}

it('shows messages that were requested at the tap with the first paint of the room', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const server = chatServer([{ roomId: ROOM, roomType: 'PRIVATE', people: [1, 2] }])
  server.say(ROOM, 2, '안녕하세요')
  const tab = aTab(server)
  void tab.loadRooms()
  await vi.advanceTimersByTimeAsync(200)
  tab.dispatch(roomAwaited({ roomId: ROOM }))
  await vi.advanceTimersByTimeAsync(200)

  // outside act, React renders in tasks of its own as in a browser, which may paint after any of them
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const page = document.createElement('div')
  const root = createRoot(page)
  startTransition(() =>
    root.render(
      <Provider store={tab.store}>
        <Screen />
      </Provider>,
    ),
  )
  const painted = new Set<string | null>()
  while (!painted.has('messages')) {
    await new Promise(setImmediate)
    painted.add(page.textContent)
  }
  expect([...painted].filter(Boolean)).toEqual(['messages'])
  root.unmount()
  tab.close()
})
