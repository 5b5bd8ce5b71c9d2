import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MessageRow } from '#src/features/chat/rows/chatRows.ts'
import { type ChatServer, chatServer } from '#src/features/chat/testing/chatServer.ts'
import {
  aBrowser,
  aTab,
  type Browser,
  type ChatTab,
  ME,
  type TabOptions,
} from '#src/features/chat/testing/chatTab.ts'
import { roomLeft, roomOpened } from '#src/features/chat/timeline/timelineSlice.ts'
import { selectToasts } from '#src/toasts/toastsSlice.ts'
import { expectConsole } from '#tests/env/quietConsole.ts'
import { CONFIRM_WITHIN_MS, TAKE_OVER_AFTER_MS } from '../drainMachine.ts'
import { messageDiscarded, messageRetried, selectOutbox } from '../outboxSlice.ts'

const ROOM = 5
let server: ChatServer
let browser: Browser
let tabs: ChatTab[] = []

beforeEach(() => {
  vi.useFakeTimers()
  browser = aBrowser()
  server = chatServer([{ roomId: ROOM, roomType: 'GROUP', people: [1, 2, 3] }])
})

afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settle = (ms = 300) => vi.advanceTimersByTimeAsync(ms)

async function openTab(options?: TabOptions): Promise<ChatTab> {
  const tab = aTab(server, browser, ME, options)
  tabs.push(tab)
  await settle()
  tab.dispatch(roomOpened({ roomId: ROOM, kind: 'GROUP' }))
  await settle()
  return tab
}

const messageRows = (tab: ChatTab) =>
  tab.rows(ROOM).filter((row): row is MessageRow => row.kind === 'message')
const states = (tab: ChatTab) =>
  messageRows(tab).map(({ text, state, uploaded }) =>
    uploaded === undefined ? `${text} ${state}` : `${text} ${state} ${uploaded}`,
  )
const failures = (tab: ChatTab) => messageRows(tab).flatMap(({ failure }) => failure ?? [])
const idOf = (tab: ChatTab, index = 0) => selectOutbox(tab.getState())[index]!.clientMessageId
/** The contents of the files that members can see, in the room's order. */
const sentFiles = () =>
  Promise.all(
    server.messages.flatMap(({ attachment }) =>
      attachment ? [server.files.get(attachment.attachmentId)!.text()] : [],
    ),
  )
const keptFiles = async () => (await browser.disk.keys()).filter((key) => key.startsWith('outboxFile'))

