import { isAnyOf } from '@reduxjs/toolkit'
import { framesArrived } from '#src/realtime/realtimeSlice.ts'
import type { StartChatListening } from '../chatListening.ts'
import type { ChatState } from '../chatState.ts'
import { messageSubmitted } from '../delivery/outboxSlice.ts'
import { newestId } from '../timeline/messageTable.ts'
import { gapPageArrived, gapSkipped, historyArrived, selectRoom } from '../timeline/timelineSlice.ts'
import { visibleMessages } from '../timeline/visibleMessages.ts'
import { jumped, pastLeft, pastMet, pastPageArrived, selectPast } from './pastSlice.ts'

/**
 * Ends a look into the past by itself: where it has been read on until it touches what the live timeline shows, the timeline takes it
 * over as a page of its history and is shown from then on, without a row that moves; and whoever writes is brought to the end,
 * where the message stands.
 */
export function listenToPast(startListening: StartChatListening): void {
  startListening({
    matcher: isAnyOf(jumped, pastPageArrived, historyArrived, gapPageArrived, gapSkipped, framesArrived),
    effect: (_action, { dispatch, getState }) => {
      for (const id of Object.keys(getState().past.rooms)) {
        const roomId = Number(id)
        const { window } = selectPast(getState(), roomId)
        if (!window || !meetsTimeline(getState(), roomId)) continue
        const { messages, hasOlder } = window
        const oldest = selectRoom(getState(), roomId)?.messages[0]?.messageId
        if (oldest !== undefined && messages[0]!.messageId < oldest) {
          const page = { messages, hasNext: hasOlder, lastMessageId: messages[0]!.messageId }
          dispatch(historyArrived({ roomId, page, subscribed: false }))
        }
        dispatch(pastMet({ roomId }))
      }
    },
  })

  startListening({
    actionCreator: messageSubmitted,
    effect: ({ payload: { roomId } }, { dispatch, getState }) => {
      if (selectPast(getState(), roomId).window) dispatch(pastLeft({ roomId }))
    },
  })
}

/**
 * The two have a message in common, and the timeline shows all that the look does: after a break of the line it may be behind it
 * for a while.
 */
function meetsTimeline(state: ChatState, roomId: number): boolean {
  const { window } = selectPast(state, roomId)
  const live = visibleMessages(selectRoom(state, roomId))
  const oldest = live[0]?.messageId
  if (!window || oldest === undefined) return false
  const newest = newestId(window.messages)
  return newest >= oldest && newestId(live) >= newest
}
