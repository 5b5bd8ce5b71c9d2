import { isAnyOf } from '@reduxjs/toolkit'
import { selectMemberId } from '#src/auth/authSlice.ts'
import { framesArrived } from '#src/realtime/realtimeSlice.ts'
import { chatApi } from '../chatApi.ts'
import type { StartChatListening } from '../chatListening.ts'
import { selectRoomList } from '../chatState.ts'
import { readMarkSent } from '../timeline/timelineSlice.ts'
import type { OpenChannel, TabChannel } from './disk.ts'
import { chatStarted } from './memberChanged.ts'

/** A burst is one request, and a read mark has reached the server by then. */
const TOLD_WAIT_MS = 500

/**
 * Keeps the room lists of a member's tabs alike. Of a room that one of the tabs is in, the server tells that tab alone (WS3
 * speaks only while none of a member's sessions is subscribed), so it tells the others; they ask for the list (CH1), which
 * knows best. Hidden tabs need not: they ask when they are looked at. Answers a function that lets go of everything.
 */
export function listenToOtherTabs(
  startListening: StartChatListening,
  openChannel: OpenChannel,
  isVisible: () => boolean,
): () => void {
  let channel: TabChannel | null = null
  let due: ReturnType<typeof setTimeout> | undefined

  startListening({
    actionCreator: chatStarted,
    effect: (_action, { dispatch, getState }) => {
      const refetch = () => {
        due = undefined
        void dispatch(
          chatApi.endpoints.listRooms.initiate(undefined, { forceRefetch: true, subscribe: false }),
        )
      }
      channel = openChannel('hapju-rooms', (memberId) => {
        const isMine = memberId !== null && memberId === selectMemberId(getState())
        if (isMine && isVisible() && selectRoomList(getState())) due ??= setTimeout(refetch, TOLD_WAIT_MS)
      })
    },
  })

  startListening({
    matcher: isAnyOf(framesArrived, readMarkSent),
    effect: (action, { getState }) => {
      const isOfARoom = framesArrived.match(action)
        ? action.payload.some(({ type }) => type === 'MESSAGE' || type === 'SYSTEM' || type === 'READ')
        : true
      if (isOfARoom) channel?.tell(selectMemberId(getState()))
    },
  })

  return () => {
    clearTimeout(due)
    channel?.close()
  }
}
