import type { Db } from './db.ts'
import { watchQueue, type QueueName } from './queues.ts'
import { soon } from './soon.ts'

/** Reads all keys with one statement: one value per key, in the same order. */
export type ReadBatch<Key, Value> = (keys: readonly Key[]) => Promise<readonly Value[]>

interface Options {
  /** Keys per statement: more keys share its cost, but wait for each other. */
  batchMax: number
  /** Concurrent statements. Keys that arrive meanwhile wait and share the next one. */
  underWayMax: number
  /** Under which name the queue is reported with those of its store. Absent: it is not. */
  queue?: { db: Db; name: QueueName }
}

interface Waiting<Key, Value> {
  key: Key
  resolve: (value: Value) => void
  reject: (error: unknown) => void
}

/**
 * Batches concurrent reads into one statement. When idle, no read waits for another; under load the batches
 * grow, so there are fewer statements than reads.
 *
 * An answer is never older than its call: no read joins a statement that has begun. Keys share nothing but
 * the statement; permissions are checked before.
 */
export function batchedReads<Key, Value>(
  read: ReadBatch<Key, Value>,
  { batchMax, underWayMax, queue: watched }: Options,
): (key: Key) => Promise<Value> {
  const queue: Waiting<Key, Value>[] = []
  if (watched) watchQueue(watched.db, watched.name, () => queue.length)
  let underWay = 0
  let planned = false

  function plan(): void {
    if (planned || underWay >= underWayMax || queue.length === 0) return
    planned = true
    soon(() => {
      planned = false
      underWay += 1
      void answer(queue.splice(0, batchMax))
      plan()
    })
  }

  async function answer(batch: readonly Waiting<Key, Value>[]): Promise<void> {
    try {
      const values = await read(batch.map(({ key }) => key))
      batch.forEach(({ resolve }, at) => resolve(values[at] as Value))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    underWay -= 1
    plan()
  }

  return (key) =>
    new Promise((resolve, reject) => {
      queue.push({ key, resolve, reject })
      plan()
    })
}
