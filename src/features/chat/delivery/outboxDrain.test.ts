import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SENDS_AT_ONCE, SENDS_EVERY_MS } from '#contract/limits.ts'
import { takeOne, type FullAt } from '#contract/tokenBucket.ts'
import { groupLastRead, groupSend, privateLastRead, privateSend } from '#contract/ws/destinations.ts'
import type { ErrorData } from '#contract/ws/frames.ts'
import { framesArrived } from '#src/realtime/realtimeSlice.ts'
import { selectToasts } from '#src/toasts/toastsSlice.ts'
import { expectConsole } from '#tests/env/quietConsole.ts'
import { draftChanged, selectDraft } from '../composer/draftsSlice.ts'
import type { MessageRow } from '../rows/chatRows.ts'
import { type ChatServer, chatServer } from '../testing/chatServer.ts'
import { aBrowser, aTab, type Browser, type ChatTab } from '../testing/chatTab.ts'
import { roomClosed, roomLeft, roomOpened } from '../timeline/timelineSlice.ts'
import { messageDiscarded, messageRetried, selectOutbox } from './outboxSlice.ts'

const ROOM = 5
const PRIVATE_ROOM = 6
let server: ChatServer
let browser: Browser
let tabs: ChatTab[] = []

beforeEach(() => {
  vi.useFakeTimers()
  browser = aBrowser()
  server = chatServer([
    { roomId: ROOM, roomType: 'GROUP', people: [1, 2, 3] },
    { roomId: PRIVATE_ROOM, roomType: 'PRIVATE', people: [1, 2] },
  ])
})

afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settle = (ms = 300) => vi.advanceTimersByTimeAsync(ms)

async function openTab({ room = ROOM }: { room?: number | null } = {}): Promise<ChatTab> {
  const tab = aTab(server, browser)
  tabs.push(tab)
  await settle()
  if (room !== null) tab.dispatch(roomOpened({ roomId: room, kind: room === ROOM ? 'GROUP' : 'PRIVATE' }))
  await settle()
  return tab
}

const stored = () => server.messages.map(({ content }) => content)
const messageRows = (tab: ChatTab, roomId = ROOM) =>
  tab.rows(roomId).filter((row): row is MessageRow => row.kind === 'message')
const states = (tab: ChatTab) => messageRows(tab).map(({ text, state }) => `${text} ${state}`)
const sends = (tab: ChatTab) =>
  tab.network.lines
    .flatMap(({ sent }) => sent)
    .filter(({ destination }) => destination.includes('sendMessage'))

