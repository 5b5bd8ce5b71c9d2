import type { Db } from './db.ts'

/** The queues that hold back work to share statements: each is one of these, so that metrics stay few. */
export type QueueName =
  | 'sessions'
  | 'rooms'
  | 'room_lists'
  | 'room_pages'
  | 'message_gaps'
  | 'messages'
  | 'push_results'

const queues = new WeakMap<Db, Map<QueueName, () => number>>()

/** Reports the length of a queue with those of its store, in place of an earlier queue of the same name. */
export function watchQueue(db: Db, name: QueueName, waiting: () => number): void {
  const ofStore = queues.get(db) ?? new Map<QueueName, () => number>()
  queues.set(db, ofStore.set(name, waiting))
}

/** How many entries wait in each queue in front of the store; queues that were never used are missing. */
export function queueLengths(db: Db): { queue: QueueName; waiting: number }[] {
  return [...(queues.get(db) ?? [])].map(([queue, waiting]) => ({ queue, waiting: waiting() }))
}
