import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { TEMPORARY_ID_FLOOR } from '#contract/limits.ts'
import { newUuid } from '#src/lib/newUuid.ts'
import { connectionChanged, framesArrived } from '#src/realtime/realtimeSlice.ts'
import { memberChanged } from '../storage/memberStorage.ts'
import type { RoomKind } from '../timeline/roomList.ts'
import { gapPageArrived, gapSkipped, historyArrived, roomLeft } from '../timeline/timelineSlice.ts'
import { inOutboxOrder } from './echo.ts'
import type { OutboxAttachment, OutboxEntry, OutboxState } from './outboxEntry.ts'
import { adopt, awaitsFile, confirm, confirmKnown, countTry, fail, forget, leaveRoad } from './outboxRules.ts'

export const emptyOutbox: OutboxState = {
  memberId: null,
  records: {},
  inFlight: {},
  uploads: {},
  isPaced: false,
  lastTemporaryId: TEMPORARY_ID_FLOOR,
  settled: [],
}

interface Refusal {
  clientMessageId: string
  code: string
  /** The server's sentence for people. */
  sentence?: string | undefined
}

export interface Submission {
  roomId: number
  kind: RoomKind
  receiverId: number | null
  roomType?: string
  senderId: number
  /** Trimmed and not empty. */
  content: string
  /** The file is already stored under the entry's id: `submitFile.ts`. */
  attachment?: OutboxAttachment
}

