import { isStoreOutOfReach } from '#server/db/failures.ts'
import { soon } from '#server/db/soon.ts'
import type { Deps } from '#server/deps.ts'
import type { TraceParent } from '#server/traces/tracing.ts'

/** Stores a batch: one verdict per item, in the same order. Throws if nothing of the batch was stored. */
export type StoreBatch<Item, Verdict> = (batch: readonly Item[]) => Promise<readonly Verdict[]>

export interface Appender<Item, Verdict> {
  /** Items that wait for the batch in progress. */
  waiting(): number
  /** Resolves after the commit of the item's transaction. */
  append(item: Item): Promise<Verdict>
}

interface Waiting<Item, Verdict> {
  item: Item
  resolve: (verdict: Verdict) => void
  reject: (error: unknown) => void
}

interface Options<Item, Verdict> {
  store: StoreBatch<Item, Verdict>
  /**
   * Items with the same key are never in one batch: the later one must find the earlier one stored. Null: no
   * key.
   */
  keyOf: (item: Item) => string | null
  /** Where the item belongs in a trace. */
  placeOf: (item: Item) => TraceParent | undefined
  tracing: Deps['tracing']
  log: Deps['log']
}

const BATCH_MAX = 200

/**
 * Group commit. Items that arrive in one tick, or while the last batch is being stored, share one
 * transaction: when idle a message waits for no other, under load the cost of a commit is shared. First in,
 * first out.
 *
 * One batch at a time is enough, because batches grow with the load, and it keeps the order of arrival.
 */
export function createAppender<Item, Verdict>({
  store,
  keyOf,
  placeOf,
  tracing,
  log,
}: Options<Item, Verdict>): Appender<Item, Verdict> {
  let queue: Waiting<Item, Verdict>[] = []
  let running = false

  function takeBatch(): Waiting<Item, Verdict>[] {
    const keys = new Set<string>()
    const batch: Waiting<Item, Verdict>[] = []
    const later: Waiting<Item, Verdict>[] = []
    for (const waiting of queue) {
      const key = keyOf(waiting.item)
      if (batch.length >= BATCH_MAX || (key !== null && keys.has(key))) {
        later.push(waiting)
        continue
      }
      if (key !== null) keys.add(key)
      batch.push(waiting)
    }
    queue = later
    return batch
  }

  async function storeAll(batch: readonly Waiting<Item, Verdict>[], again = false): Promise<void> {
    try {
      const items = batch.map(({ item }) => item)
      const verdicts = await tracing.shared('store messages', items.map(placeOf), () => store(items))
      batch.forEach(({ resolve }, at) => resolve(verdicts[at] as Verdict))
    } catch (error) {
      // When the store is unreachable, the commit may have happened: a retry would duplicate messages without
      // a client id.
      if (again || isStoreOutOfReach(error)) return batch.forEach(({ reject }) => reject(error))
      // When the store refused the batch, it was rolled back. A bad item must not affect the others, and an
      // item that conflicted with its duplicate from another node finds it stored on the retry.
      log.warn(
        { err: error, items: batch.length },
        'the database refused a batch of messages; storing them one by one',
      )
      for (const waiting of batch) await storeAll([waiting], true)
    }
  }

  async function run(): Promise<void> {
    while (queue.length > 0) await storeAll(takeBatch())
    running = false
  }

  return {
    waiting: () => queue.length,
    append(item) {
      return new Promise((resolve, reject) => {
        queue.push({ item, resolve, reject })
        if (running) return
        running = true
        soon(() => void run())
      })
    },
  }
}