describe('a message', () => {
  it('is on screen before the server has it, and keeps its row afterwards', async () => {
    const tab = await openTab()
    tab.write(ROOM, '안녕')
    const [pending] = messageRows(tab)
    expect(pending).toMatchObject({ text: '안녕', mine: true, state: 'sending' })
    expect(pending!.messageId).toBeGreaterThan(1_000_000_000_000)
    await settle()
    const [sent] = messageRows(tab)
    expect(sent).toMatchObject({ text: '안녕', mine: true, state: 'sent', messageId: 1, key: pending!.key })
    expect(selectOutbox(tab.getState())).toEqual([])
    expect(tab.logged).toEqual([])
  })

  it('goes to the destination for its kind of room', async () => {
    const tab = await openTab({ room: PRIVATE_ROOM })
    void tab.loadRooms()
    await settle()
    tab.write(PRIVATE_ROOM, '둘이서', 'PRIVATE')
    await settle()
    const [frame] = sends(tab)
    expect(frame!.destination).toBe(`/app/chat/private.sendMessage/${PRIVATE_ROOM}`)
    expect(JSON.parse(frame!.body)).toMatchObject({ content: '둘이서', roomType: 'PRIVATE', receiverId: 2 })
  })

  it('is sent five times when ㅋㅋ is written five times in a second', async () => {
    const tab = await openTab()
    for (let i = 0; i < 5; i += 1) {
      tab.write(ROOM, 'ㅋㅋ')
      await settle(50)
    }
    await settle()
    expect(tab.texts(ROOM)).toEqual(['ㅋㅋ', 'ㅋㅋ', 'ㅋㅋ', 'ㅋㅋ', 'ㅋㅋ'])
    expect(stored()).toHaveLength(5)
    expect(messageRows(tab).every(({ state }) => state === 'sent')).toBe(true)
  })

  it('waits for the previous message', async () => {
    const tab = await openTab()
    tab.network.onSend = null // the server does not answer
    tab.write(ROOM, '하나')
    tab.write(ROOM, '둘')
    await settle()
    expect(states(tab)).toEqual(['하나 sending', '둘 waiting'])
    expect(sends(tab)).toHaveLength(1)
  })

  it('is sent after the reconnect when it was written offline, once the missed messages were read', async () => {
    const tab = await openTab()
    tab.goOffline()
    tab.write(ROOM, '터널에서')
    tab.write(ROOM, '또 터널에서')
    expect(states(tab)).toEqual(['터널에서 waiting', '또 터널에서 waiting'])
    server.say(ROOM, 2, '어디야?')
    await settle(2_000)
    tab.goOnline()
    await settle()
    expect(tab.texts(ROOM)).toEqual(['어디야?', '터널에서', '또 터널에서'])
    expect(stored()).toEqual(['어디야?', '터널에서', '또 터널에서'])
  })

  it('is not sent twice when only its echo was lost', async () => {
    const tab = await openTab()
    server.fates = ['lost']
    tab.write(ROOM, '들렸어?')
    await settle(5_000)
    expect(tab.network.lines.length).toBeGreaterThan(1)
    expect(stored()).toEqual(['들렸어?'])
    expect(states(tab)).toEqual(['들렸어? sent'])
    expect(sends(tab)).toHaveLength(1)
  })

  it('is sent again in a closed room after its echo was lost, and the server answers from its store', async () => {
    const tab = await openTab()
    server.fates = ['lost']
    tab.write(ROOM, '들렸어?')
    tab.dispatch(roomClosed({ roomId: ROOM }))
    await settle(5_000)
    expect(stored()).toEqual(['들렸어?'])
    expect(sends(tab)).toHaveLength(2)
    expect(selectOutbox(tab.getState())).toEqual([])
  })

  it('is shown once when its echo comes twice', async () => {
    const tab = await openTab()
    server.fates = ['twice']
    tab.write(ROOM, '메아리')
    await settle()
    expect(tab.texts(ROOM)).toEqual(['메아리'])
  })

  it('fails after three attempts without an echo, and is sent when the member retries', async () => {
    const tab = await openTab()
    const { onSend } = tab.network
    tab.network.onSend = null
    tab.write(ROOM, '여보세요')
    await settle(20_000)
    expect(sends(tab)).toHaveLength(3)
    expect(
      new Set(sends(tab).map(({ body }) => (JSON.parse(body) as { clientMessageId: string }).clientMessageId))
        .size,
    ).toBe(1)
    expect(messageRows(tab)[0]).toMatchObject({
      state: 'failed',
      failure: '서버의 답을 받지 못했습니다. 다시 보내 주세요.',
    })

    tab.network.onSend = onSend
    tab.dispatch(messageRetried({ clientMessageId: messageRows(tab)[0]!.clientMessageId! }))
    await settle()
    expect(states(tab)).toEqual(['여보세요 sent'])
  })

  it('does not fail by connections that break before its echo could come', async () => {
    const tab = await openTab()
    const { onSend } = tab.network
    tab.network.onSend = null
    tab.write(ROOM, '터널이 많네')
    for (let i = 0; i < 4; i += 1) {
      await settle(1_000)
      tab.goOffline()
      await settle(10_000)
      tab.goOnline()
    }
    tab.network.onSend = onSend
    await settle(10_000)
    expect(states(tab)).toEqual(['터널이 많네 sent'])
    expect(sends(tab).length).toBeGreaterThan(3)
  })

  it('in one room and one in another each wait for an echo of their own', async () => {
    const tab = await openTab()
    tab.network.onSend = null
    tab.write(ROOM, '하나')
    tab.write(PRIVATE_ROOM, '둘이서', 'PRIVATE')
    await settle(5_100)
    expect(sends(tab).map(({ destination }) => destination)).toEqual([
      groupSend(ROOM),
      privateSend(PRIVATE_ROOM),
      groupSend(ROOM),
      privateSend(PRIVATE_ROOM),
    ])
  })

  it('shows the reason when it is refused, lets the next one pass, and goes when discarded', async () => {
    const tab = await openTab()
    server.fates = ['CHAT4000']
    tab.write(ROOM, '거절')
    tab.write(ROOM, '통과')
    await settle()
    expect(states(tab)).toEqual(['통과 sent', '거절 failed'])
    expect(messageRows(tab)[1]!.failure).toBe('해당 채팅방에 참여하지 않았습니다.')
    tab.dispatch(messageDiscarded({ clientMessageId: messageRows(tab)[1]!.clientMessageId! }))
    expect(states(tab)).toEqual(['통과 sent'])
  })

  it('is sent later, in its place, after COMMON429', async () => {
    const tab = await openTab()
    server.fates = ['COMMON429']
    tab.write(ROOM, '하나')
    tab.write(ROOM, '둘')
    await settle(1_500)
    expect(states(tab)).toEqual(['하나 waiting', '둘 waiting'])
    expect(selectToasts(tab.getState() as never).map(({ text }) => text)).toEqual([
      '너무 많이 보냈습니다. 잠시 후 이어서 보냅니다.',
    ])
    await settle(2_000)
    expect(states(tab)).toEqual(['하나 sent', '둘 sent'])
  })

  it('fails after three attempts when it ends the connection each time', async () => {
    const tab = await openTab()
    tab.network.onSend = (frame, line) => {
      if (frame.destination.includes('sendMessage')) line.end('stomp')
    }
    tab.write(ROOM, '독')
    await settle(60_000)
    expect(sends(tab)).toHaveLength(3)
    expect(states(tab)).toEqual(['독 failed'])
  })

  it('is sent after any number of broken connections while it is in flight', async () => {
    const tab = await openTab()
    const { onSend } = tab.network
    let breaks = 4
    tab.network.onSend = (frame, line) => {
      if (!frame.destination.includes('sendMessage') || breaks === 0) return onSend?.(frame, line)
      breaks -= 1
      line.end('socket')
    }
    tab.write(ROOM, '터널')
    await settle(60_000)
    expect(states(tab)).toEqual(['터널 sent'])
  })

  it('is removed when the member leaves the room', async () => {
    const tab = await openTab()
    tab.goOffline()
    tab.write(ROOM, '나가기 전에')
    tab.dispatch(roomLeft({ roomId: ROOM }))
    expect(selectOutbox(tab.getState())).toEqual([])
  })
})

