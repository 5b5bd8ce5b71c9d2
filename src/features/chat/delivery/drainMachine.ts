/**
 * How the outbox is sent, as a pure function. docs/realtime.md "The life of a message", "Several tabs".
 *
 * | event            | when                                     | effects                          |
 * | ---------------- | ---------------------------------------- | -------------------------------- |
 * | changed          |                                          | files, messages, other tab       |
 * | lockGained       |                                          | files, messages                  |
 * | lockLost         | connected: another tab took the lock     | stop uploads; give up            |
 * |                  | not connected                            | give up; uploads continue        |
 * | uploadsLoaded    |                                          | files                            |
 * | loadFailed       |                                          | in 5 s: loadDue                  |
 * | loadDue          |                                          | files                            |
 * | paceDue          |                                          | messages                         |
 * | echoDue          | its message is still in flight           | count an attempt without an echo |
 * | takeOverDue      | its message waits for its upload         | ask the other tabs               |
 * |                  | its message waits otherwise              | take the lock                    |
 * | otherTabAnswered | the upload goes on there                 | other tab                        |
 * |                  | it does not, and the message still waits | take the lock                    |
 *
 * where
 *
 * | part      | when                                          | effects                         |
 * | --------- | --------------------------------------------- | ------------------------------- |
 * | files     | the uploading code is loaded                  | follow uploads                  |
 * |           | it is not requested, and a file is next       | load it                         |
 * | messages  | lock held, a message is next                  | send it; in 5 s: echoDue        |
 * |           | … and the pace requires a wait                | after that wait: paceDue        |
 * |           | otherwise                                     | clear paceDue                   |
 * | other tab | page visible, lock not held, anything is next | in 3 s: takeOverDue, armed once |
 * |           | otherwise                                     | clear takeOverDue               |
 *
 * One step sends at most one message. Sending changes the state, and that `changed` sends the next one.
 */

/** An echo usually takes 100 ms; after this time the message is sent again with the same id. */
export const CONFIRM_WITHIN_MS = 5_000
/** How long a message of this tab may wait for another tab to send it. */
export const TAKE_OVER_AFTER_MS = 3_000
const LOAD_AGAIN_AFTER_MS = 5_000

export interface DrainState {
  /** The code that uploads files, which is loaded when it is needed first. */
  uploads: 'absent' | 'loading' | 'loaded'
  /** paceDue is armed. */
  isPaced: boolean
  /** counting: takeOverDue is armed · asking: it was due, and the other tabs have not answered yet. */
  takeOver: 'off' | 'counting' | 'asking'
}

export const AT_REST: DrainState = { uploads: 'absent', isPaced: false, takeOver: 'off' }

/** What the rest of the app says at the moment of an event. Messages are named by `clientMessageId`. */
export interface DrainFacts {
  isLive: boolean
  /** Whether this tab holds the lock: only then does it send. */
  isHeld: boolean
  isVisible: boolean
  /** The next message to send; null if none. */
  toSend: string | null
  /** The next file to upload; null if none. */
  toUpload: string | null
  /** How long the pace makes the next message wait, in ms; 0 means now. */
  paceMs: number
}

/** What a message waits for; nothing when it is gone, has failed, or there is no connection. */
export type WaitsFor = 'nothing' | 'turn' | 'upload'

export type DrainEvent =
  /** The state of the app has changed, or the page was shown. */
  | { type: 'changed' }
  | { type: 'lockGained' }
  | { type: 'lockLost' }
  | { type: 'uploadsLoaded' }
  | { type: 'loadFailed' }
  | { type: 'loadDue' }
  | { type: 'paceDue' }
  | { type: 'echoDue'; id: string; isInFlight: boolean }
  | { type: 'takeOverDue'; id: string; waitsFor: WaitsFor }
  | { type: 'otherTabAnswered'; isGoingOn: boolean; waitsFor: WaitsFor }

/** A timer that is armed again starts anew. */
export type DrainEffect =
  | { type: 'followUploads' }
  | { type: 'loadUploads' }
  | { type: 'stopUploads' }
  /** This tab no longer sends: whatever is in flight here is sent again by the next tab. */
  | { type: 'giveUp' }
  | { type: 'send'; id: string }
  | { type: 'unconfirmed'; id: string }
  | { type: 'askOtherTabs'; id: string }
  | { type: 'takeLock' }
  | { type: 'arm'; timer: 'loadDue' | 'paceDue'; ms: number }
  | { type: 'arm'; timer: 'echoDue' | 'takeOverDue'; id: string; ms: number }
  | { type: 'clear'; timer: 'paceDue' | 'takeOverDue' }

