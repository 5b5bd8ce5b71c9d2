import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { selectMemberId, sessionEnded, type WithAuth } from '#src/auth/authSlice.ts'
import { logProblem } from '#src/lib/log.ts'
import { settledWithin } from '#src/lib/time/wait.ts'
import type { KeptDisk, KeptRecord } from './keptDisk.ts'
import type { KeptPart, KnownAnswer } from './keptPart.ts'

const READ_WITHIN_MS = 2_000
/** Changes are collected for this time before they are written. */
const WRITE_AFTER_MS = 3_000
/** A write waits for an idle moment at most this long. */
const IDLE_WITHIN_MS = 2_000
/** An unchanged answer that the socket has kept fresh is written again after this time, with the new one. */
const AGED_MS = 60_000
const LOCK_NAME = 'hapju-kept'

type Dispatch<State> = ThunkDispatch<State, unknown, UnknownAction>
interface KeeperStore<State> {
  dispatch: Dispatch<State>
  getState: () => State
}

export interface KeeperOptions {
  disk: KeptDisk
  /** Whether the browser's session is still this member's: another tab may have ended it. */
  isSignedIn: (memberId: number) => boolean
  /** Lets one tab write at a time. Undefined where the browser has none: all tabs then write. */
  locks?: LockManager | undefined
}

export interface Keeper<State> {
  middleware: Middleware<unknown, State>
  /** Begins to keep what a part of the app knows, and to show what was kept of it. */
  add: (part: KeptPart<State>) => void
  /**
   * Resolves when all records wanted so far have been read and shown, or after two seconds: a browser's store
   * may hang.
   */
  whenRead: () => Promise<unknown>
  dispose: () => void
}

/**
 * Keeps answers of the server on the device and shows them while the server has not answered:
 *
 *   a screen has no answer   → its record is read, checked, and put into the state
 *   an answer has arrived    → written 3 s later in an idle moment, or when the page is hidden
 *   the session ends         → everything is deleted, whoever ended it
 *
 * While a mutation is under way the state may hold what the server has not confirmed, so nothing new is noted.
 * A disk that is full or blocked is logged once, and the app goes on without it.
 */
