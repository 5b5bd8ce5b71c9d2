import { soon } from './soon.ts'

/** Answers all the keys with one statement: one value a key, in the same order. */
export type ReadBatch<Key, Value> = (keys: readonly Key[]) => Promise<readonly Value[]>

interface Options {
  /** Keys of one statement: more share its cost, and wait for each other. */
  batchMax: number
  /** Statements at the same time. What is asked for meanwhile waits, and shares the next one. */
  underWayMax: number
}

interface Waiting<Key, Value> {
  key: Key
  resolve: (value: Value) => void
  reject: (error: unknown) => void
}

/**
 * Reads that many ask for at the same moment, several with one statement. At rest nobody waits for anybody; under load
 * the statements grow, so the store is asked less often than we are.
 *
 * An answer is never older than its question: nobody joins a statement that has begun. Keys share nothing but the
 * statement; whether somebody may ask is settled before.
 */
export function batchedReads<Key, Value>(
  read: ReadBatch<Key, Value>,
  { batchMax, underWayMax }: Options,
): (key: Key) => Promise<Value> {
  const queue: Waiting<Key, Value>[] = []
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
