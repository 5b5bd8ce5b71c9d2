import { isLockTimeout, isStoreOutOfReach } from '#server/db/failures.ts'
import { soon } from '#server/db/soon.ts'
import type { Deps } from '#server/deps.ts'
import type { TraceParent } from '#server/traces/tracing.ts'

/**
 * How long a batch waits for what another transaction has locked. `briefly`: 100 ms, then the store throws.
 * `never`: not for rooms, whose items are `NotStored`; for anything else briefly. `fully`: as long as the store
 * lets any statement wait.
 */
export type LockWait = 'briefly' | 'never' | 'fully'

/** In place of a verdict: nothing of the item was stored. */
export class NotStored {
  readonly error: unknown

  constructor(error: unknown) {
    this.error = error
  }
}

/** The reason of an item whose room another transaction has locked. */
export class RoomLocked extends Error {}

/**
 * Stores a batch: one verdict per item, in the same order, or `NotStored`. Throws if nothing of the batch was
 * stored.
 */
export type StoreBatch<Item, Verdict> = (
  batch: readonly Item[],
  wait: LockWait,
) => Promise<readonly (Verdict | NotStored)[]>

export interface Appender<Item, Verdict> {
  /** Items that wait for the batch in progress, or for a locked room. */
  waiting(): number
  /** Resolves after the commit of the item's transaction. */
  append(item: Item): Promise<Verdict>
}

interface Waiting<Item, Verdict> {
  item: Item
  resolve: (verdict: Verdict) => void
  reject: (error: unknown) => void
}

interface Failed<Item, Verdict> {
  waiting: Waiting<Item, Verdict>
  error: unknown
}

interface Options<Item, Verdict> {
  store: StoreBatch<Item, Verdict>
  /**
   * Items with the same key are never in one batch: the later one must find the earlier one stored. Null: no
   * key.
   */
  keyOf: (item: Item) => string | null
  /** Items of one room are stored in the order of arrival. */
  roomOf: (item: Item) => number
  /** Where the item belongs in a trace. */
  placeOf: (item: Item) => TraceParent | undefined
  tracing: Deps['tracing']
  log: Deps['log']
}

const BATCH_MAX = 200
/** Locked rooms whose lanes wait in the store at once, each on a connection of its own. */
const LANES_MAX = 4

/**
 * Group commit. Items that arrive in one tick, or while the last batch is being stored, share one
 * transaction: when idle a message waits for no other, under load the cost of a commit is shared. First in,
 * first out.
 *
 * One batch at a time is enough, because batches grow with the load, and it keeps the order of arrival. A batch
 * with a room that somebody else has locked is stored without that room, whose items get a lane of their own until
 * none is left:
 *
 * | what happens | to |
 * |---|---|
 * | a batch has waited for a lock for 100 ms | the batch without the rooms that are locked; the items of those: lanes |
 * | that waits for a lock of something else, such as a member's | all its rooms: lanes |
 * | an item arrives for a room with a lane | its lane |
 * | a lane has waited for a lock as long as the store allows | its batch is rejected |
 */