describe('a file', () => {
  it('is on screen at once with its progress, is sent when it is uploaded, and stays the same row', async () => {
    const tab = await openTab()
    await tab.writeFile(ROOM, '공연 포스터')
    const [row] = messageRows(tab)
    expect(row).toMatchObject({
      text: '사진',
      state: 'sending',
      uploaded: 0,
      attachment: { kind: 'picture', attachmentId: null, url: null, widthPx: 4, heightPx: 3 },
    })
    await settle()
    expect(messageRows(tab)).toMatchObject([
      {
        key: row!.key,
        state: 'sent',
        attachment: { kind: 'picture', attachmentId: 1, url: '/room-files/1' },
      },
    ])
    expect(await sentFiles()).toEqual(['공연 포스터'])
    expect(await keptFiles()).toEqual([])
    expect(tab.files.atHand(row!.key)).toBeNull()
  })

  it('lets later messages pass while it is being uploaded', async () => {
    const tab = await openTab()
    await tab.writeFile(ROOM, '포스터')
    tab.write(ROOM, '봤어?')
    await settle(30)
    expect(states(tab)).toEqual(['봤어? sent', '사진 sending 0'])
    await settle()
    expect(states(tab)).toEqual(['봤어? sent', '사진 sent'])
  })

  it('waits for the file picked before it, so that they arrive in that order', async () => {
    const tab = await openTab()
    server.uploadFates = ['COMMON500']
    for (const words of ['하나', '둘', '셋']) await tab.writeFile(ROOM, words)
    expect(states(tab)).toEqual(['사진 sending 0', '사진 waiting', '사진 waiting'])
    await settle(5_000)
    expect(await sentFiles()).toEqual(['하나', '둘', '셋'])
    expect(server.uploads).toBe(4)
  })

  it('is uploaded again automatically when the upload was cut halfway', async () => {
    const tab = await openTab()
    server.uploadFates = ['cut']
    await tab.writeFile(ROOM, '포스터')
    await settle(1_000)
    expect(states(tab)).toEqual(['사진 waiting'])
    await settle(3_000)
    expect(states(tab)).toEqual(['사진 sent'])
    expect(await sentFiles()).toEqual(['포스터'])
  })

  it('fails after three cut uploads, and is sent when the member retries', async () => {
    const tab = await openTab()
    server.uploadFates = ['cut', 'cut', 'cut']
    await tab.writeFile(ROOM, '포스터')
    await settle(60_000)
    expect(failures(tab)).toEqual(['파일을 올리지 못했습니다. 다시 보내 주세요.'])
    expect(server.uploads).toBe(3)
    tab.dispatch(messageRetried({ clientMessageId: idOf(tab) }))
    await settle(5_000)
    expect(states(tab)).toEqual(['사진 sent'])
  })

  it('is sent after minutes on a slow connection, at the first attempt, with progress all the time', async () => {
    const tab = await openTab()
    server.uploadFates = ['slow']
    await tab.writeFile(ROOM, '긴 합주 녹음')
    await settle(101_000)
    expect(states(tab)).toEqual(['사진 sending 0.5'])
    await settle(100_000)
    expect([states(tab), server.uploads]).toEqual([['사진 sent'], 1])
  })

  it('is uploaded again automatically after 30 seconds without progress', async () => {
    const tab = await openTab()
    server.uploadFates = ['stuck']
    await tab.writeFile(ROOM, '포스터')
    await settle(29_000)
    expect(states(tab)).toEqual(['사진 sending 0'])
    await settle(2_000)
    expect(states(tab)).toEqual(['사진 waiting'])
    await settle(3_000)
    expect([states(tab), server.uploads]).toEqual([['사진 sent'], 2])
  })

  it('fails after three uploads without progress, and is sent when the member retries', async () => {
    const tab = await openTab()
    server.uploadFates = ['stuck', 'stuck', 'stuck']
    await tab.writeFile(ROOM, '포스터')
    await settle(120_000)
    expect(failures(tab)).toEqual(['파일을 올리지 못했습니다. 다시 보내 주세요.'])
    expect(server.uploads).toBe(3)
    tab.dispatch(messageRetried({ clientMessageId: idOf(tab) }))
    await settle(5_000)
    expect(states(tab)).toEqual(['사진 sent'])
  })

  it('is sent after any number of broken connections during the upload', async () => {
    const tab = await openTab()
    await tab.writeFile(ROOM, '터널')
    await settle(5)
    for (let i = 0; i < 5; i += 1) {
      tab.goOffline()
      await settle(10_000)
      expect(states(tab)).toEqual(['사진 waiting'])
      tab.goOnline()
      await settle(30)
    }
    await settle(5_000)
    expect([states(tab), server.uploads]).toEqual([['사진 sent'], 6])
  })

  it('is uploaded once there is a connection when it was picked offline', async () => {
    const tab = await openTab()
    tab.goOffline()
    await tab.writeFile(ROOM, '터널')
    await settle(1_000)
    expect([states(tab), server.uploads]).toEqual([['사진 waiting'], 0])
    tab.goOnline()
    await settle(1_000)
    expect(states(tab)).toEqual(['사진 sent'])
  })

  it.each([
    ['COMMON413', '파일 크기가 너무 큽니다.'],
    ['COMMON415', '지원하지 않는 형식입니다.'],
    ['CHAT4000', '해당 채팅방에 참여하지 않았습니다.'],
    ['CHAT4004', '해당 채팅방을 찾을 수 없습니다.'],
    [413, '파일 크기가 너무 큽니다.'],
    [415, '지원하지 않는 형식입니다.'],
    [400, '파일을 올리지 못했습니다. 다시 보내 주세요.'],
  ] as const)(
    'fails at once when refused with %s, shows the reason, and lets the next one pass',
    async (fate, why) => {
      const tab = await openTab()
      server.uploadFates = [fate]
      await tab.writeFile(ROOM, '거절')
      await tab.writeFile(ROOM, '통과')
      await settle(1_000)
      expect(states(tab)).toEqual(['사진 sent', '사진 failed'])
      expect(failures(tab)).toEqual([why])
      expect(await sentFiles()).toEqual(['통과'])
      expect(await keptFiles()).toHaveLength(1)
    },
  )

  it('waits as long as the server asks after COMMON429, which is no attempt', async () => {
    const tab = await openTab()
    server.uploadFates = ['COMMON429', 'COMMON429', 'COMMON429', 'COMMON429']
    await tab.writeFile(ROOM, '포스터')
    await settle(1_000)
    expect(selectToasts(tab.getState() as never).map(({ text }) => text)).toEqual([
      '너무 많이 보냈습니다. 잠시 후 이어서 보냅니다.',
    ])
    await settle(28_000)
    expect([states(tab), server.uploads]).toEqual([['사진 waiting'], 1])
    await settle(100_000)
    expect(states(tab)).toEqual(['사진 sent'])
  })

  it('is uploaded with a new access token when the token has expired on the way', async () => {
    const tab = await openTab()
    tab.letRenew()
    server.uploadFates = ['COMMON401']
    await tab.writeFile(ROOM, '포스터')
    await settle(300)
    expect([states(tab), server.uploads]).toEqual([['사진 sent'], 2])
    expect(await sentFiles()).toEqual(['포스터'])
  })

  it('is removed, also from the disk, and never sent when its upload is cancelled', async () => {
    const tab = await openTab()
    await tab.writeFile(ROOM, '아니야')
    await settle(25)
    tab.dispatch(messageDiscarded({ clientMessageId: idOf(tab) }))
    await settle(10_000)
    expect(states(tab)).toEqual([])
    expect([server.files.size, server.messages, await keptFiles()]).toEqual([0, [], []])
  })

  it('is removed when the member leaves the room', async () => {
    const tab = await openTab()
    await tab.writeFile(ROOM, '나가기 전에')
    await settle(25)
    tab.dispatch(roomLeft({ roomId: ROOM }))
    await settle(10_000)
    expect([server.files.size, server.messages, await keptFiles()]).toEqual([0, [], []])
  })

  it('is uploaded once more when the server deleted it before its message was sent', async () => {
    const tab = await openTab()
    const { onSend } = tab.network
    tab.network.onSend = null
    await tab.writeFile(ROOM, '어제의 사진')
    await settle()
    expect(server.files.size).toBe(1)
    server.expireFiles()
    tab.network.onSend = onSend
    await settle(CONFIRM_WITHIN_MS + 1_000)
    expect(states(tab)).toEqual(['사진 sent'])
    expect(await sentFiles()).toEqual(['어제의 사진'])
    expect(server.uploads).toBe(2)
  })

  it('fails when the server deletes it a second time', async () => {
    const tab = await openTab()
    server.fates = ['ATTACHMENT4004', 'ATTACHMENT4004']
    await tab.writeFile(ROOM, '사라지는 사진')
    await settle(10_000)
    expect(failures(tab)).toEqual(['첨부 파일을 찾을 수 없습니다.'])
    expect(server.uploads).toBe(2)
    tab.dispatch(messageRetried({ clientMessageId: idOf(tab) }))
    await settle(1_000)
    expect(states(tab)).toEqual(['사진 sent'])
  })
})

