import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chatApi } from '../chatApi.ts'
import type { MessageRow } from '../rows/chatRows.ts'
import { type ChatServer, chatServer, type TestRoom } from '../testing/chatServer.ts'
import { aBrowser, aTab, type Browser, type ChatTab, ME } from '../testing/chatTab.ts'
import { anApplicantRoom } from '../testing/someRooms.ts'
import { selectIsOtherAwaited } from '../timeline/otherMember.ts'
import { messageRetried, messageSubmitted, selectOutbox } from './outboxSlice.ts'

const ROOM = 6
const ENTRY = `GET /api/chat/rooms/${ROOM}`

let room: TestRoom
let rooms: TestRoom[]
let server: ChatServer
let browser: Browser
let tabs: ChatTab[] = []

beforeEach(() => {
  vi.useFakeTimers()
  room = { roomId: ROOM, roomType: 'PRIVATE', people: [ME, 2] }
  rooms = [room]
  browser = aBrowser()
  server = chatServer(rooms)
})

afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settle = (ms = 300) => vi.advanceTimersByTimeAsync(ms)

async function openTab(): Promise<ChatTab> {
  const tab = aTab(server, browser)
  tabs.push(tab)
  await settle()
  return tab
}

const write = (tab: ChatTab, content: string) =>
  tab.dispatch(messageSubmitted({ roomId: ROOM, kind: 'PRIVATE', receiverId: null, senderId: ME, content }))
const states = (tab: ChatTab) =>
  tab
    .rows(ROOM)
    .filter((row): row is MessageRow => row.kind === 'message')
    .map(({ text, state }) => `${text} ${state}`)
const failures = (tab: ChatTab) => selectOutbox(tab.getState()).map(({ failure }) => failure)
const entries = () => server.calls.filter((call) => call === ENTRY)
const stored = () => server.messages.map(({ content }) => content)

/** CH1 has no such room any more, and CH5 refuses it. */
const blocked = () => void rooms.splice(0)
const unblocked = () => void rooms.push(room)

describe('a message that was written before the other person was known', () => {
  it('waits for CH1, and goes to the person it names', async () => {
    const tab = await openTab()
    write(tab, '저기요')
    await settle()
    expect(states(tab)).toEqual(['저기요 waiting'])
    void tab.loadRooms()
    await settle()
    expect(stored()).toEqual(['저기요'])
    expect(entries()).toEqual([])
  })

  it('has CH5 asked, once, when CH1 does not list the room, though no screen shows it', async () => {
    blocked()
    const tab = await openTab()
    void tab.loadRooms()
    await settle()
    unblocked()
    write(tab, '저기요')
    write(tab, '몇 시에 볼까요?')
    await settle()
    expect(stored()).toEqual(['저기요', '몇 시에 볼까요?'])
    expect(entries()).toHaveLength(1)
  })

  it('fails when CH5 refuses the room, and so do those behind it', async () => {
    blocked()
    const tab = await openTab()
    void tab.loadRooms()
    await settle()
    write(tab, '저기요')
    write(tab, '몇 시에 볼까요?')
    expect(states(tab)).toEqual(['저기요 waiting', '몇 시에 볼까요? waiting'])
    await settle()
    expect(states(tab)).toEqual(['저기요 failed', '몇 시에 볼까요? failed'])
    expect(failures(tab)).toEqual(['noReceiver', 'noReceiver'])
    expect(entries()).toHaveLength(1)
  })

  it('fails when CH1 lists the room with nobody', async () => {
    const tab = await openTab()
    write(tab, '저기요')
    void tab.dispatch(
      chatApi.util.upsertQueryData('listRooms', undefined, [anApplicantRoom(ROOM, { memberInfos: [] })]),
    )
    await settle()
    expect(failures(tab)).toEqual(['noReceiver'])
    expect(entries()).toEqual([])
  })

  it('is no message to a group, for which CH5 is not asked', async () => {
    blocked()
    const tab = await openTab()
    void tab.loadRooms()
    await settle()
    tab.network.onSend = null
    tab.write(ROOM, '모두 안녕', 'GROUP')
    await settle()
    expect(states(tab)).toEqual(['모두 안녕 sending'])
    expect(entries()).toEqual([])
  })

  it('fails in every tab', async () => {
    blocked()
    const other = await openTab()
    const tab = await openTab()
    void tab.loadRooms()
    await settle()
    write(tab, '저기요')
    await settle()
    expect(failures(other)).toEqual(['noReceiver'])
  })
})

describe('다시 보내기 of a message without a receiver', () => {
  it('asks CH5 again, and sends the message when the room is there again', async () => {
    blocked()
    const tab = await openTab()
    void tab.loadRooms()
    write(tab, '저기요')
    await settle()
    expect(failures(tab)).toEqual(['noReceiver'])

    const { clientMessageId } = selectOutbox(tab.getState())[0]!
    tab.dispatch(messageRetried({ clientMessageId }))
    expect(states(tab)).toEqual(['저기요 waiting'])
    await settle()
    expect(failures(tab)).toEqual(['noReceiver'])

    unblocked()
    tab.dispatch(messageRetried({ clientMessageId }))
    await settle()
    expect(stored()).toEqual(['저기요'])
    expect(entries()).toHaveLength(3)
  })
})

describe('without a network', () => {
  it('a message waits, more are accepted, and CH5 is asked again with the next connection', async () => {
    blocked()
    const tab = await openTab()
    void tab.loadRooms()
    await settle()
    unblocked()
    tab.goOffline()
    write(tab, '터널에서')
    await settle()
    expect(states(tab)).toEqual(['터널에서 waiting'])
    expect(selectIsOtherAwaited(tab.getState(), ROOM)).toBe(true)
    await settle(5_000)
    expect(entries()).toEqual([])
    tab.goOnline()
    await settle()
    expect(stored()).toEqual(['터널에서'])
    expect(entries()).toHaveLength(1)
  })
})

it('a message whose receiver is known is left alone', async () => {
  blocked()
  const tab = await openTab()
  void tab.loadRooms()
  await settle()
  tab.network.onSend = null // the server does not answer
  tab.write(ROOM, '저기요', 'PRIVATE')
  await settle()
  expect(states(tab)).toEqual(['저기요 sending'])
  expect(entries()).toEqual([])
})
