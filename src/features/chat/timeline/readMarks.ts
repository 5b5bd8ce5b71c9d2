import { isAnyOf, type ListenerEffectAPI } from '@reduxjs/toolkit'
import { selectMemberId } from '#src/auth/authSlice.ts'
import { connectionChanged, framesArrived, pageShown, selectIsLive } from '#src/realtime/realtimeSlice.ts'
import { chatApi } from '../chatApi.ts'
import type { StartChatListening } from '../chatListening.ts'
import type { ChatDispatch, ChatState } from '../chatState.ts'
import { indexFrom } from './messageTable.ts'
import {
  historyArrived,
  messagesSeen,
  readMarkSent,
  roomClosed,
  type RoomTimeline,
  selectRoom,
} from './timelineSlice.ts'

/** docs/product/chat.md "Read marks and numbers": the read status is sent this long after receipt. */
export const READ_MARK_DELAY_MS = 1_000

/**
 * Tells the server what was read (P8): only what a screen showed, while the room was open, the page visible and the line up;
 * a second after it was seen, once for everything seen in that second. Answers a function that forgets what is due.
 */
export function listenToReading(startListening: StartChatListening, isVisible: () => boolean): () => void {
  const due = new Map<number, ReturnType<typeof setTimeout>>()

  function forget(roomId: number): void {
    clearTimeout(due.get(roomId))
    due.delete(roomId)
  }

  function schedule(roomId: number, { dispatch, getState }: ReadApi): void {
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
      for (const [roomId, room] of Object.entries(api.getState().timeline.rooms))
        if (room.open) schedule(Number(roomId), api)
    },
  })

  startListening({
    actionCreator: roomClosed,
    effect: ({ payload }) => forget(payload.roomId),
  })

  startListening({
    // the server refuses the mark of somebody who is gone
    matcher: chatApi.endpoints.leaveRoom.matchPending,
    effect: ({ meta }) => forget(meta.arg.originalArgs),
  })

  return () => [...due.keys()].forEach(forget)
}

type ReadApi = Pick<ListenerEffectAPI<ChatState, ChatDispatch>, 'dispatch' | 'getState'>

/** The id to send: the newest of another that was seen, unless it is known to be read. Null: nothing to tell, or nobody to tell it. */
export function markToSend(state: ChatState, roomId: number): number | null {
  const room = selectRoom(state, roomId)
  const me = selectMemberId(state)
  if (!room?.open || me === null || !selectIsLive(state)) return null
  const newest = newestSeenOfOthers(room, me)
  const told = Math.max(room.sentMark, room.ownMark, room.marks[me] ?? 0)
  return newest > told ? newest : null
}

function newestSeenOfOthers({ messages, seenUpTo }: RoomTimeline, me: number): number {
  for (let i = indexFrom(messages, seenUpTo + 1) - 1; i >= 0; i -= 1) {
    const message = messages[i]!
    if (message.senderId !== me) return message.messageId
  }
  return 0
}
