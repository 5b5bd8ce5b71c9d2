import { isAnyOf } from '@reduxjs/toolkit'
import { selectMemberId, type WithAuth } from '#src/auth/authSlice.ts'
import {
  connectionChanged,
  framesArrived,
  pageShown,
  selectIsLive,
  type WithRealtime,
} from '#src/realtime/realtimeSlice.ts'
import { chatApi } from '../chatApi.ts'
import type { ListeningApi, StartListening } from '../chatListening.ts'
import { selectIsEnded } from './ended.ts'
import { indexFrom } from './messageTable.ts'
import {
  historyArrived,
  messagesSeen,
  readMarkSent,
  roomClosed,
  type RoomTimeline,
  selectRoom,
  type WithTimeline,
} from './timelineSlice.ts'

type ReadingState = WithAuth & WithRealtime & WithTimeline

/**
 * The delay between seeing a message and sending its read mark (docs/product/chat.md "Read marks and
 * numbers").
 */
export const READ_MARK_DELAY_MS = 1_000

/**
 * Sends read marks to the server (P8): only for messages shown on screen while the room was open, the page
 * visible and the socket connected; one second after the first was seen, one mark for everything seen in that
 * second. Returns a function that cancels pending marks.
 */
export function listenToReading(
  startListening: StartListening<ReadingState>,
  isVisible: () => boolean,
): () => void {
  const due = new Map<number, ReturnType<typeof setTimeout>>()

  function forget(roomId: number): void {
    clearTimeout(due.get(roomId))
    due.delete(roomId)
  }

  function schedule(roomId: number, { dispatch, getState }: ListeningApi<ReadingState>): void {
    if (due.has(roomId) || markToSend(getState(), roomId) === null || !isVisible()) return
    const timer = setTimeout(() => {
      due.delete(roomId)
      const messageId = markToSend(getState(), roomId)
      if (messageId !== null && isVisible()) dispatch(readMarkSent({ roomId, messageId }))
    }, READ_MARK_DELAY_MS)
    due.set(roomId, timer)
  }

  startListening({
    matcher: isAnyOf(messagesSeen, pageShown, connectionChanged, framesArrived, historyArrived),
    effect: (_action, api) => {
      for (const roomId of Object.keys(api.getState().timeline.rooms)) schedule(Number(roomId), api)
    },
  })

  startListening({
    actionCreator: roomClosed,
    effect: ({ payload }) => forget(payload.roomId),
  })

  startListening({
    // the server refuses marks from a member who has left
    matcher: chatApi.endpoints.leaveRoom.matchPending,
    effect: ({ meta }) => forget(meta.arg.originalArgs),
  })

  return () => [...due.keys()].forEach(forget)
}

/**
 * The id to send: the newest seen message of another member, unless it is known to be read. Null when there
 * is nothing to send or no connection.
 */
export function markToSend(state: ReadingState, roomId: number): number | null {
  const room = selectRoom(state, roomId)
  const me = selectMemberId(state)
  if (!room?.open || me === null || !selectIsLive(state)) return null
  // nobody is in that room any more, so the server refuses marks
  if (selectIsEnded(state, roomId)) return null
  const newest = newestSeenOfOthers(room, me)
  const told = Math.max(room.sentMark, room.confirmedMark, room.marks[me] ?? 0)
  return newest > told ? newest : null
}

function newestSeenOfOthers({ messages, seenUpTo }: RoomTimeline, me: number): number {
  for (let i = indexFrom(messages, seenUpTo + 1) - 1; i >= 0; i -= 1) {
    const message = messages[i]!
    if (message.senderId !== me) return message.messageId
  }
  return 0
}
