import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { WsEvent } from '#contract/ws/frames.ts'
import type { ConnectionProblem, ConnectionStatus } from './connectionMachine.ts'

export interface RealtimeState {
  status: ConnectionStatus
  /** What went wrong last; null while all is well, and while an expired token is being replaced. */
  problem: ConnectionProblem | null
  /** Without a live connection for `SLOW_AFTER_MS`. */
  slow: boolean
  /** What the browser says about the network. */
  online: boolean
  /**
   * Destinations whose SUBSCRIBE the server has confirmed on the present connection, each with the number of that
   * confirmation. As long as the number stays the same nothing was missed, so a page read meanwhile leaves no hole.
   */
  subscribed: Record<string, number>
  confirmations: number
}

const initialState: RealtimeState = {
  status: 'off',
  problem: null,
  slow: false,
  online: true,
  subscribed: {},
  confirmations: 0,
}

/** The member asks to be connected again (the button of the banner). Dialled after 1 s (docs/product/chat.md "Connection strip"). */
export const reconnectRequested = createAction('realtime/reconnectRequested')

/** The page is looked at again. */
export const pageShown = createAction('realtime/pageShown')

/** Everything the socket brought since the last frame of the screen, in the order it came. A burst is one dispatch. */
export const framesArrived = createAction<WsEvent[]>('realtime/framesArrived')

/** What the engine says about the connection. Nobody else assigns it. */
const realtimeSlice = createSlice({
  name: 'realtime',
  initialState,
  reducers: {
    connectionChanged: (
      state,
      { payload }: PayloadAction<{ status: ConnectionStatus; problem: ConnectionProblem | null }>,
    ) => {
      state.status = payload.status
      state.problem = payload.problem
      if (payload.status !== 'live') state.subscribed = {}
      if (payload.status === 'live' || payload.status === 'off') state.slow = false
    },
    connectionSlow: (state) => {
      state.slow = true
    },
    networkChanged: (state, { payload: online }: PayloadAction<boolean>) => {
      state.online = online
    },
    subscriptionConfirmed: (state, { payload: destination }: PayloadAction<string>) => {
      state.confirmations += 1
      state.subscribed[destination] = state.confirmations
    },
    subscriptionEnded: (state, { payload: destination }: PayloadAction<string>) => {
      delete state.subscribed[destination]
    },
  },
})

export const { connectionChanged, connectionSlow, networkChanged, subscriptionConfirmed, subscriptionEnded } =
  realtimeSlice.actions
export const realtimeReducer = realtimeSlice.reducer

export interface WithRealtime {
  realtime: RealtimeState
}

/** docs/product/chat.md "Connection strip", letter for letter. */
export const PROBLEM_TEXT: Record<ConnectionProblem, string> = {
  stomp: 'WebSocket 연결 에러가 발생했습니다.',
  socket: 'WebSocket 연결이 끊어졌습니다.',
  connect: 'WebSocket 연결에 실패했습니다.',
}
export const LOST_TEXT = '연결을 복구할 수 없습니다. 페이지를 새로고침해주세요.'
/** docs/product/chat.md "Connection strip". */
export const OFFLINE_HINT = '오프라인입니다. 연결되면 자동으로 전송합니다.'
export const SLOW_HINT = '다시 연결하는 중...'

export interface ConnectionView {
  status: ConnectionStatus
  /** The sentence of docs/product/chat.md "Connection strip"; null while there is nothing to say. */
  text: string | null
  /** A second sentence (docs/product/chat.md "Connection strip"). Shown alone when `text` is null. */
  hint: string | null
  /** Trying by itself. */
  busy: boolean
  /** It has given up: offer `reconnectRequested`. */
  canReconnect: boolean
}

export const selectIsLive = (state: WithRealtime) => state.realtime.status === 'live'
/** The number of the confirmed subscription; null while there is none. */
export const selectSubscription = (state: WithRealtime, destination: string): number | null =>
  state.realtime.subscribed[destination] ?? null

/** What the connection banner shows. */
export const selectConnection = createSelector(
  (state: WithRealtime) => state.realtime,
  ({ status, problem, slow, online }): ConnectionView => {
    const up = status === 'live' || status === 'off'
    return {
      status,
      text: up ? null : status === 'lost' ? LOST_TEXT : problem && PROBLEM_TEXT[problem],
      hint: up || status === 'lost' ? null : !online ? OFFLINE_HINT : slow ? SLOW_HINT : null,
      busy: status === 'connecting' || status === 'stale',
      canReconnect: status === 'lost',
    }
  },
)