describe('a refusal', () => {
  const refused = (tab: ChatTab, data: Partial<ErrorData>) =>
    tab.dispatch(
      framesArrived([
        {
          type: 'ERROR',
          data: {
            code: 'CHAT4000',
            message: '해당 채팅방에 참여하지 않았습니다.',
            destination: groupSend(ROOM),
            clientMessageId: null,
            ...data,
          },
        },
      ]),
    )
  /** Writes two messages, none of which is answered. */
  async function unanswered() {
    const tab = await openTab()
    tab.network.onSend = null
    tab.write(ROOM, '하나')
    tab.write(ROOM, '둘')
    return tab
  }

  it('applies to the message in flight in its room when it has no message id', async () => {
    const tab = await unanswered()
    refused(tab, {})
    expect(states(tab)).toEqual(['하나 failed', '둘 sending'])
  })

  it('is matched by its room in a private room as well', async () => {
    const tab = await openTab({ room: PRIVATE_ROOM })
    tab.network.onSend = null
    tab.write(PRIVATE_ROOM, '하나', 'PRIVATE')
    refused(tab, { destination: privateSend(PRIVATE_ROOM) })
    expect(messageRows(tab, PRIVATE_ROOM)).toMatchObject([{ state: 'failed' }])
  })

  it.each([
    ['of another room', { destination: groupSend(PRIVATE_ROOM) }],
    ['of a read mark', { destination: groupLastRead(ROOM), code: 'CHAT4002' }],
    ['of a place that nobody knows', { destination: '/app/elsewhere' }],
    ['of a message that is not there any more', { clientMessageId: 'gone' }],
  ])('%s changes no message, and is logged', async (_what, data) => {
    const tab = await unanswered()
    refused(tab, data)
    expect(states(tab)).toEqual(['하나 sending', '둘 waiting'])
    expect(tab.logged).toEqual(['socket: a SEND was refused'])
  })

  it.each([
    ['in a group that was left meanwhile', { destination: groupLastRead(ROOM) }],
    ['in a private room that is gone', { destination: privateLastRead(ROOM), code: 'CHAT4004' }],
  ])('of a read mark %s changes no message and is not logged', async (_what, data) => {
    const tab = await unanswered()
    refused(tab, data)
    expect(states(tab)).toEqual(['하나 sending', '둘 waiting'])
    expect(tab.logged).toEqual([])
  })

  it('counts as an attempt when the server failed: the third one fails the message', async () => {
    const tab = await openTab()
    server.fates = ['COMMON500', 'COMMON503', 'COMMON500']
    tab.write(ROOM, '하나')
    await settle()
    expect(states(tab)).toEqual(['하나 waiting'])
    await settle(60_000)
    expect(states(tab)).toEqual(['하나 failed'])
  })

  it('counts once, although the echo of its attempt does not come either', async () => {
    const tab = await openTab()
    server.fates = ['COMMON500', 'COMMON500']
    tab.write(ROOM, '하나')
    await settle(60_000)
    expect(states(tab)).toEqual(['하나 sent'])
    expect(sends(tab)).toHaveLength(3)
  })

  it('does not count as an attempt for COMMON429, however often it comes', async () => {
    const tab = await openTab()
    server.fates = ['COMMON429', 'COMMON429', 'COMMON429', 'COMMON429']
    tab.write(ROOM, '하나')
    await settle(60_000)
    expect(states(tab)).toEqual(['하나 sent'])
  })
})

