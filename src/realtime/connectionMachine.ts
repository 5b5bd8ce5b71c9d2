/**
 * The states of a connection as a pure function (docs/product/chat.md "Connection strip", docs/wire.md
 * "Connecting", P6, P19).
 *
 * | state            | event                        | next       | action                                 |
 * | ---------------- | ---------------------------- | ---------- | -------------------------------------- |
 * | off              | signedIn                     | connecting | dial                                   |
 * | any              | signedOut                    | off        | hang up                                |
 * | connecting       | opened                       | live       | after 30 s: steady                     |
 * | connecting, live | tokenRefused, the first time | connecting | renew the tokens; no problem is shown  |
 * | connecting       | tokensRenewed                | connecting | dial                                   |
 * | connecting, live | failed, tokenRefused again   | stale      | after 1 s × the try, at most 10 s: due |
 * | connecting       | renewalFailed                | stale      | the same                               |
 * |                  | … after the 5th try          | lost       | none: the member decides               |
 * | stale            | due                          | connecting | dial                                   |
 * | live             | steady                       | live       | reset the count of tries               |
 * | stale, lost      | woke (online, visible)       | connecting | reset the count, dial                  |
 * | connecting, live | woke                         | unchanged  | reset the count                        |
 * | stale, lost      | reconnectRequested           | stale      | reset the count; after 1 s: due        |
 *
 * Any other event changes nothing.
 */

/**
 * off: no member is signed in · stale: not connected, a redial is scheduled · lost: given up, the member
 * decides.
 */
export type ConnectionStatus = 'off' | 'connecting' | 'live' | 'stale' | 'lost'

/**
 * The three failures with a text in docs/product/chat.md "Connection strip": an ERROR frame, a broken
 * connection, and a dial that failed.
 */
export type ConnectionProblem = 'stomp' | 'socket' | 'connect'

export interface ConnectionState {
  status: ConnectionStatus
  problem: ConnectionProblem | null
  /** Redials since the count was last reset. */
  tries: number
  /** The tokens were renewed for the pending dial: a second refusal is a failure. */
  renewed: boolean
}

export type ConnectionEvent =
  | { type: 'signedIn' }
  | { type: 'signedOut' }
  | { type: 'opened' }
  | { type: 'failed'; problem: ConnectionProblem }
  | { type: 'tokenRefused' }
  | { type: 'tokensRenewed' }
  | { type: 'renewalFailed' }
  | { type: 'due' }
  | { type: 'steady' }
  | { type: 'woke' }
  | { type: 'reconnectRequested' }

/** What the engine has to do. A new command cancels the wait of the previous one. */
export type ConnectionCommand =
  | { type: 'dial' }
  | { type: 'hangUp' }
  | { type: 'renew' }
  | { type: 'wait'; ms: number; then: 'due' | 'steady' }
  | { type: 'rest' }

export interface Step {
  state: ConnectionState
  /** Null: whatever is pending continues. */
  command: ConnectionCommand | null
}

export const OFF: ConnectionState = { status: 'off', problem: null, tries: 0, renewed: false }

export const RECONNECT_TRIES_MAX = 5
const RECONNECT_STEP_MS = 1_000
const RECONNECT_DELAY_MAX_MS = 10_000
/** The pause between the member's request and the dial. */
const MANUAL_RECONNECT_DELAY_MS = 1_000
/** P6. */
const STEADY_AFTER_MS = 30_000

/** The pause before redial `nth` (1, 2, …); null when there are no more. */
export function redialDelayMs(nth: number): number | null {
  return nth > RECONNECT_TRIES_MAX ? null : Math.min(RECONNECT_STEP_MS * nth, RECONNECT_DELAY_MAX_MS)
}

export function step(state: ConnectionState, event: ConnectionEvent): Step {
  const { status } = state
  const unchanged: Step = { state, command: null }
  const isUp = status === 'connecting' || status === 'live'

  switch (event.type) {
    case 'signedIn':
      return status === 'off' ? dial(OFF) : unchanged
    case 'signedOut':
      return status === 'off' ? unchanged : { state: OFF, command: { type: 'hangUp' } }
    case 'opened':
      return status === 'connecting'
        ? {
            state: { ...state, status: 'live', problem: null, renewed: false },
            command: { type: 'wait', ms: STEADY_AFTER_MS, then: 'steady' },
          }
        : unchanged
    case 'failed':
      return isUp ? redial(state, event.problem) : unchanged
    case 'tokenRefused':
      if (!isUp) return unchanged
      return state.renewed
        ? redial(state, 'connect')
        : { state: { ...state, status: 'connecting', renewed: true }, command: { type: 'renew' } }
    case 'tokensRenewed':
      return status === 'connecting' ? { state, command: { type: 'dial' } } : unchanged
    case 'renewalFailed':
      return status === 'connecting' ? redial(state, 'connect') : unchanged
    case 'due':
      return status === 'stale' ? dial(state) : unchanged
    case 'steady':
      return { state: { ...state, tries: 0 }, command: null }
    case 'woke': {
      const fresh = { ...state, tries: 0 }
      return status === 'stale' || status === 'lost' ? dial(fresh) : { state: fresh, command: null }
    }
    case 'reconnectRequested':
      return status === 'stale' || status === 'lost'
        ? {
            state: { ...state, status: 'stale', tries: 0 },
            command: { type: 'wait', ms: MANUAL_RECONNECT_DELAY_MS, then: 'due' },
          }
        : unchanged
  }
}

function dial(state: ConnectionState): Step {
  return { state: { ...state, status: 'connecting', renewed: false }, command: { type: 'dial' } }
}

function redial(state: ConnectionState, problem: ConnectionProblem): Step {
  const tries = state.tries + 1
  const ms = redialDelayMs(tries)
  return ms === null
    ? { state: { ...state, status: 'lost', problem }, command: { type: 'rest' } }
    : { state: { ...state, status: 'stale', problem, tries }, command: { type: 'wait', ms, then: 'due' } }
}
