import { noTracing } from '#server/traces/noTracing.ts'
import type { Tracing } from '#server/traces/tracing.ts'
import type { Db } from './db.ts'

const tracings = new WeakMap<Db, Tracing>()

/** Records the statements of a store from now on, those that its queues share too. */
export function traceStore(db: Db, tracing: Tracing): void {
  tracings.set(db, tracing)
}

/** What records the statements of a store. */
export const tracingOf = (db: Db): Tracing => tracings.get(db) ?? noTracing