it('marks what waits for the limit of SENDs, until it is sent', async () => {
  const tab = await openTab()
  for (let i = 1; i <= 150; i += 1) tab.write(ROOM, String(i))
  const paced = () => messageRows(tab).flatMap(({ text, isPaced }) => (isPaced ? [text] : []))
  for (let second = 0; second < 40 && paced().length === 0; second += 1) await settle(1_000)
  expect(states(tab).at(-1)).toBe('150 waiting')
  expect(paced()).toHaveLength(1)
  await settle(60_000)
  expect(states(tab).at(-1)).toBe('150 sent')
  expect(paced()).toEqual([])
  expect(tab.getState().outbox.isPaced).toBe(false)
})

it('marks it in the moment from which it waits', async () => {
  const tab = await openTab()
  for (let i = 0; i < 100; i += 1) {
    tab.write(ROOM, String(i))
    if (tab.getState().outbox.isPaced || messageRows(tab).at(-1)?.state === 'waiting') break
    await settle(20)
  }
  expect(messageRows(tab).at(-1)).toMatchObject({ state: 'waiting', isPaced: true })
})

it('keeps within sixty SENDs at once and four a second', async () => {
  const tab = await openTab()
  const at: number[] = []
  const { onSend } = tab.network
  tab.network.onSend = (frame, line) => {
    at.push(Date.now())
    onSend?.(frame, line)
  }
  for (let i = 0; i < 120; i += 1) tab.write(ROOM, String(i))
  await settle(60_000)
  expect(stored()).toEqual(Array.from({ length: 120 }, (_, i) => String(i)))
  let full: FullAt
  for (const time of at) {
    const { waitMs, fullAtMs } = takeOne(
      { atOnce: SENDS_AT_ONCE, everySeconds: SENDS_EVERY_MS / 1000 },
      full,
      time,
    )
    full = fullAtMs
    expect(waitMs).toBe(0)
  }
})

describe('without a connection', () => {
  it('a private room warns and keeps the message', async () => {
    const tab = await openTab({ room: PRIVATE_ROOM })
    tab.goOffline()
    tab.write(PRIVATE_ROOM, '안녕', 'PRIVATE')
    expect(selectToasts(tab.getState() as never).map(({ text }) => text)).toEqual([
      '연결 상태를 확인해주세요.',
    ])
    expect(tab.texts(PRIVATE_ROOM)).toEqual(['안녕'])
  })

  it('a private room warns once, and again when the connection is lost again', async () => {
    const tab = await openTab({ room: PRIVATE_ROOM })
    const write = () => tab.write(PRIVATE_ROOM, '안녕', 'PRIVATE')
    const warnings = () => selectToasts(tab.getState() as never).length
    tab.goOffline()
    write()
    write()
    expect(warnings()).toBe(1)
    tab.goOnline()
    await settle(5_000)
    tab.goOffline()
    write()
    expect(warnings()).toBe(2)
  })

  it('a full device warns once that the message is kept only in this window, and the message is sent later', async () => {
    const logged = expectConsole('error', '[hapju] outbox could not be stored')
    browser.disk.update = () => Promise.reject(new Error('full'))
    const tab = await openTab()
    const warnings = () => selectToasts(tab.getState() as never).map(({ text }) => text)
    tab.write(ROOM, '연결되어 있을 때')
    await settle()
    expect(warnings()).toEqual([])
    tab.goOffline()
    tab.write(ROOM, '안녕')
    await settle()
    tab.write(ROOM, '또 안녕')
    await settle()
    expect(warnings()).toEqual(['기기에 저장하지 못했습니다. 전송될 때까지 창을 닫지 마세요.'])
    tab.goOnline()
    await settle(5_000)
    expect(stored()).toEqual(['연결되어 있을 때', '안녕', '또 안녕'])
    expect(logged.calls.length).toBeGreaterThan(2)
  })

  it('a group reconnects at once', async () => {
    const tab = await openTab()
    tab.goOffline()
    await settle(30_000)
    expect(tab.getState().realtime.status).toBe('lost')
    const dials = tab.network.lines.length
    tab.write(ROOM, '안녕')
    await settle(0)
    expect(tab.network.lines).toHaveLength(dials + 1)
  })
})