export function createAppender<Item, Verdict>({
  store,
  keyOf,
  roomOf,
  placeOf,
  tracing,
  log,
}: Options<Item, Verdict>): Appender<Item, Verdict> {
  type Entry = Waiting<Item, Verdict>
  /** `waiting` is emptied by the loop that owns it. */
  interface Lane {
    waiting: Entry[]
  }
  const everything: Lane = { waiting: [] }
  const lanes = new Map<number, Lane>()
  /** Rooms whose lanes wait for one of the others to end. */
  const later: number[] = []
  let lanesRunning = 0
  let running = false

  function takeBatch(lane: Lane): Entry[] {
    const keys = new Set<string>()
    const batch: Entry[] = []
    const rest: Entry[] = []
    for (const waiting of lane.waiting) {
      const key = keyOf(waiting.item)
      if (batch.length >= BATCH_MAX || (key !== null && keys.has(key))) {
        rest.push(waiting)
        continue
      }
      if (key !== null) keys.add(key)
      batch.push(waiting)
    }
    lane.waiting = rest
    return batch
  }

  /** Answers those that were stored or refused by the chat, and returns the others. */
  async function tryToStore(batch: readonly Entry[], wait: LockWait): Promise<Failed<Item, Verdict>[]> {
    try {
      const items = batch.map(({ item }) => item)
      const verdicts = await tracing.shared('store messages', items.map(placeOf), () => store(items, wait))
      return batch.flatMap((waiting, at) => {
        const verdict = verdicts[at] as Verdict | NotStored
        if (verdict instanceof NotStored) return [{ waiting, error: verdict.error }]
        waiting.resolve(verdict)
        return []
      })
    } catch (error) {
      return batch.map((waiting) => ({ waiting, error }))
    }
  }

  /** Stores a batch of any rooms. Those that are locked get lanes. */
  async function storeTogether(batch: readonly Entry[]): Promise<void> {
    let failed = await tryToStore(batch, 'briefly')
    const locked = failed.filter(isOfLock)
    failed = failed.filter((each) => !isOfLock(each))
    if (roomsOf(locked).size > 1) {
      const again = await tryToStore(
        locked.map(({ waiting }) => waiting),
        'never',
      )
      setAside(again.filter(isOfLock))
      failed.push(...again.filter((each) => !isOfLock(each)))
    } else setAside(locked)
    await settle(failed, async (waiting) => {
      const lane = lanes.get(roomOf(waiting.item))
      if (lane) return void lane.waiting.push(waiting)
      const [still] = await tryToStore([waiting], 'briefly')
      if (still && isOfLock(still)) setAside([still])
      else if (still) waiting.reject(still.error)
    })
  }

  async function storeOfRoom(batch: readonly Entry[]): Promise<void> {
    await settle(await tryToStore(batch, 'fully'), async (waiting) => {
      const [still] = await tryToStore([waiting], 'fully')
      if (still) waiting.reject(still.error)
    })
  }

  /**
   * When the store is unreachable, the commit may have happened: a retry would duplicate messages without a
   * client id. When the store refused the items, they were rolled back. A bad item must not affect the others,
   * and an item that conflicted with its duplicate from another node finds it stored when it is tried again.
   */
  async function settle(
    failed: readonly Failed<Item, Verdict>[],
    tryAlone: (waiting: Entry) => Promise<void>,
  ): Promise<void> {
    const refused = failed.filter(({ error }) => !isStoreOutOfReach(error))
    for (const { waiting, error } of failed) if (isStoreOutOfReach(error)) waiting.reject(error)
    if (refused.length === 0) return
    log.warn(
      { err: refused[0]!.error, items: refused.length },
      'the database refused a batch of messages; storing them one by one',
    )
    for (const { waiting } of refused) await tryAlone(waiting)
  }

  const roomsOf = (failed: readonly Failed<Item, Verdict>[]) =>
    new Set(failed.map(({ waiting }) => roomOf(waiting.item)))

  /** Begins a lane for each room of the items, with what has arrived for it since. */
  function setAside(locked: readonly Failed<Item, Verdict>[]): void {
    const rooms = roomsOf(locked)
    if (rooms.size === 0) return
    log.info({ rooms: rooms.size, items: locked.length }, 'messages wait for rooms that are locked')
    const waiting = [...locked.map((each) => each.waiting), ...everything.waiting]
    everything.waiting = everything.waiting.filter(({ item }) => !rooms.has(roomOf(item)))
    for (const room of rooms) {
      lanes.set(room, { waiting: waiting.filter(({ item }) => roomOf(item) === room) })
      later.push(room)
    }
    startLanes()
  }

  function startLanes(): void {
    while (lanesRunning < LANES_MAX) {
      const room = later.shift()
      if (room === undefined) return
      lanesRunning += 1
      void runLane(room, lanes.get(room)!)
    }
  }

  async function runLane(room: number, lane: Lane): Promise<void> {
    while (lane.waiting.length > 0) await storeOfRoom(takeBatch(lane))
    lanes.delete(room)
    lanesRunning -= 1
    startLanes()
  }

  async function run(): Promise<void> {
    while (everything.waiting.length > 0) await storeTogether(takeBatch(everything))
    running = false
  }

  return {
    waiting: () => [everything, ...lanes.values()].reduce((sum, lane) => sum + lane.waiting.length, 0),
    append(item) {
      return new Promise((resolve, reject) => {
        const lane = lanes.get(roomOf(item))
        ;(lane ?? everything).waiting.push({ item, resolve, reject })
        if (lane || running) return
        running = true
        soon(() => void run())
      })
    },
  }
}

/** Nothing was stored, and it may be tried again: unlike with any other store that is out of reach. */
function isOfLock({ error }: { error: unknown }): boolean {
  return error instanceof RoomLocked || isLockTimeout(error)
}
