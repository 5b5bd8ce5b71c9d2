/**
 * The life of a connection, as a pure function. docs/product/chat.md "Connection strip", docs/wire.md "Connecting", P6, P19.
 *
 * | state      | event                          | next       | what is done                                   |
 * | ---------- | ------------------------------ | ---------- | ---------------------------------------------- |
 * | off        | signedIn                       | connecting | dial                                           |
 * | any        | signedOut                      | off        | hang up                                        |
 * | connecting | opened                         | live       | in 30 s: steady                                |
 * | connecting, live | tokenRefused, first time | connecting | renew the tokens; nothing to show              |
 * | connecting | tokensRenewed                  | connecting | dial                                           |
 * | connecting, live | failed, tokenRefused again, renewalFailed | stale | in 1 s × try, at most 10 s: due  |
 * |            | … after the 5th try            | lost       | nothing: the member decides                    |
 * | stale      | due                            | connecting | dial                                           |
 * | live       | steady                         | live       | the tries are counted from 0 again             |
 * | any but off | woke (online, visible)        | connecting | count from 0; dial, unless live or dialling    |
 * | stale, lost | reconnectRequested            | stale      | count from 0; in 1 s: due                      |
 *
 * Anything else changes nothing.
 */

/** off: nobody is signed in · stale: not connected, a redial is coming · lost: given up, the member decides. */
export type ConnectionStatus = 'off' | 'connecting' | 'live' | 'stale' | 'lost'

/** The three failures that docs/product/chat.md "Connection strip" has words for: an ERROR frame, a line that broke, a dial that did not get through. */
export type ConnectionProblem = 'stomp' | 'socket' | 'connect'

export interface ConnectionState {
  status: ConnectionStatus
  problem: ConnectionProblem | null
  /** Redials since the count last started. */
  tries: number
  /** The tokens were renewed for the dial under way: a second refusal is a failure. */
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

/** What has to be done about it. A new command ends the wait of the one before. */
export type ConnectionCommand =
  | { type: 'dial' }
  | { type: 'hangUp' }
  | { type: 'renew' }
  | { type: 'wait'; ms: number; then: 'due' | 'steady' }
  | { type: 'rest' }

export interface Step {
  state: ConnectionState
  /** Null: whatever is under way goes on. */
  command: ConnectionCommand | null
}

export const OFF: ConnectionState = { status: 'off', problem: null, tries: 0, renewed: false }

export const RECONNECT_TRIES_MAX = 5
const RECONNECT_STEP_MS = 1_000
const RECONNECT_DELAY_MAX_MS = 10_000
/** Between the button and the dial. */
const MANUAL_RECONNECT_DELAY_MS = 1_000
/** P6. */
const STEADY_AFTER_MS = 30_000

/** How long to wait before the `nth` redial (1, 2, …); null: no more of them. */
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
