import { createListenerMiddleware, type Middleware } from '@reduxjs/toolkit'
import type { WithAuth } from '#src/auth/authSlice.ts'
import { logProblem } from '#src/lib/log.ts'
import type { Channel } from '#src/realtime/channel.ts'
import { browserPage, type PageEvents } from '#src/realtime/pageEvents.ts'
import type { WithRealtime } from '#src/realtime/realtimeSlice.ts'
import type { WithChatApi } from './chatApi.ts'
import type { ChatDispatch } from './chatListening.ts'
import { draftsChangedElsewhere, draftsRestored, type WithDrafts } from './composer/draftsSlice.ts'
import { groupChannel } from './delivery/groupChannel.ts'
import { listenToOutbox } from './delivery/outboxDrain.ts'
import type { OutboxEntry } from './delivery/outboxEntry.ts'
import { outboxChangedElsewhere, outboxRestored, type WithOutbox } from './delivery/outboxSlice.ts'
import { privateChannel } from './delivery/privateChannel.ts'
import { listenToReceivers } from './delivery/receivers.ts'
import { listenToSubmissions, outboxNotStored } from './delivery/submitWarnings.ts'
import { listenToFiles, removeFilesOf } from './delivery/uploads/fileCleanup.ts'
import { type FilesLater, filesLater } from './delivery/uploads/filesLater.ts'
import type { WithPast } from './past/pastSlice.ts'
import { listenToPast } from './past/pastSync.ts'
import { type OpenChannel, openBroadcastChannel } from './storage/disk.ts'
import { makeMemberRecords, type MemberRecords } from './storage/memberRecords.ts'
import { chatStarted, listenToMember, listenToSlice } from './storage/memberStorage.ts'
import { listenToOtherTabs } from './storage/otherTabs.ts'
import { listenToMutes } from './timeline/muteEnds.ts'
import { listenToReading } from './timeline/readMarks.ts'
import { listenToRoomList } from './timeline/roomListPatch.ts'
import { listenToRooms } from './timeline/roomSync.ts'
import { memberChannel } from './timeline/subscriptions.ts'
import type { WithTimeline } from './timeline/timelineSlice.ts'
import { listenToTyping, typingChannel } from './typing/typingListening.ts'
import { deviceTypingSetting, type TypingSetting } from './typing/typingSetting.ts'
import type { WithTyping } from './typing/typingSlice.ts'

/** The part of the state that chat needs. Each folder of chat names what it reads of it. */
export type ChatState = WithAuth &
  WithRealtime &
  WithChatApi &
  WithTimeline &
  WithPast &
  WithTyping &
  WithOutbox &
  WithDrafts

/** Subscriptions are requested in this order, so unread counts and refusals arrive before room messages. */
export const chatChannels: readonly Channel<ChatState>[] = [
  memberChannel,
  groupChannel,
  privateChannel,
  typingChannel,
]

export interface ChatStorage {
  outbox: MemberRecords<OutboxEntry>
  drafts: MemberRecords<string>
  files: FilesLater
}

/** Dependencies of one store's chat; the defaults are the browser's. */
export interface ChatOptions {
  locks?: LockManager
  page?: Pick<PageEvents, 'isVisible'>
  storage?: ChatStorage
  openChannel?: OpenChannel
  typing?: TypingSetting
  log?: (text: string, detail?: unknown) => void
}

export interface Chat {
  /**
   * All background work of chat: reading rooms, sending the outbox, read marks, the room list. Goes before
   * the socket's middleware.
   */
  middleware: Middleware<unknown, ChatState>
  dispose: () => void
}

/** Builds the chat part of one store. */
export function makeChat({
  locks = globalThis.navigator?.locks,
  page = browserPage,
  storage = browserStorage(),
  openChannel = openBroadcastChannel,
  typing = deviceTypingSetting,
  log = logProblem,
}: ChatOptions = {}): Chat {
  const { middleware, startListening, clearListeners } = createListenerMiddleware<
    ChatState,
    ChatDispatch<ChatState>
  >()
  listenToMember(startListening, (state: ChatState) => state.outbox.memberId)
  listenToSlice(startListening, {
    select: (state: ChatState) => state.outbox,
    records: storage.outbox,
    restored: outboxRestored,
    changedElsewhere: outboxChangedElsewhere,
    notStored: outboxNotStored,
  })
  listenToSlice(startListening, {
    select: (state: ChatState) => state.drafts,
    records: storage.drafts,
    restored: draftsRestored,
    changedElsewhere: draftsChangedElsewhere,
  })
  listenToFiles(startListening, storage.files)
  listenToRooms(startListening)
  listenToPast(startListening)
  listenToRoomList(startListening)
  const stopMutes = listenToMutes(startListening)
  listenToSubmissions(startListening)
  const forgetMarks = listenToReading(startListening, page.isVisible)
  const forgetTypists = listenToTyping(startListening, typing)
  const leaveTabs = listenToOtherTabs(startListening, openChannel, page.isVisible)
  listenToReceivers(startListening)
  const stopDrain = listenToOutbox(startListening, {
    locks,
    files: storage.files,
    openChannel,
    isVisible: page.isVisible,
    log,
  })

  return {
    middleware: (store) => {
      // the store is not ready until all its middleware is built
      queueMicrotask(() => store.dispatch(chatStarted()))
      return middleware(store as Parameters<typeof middleware>[0])
    },
    dispose() {
      clearListeners()
      stopMutes()
      forgetMarks()
      forgetTypists()
      leaveTabs()
      stopDrain()
      storage.outbox.close()
      storage.drafts.close()
      storage.files.loaded?.outboxFiles.close()
    },
  }
}

function browserStorage(): ChatStorage {
  return {
    outbox: makeMemberRecords<OutboxEntry>('outbox', { removed: removeFilesOf(filesLater) }),
    drafts: makeMemberRecords<string>('drafts'),
    files: filesLater,
  }
}