describe('a reload', () => {
  it('loses no unsent message and no draft', async () => {
    const tab = await openTab()
    tab.goOffline()
    tab.write(ROOM, '하나')
    tab.write(ROOM, '둘')
    tab.dispatch(draftChanged({ roomId: ROOM, text: '셋은 아직' }))
    await settle()
    tab.close()

    const again = await openTab()
    await settle(1_000)
    expect(selectDraft(again.getState(), ROOM)).toBe('셋은 아직')
    expect(stored()).toEqual(['하나', '둘'])
    expect(states(again)).toEqual(['하나 sent', '둘 sent'])
  })

  it('shows nothing of one member to the next, and restores everything for the first', async () => {
    const tab = await openTab()
    tab.goOffline()
    tab.write(ROOM, '비밀')
    await settle()
    tab.close()

    const other = aTab(server, browser, 2)
    tabs.push(other)
    await settle()
    expect(selectOutbox(other.getState())).toEqual([])
    other.close()
    await settle()

    await openTab({ room: null })
    expect(stored()).toEqual(['비밀'])
  })
})

describe('two tabs of one member', () => {
  it('send each message once, and both show it', async () => {
    const first = await openTab()
    const second = await openTab()
    first.write(ROOM, '첫 탭')
    second.write(ROOM, '둘째 탭')
    await settle(1_000)
    expect(stored().sort()).toEqual(['둘째 탭', '첫 탭'])
    expect(first.texts(ROOM)).toEqual(second.texts(ROOM))
    expect(sends(first)).toHaveLength(2)
    expect(sends(second)).toHaveLength(0)
  })

  it('hand sending over when the sending tab is closed', async () => {
    const first = await openTab()
    const second = await openTab()
    first.network.onSend = null
    first.write(ROOM, '끝까지')
    await settle()
    first.close()
    await settle(1_000)
    expect(stored()).toEqual(['끝까지'])
    expect(sends(second)).toHaveLength(1)
    expect(states(second)).toEqual(['끝까지 sent'])
  })

  it('take over at once from a tab that is offline, and after 3 s from one that is suspended', async () => {
    const first = await openTab()
    const second = await openTab()
    first.goOffline()
    second.write(ROOM, '하나')
    await settle()
    expect(stored()).toEqual(['하나'])

    first.goOnline()
    await settle(2_000)
    second.network.onSend = null // holds the lock but does not send
    first.write(ROOM, '둘')
    await settle(2_900)
    expect(stored()).toEqual(['하나'])
    await settle(1_000)
    expect(stored()).toEqual(['하나', '둘'])
  })

  it('leave the sending to a suspended one while the other is hidden', async () => {
    const first = await openTab()
    const second = await openTab()
    first.network.onSend = null
    second.write(ROOM, '하나')
    await settle(1_000)
    second.hide()
    second.dispatch(draftChanged({ roomId: ROOM, text: '둘은 아직' }))
    await settle(10_000)
    expect(stored()).toEqual([])
    second.show()
    await settle(4_000)
    expect(stored()).toEqual(['하나'])
  })

  it('show a message as waiting once the tab that sent it has lost the lock', async () => {
    const first = await openTab()
    const second = await openTab()
    first.network.onSend = null
    second.network.onSend = null
    first.write(ROOM, '하나')
    await settle(100)
    expect(states(first)).toEqual(['하나 sending'])
    await settle(3_500)
    expect(states(second)).toEqual(['하나 sending'])
    expect(states(first)).toEqual(['하나 waiting'])
  })

  it('both drop a message that was discarded in one', async () => {
    const first = await openTab()
    const second = await openTab()
    server.fates = ['CHAT4000']
    second.write(ROOM, '거절')
    await settle(1_000)
    expect(states(first)).toEqual(['거절 failed'])
    expect(states(second)).toEqual(['거절 failed'])
    for (const tab of [first, second])
      expect(messageRows(tab)[0]!.failure).toBe('해당 채팅방에 참여하지 않았습니다.')
    first.dispatch(messageDiscarded({ clientMessageId: messageRows(first)[0]!.clientMessageId! }))
    await settle()
    expect(states(second)).toEqual([])
  })

  it('lose and duplicate nothing without Web Locks', async () => {
    browser.locks = undefined
    const first = await openTab()
    const second = await openTab()
    first.write(ROOM, '첫 탭')
    second.write(ROOM, '둘째 탭')
    await settle(1_000)
    expect(stored().sort()).toEqual(['둘째 탭', '첫 탭'])
    expect(first.texts(ROOM).sort()).toEqual(['둘째 탭', '첫 탭'])
  })
})
