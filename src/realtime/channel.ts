import type { UnknownAction } from '@reduxjs/toolkit'

/** A SEND. */
export interface OutgoingFrame {
  destination: string
  body: string
  contentType: 'application/json' | 'text/plain'
}

/**
 * What a feature wants of the socket. It never dials, subscribes or times anything: the middleware asks it after each action.
 * Both are pure. What comes in is the same for everybody, an event of the contract: reducers listen to `framesArrived`.
 */
export interface Channel<State> {
  /** Destinations to be subscribed to in this state. Derived, never remembered. */
  wants: (state: State) => readonly string[]
  /** The frame that tells the server about this action. `state` is the one after it. */
  send: (action: UnknownAction, state: State) => OutgoingFrame | null
}
