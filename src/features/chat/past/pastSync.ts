import { isAnyOf } from '@reduxjs/toolkit'
import { framesArrived } from '#src/realtime/realtimeSlice.ts'
import type { StartListening } from '../chatListening.ts'
import { messageSubmitted } from '../delivery/outboxSlice.ts'
import { newestId } from '../timeline/messageTable.ts'
import {
  gapPageArrived,
  gapSkipped,
  historyArrived,
  selectRoom,
  type WithTimeline,
} from '../timeline/timelineSlice.ts'
import { visibleMessages } from '../timeline/visibleMessages.ts'
import { jumped, pastLeft, pastMet, pastPageArrived, selectPast, type WithPast } from './pastSlice.ts'

/**
 * Closes the past window automatically. When reading on has made it touch the live timeline, it is added to
 * the timeline as a history page, and the timeline is shown without moving a row. When the member writes, the
 * list goes to the end, where the new message is.
 */
export function listenToPast(startListening: StartListening<WithPast & WithTimeline>): void {
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
 * They have a message in common, and the timeline reaches as far as the window: after a broken connection it
 * may lag behind for a while.
 */
function meetsTimeline(state: WithPast & WithTimeline, roomId: number): boolean {
  const { window } = selectPast(state, roomId)
  const live = visibleMessages(selectRoom(state, roomId))
  const oldest = live[0]?.messageId
  if (!window || oldest === undefined) return false
  const newest = newestId(window.messages)
  return newest >= oldest && newestId(live) >= newest
}
