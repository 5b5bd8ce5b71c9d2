import type { UnknownAction } from '@reduxjs/toolkit'

/** The contents of a SEND frame. */
export interface OutgoingFrame {
  destination: string
  body: string
  contentType: 'application/json' | 'text/plain'
}

/**
 * What a feature needs from the socket. A channel does not dial, subscribe or set timers: the middleware
 * calls its two pure functions after each action. Received frames are events of the contract and go to
 * everybody: reducers listen to `framesArrived`.
 */
export interface Channel<State> {
  /** The destinations to subscribe to in this state. Derived from the state, never stored. */
  wants: (state: State) => readonly string[]
  /** The frame that tells the server about this action; `state` is the state after it. */
  send: (action: UnknownAction, state: State) => OutgoingFrame | null
}
