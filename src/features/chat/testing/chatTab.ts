import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { vi } from 'vitest'
import { makeActKeys } from '#src/api/actKeys.ts'
import { api } from '#src/api/api.ts'
// imported up front, because a first upload would load it while the fake clock is stopped
import '#src/api/upload.ts'
import type { Services } from '#src/api/services.ts'
import { authOf, authReducer, selectAccessToken } from '#src/auth/authSlice.ts'
import { keptReducer } from '#src/offline/keptSlice.ts'
import { makeRealtime } from '#src/realtime/realtimeMiddleware.ts'
import { realtimeReducer } from '#src/realtime/realtimeSlice.ts'
import { fakeConnection } from '#src/realtime/testing/fakeConnection.ts'
import { toastsReducer } from '#src/toasts/toastsSlice.ts'
import { chatChannels, type ChatState, makeChat } from '../chat.ts'
import { chatApi } from '../chatApi.ts'
import type { ChatDispatch } from '../chatListening.ts'
import { draftsReducer } from '../composer/draftsSlice.ts'
import type { OutboxEntry } from '../delivery/outboxEntry.ts'
import { messageSubmitted, outboxReducer, selectOutbox } from '../delivery/outboxSlice.ts'
import { removeFilesOf } from '../delivery/uploads/fileCleanup.ts'
import { makeFilesLater } from '../delivery/uploads/filesLater.ts'
import { makeUploads } from '../delivery/uploads/outboxUploads.ts'
import { submitFile } from '../delivery/uploads/submitFile.ts'
import { pastReducer } from '../past/pastSlice.ts'
import type { MessageRow } from '../rows/chatRows.ts'
import { makeRowBuilder } from '../rows/chatTimeline.ts'
import type { Disk, FileDisk, OpenChannel } from '../storage/disk.ts'
import { makeMemberRecords } from '../storage/memberRecords.ts'
import { makeOutboxFiles } from '../storage/outboxFiles.ts'
import type { RoomKind } from '../timeline/roomList.ts'
import { selectRoom, timelineReducer } from '../timeline/timelineSlice.ts'
import { visibleMessages } from '../timeline/visibleMessages.ts'
import { typingReducer } from '../typing/typingSlice.ts'
import type { ChatServer } from './chatServer.ts'
import { memoryChannels, memoryDisk, memoryLocks } from './memory.ts'
import { watchMessages } from './messageStates.ts'

/** The resources that the tabs of one browser share. */
export interface Browser {
  disk: Disk & FileDisk
  openChannel: OpenChannel
  locks: LockManager | undefined
}

export const aBrowser = (): Browser => ({
  disk: memoryDisk(),
  openChannel: memoryChannels(),
  locks: memoryLocks(),
})

export const ME = 1

/** A Blob read without delay: Node's own needs real time, which fake timers do not provide. */
function aFile(words: string): Blob {
  const bytes = new TextEncoder().encode(words)
  return Object.assign(new Blob([bytes], { type: 'image/jpeg' }), { arrayBuffer: async () => bytes.buffer })
}

export interface TabOptions {
  /** Runs before the code that sends files is there; rejects where it cannot be loaded. */
  loadsFiles?: () => Promise<void>
}

