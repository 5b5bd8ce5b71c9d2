import { isAnyOf } from '@reduxjs/toolkit'
import { selectMemberId, type WithAuth } from '#src/auth/authSlice.ts'
import { framesArrived } from '#src/realtime/realtimeSlice.ts'
import { chatApi, type WithChatApi } from '../chatApi.ts'
import type { StartListening } from '../chatListening.ts'
import { selectRoomList } from '../roomListCache.ts'
import { readMarkSent } from '../timeline/timelineSlice.ts'
import type { OpenChannel, TabChannel } from './disk.ts'
import { chatStarted } from './memberStorage.ts'

/** Long enough to merge a burst into one request and for a read mark to reach the server first. */
const TOLD_WAIT_MS = 500

/**
 * Keeps the room lists of a member's tabs in sync. The server sends a room's messages only to the tab
 * subscribed to it (WS3 comes only while none of the member's sessions is subscribed), so that tab notifies
 * the others, which refetch the list (CH1). Hidden tabs skip this: they refetch when shown. Returns a
 * function that stops it.
 */
export function listenToOtherTabs(
  startListening: StartListening<WithAuth & WithChatApi>,
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
