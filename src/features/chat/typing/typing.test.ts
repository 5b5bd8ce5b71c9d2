import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { framesArrived } from '#src/realtime/realtimeSlice.ts'
import { type ChatServer, chatServer } from '../testing/chatServer.ts'
import { aTab, type ChatTab } from '../testing/chatTab.ts'
import { roomClosed, roomOpened } from '../timeline/timelineSlice.ts'
import { typingText } from './TypingLine.tsx'
import { typingSettingIn } from './typingSetting.ts'
import { selectTypists, selectTypingOn, typingSwitched, typingTold } from './typingSlice.ts'

let server: ChatServer
let tab: ChatTab

beforeEach(async () => {
  vi.useFakeTimers()
  localStorage.clear()
  server = chatServer([{ roomId: 5, roomType: 'GROUP', people: [1, 2, 3] }])
  tab = aTab(server)
  await settle()
  tab.dispatch(roomOpened({ roomId: 5, kind: 'GROUP' }))
  await settle()
})

afterEach(() => {
  tab.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settle = (ms = 300) => vi.advanceTimersByTimeAsync(ms)
const types = (memberId: number, nickname: string, roomId = 5) =>
  tab.dispatch(framesArrived([{ type: 'TYPING', data: { memberId, nickname, roomId } }]))
const names = () => selectTypists(tab.getState(), 5).map(({ nickname }) => nickname)

describe('a typist', () => {
  it('is removed five seconds after the last typing event', async () => {
    types(2, 'harin')
    await settle(3_000)
    types(2, 'harin')
    await settle(4_900)
    expect(names()).toEqual(['harin'])
    await settle(100)
    expect(names()).toEqual([])
  })

  it('is removed when their message arrives, without the others', async () => {
    types(2, 'harin')
    types(3, 'dojun99')
    server.say(5, 2, '안녕하세요')
    await settle()
    expect(names()).toEqual(['dojun99'])
  })

  it('is removed when the room is closed or the connection is lost', async () => {
    types(2, 'harin')
    tab.dispatch(roomClosed({ roomId: 5 }))
    expect(names()).toEqual([])
    types(2, 'harin')
    tab.goOffline()
    await settle()
    expect(names()).toEqual([])
  })

  it('is not kept while 입력 중 표시 is off, which this device stores', async () => {
    types(2, 'harin')
    tab.dispatch(typingSwitched(false))
    types(3, 'dojun99')
    expect(names()).toEqual([])
    const again = aTab(server)
    await settle()
    expect(selectTypingOn(again.getState())).toBe(false)
    again.dispatch(typingSwitched(true))
    again.close()
    expect(localStorage).toHaveLength(0)
  })
})

it('typingTold sends WS10 to the server', async () => {
  tab.dispatch(typingTold({ roomId: 5 }))
  await settle()
  expect(server.typed).toEqual([[1, 5]])
})

it.each([
  [[], ''],
  [['harin'], 'harin님이 입력 중'],
  [['harin', 'dojun99'], 'harin님, dojun99님이 입력 중'],
  [['harin', 'dojun99', 'seoyeon', 'taeo'], 'harin님 외 3명이 입력 중'],
])('the typing text for %j is: %s', (nicknames, text) => {
  expect(typingText(nicknames)).toBe(text)
})

it('the setting is on where nothing can be stored', () => {
  const setting = typingSettingIn(() => {
    throw new Error('SecurityError')
  })
  setting.keep(false)
  expect(setting.read()).toBe(true)
})
