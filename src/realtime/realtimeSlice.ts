import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { WsEvent } from '#contract/ws/frames.ts'
import type { ConnectionProblem, ConnectionStatus } from './connectionMachine.ts'

export interface RealtimeState {
  status: ConnectionStatus
  /** The last failure; null while there is none, and while an expired token is being replaced. */
  problem: ConnectionProblem | null
  /** There has been no live connection for `SLOW_AFTER_MS`. */
  slow: boolean
  /** What the browser reports about the network. */
  online: boolean
  /** The page is in sight of the member. */
  inSight: boolean
  /**
   * Destinations whose SUBSCRIBE the server has confirmed on the current connection, each with the number of
   * that confirmation. While the number is unchanged nothing was missed, so a page read meanwhile leaves no
   * gap.
   */
  subscribed: Record<string, number>
  confirmations: number
}

const initialState: RealtimeState = {
  status: 'off',
  problem: null,
  slow: false,
  online: true,
  inSight: false,
  subscribed: {},
  confirmations: 0,
}

/**
 * The member asks for a reconnect (the button of the strip), which dials at once (docs/product/chat.md
 * "Connection strip").
 */
export const reconnectRequested = createAction('realtime/reconnectRequested')

/** The page became visible again. */
export const pageShown = createAction('realtime/pageShown')

/** The events received since the last animation frame, in their order. A burst is one dispatch. */
export const framesArrived = createAction<WsEvent[]>('realtime/framesArrived')

/** What the engine reports about the connection. Only the realtime middleware dispatches these actions. */
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
    pageSightChanged: (state, { payload: inSight }: PayloadAction<boolean>) => {
      state.inSight = inSight
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

export const {
  connectionChanged,
  connectionSlow,
  networkChanged,
  pageSightChanged,
  subscriptionConfirmed,
  subscriptionEnded,
} = realtimeSlice.actions
export const realtimeReducer = realtimeSlice.reducer

export interface WithRealtime {
  realtime: RealtimeState
}

/** The texts of docs/product/chat.md "Connection strip", letter for letter. */
export const PROBLEM_TEXT: Record<ConnectionProblem, string> = {
  stomp: 'WebSocket 연결 에러가 발생했습니다.',
  socket: 'WebSocket 연결이 끊어졌습니다.',
  connect: 'WebSocket 연결에 실패했습니다.',
}
export const LOST_TEXT = '연결을 복구할 수 없습니다. 페이지를 새로고침해주세요.'
export interface ConnectionView {
  status: ConnectionStatus
  /** The text of docs/product/chat.md "Connection strip"; null while there is none. */
  text: string | null
  /** The phone has no network. True at once, also while the socket has not noticed it. */
  isOffline: boolean
  /** It is retrying, and has been for `SLOW_AFTER_MS`. */
  isSlow: boolean
  /** It is retrying automatically. */
  busy: boolean
  /** Five redials have failed: the member can dispatch `reconnectRequested`. */
  canReconnect: boolean
}

export const selectIsLive = (state: WithRealtime) => state.realtime.status === 'live'
/** Live, and the phone has a network: the socket notices only later that it has none. */
export const selectIsConnected = (state: WithRealtime) => selectIsLive(state) && state.realtime.online
/** The number of the confirmed subscription; null when there is none. */
export const selectSubscription = (state: WithRealtime, destination: string): number | null =>
  state.realtime.subscribed[destination] ?? null

/**
 * What the connection strip shows. Without a network nothing is lost for good, because the client dials again
 * as soon as there is one (P32).
 */
export const selectConnection = createSelector(
  (state: WithRealtime) => state.realtime,
  ({ status, problem, slow, online }): ConnectionView => {
    const isLost = status === 'lost' && online
    const isRetrying = status === 'connecting' || status === 'stale'
    return {
      status,
      text: isLost ? LOST_TEXT : isRetrying && problem ? PROBLEM_TEXT[problem] : null,
      isOffline: !online,
      isSlow: isRetrying && slow && online,
      busy: isRetrying,
      canReconnect: isLost,
    }
  },
)
