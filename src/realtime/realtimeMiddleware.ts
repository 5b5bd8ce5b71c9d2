import type { Middleware, MiddlewareAPI, UnknownAction } from '@reduxjs/toolkit'
import { SOCKET_PATH } from '#contract/ws/destinations.ts'
import type { Channel } from './channel.ts'
import type { Dial } from './connection.ts'
import { decodeEvent } from './decodeEvent.ts'
import { makeEngine } from './engine.ts'
import { type ErrorLog, makeErrorLog } from './errorLog.ts'
import { makeFrameBatch } from './frameBatch.ts'
import { lazyDial } from './lazyDial.ts'
import { browserPage, type PageEvents } from './pageEvents.ts'
import {
  connectionChanged,
  connectionSlow,
  framesArrived,
  networkChanged,
  pageShown,
  pageSightChanged,
  reconnectRequested,
  subscriptionConfirmed,
  subscriptionEnded,
  type WithRealtime,
} from './realtimeSlice.ts'

export interface RealtimeOptions<State> {
  channels: readonly Channel<State>[]
  /** The connection exists while there is a token (docs/product/chat.md "Connection strip"). */
  accessToken: (state: State) => string | null
  /** Replaces a refused token; false when that is not possible now. */
  renewTokens: (refused: string, store: MiddlewareAPI) => Promise<boolean>
  dial?: Dial
  url?: string
  page?: PageEvents
  /** By default ± 30 %, so that the clients of a node that ended do not return in the same instant. */
  spread?: ((ms: number) => number) | undefined
  log?: ErrorLog
}

const spreadBy30Percent = (ms: number) => ms * (0.7 + 0.6 * Math.random())

export interface Realtime<State> {
  middleware: Middleware<unknown, State>
  /** Hangs up and stops listening; for tests and hot reloads. */
  dispose: () => void
}

/**
 * Connects the store and the socket. The state decides whether to connect and what to subscribe to; actions
 * decide what to send; events of the socket are dispatched.
 *
 * It reads the state only after an action that passed through it and changed the state. Time travel replaces
 * the state behind all middleware, and actions dispatched while a past state is shown change nothing. So
 * stepping back shows an old screen but does not dial, subscribe or send.
 */
export function makeRealtime<State extends WithRealtime>(options: RealtimeOptions<State>): Realtime<State> {
  const { channels, page = browserPage, spread = spreadBy30Percent, log = makeErrorLog() } = options
  const disposers: (() => void)[] = []

  const middleware: Middleware<unknown, State> = (store) => {
    const { dispatch, getState } = store
    const batch = makeFrameBatch((events) => dispatch(framesArrived(events)))
    const engine = makeEngine({
      dial: options.dial ?? lazyDial,
      url: options.url ?? location.origin + SOCKET_PATH,
      accessToken: () => options.accessToken(getState()),
      renewTokens: (refused) => options.renewTokens(refused, store),
      isAwake: () => page.isOnline() && page.isVisible(),
      spread,
      log,
      onChange: ({ status, problem }) => dispatch(connectionChanged({ status, problem })),
      onSlow: () => dispatch(connectionSlow()),
      onFrame(destination, body) {
        const event = decodeEvent(body)
        if (event) batch.add(event)
        else log('socket: a frame with an unknown body', { destination, chars: body.length })
      },
      onSubscribed: (destination) => dispatch(subscriptionConfirmed(destination)),
      onUnsubscribed: (destination) => dispatch(subscriptionEnded(destination)),
    })
    const stopListening = page.listen({
      networkChanged(online) {
        dispatch(networkChanged(online))
        if (online) engine.happened({ type: 'woke' })
      },
      sightChanged: (inSight) => dispatch(pageSightChanged(inSight)),
      becameVisible() {
        dispatch(pageShown())
        engine.happened({ type: 'woke' })
      },
    })
    disposers.push(stopListening, batch.stop, engine.stop)

    let isSignedIn = false
    function follow(state: State): void {
      const wasSignedIn = isSignedIn
      isSignedIn = options.accessToken(state) !== null
      if (wasSignedIn !== isSignedIn) engine.happened({ type: isSignedIn ? 'signedIn' : 'signedOut' })
      engine.want(isSignedIn ? channels.flatMap((channel) => channel.wants(state)) : [])
    }

    function sendFor(action: UnknownAction, state: State): void {
      for (const channel of channels) {
        const frame = channel.send(action, state)
        if (frame && !engine.send(frame))
          log('socket: a frame was not sent, because the socket is not connected', frame.destination)
      }
    }

    // the store is not ready while its middleware is being created
    queueMicrotask(() => {
      dispatch(networkChanged(page.isOnline()))
      dispatch(pageSightChanged(page.isVisible()))
      follow(getState())
    })

    return (next) => (action) => {
      const before = getState()
      const result = next(action)
      const after = getState()
      if (before !== after) {
        follow(after)
        sendFor(action as UnknownAction, after)
      }
      if (reconnectRequested.match(action)) engine.happened({ type: 'reconnectRequested' })
      return result
    }
  }

  return { middleware, dispose: () => disposers.splice(0).forEach((dispose) => dispose()) }
}