/** One tab of a signed-in member: the real chat on the real store, without a screen. */
export function aTab(
  server: ChatServer,
  browser: Browser = aBrowser(),
  memberId = ME,
  { loadsFiles = async () => {} }: TabOptions = {},
) {
  const network = fakeConnection({ subscribesAfterMs: 10 })
  const { accessToken, goOnline, goOffline } = server.attach(memberId, network)
  vi.stubGlobal('fetch', server.answer)
  vi.stubGlobal('XMLHttpRequest', server.Xhr)
  const page = {
    isVisible: true,
    on: null as null | { becameVisible: () => void; networkChanged: (online: boolean) => void },
  }

  const logged: string[] = []
  let isAsleep = false
  let renews = false
  const openChannel: OpenChannel = (name, onMessage) =>
    browser.openChannel(name, (message) => isAsleep || onMessage(message))
  const shared = { disk: browser.disk, openChannel }
  const files = makeOutboxFiles(shared)
  const later = makeFilesLater(async () => {
    await loadsFiles()
    return { outboxFiles: files, makeUploads, submitFile }
  })
  // as on a page that shows a room
  void later.load().catch(() => {})
  const chat = makeChat({
    locks: browser.locks,
    page: { isVisible: () => page.isVisible },
    log: (text) => logged.push(text),
    openChannel,
    storage: {
      outbox: makeMemberRecords<OutboxEntry>('outbox', { ...shared, removed: removeFilesOf(later) }),
      drafts: makeMemberRecords<string>('drafts', shared),
      files: later,
    },
  })
  const realtime = makeRealtime<ChatState>({
    spread: (ms) => ms,
    channels: chatChannels,
    accessToken: selectAccessToken,
    renewTokens: async () => false,
    dial: (...args) => network.dial(...args),
    url: 'http://localhost/ws',
    log: () => {},
    page: {
      isOnline: () => true,
      isVisible: () => page.isVisible,
      listen: (on) => {
        page.on = on
        return () => {}
      },
    },
  })
  const services: Services = {
    wait: async () => {},
    renewer: { renew: async () => ({ outcome: renews ? 'renewed' : 'refused' }) },
    readAgain: () => {},
    revoke: async () => {},
    actKeys: makeActKeys(),
  }
  const reducer = combineReducers({
    [api.reducerPath]: api.reducer,
    auth: authReducer,
    toasts: toastsReducer,
    kept: keptReducer,
    realtime: realtimeReducer,
    timeline: timelineReducer,
    past: pastReducer,
    typing: typingReducer,
    outbox: outboxReducer,
    drafts: draftsReducer,
  })
  let isPast = false
  const shown: typeof reducer = (state, action) =>
    isPast ? (state as ReturnType<typeof reducer>) : reducer(state, action)
  const store = configureStore({
    reducer: shown,
    preloadedState: { auth: authOf({ accessToken, refreshToken: 'r', memberId }) },
    // the development checks walk the whole state after each action: too slow for thousands of runs
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: services },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(api.middleware, chat.middleware, realtime.middleware),
  })
  const dispatch = store.dispatch as ChatDispatch<ChatState>
  const getState = () => store.getState() as ChatState
  const build = makeRowBuilder()

  const rows = (roomId: number) => {
    const state = getState()
    const room = selectRoom(state, roomId)
    return build({
      me: memberId,
      messages: visibleMessages(room, memberId),
      pending: selectOutbox(state).filter((entry) => entry.roomId === roomId),
      inFlight: state.outbox.inFlight,
      uploads: state.outbox.uploads,
      isPaced: state.outbox.isPaced,
      othersRead: Object.values(room?.marks ?? {}).sort((a, b) => a - b),
      ownRead: room?.ownMark ?? 0,
      dividerAt: room?.dividerAt ?? null,
    })
  }

  return {
    network,
    /** The texts logged by the chat. */
    logged,
    store,
    dispatch,
    getState,
    rows,
    /** The texts on screen, top to bottom. */
    texts: (roomId: number) =>
      rows(roomId)
        .filter((row): row is MessageRow => row.kind === 'message')
        .map(({ text }) => text),
    write: (roomId: number, content: string, kind: RoomKind = 'GROUP') =>
      dispatch(
        messageSubmitted({
          roomId,
          kind,
          receiverId: kind === 'PRIVATE' ? 2 : null,
          senderId: memberId,
          content,
        }),
      ),
    /** Sends a picture whose bytes are these words. */
    writeFile: (roomId: number, words: string, kind: RoomKind = 'GROUP') =>
      dispatch(
        submitFile(
          files,
          { roomId, kind, receiverId: kind === 'PRIVATE' ? 2 : null, senderId: memberId },
          { kind: 'IMAGE', file: aFile(words), widthPx: 4, heightPx: 3 },
        ),
      ),
    files,
    /** The first forbidden state transition of a message, or null. */
    forbiddenStep: watchMessages(getState, (listener) => store.subscribe(listener)),
    loadRooms: () => dispatch(chatApi.endpoints.listRooms.initiate()),
    goOffline,
    goOnline() {
      goOnline()
      page.on?.networkChanged(true)
    },
    /** From now on an expired access token is renewed when the server refuses it. */
    letRenew() {
      renews = true
    },
    /** Suspends the tab: it keeps its locks, receives nothing from other tabs and answers none. */
    sleep() {
      isAsleep = true
    },
    hide() {
      page.isVisible = false
    },
    show() {
      page.isVisible = true
      page.on?.becameVisible()
    },
    /** A developer looks at the state of now as a past one: actions change nothing. */
    showPast() {
      isPast = true
    },
    /** Closes the tab; also the first half of a reload. */
    close() {
      chat.dispose()
      realtime.dispose()
      network.lines.at(-1)?.end('socket')
      dispatch(api.util.resetApiState())
    },
  }
}

export type ChatTab = ReturnType<typeof aTab>
