import { bigint, timestamp } from 'drizzle-orm/pg-core'

/** To the millisecond, the precision of the wire (W1). */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
/** The store assigns the ids; sample data brings its own. */
export const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()
/** The id of another row. */
export const ref = (name: string) => bigint(name, { mode: 'number' })