describe('a reload', () => {
  it('restarts an upload that was under way', async () => {
    const tab = await openTab()
    await tab.writeFile(ROOM, '끝까지')
    await settle(25)
    tab.close()
    expect(server.files.size).toBe(0)
    const again = await openTab()
    await settle(1_000)
    expect(states(again)).toEqual(['사진 sent'])
    expect(await sentFiles()).toEqual(['끝까지'])
    expect(await keptFiles()).toEqual([])
  })

  it('shows a refused file with its reason, and can send it again', async () => {
    const tab = await openTab()
    server.uploadFates = ['CHAT4000']
    await tab.writeFile(ROOM, '다시')
    await settle(1_000)
    tab.close()
    const again = await openTab()
    expect(failures(again)).toEqual(['해당 채팅방에 참여하지 않았습니다.'])
    expect(await (await again.files.find(1, idOf(again)))!.text()).toBe('다시')
    again.dispatch(messageRetried({ clientMessageId: idOf(again) }))
    await settle(1_000)
    expect(await sentFiles()).toEqual(['다시'])
  })

  it('deletes files left by a closed tab, but none that another tab has just stored', async () => {
    const tab = await openTab()
    await tab.files.keep(1, 'left-behind', new Blob(['x']))
    vi.setSystemTime(Date.now() + 11 * 60_000)
    await tab.files.keep(1, 'just-kept', new Blob(['y']))
    await openTab()
    expect(await keptFiles()).toEqual(['outboxFile-1-just-kept'])
  })
})