export function makeKeeper<State extends WithAuth>({
  disk,
  isSignedIn,
  locks = globalThis.navigator?.locks,
}: KeeperOptions): Keeper<State> {
  const parts: KeptPart<State>[] = []
  let store: KeeperStore<State> | undefined
  /** The newest answers by key; null: to delete. */
  const known = new Map<string, KnownAnswer | null>()
  /** What has been written of them. */
  const written = new Map<string, { source: unknown; receivedAt: number }>()
  /** Keys that have been looked up, for as long as their answers are missing. */
  const lookedUp = new Set<string>()
  const lookingUp = new Set<Promise<void>>()
  const mutations = new Set<string>()
  let owner: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Writes and deletions happen one after another. */
  let last: Promise<unknown> = Promise.resolve()
  let isDisposed = false
  let isBroken = false

  function inTurn<Result>(task: () => Promise<Result>): Promise<Result | undefined> {
    const done = unlessBroken(last.then(task))
    last = done
    return done
  }

  const unlessBroken = <Result>(work: Promise<Result>): Promise<Result | undefined> =>
    work.catch((problem: unknown) => {
      if (!isBroken && !isDisposed) logProblem('answers could not be kept on the device', problem)
      isBroken = true
      return undefined
    })

  const memberIn = (state: State) => selectMemberId(state)

  function look(): void {
    if (!store) return
    const state = store.getState()
    const memberId = memberIn(state)
    if (memberId === null) return
    if (memberId !== owner) {
      owner = memberId
      // a log-out that was interrupted may have left them
      void inTurn(() => disk.eraseOthers(memberId))
    }
    const wanted = new Map(parts.flatMap((part) => part.wanted(state).map((key) => [key, part])))
    for (const key of lookedUp) if (!wanted.has(key)) lookedUp.delete(key)
    for (const [key, part] of wanted) if (!lookedUp.has(key)) begin(lookUp(part, key, memberId))
    if (mutations.size === 0)
      for (const part of parts) for (const [key, answer] of part.known(state)) known.set(key, answer)
    if (isAnythingNew()) timer ??= setTimeout(whenIdle, WRITE_AFTER_MS)
  }

  function isNew(key: string, answer: KnownAnswer | null): boolean {
    const before = written.get(key)
    if (!before || answer === null) return before?.source !== null
    return before.source !== answer.source || answer.receivedAt - before.receivedAt > AGED_MS
  }
  const isAnythingNew = () => [...known].some(([key, answer]) => isNew(key, answer))

  function begin(task: Promise<void>): void {
    lookingUp.add(task)
    void task.finally(() => lookingUp.delete(task))
  }

  async function lookUp(part: KeptPart<State>, key: string, memberId: number): Promise<void> {
    lookedUp.add(key)
    // waits for nothing: a write may wait for another tab
    const record = await unlessBroken(Promise.resolve().then(() => disk.read(memberId, key)))
    if (!record) return
    // its schema may not be loaded without a line
    const value = await part.check(key, record.value).catch(() => null)
    if (value === null || isDisposed || !store || memberIn(store.getState()) !== memberId) return
    // still missing: an answer of the server is never replaced
    if (part.wanted(store.getState()).includes(key)) store.dispatch(part.show(key, { ...record, value }))
  }

  function whenIdle(): void {
    timer = undefined
    if ('requestIdleCallback' in window) requestIdleCallback(write, { timeout: IDLE_WITHIN_MS })
    else write()
  }

  function write(): void {
    if (isDisposed || isBroken || !store) return
    const memberId = memberIn(store.getState())
    if (memberId !== null && isAnythingNew()) void inTurn(() => alone(() => writeNew(memberId)))
  }

  /**
   * A tab that the system has suspended may hold the lock, so nobody waits for it: it is tried again later.
   */
  function alone(task: () => Promise<void>): Promise<unknown> {
    if (!locks) return task()
    return locks.request(LOCK_NAME, { ifAvailable: true }, (lock) => {
      if (lock) return task()
      timer ??= setTimeout(whenIdle, WRITE_AFTER_MS)
      return undefined
    })
  }

  async function writeNew(memberId: number): Promise<void> {
    if (isDisposed || !store || memberIn(store.getState()) !== memberId || !isSignedIn(memberId)) return
    const changes = new Map<string, KeptRecord | null>()
    for (const [key, answer] of known) {
      known.delete(key)
      if (!isNew(key, answer)) continue
      changes.set(key, answer && { value: answer.value(), receivedAt: answer.receivedAt })
      written.set(key, { source: answer && answer.source, receivedAt: answer?.receivedAt ?? 0 })
    }
    const kept = await disk.keys(memberId)
    const state = store.getState()
    for (const part of parts)
      for (const key of part.outdated(state, [...kept, ...changes.keys()])) changes.set(key, null)
    await disk.write(memberId, changes)
    // a log-out in another tab may have deleted everything during the write
    if (!isSignedIn(memberId)) await disk.erase()
  }

  function forget(): void {
    clearTimeout(timer)
    timer = undefined
    owner = null
    for (const memory of [known, written, lookedUp, mutations]) memory.clear()
    // needs no lock: a tab that is writing looks afterwards whether it still may
    void inTurn(() => disk.erase())
  }

  const onHidden = () => {
    if (document.visibilityState === 'hidden') write()
  }
  document.addEventListener('visibilitychange', onHidden)
  window.addEventListener('pagehide', write)

  return {
    middleware: (api) => {
      store = api as unknown as KeeperStore<State>
      return (next) => (action) => {
        const before = api.getState()
        const result = next(action)
        if (sessionEnded.match(action)) forget()
        else if (isOfMutation(action)) countMutation(mutations, action)
        // a replayed action changes nothing, and neither does this
        if (before !== api.getState()) look()
        return result
      }
    },
    add(part) {
      parts.push(part)
      look()
    },
    whenRead: () => settledWithin(READ_WITHIN_MS, Promise.allSettled(lookingUp)),
    dispose() {
      isDisposed = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('pagehide', write)
    },
  }
}

interface MutationAction {
  type: string
  meta: { requestId: string }
}

const isOfMutation = (action: unknown): action is MutationAction =>
  typeof action === 'object' &&
  action !== null &&
  'type' in action &&
  typeof action.type === 'string' &&
  action.type.includes('/executeMutation/')

function countMutation(running: Set<string>, { type, meta }: MutationAction): void {
  if (type.endsWith('/pending')) running.add(meta.requestId)
  else running.delete(meta.requestId)
}
