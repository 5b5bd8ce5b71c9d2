import { connectionChanged, reconnectRequested, selectIsLive } from '#src/realtime/realtimeSlice.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import type { StartChatListening } from './chatListening.ts'
import { messageSubmitted } from './outboxSlice.ts'

/** product-2 section 5. */
export const NOT_CONNECTED_TEXT = '연결 상태를 확인해주세요.'

/**
 * A message written without a connection: a group connects first, a private room warns (product-2 section 4), once until
 * the line is back: the strip above says it all the while. Either way the message is in the outbox and goes out then (P5).
 */
export function listenToSubmissions(startListening: StartChatListening): void {
  let isWarned = false

  startListening({
    actionCreator: messageSubmitted,
    effect: ({ payload: { kind } }, { dispatch, getState }) => {
      if (selectIsLive(getState())) return
      if (kind === 'GROUP') dispatch(reconnectRequested())
      else if (!isWarned) {
        isWarned = true
        dispatch(toastShown({ text: NOT_CONNECTED_TEXT, tone: 'error' }))
      }
    },
  })

  startListening({
    actionCreator: connectionChanged,
    effect: ({ payload }) => {
      if (payload.status === 'live') isWarned = false
    },
  })
}
