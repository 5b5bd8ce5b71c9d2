import { bigint, timestamp } from 'drizzle-orm/pg-core'

/** To the millisecond, which is what leaves the server (W1). */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
/** Numbers come from the store; sample data brings its own. */
export const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()
/** Somebody else's id. */
export const ref = (name: string) => bigint(name, { mode: 'number' })
