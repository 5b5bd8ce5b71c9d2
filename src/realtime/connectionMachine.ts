/**
 * The states of a connection as a pure function (docs/product/chat.md "Connection strip", docs/wire.md
 * "Connecting", P6, P6a, P19).
 *
 * | state                  | event                        | next       | action                                 |
 * | ---------------------- | ---------------------------- | ---------- | -------------------------------------- |
 * | off                    | signedIn                     | connecting | dial                                   |
 * | any                    | signedOut                    | off        | hang up                                |
 * | connecting, lost       | opened                       | live       | after 10 s: steady                     |
 * | connecting, live, lost | tokenRefused, the first time | see below  | renew the tokens; no problem is shown  |
 * | connecting, lost       | tokensRenewed                | unchanged  | dial                                   |
 * | connecting, live       | failed, tokenRefused again   | stale      | after 1 s × the try, at most 10 s: due |
 * | connecting             | renewalFailed                | stale      | the same                               |
 * |                        | … after the 5th try          | lost       | after 30 s: due                        |
 * | lost                   | the same three               | lost       | after 30 s: due                        |
 * | connecting, live, lost | displaced                    | lost       | none: a redial would displace another  |
 * | connecting, live       | restart                      | stale      | as failed, but no problem is shown     |
 * |                        | … after the 5th try          | lost       | after 30 s: due                        |
 * | lost                   | restart                      | lost       | after 30 s: due                        |
 * | stale                  | due                          | connecting | dial                                   |
 * | lost                   | due                          | lost       | dial                                   |
 * | live                   | steady                       | live       | reset the count of tries               |
 * | stale, lost            | woke (online, visible)       | connecting | reset the count, dial                  |
 * | connecting, live       | woke                         | unchanged  | reset the count                        |
 * | stale, lost            | reconnectRequested           | connecting | reset the count, dial                  |
 *
 * A refused token leads to connecting, and leaves lost as it is. Any other event changes nothing.
 */

/**
 * off: no member is signed in · stale: not connected, a redial is scheduled · lost: five redials have failed;
 * the strip says so and stays while a redial every 30 s goes on.
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
  | { type: 'displaced' }
  | { type: 'restart' }
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
/** P6a. */
const STEADY_AFTER_MS = 10_000
const LOST_REDIAL_MS = 30_000

/** The pause before redial `nth` (1, 2, …). */
export function redialDelayMs(nth: number): number {
  return nth > RECONNECT_TRIES_MAX
    ? LOST_REDIAL_MS
    : Math.min(RECONNECT_STEP_MS * nth, RECONNECT_DELAY_MAX_MS)
}

export function step(state: ConnectionState, event: ConnectionEvent): Step {
  const { status } = state
  const unchanged: Step = { state, command: null }
  const isDialled = status === 'connecting' || status === 'lost'
  const isUp = isDialled || status === 'live'

  switch (event.type) {
    case 'signedIn':
      return status === 'off' ? dial(OFF) : unchanged
    case 'signedOut':
      return status === 'off' ? unchanged : { state: OFF, command: { type: 'hangUp' } }
    case 'opened':
      return isDialled
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
        : {
            state: { ...state, status: status === 'lost' ? 'lost' : 'connecting', renewed: true },
            command: { type: 'renew' },
          }
    case 'displaced':
      return isUp
        ? { state: { ...state, status: 'lost', problem: 'socket' }, command: { type: 'rest' } }
        : unchanged
    case 'restart':
      return isUp ? redial(state, null) : unchanged
    case 'tokensRenewed':
      return isDialled ? { state, command: { type: 'dial' } } : unchanged
    case 'renewalFailed':
      return isDialled ? redial(state, 'connect') : unchanged
    case 'due':
      if (status === 'lost') return { state: { ...state, renewed: false }, command: { type: 'dial' } }
      return status === 'stale' ? dial(state) : unchanged
    case 'steady':
      return { state: { ...state, tries: 0 }, command: null }
    case 'woke': {
      const fresh = { ...state, tries: 0 }
      return status === 'stale' || status === 'lost' ? dial(fresh) : { state: fresh, command: null }
    }
    case 'reconnectRequested':
      return status === 'stale' || status === 'lost' ? dial({ ...state, tries: 0 }) : unchanged
  }
}

function dial(state: ConnectionState): Step {
  return { state: { ...state, status: 'connecting', renewed: false }, command: { type: 'dial' } }
}

/** `problem`: null when the server asked for the redial, which the member need not know. */
function redial(state: ConnectionState, problem: ConnectionProblem | null): Step {
  const nth = state.tries + 1
  const next: Partial<ConnectionState> =
    nth > RECONNECT_TRIES_MAX ? { status: 'lost' } : { status: 'stale', tries: nth }
  return {
    state: { ...state, ...next, problem },
    command: { type: 'wait', ms: redialDelayMs(nth), then: 'due' },
  }
}
