import { createAction } from '@reduxjs/toolkit'
import type { ErrorCode } from '#contract/errors.ts'
import { connectionChanged, reconnectRequested, type WithRealtime } from '#src/realtime/realtimeSlice.ts'
import { TOAST_LONG_MS, toastShown } from '#src/toasts/toastsSlice.ts'
import type { StartListening } from '../chatListening.ts'
import { messagePostponed, messageSubmitted, type WithOutbox } from './outboxSlice.ts'

/** docs/product/chat.md "Writing". */
export const NOT_CONNECTED_TEXT = '연결 상태를 확인해주세요.'

/** The app's own text (docs/product/chat.md "Writing"). */
export const NOT_STORED_TEXT = '기기에 저장하지 못했습니다. 전송될 때까지 창을 닫지 마세요.'

/** The device could not store a change of the outbox: it is full, or the window is private. */
export const outboxNotStored = createAction('chat/outboxNotStored')

/** The app's own text, not the server's: the message stays queued in its place. */
export const TOO_MANY_TEXT = '너무 많이 보냈습니다. 잠시 후 이어서 보냅니다.'

/**
 * Handles messages written without a connection: a group reconnects at once, a private room shows a toast
 * (docs/product/chat.md "Writing"), once per outage, because the connection banner shows it all the time.
 * Either way the message stays in the outbox and is sent after the reconnect (P5). If the device cannot store
 * it, it would be lost with the window, which the member is told once per outage too.
 */
export function listenToSubmissions(startListening: StartListening<WithRealtime & WithOutbox>): void {
  let isWarned = false
  let isStoreWarned = false

  startListening({
    actionCreator: messageSubmitted,
    effect: ({ payload: { kind } }, { dispatch, getState }) => {
      const { status, problem } = getState().realtime
      // a reconnect for a new token, or to another node, takes only a moment, so the member is not warned (P19)
      if (status === 'live' || ((status === 'connecting' || status === 'stale') && problem === null)) return
      if (kind === 'GROUP') dispatch(reconnectRequested())
      else if (!isWarned) {
        isWarned = true
        dispatch(toastShown({ text: NOT_CONNECTED_TEXT, tone: 'error' }))
      }
    },
  })

  startListening({
    actionCreator: messagePostponed,
    effect: ({ payload: { code } }, { dispatch }) => {
      if (code === ('COMMON429' satisfies ErrorCode))
        dispatch(toastShown({ text: TOO_MANY_TEXT, tone: 'error', durationMs: TOAST_LONG_MS }))
    },
  })

  startListening({
    actionCreator: outboxNotStored,
    effect: (_action, { dispatch, getState }) => {
      const { realtime, outbox } = getState()
      if (realtime.status === 'live' || isStoreWarned || Object.keys(outbox.records).length === 0) return
      isStoreWarned = true
      dispatch(toastShown({ text: NOT_STORED_TEXT, tone: 'error', durationMs: TOAST_LONG_MS }))
    },
  })

  startListening({
    actionCreator: connectionChanged,
    effect: ({ payload }) => {
      if (payload.status === 'live') isWarned = isStoreWarned = false
    },
  })
}
