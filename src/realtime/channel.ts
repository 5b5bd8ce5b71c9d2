import type { UnknownAction } from '@reduxjs/toolkit'
import type { WsEvent } from '#contract/ws/frames.ts'

/** A SEND. */
export interface OutgoingFrame {
  destination: string
  body: string
  contentType: 'application/json' | 'text/plain'
}

/**
 * What a feature wants of the socket. It never dials, subscribes or times anything: the middleware asks it after each action.
 * All three are pure.
 */
export interface Channel<State> {
  /** Destinations to be subscribed to in this state. Derived, never remembered. */
  wants: (state: State) => readonly string[]
  /** Reads the body of a frame on one of its destinations; null when it is not for us. Never throws. */
  receive: (body: string) => WsEvent | null
  /** The frame that tells the server about this action. `state` is the one after it. */
  send: (action: UnknownAction, state: State) => OutgoingFrame | null
}
