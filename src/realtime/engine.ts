import { HEARTBEAT_MS, SOCKET_TIMEOUT_MS } from '#contract/limits.ts'
import type { OutgoingFrame } from './channel.ts'
import type { Connection, Dial } from './connection.ts'
import {
  type ConnectionCommand,
  type ConnectionEvent,
  type ConnectionProblem,
  type ConnectionState,
  OFF,
  step,
} from './connectionMachine.ts'
import type { ErrorLog } from './errorLog.ts'

/** 다시 연결하는 중... is shown only after this time (docs/interface.md "Waiting, empty, failed"). */
export const SLOW_AFTER_MS = 5_000

/** For the log. */
const END_TEXT: Record<ConnectionProblem, string> = {
  stomp: 'ERROR frame',
  socket: 'connection lost',
  connect: 'connection failed',
}

export interface EngineOptions {
  dial: Dial
  url: string
  /** Called at each dial. */
  accessToken: () => string | null
  /**
   * Replaces a refused token. False when that is not possible now. (When the session is over, `signedOut`
   * follows.)
   */
  renewTokens: (refused: string) => Promise<boolean>
  /**
   * Whether the page is visible and the phone online. If not, a redial of a lost connection waits for `woke`.
   */
  isAwake: () => boolean
  /** Spreads the pause before a redial (P6a). */
  spread: (ms: number) => number
  log: ErrorLog
  onChange: (state: ConnectionState) => void
  onSlow: () => void
  onFrame: (destination: string, body: string) => void
  onSubscribed: (destination: string) => void
  onUnsubscribed: (destination: string) => void
}

export interface Engine {
  happened: (event: ConnectionEvent) => void
  /** Sets the subscriptions, for this connection and after every reconnect. */
  want: (destinations: readonly string[]) => void
  /** False when not connected: nothing was sent. */
  send: (frame: OutgoingFrame) => boolean
  /** Stops for good: no later event dials again. */
  stop: () => void
}

/** Runs the machine. No other code dials, redials, subscribes or holds the connection. */
export function makeEngine(options: EngineOptions): Engine {
  const { log, onChange } = options
  let state: ConnectionState = OFF
  let connection: Connection | null = null
  /** The token of the last dial. It may have been renewed since. */
  let dialledWith = ''
  let wanted = new Set<string>()
  let subscribed = new Set<string>()
  let waiting: ReturnType<typeof setTimeout> | undefined
  let slow: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  function happened(event: ConnectionEvent): void {
    if (isStopped) return
    const { state: next, command } = step(state, event)
    const changed = next.status !== state.status || next.problem !== state.problem
    state = next
    if (next.status !== 'live') subscribed = new Set()
    if (changed) {
      watchSlowness()
      onChange(next)
    }
    if (command) obey(command)
    if (changed && next.status === 'live') reconcile()
  }

  function obey(command: ConnectionCommand): void {
    clearTimeout(waiting)
    switch (command.type) {
      case 'wait':
        if (command.then === 'steady') {
          waiting = setTimeout(() => happened({ type: 'steady' }), command.ms)
          return
        }
        letGo()
        waiting = setTimeout(() => {
          if (state.status !== 'lost' || options.isAwake()) happened({ type: 'due' })
        }, options.spread(command.ms))
        return
      case 'dial':
        return dial()
      case 'renew':
        letGo()
        return renew()
      case 'hangUp':
      case 'rest':
        return letGo()
    }
  }

  function dial(): void {
    letGo()
    const accessToken = options.accessToken()
    if (accessToken === null) return happened({ type: 'failed', problem: 'connect' })
    dialledWith = accessToken
    const unlessOld = <Args extends unknown[]>(act: (...args: Args) => void) => {
      return (...args: Args) => {
        if (connection === mine) act(...args)
      }
    }
    const mine: Connection = options.dial(
      { url: options.url, accessToken, timeoutMs: SOCKET_TIMEOUT_MS, heartbeatMs: HEARTBEAT_MS },
      {
        opened: unlessOld(() => happened({ type: 'opened' })),
        ended: unlessOld((end, reason) => {
          connection = null
          if (end === 'tokenRefused' || end === 'displaced' || end === 'restart')
            return happened({ type: end })
          log(`socket: ${END_TEXT[end]}`, reason)
          happened({ type: 'failed', problem: end })
        }),
        frame: unlessOld(options.onFrame),
        subscribed: unlessOld((destination) => {
          if (subscribed.has(destination)) options.onSubscribed(destination)
        }),
      },
    )
    connection = mine
  }

  function renew(): void {
    options.renewTokens(dialledWith).then(
      (renewed) => happened({ type: renewed ? 'tokensRenewed' : 'renewalFailed' }),
      () => happened({ type: 'renewalFailed' }),
    )
  }

  function letGo(): void {
    connection?.close()
    connection = null
  }

  function watchSlowness(): void {
    const isUp = state.status === 'live' || state.status === 'off'
    if (isUp) clearTimeout(slow)
    if (isUp) slow = undefined
    else slow ??= setTimeout(options.onSlow, SLOW_AFTER_MS)
  }

  function reconcile(): void {
    if (state.status !== 'live' || !connection) return
    for (const destination of subscribed) {
      if (wanted.has(destination)) continue
      subscribed.delete(destination)
      connection.unsubscribe(destination)
      options.onUnsubscribed(destination)
    }
    for (const destination of wanted) {
      if (subscribed.has(destination)) continue
      subscribed.add(destination)
      connection.subscribe(destination)
    }
  }

  return {
    happened,
    want(destinations) {
      wanted = new Set(destinations)
      reconcile()
    },
    send(frame) {
      if (state.status !== 'live' || !connection) return false
      connection.send(frame)
      return true
    },
    stop() {
      isStopped = true
      clearTimeout(waiting)
      clearTimeout(slow)
      letGo()
      state = OFF
    },
  }
}
