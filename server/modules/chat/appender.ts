import type { Deps } from '#server/deps.ts'

/** How a batch is stored: one verdict an item, in the same order. Throws when nothing of the batch was stored. */
export type StoreBatch<Item, Verdict> = (batch: readonly Item[]) => Promise<readonly Verdict[]>

export interface Appender<Item, Verdict> {
  /** Resolves after the commit of the transaction the item was part of. */
  append(item: Item): Promise<Verdict>
}

interface Waiting<Item, Verdict> {
  item: Item
  resolve: (verdict: Verdict) => void
  reject: (error: unknown) => void
}

interface Options<Item, Verdict> {
  store: StoreBatch<Item, Verdict>
  /** Items with the same key are never in one batch: the later one must find the earlier one stored. Null: no key. */
  keyOf: (item: Item) => string | null
  log: Deps['log']
}

const BATCH_MAX = 200

/**
 * Group commit. What arrives in one tick, or while the last batch is being stored, goes into one transaction: at rest a
 * message waits for nobody, under load the cost of a commit is shared. First in, first stored.
 *
 * One batch at a time is enough, because batches grow with the load; and it keeps the order of arrival.
 */
export function createAppender<Item, Verdict>({
  store,
  keyOf,
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

  async function storeAll(batch: readonly Waiting<Item, Verdict>[]): Promise<void> {
    try {
      const verdicts = await store(batch.map(({ item }) => item))
      batch.forEach(({ resolve }, at) => resolve(verdicts[at] as Verdict))
    } catch (error) {
      if (batch.length === 1 || !wasRefusedByTheStore(error))
        return batch.forEach(({ reject }) => reject(error))
      log.warn(
        { err: error, items: batch.length },
        'a batch of messages was refused; storing them one by one',
      )
      for (const waiting of batch) await storeAll([waiting])
    }
  }

  async function run(): Promise<void> {
    while (queue.length > 0) await storeAll(takeBatch())
    running = false
  }

  return {
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

/**
 * The store answered with an error, so the transaction was rolled back and may be tried again in pieces. When the
 * connection broke instead, the commit may have happened: trying again would double messages that carry no id.
 */
function wasRefusedByTheStore(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  const { code, severity } = (cause ?? {}) as { code?: unknown; severity?: unknown }
  // Class 08 and 57P: the connection or the server went away.
  return severity === 'ERROR' && typeof code === 'string' && !/^(08|57P)/.test(code)
}

/** After everything that has arrived already. A browser tab, where the server can run too, has no `setImmediate`. */
function soon(run: () => void): void {
  if (typeof setImmediate === 'function') setImmediate(run)
  else setTimeout(run, 0)
}