const outboxSlice = createSlice({
  name: 'outbox',
  initialState: emptyOutbox,
  reducers: {
    messageSubmitted: {
      prepare: (submission: Submission, clientMessageId = newUuid()) => ({
        payload: { ...submission, clientMessageId, submittedAt: new Date().toISOString() },
      }),
      reducer: (
        state,
        { payload }: PayloadAction<Submission & { clientMessageId: string; submittedAt: string }>,
      ) => {
        state.lastTemporaryId += 1
        const temporaryId = state.lastTemporaryId
        state.records[payload.clientMessageId] = {
          ...payload,
          temporaryId,
          handedOver: false,
          tries: 0,
          failure: null,
          revision: 0,
        }
      },
    },
    /** Its file is being uploaded (CH13), by this tab or by the sending tab. `share`: 0 to 1. */
    uploadProgressed: (state, { payload }: PayloadAction<{ clientMessageId: string; share: number }>) => {
      const entry = state.records[payload.clientMessageId]
      // another tab's progress report may arrive after the failure
      if (entry && entry.failure === null && awaitsFile(entry))
        state.uploads[payload.clientMessageId] = payload.share
    },
    /** The file is uploaded: the message may be handed over. */
    fileUploaded: (state, { payload }: PayloadAction<{ clientMessageId: string; attachmentId: number }>) => {
      delete state.uploads[payload.clientMessageId]
      const entry = state.records[payload.clientMessageId]
      if (!entry?.attachment) return
      entry.attachment.attachmentId = payload.attachmentId
      entry.tries = 0
      entry.revision += 1
    },
    /**
     * The server has deleted the file (ATTACHMENT4004: no message used it for a day). It is uploaded once
     * more automatically.
     */
    fileExpired: (state, { payload }: PayloadAction<{ clientMessageId: string }>) => {
      delete state.inFlight[payload.clientMessageId]
      const entry = state.records[payload.clientMessageId]
      if (!entry?.attachment) return
      entry.attachment.attachmentId = null
      entry.attachment.again = true
      entry.revision += 1
    },
    /** The middleware has written the frame: see the channels. */
    messageHandedOver: (state, { payload }: PayloadAction<{ clientMessageId: string }>) => {
      const entry = state.records[payload.clientMessageId]
      if (!entry) return
      if (!entry.handedOver) entry.revision += 1
      entry.handedOver = true
      state.inFlight[payload.clientMessageId] = true
    },
    /** No echo in time. */
    messageUnconfirmed: (state, { payload }: PayloadAction<{ clientMessageId: string }>) => {
      countTry(state, payload.clientMessageId, 'unconfirmed')
    },
    /**
     * A temporary refusal (COMMON429, or a failure of the server or the upload): the same message is sent
     * later.
     */
    messagePostponed: (state, { payload }: PayloadAction<Refusal & { counts: boolean }>) => {
      if (payload.counts) countTry(state, payload.clientMessageId, payload.code, payload.sentence)
      else leaveRoad(state, payload.clientMessageId)
    },
    /** Refused by WS4, or its file by CH13, or there is nobody to send it to. */
    messageRefused: (state, { payload }: PayloadAction<Refusal>) => {
      leaveRoad(state, payload.clientMessageId)
      const entry = state.records[payload.clientMessageId]
      if (!entry) return
      fail(entry, payload.code, payload.sentence)
      entry.revision += 1
    },
    /** 다시 보내기 was pressed: sends the same message again, in its old place. */
    messageRetried: ({ records }, { payload }: PayloadAction<{ clientMessageId: string }>) => {
      const entry = records[payload.clientMessageId]
      if (!entry) return
      entry.failure = null
      delete entry.failureSentence
      entry.tries = 0
      delete entry.attachment?.again
      entry.revision += 1
    },
    /** 삭제 was pressed, or the upload was cancelled. */
    messageDiscarded: (state, { payload }: PayloadAction<{ clientMessageId: string }>) => {
      forget(state, payload.clientMessageId)
    },
    /**
     * This tab no longer sends: the next sending tab sends again, under the same ids, whatever was in flight
     * here.
     */
    drainLost: (state) => {
      state.inFlight = {}
      state.uploads = {}
    },
    /** Messages begin or cease to wait for the server's limit of SENDs. */
    sendingPaced: (state, { payload: isPaced }: PayloadAction<boolean>) => {
      state.isPaced = isPaced
    },
    /** Entries that an earlier page, or another tab, has left in storage. */
    outboxRestored: (
      state,
      { payload }: PayloadAction<{ memberId: number; records: Record<string, OutboxEntry> }>,
    ) => {
      if (payload.memberId !== state.memberId) return
      for (const entry of Object.values(payload.records))
        if (!state.records[entry.clientMessageId]) adopt(state, entry)
    },
    /** Another tab of the same member changed the shared outbox. */
    outboxChangedElsewhere: (
      state,
      { payload }: PayloadAction<{ memberId: number; changed: Record<string, OutboxEntry | null> }>,
    ) => {
      if (payload.memberId !== state.memberId) return
      for (const [id, entry] of Object.entries(payload.changed)) {
        if (entry === null) forget(state, id)
        else adopt(state, entry)
      }
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(memberChanged, (_state, { payload: memberId }) => ({ ...emptyOutbox, memberId }))
      .addCase(framesArrived, (state, { payload: events }) => {
        for (const event of events) if (event.type === 'MESSAGE') confirm(state, event.data)
      })
      .addCase(historyArrived, (state, { payload }) => confirmKnown(state, payload.page.messages))
      .addCase(gapSkipped, (state, { payload }) => confirmKnown(state, payload.page.messages))
      // a gap page lies above everything that was loaded, so nothing in it is older than the sent messages
      .addCase(gapPageArrived, (state, { payload }) => {
        for (const message of payload.page.messages) confirm(state, message)
      })
      .addCase(roomLeft, (state, { payload }) => {
        for (const entry of Object.values(state.records))
          if (entry.roomId === payload.roomId) forget(state, entry.clientMessageId)
      })
      .addCase(connectionChanged, (state, { payload }) => {
        if (payload.status === 'live') return
        // a broken connection does not count as an attempt; one that the server ended with an ERROR frame
        // does
        const underWay = Object.keys(state.inFlight)
        state.inFlight = {}
        // an upload that continues reports itself again with its next progress
        state.uploads = {}
        if (payload.problem === 'stomp') for (const id of underWay) countTry(state, id, 'unconfirmed')
      })
  },
})

export const {
  messageSubmitted,
  uploadProgressed,
  fileUploaded,
  fileExpired,
  messageHandedOver,
  messageUnconfirmed,
  messagePostponed,
  messageRefused,
  messageRetried,
  messageDiscarded,
  drainLost,
  sendingPaced,
  outboxRestored,
  outboxChangedElsewhere,
} = outboxSlice.actions
export const outboxReducer = outboxSlice.reducer

export interface WithOutbox {
  outbox: OutboxState
}

/** All pending entries, in typing order. */
export const selectOutbox = createSelector(
  (state: WithOutbox) => state.outbox.records,
  (records) => Object.values(records).sort(inOutboxOrder),
)
export const selectEntry = (state: WithOutbox, clientMessageId: string): OutboxEntry | undefined =>
  state.outbox.records[clientMessageId]