describe('the code that sends files', () => {
  it('is asked for every five seconds until it has come, and then the file is sent', async () => {
    let isReachable = false
    const loadsFiles = vi.fn(async () => {
      if (!isReachable) throw new Error('no line')
    })
    const tab = await openTab({ loadsFiles })
    loadsFiles.mockClear()
    await tab.writeFile(ROOM, '늦게')
    await settle(7_000)
    expect(loadsFiles).toHaveBeenCalledTimes(2)
    expect(tab.logged).toEqual(Array(2).fill('the upload module could not be loaded'))
    isReachable = true
    await settle(3_300)
    expect(await sentFiles()).toEqual(['늦게'])
  })

  it('opens no channel when its tab was closed before it came', async () => {
    let come = () => {}
    const tab = await openTab({ loadsFiles: () => new Promise((resolve) => (come = resolve)) })
    await tab.writeFile(ROOM, '늦게')
    await settle()
    tab.close()
    const opened = vi.spyOn(browser, 'openChannel')
    come()
    await settle()
    expect(opened).not.toHaveBeenCalled()
  })
})

describe('two tabs of one member', () => {
  it('do not both go on with an upload that one has taken over', async () => {
    const first = await openTab()
    const second = await openTab()
    server.uploadFates = ['slow']
    await first.writeFile(ROOM, '한 번만')
    first.sleep()
    await settle(10_000)
    expect(states(second)).toEqual(['사진 sent'])
    await settle(300_000)
    expect([server.uploads, server.files.size]).toEqual([2, 1])
  })

  it('upload a file once, and both show its progress', async () => {
    const first = await openTab()
    const second = await openTab()
    await second.writeFile(ROOM, '둘째 탭에서')
    await settle(5)
    expect(states(first)).toEqual(['사진 sending 0'])
    expect(states(second)).toEqual(['사진 sending 0'])
    await settle(1_000)
    expect([states(first), states(second)]).toEqual([['사진 sent'], ['사진 sent']])
    expect(server.uploads).toBe(1)
  })

  it('restart the upload in the other tab when the sending tab is closed halfway', async () => {
    const first = await openTab()
    const second = await openTab()
    await first.writeFile(ROOM, '이어서')
    await settle(25)
    first.close()
    await settle(1_000)
    expect(states(second)).toEqual(['사진 sent'])
    expect([await sentFiles(), server.uploads]).toEqual([['이어서'], 2])
  })

  it('take a file over from a suspended tab, but not from one that waits for its retry', async () => {
    const first = await openTab()
    const second = await openTab()
    server.uploadFates = ['COMMON429']
    await second.writeFile(ROOM, '기다림')
    await settle(20_000)
    expect(server.uploads).toBe(1)
    await settle(20_000)
    expect(await sentFiles()).toEqual(['기다림'])

    first.sleep()
    await second.writeFile(ROOM, '깨우지 마')
    await settle(TAKE_OVER_AFTER_MS)
    expect(await sentFiles()).toEqual(['기다림'])
    await settle(TAKE_OVER_AFTER_MS)
    expect(await sentFiles()).toEqual(['기다림', '깨우지 마'])
  })

  it('both show why a file was refused, whichever tab sent it', async () => {
    const first = await openTab()
    const second = await openTab()
    server.uploadFates = ['COMMON413']
    await second.writeFile(ROOM, '너무 큰 것')
    await settle(1_000)
    expect(failures(first)).toEqual(['파일 크기가 너무 큽니다.'])
    expect(failures(second)).toEqual(['파일 크기가 너무 큽니다.'])
  })
})

describe('on a phone with full storage', () => {
  beforeEach(() => {
    expectConsole('error', '[hapju] ')
    browser.disk.write = () => Promise.reject(new Error('full'))
  })

  it('a file is sent anyway, also by another tab', async () => {
    await openTab()
    const second = await openTab()
    await second.writeFile(ROOM, '메모리에만')
    await settle(2_000)
    expect(await sentFiles()).toEqual(['메모리에만'])
  })

  it('a file is lost with its tab, and its message shows that', async () => {
    const tab = await openTab()
    tab.goOffline()
    await tab.writeFile(ROOM, '메모리에만')
    await settle()
    tab.close()
    const again = await openTab()
    await settle(3_000)
    expect(failures(again)).toEqual(['이 기기에 파일이 남아 있지 않습니다. 파일을 다시 골라 주세요.'])
    again.dispatch(messageDiscarded({ clientMessageId: idOf(again) }))
    expect(states(again)).toEqual([])
  })
})
