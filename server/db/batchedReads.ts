import { noTracing } from '#server/traces/noTracing.ts'
import type { TraceParent } from '#server/traces/tracing.ts'
import type { Db } from './db.ts'
import { watchQueue, type QueueName } from './queues.ts'
import { soon } from './soon.ts'
import { tracingOf } from './storeTracing.ts'

/** Reads all keys with one statement: one value per key, in the same order. */
export type ReadBatch<Key, Value> = (keys: readonly Key[]) => Promise<readonly Value[]>

interface Options {
  /** Keys per statement: more keys share its cost, but wait for each other. */
  batchMax: number
  /** Concurrent statements. Keys that arrive meanwhile wait and share the next one. */
  underWayMax: number
  /** Under which name the queue is reported with those of its store, and is in traces. Absent: it is in neither. */
  queue?: { db: Db; name: QueueName }
}

interface Waiting<Key, Value> {
  key: Key
  /** Where the read belongs in a trace. */
  place: TraceParent | undefined
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
  const tracing = watched ? tracingOf(watched.db) : noTracing
  const name = `read ${watched?.name}`
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
      const places = batch.map(({ place }) => place)
      const values = await tracing.shared(name, places, () => read(batch.map(({ key }) => key)))
      batch.forEach(({ resolve }, at) => resolve(values[at] as Value))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    underWay -= 1
    plan()
  }

  return (key) =>
    new Promise((resolve, reject) => {
      queue.push({ key, place: tracing.here(), resolve, reject })
      plan()
    })
}
