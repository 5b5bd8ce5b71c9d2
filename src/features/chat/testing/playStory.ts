import { expect, vi } from 'vitest'
import { chatApi } from '../chatApi.ts'
import { messageDiscarded, messageRetried, selectOutbox } from '../delivery/outboxSlice.ts'
import type { MessageRow } from '../rows/chatRows.ts'
import { olderRequested, roomAwaited, roomClosed, roomOpened, selectRoom } from '../timeline/timelineSlice.ts'
import { chatServer } from './chatServer.ts'
import type { Happening } from './chatStory.ts'
import { aBrowser, aTab, type ChatTab, ME } from './chatTab.ts'

const ROOM = 5
/** Longer than any retry delay: the rate limit of uploads is 30 s. */
const END_MS = 35_000

const settle = (ms: number) => vi.advanceTimersByTimeAsync(ms)

function idsOnScreen(tab: ChatTab): number[] {
  return tab
    .rows(ROOM)
    .filter((row): row is MessageRow => row.kind === 'message')
    .map(({ messageId }) => messageId)
}

/**
 * Runs the events, waits until everything has settled, and checks the invariants of `interleavings.test.ts`.
 */
export async function play(happenings: readonly Happening[]): Promise<void> {
  const server = chatServer([{ roomId: ROOM, roomType: 'GROUP', people: [ME, 2] }])
  const browser = aBrowser()
  const { write } = browser.disk
  const writtenElsewhere: string[] = []
  /** In typing order. A file has as many bytes as its number, to identify it. */
  const typed: { clientMessageId: string; text: string; fileBytes: number }[] = []
  const discarded = new Set<string>()
  let hasFailed = false
  let second: ChatTab | null = null
  let tab = await openTab()

  /** `byList`: opens the room from the room list, so that it is read ahead while its screen loads. */
  async function openTab(byList = false): Promise<ChatTab> {
    const opened = aTab(server, browser)
    if (byList) void opened.dispatch(chatApi.endpoints.listRooms.initiate())
    await settle(byList ? 10 : 5)
    if (byList) opened.dispatch(roomAwaited({ roomId: ROOM }))
    opened.dispatch(roomOpened({ roomId: ROOM, kind: 'GROUP' }))
    return opened
  }

  /**
   * Checks both tabs, because the other one may not know a failure yet. It may even send such a message again
   * before it does, so that no tab ever shows the failure: the server's refusals count as well.
   */
  function noteFailures(): void {
    hasFailed ||= server.refusals.some((code) => code !== 'COMMON429' && code !== 'COMMON500')
    for (const each of [tab, second])
      if (each) hasFailed ||= selectOutbox(each.getState()).some(({ failure }) => failure !== null)
  }

  function retryAll(): void {
    noteFailures()
    for (const { clientMessageId, failure } of selectOutbox(tab.getState()))
      if (failure !== null) tab.dispatch(messageRetried({ clientMessageId }))
  }

  function discard(clientMessageId: string): void {
    discarded.add(clientMessageId)
    tab.dispatch(messageDiscarded({ clientMessageId }))
  }

  async function happens(each: Happening): Promise<void> {
    switch (each.do) {
      case 'write': {
        const { clientMessageId } = tab.write(ROOM, each.text).payload
        typed.push({ clientMessageId, text: each.text, fileBytes: 0 })
        break
      }
      case 'sendFile': {
        const fileBytes = typed.length + 1
        await tab.writeFile(ROOM, 'x'.repeat(fileBytes))
        const { clientMessageId, content } = selectOutbox(tab.getState()).at(-1)!
        typed.push({ clientMessageId, text: content, fileBytes })
        break
      }
      case 'writeElsewhere':
        server.say(ROOM, ME, each.text, crypto.randomUUID())
        writtenElsewhere.push(each.text)
        break
      case 'hear':
        if (each.isLate) server.delayNext()
        for (let i = 0; i < each.count; i += 1) server.say(ROOM, 2, `들림 ${server.messages.length}`)
        break
      case 'fate':
        server.fates.push(each.fate)
        break
      case 'uploadFate':
        server.uploadFates.push(each.fate)
        break
      case 'cancel': {
        // the same condition as in the menu
        const last = selectOutbox(tab.getState()).findLast(
          ({ failure, attachment, handedOver }) => failure !== null || (attachment && !handedOver),
        )
        if (last) discard(last.clientMessageId)
        break
      }
      case 'expire':
        hasFailed = true // a file that is uploaded again may be overtaken
        server.expireFiles()
        break
      case 'fillDisk':
        browser.disk.write = () => Promise.reject(new Error('full'))
        break
      case 'wait':
        await settle(each.ms)
        break
      case 'loseNext':
        server.loseNext()
        break
      case 'drop':
        tab.goOffline()
        break
      case 'return':
        tab.goOnline()
        break
      case 'reload':
        await settle(50) // the last changes before a reload may not be stored yet
        tab.close()
        tab = await openTab()
        break
      case 'older':
        if (selectRoom(tab.getState(), ROOM)?.hasOlder) tab.dispatch(olderRequested({ roomId: ROOM }))
        break
      case 'retry':
        retryAll()
        break
      case 'leave':
        tab.dispatch(roomClosed({ roomId: ROOM }))
        break
      case 'come':
        tab.dispatch(roomOpened({ roomId: ROOM, kind: 'GROUP' }))
        break
      case 'secondTab':
        if (second) second.close()
        second = second ? null : await openTab(true)
        break
    }
  }

  for (const each of happenings) {
    await happens(each)
    noteFailures()
    const ids = idsOnScreen(tab)
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
    for (const one of [tab, second]) expect(one?.forbiddenStep() ?? null).toBeNull()
  }

  server.fates.length = 0
  server.uploadFates.length = 0
  tab.goOnline()
  tab.dispatch(roomOpened({ roomId: ROOM, kind: 'GROUP' }))
  for (let i = 0; i < 4; i += 1) {
    retryAll()
    await settle(END_MS)
  }
  // the disk was full, and the tab that had the file was reloaded: the entry fails, and only the member can
  // remove it
  const lost = selectOutbox(tab.getState()).filter(({ failure }) => failure === 'fileLost')
  for (const { clientMessageId } of lost) discard(clientMessageId)
  if (lost.length > 0) expect(browser.disk.write).not.toBe(write)

  expect(tab.forbiddenStep()).toBeNull()

  // nothing lost, nothing duplicated
  expect(selectOutbox(tab.getState())).toEqual([])
  expect(tab.getState().outbox).toMatchObject({ inFlight: {}, uploads: {} })
  const own = server.messages.filter(({ senderId }) => senderId === ME)
  const isKept = ({ clientMessageId }: { clientMessageId: string }) =>
    !discarded.has(clientMessageId) || own.some((message) => message.clientMessageId === clientMessageId)
  const kept = typed.filter(isKept)
  expect(own.map(({ content }) => content).toSorted()).toEqual(
    [...kept.map(({ text }) => text), ...writtenElsewhere].toSorted(),
  )

  // each message has its own file
  const typedIds = new Map(typed.map((each) => [each.clientMessageId, each]))
  for (const { clientMessageId, attachment } of own)
    expect(attachment?.bytes ?? 0).toBe(typedIds.get(clientMessageId ?? '')?.fileBytes ?? 0)

  // texts are in typing order, and files in picking order; a failed or re-uploaded one lets later ones pass
  const order = own.flatMap(({ clientMessageId }) => typedIds.get(clientMessageId ?? '') ?? [])
  const isFile = ({ fileBytes }: { fileBytes: number }) => fileBytes > 0
  const isText = (each: { fileBytes: number }) => !isFile(each)
  if (!hasFailed) {
    expect(order.filter(isText)).toEqual(kept.filter(isText))
    expect(order.filter(isFile)).toEqual(kept.filter(isFile))
  }

  // the screen shows the server's messages in the server's order
  const stored = server.messages.map(({ content }) => content)
  const shown = tab.texts(ROOM)
  expect(shown).toEqual(shown.length === 0 ? [] : stored.slice(-shown.length))
  expect(shown.length).toBeGreaterThanOrEqual(Math.min(20, stored.length))

  // no file is left: files that a closed tab could not delete are deleted by the next one
  ;(second as ChatTab | null)?.close()
  tab.close()
  await settle(0)
  vi.setSystemTime(Date.now() + 11 * 60_000)
  tab = await openTab()
  await settle(50)
  expect((await browser.disk.keys()).filter((key) => key.startsWith('outboxFile'))).toEqual([])
  tab.close()
}
