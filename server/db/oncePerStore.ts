import type { Db } from './db.ts'

/** Makes a value once per store, on first use: a prepared statement, a queue of reads. */
export function oncePerStore<Made>(make: (db: Db) => Made): (db: Db) => Made {
  const made = new WeakMap<Db, Made>()
  return (db) => {
    const before = made.get(db)
    if (before !== undefined) return before
    const fresh = make(db)
    made.set(db, fresh)
    return fresh
  }
}