export interface DrainStep {
  state: DrainState
  effects: readonly DrainEffect[]
}

export function step(state: DrainState, event: DrainEvent, facts: DrainFacts): DrainStep {
  switch (event.type) {
    case 'changed':
      return inTurn(state, facts, files, messages, otherTab)
    case 'lockGained':
      return inTurn(state, facts, files, messages)
    case 'lockLost':
      return {
        state,
        // a broken connection alone aborts no upload
        effects: facts.isLive ? [{ type: 'stopUploads' }, { type: 'giveUp' }] : [{ type: 'giveUp' }],
      }
    case 'uploadsLoaded':
      return files({ ...state, uploads: 'loaded' }, facts)
    case 'loadFailed':
      return { state, effects: [{ type: 'arm', timer: 'loadDue', ms: LOAD_AGAIN_AFTER_MS }] }
    case 'loadDue':
      return files({ ...state, uploads: 'absent' }, facts)
    case 'paceDue':
      return messages({ ...state, isPaced: false }, facts)
    case 'echoDue':
      return { state, effects: event.isInFlight ? [{ type: 'unconfirmed', id: event.id }] : NONE }
    case 'takeOverDue':
      // an upload may take any time: only a tab that does not answer loses it
      return event.waitsFor === 'upload' && state.uploads === 'loaded'
        ? {
            state: { ...state, takeOver: 'asking' },
            effects: [{ type: 'askOtherTabs', id: event.id }],
          }
        : takenOver({ ...state, takeOver: 'off' }, event.waitsFor)
    case 'otherTabAnswered': {
      // the next message may be counted already, when there was none for a moment
      const answered: DrainState = state.takeOver === 'asking' ? { ...state, takeOver: 'off' } : state
      return event.isGoingOn ? otherTab(answered, facts) : takenOver(answered, event.waitsFor)
    }
  }
}

const NONE: readonly DrainEffect[] = []

type Part = (state: DrainState, facts: DrainFacts) => DrainStep

function inTurn(state: DrainState, facts: DrainFacts, ...parts: Part[]): DrainStep {
  return parts.reduce<DrainStep>(
    (before, part) => {
      const after = part(before.state, facts)
      return { state: after.state, effects: [...before.effects, ...after.effects] }
    },
    { state, effects: NONE },
  )
}

function files(state: DrainState, { toUpload }: DrainFacts): DrainStep {
  if (state.uploads === 'loaded') return { state, effects: [{ type: 'followUploads' }] }
  if (state.uploads === 'loading' || toUpload === null) return { state, effects: NONE }
  return { state: { ...state, uploads: 'loading' }, effects: [{ type: 'loadUploads' }] }
}

function messages(state: DrainState, { isHeld, toSend, paceMs }: DrainFacts): DrainStep {
  const next = isHeld ? toSend : null
  if (next !== null && paceMs > 0)
    return { state: { ...state, isPaced: true }, effects: [{ type: 'arm', timer: 'paceDue', ms: paceMs }] }
  const clear: readonly DrainEffect[] = state.isPaced ? [{ type: 'clear', timer: 'paceDue' }] : NONE
  const send: readonly DrainEffect[] =
    next === null
      ? NONE
      : [
          { type: 'send', id: next },
          { type: 'arm', timer: 'echoDue', id: next, ms: CONFIRM_WITHIN_MS },
        ]
  return { state: { ...state, isPaced: false }, effects: [...clear, ...send] }
}

/**
 * A suspended tab keeps its lock. A visible tab with something to send waits TAKE_OVER_AFTER_MS, then takes
 * the lock.
 */
function otherTab(state: DrainState, { isVisible, isHeld, toSend, toUpload }: DrainFacts): DrainStep {
  const id = isVisible && !isHeld ? (toSend ?? toUpload) : null
  if (id === null) {
    if (state.takeOver === 'off') return { state, effects: NONE }
    return { state: { ...state, takeOver: 'off' }, effects: [{ type: 'clear', timer: 'takeOverDue' }] }
  }
  if (state.takeOver !== 'off') return { state, effects: NONE }
  return {
    state: { ...state, takeOver: 'counting' },
    effects: [{ type: 'arm', timer: 'takeOverDue', id, ms: TAKE_OVER_AFTER_MS }],
  }
}

const takenOver = (state: DrainState, waitsFor: WaitsFor): DrainStep => ({
  state,
  effects: waitsFor === 'nothing' ? NONE : [{ type: 'takeLock' }],
})
