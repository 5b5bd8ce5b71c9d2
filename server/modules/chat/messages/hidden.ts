import { sql } from 'drizzle-orm'
import { hiddenMessages } from '#server/db/safetyTables.ts'
import { messages } from '#server/db/schema.ts'

/**
 * Whether moderators have hidden the message of the row. Looks up a key in a table with few rows; a join
 * would be planned anew for each statement. For statements that join other tables, whose columns carry the
 * name of their table.
 */
export const isHidden = sql<boolean>`exists (
  select from ${hiddenMessages} hidden where hidden.message_id = ${messages.id})`
