import { sql, type SQL } from 'drizzle-orm'
import { messages } from './schema.ts'

/**
 * The orders that `messages_room` has within a room, forwards and backwards. The index was made with
 * `nulls last`, so `order by id desc` alone cannot use it, although no id is null: the planner then sorts the whole
 * room, or reads the messages of all rooms backwards until it has met enough of this one (docs/queries.md
 * "Messages in one table").
 */
export const newestOfRoom: SQL = sql`${messages.id} desc nulls last`
export const oldestOfRoom: SQL = sql`${messages.id} asc nulls first`
