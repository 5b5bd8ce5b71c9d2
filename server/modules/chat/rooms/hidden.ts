import { sql, type SQL } from 'drizzle-orm'
import { blocks } from '#server/db/safetyTables.ts'
import { participants, rooms } from '#server/db/schema.ts'

/**
 * Whether the row of `rooms` is a two-person room whose people have blocked one another: it is there for
 * neither until the block ends (docs/product/safety.md "Blocks"). Groups stay, with both in them.
 */
export const isHiddenRoom: SQL<boolean> = sql<boolean>`(${rooms.kind} <> 'GROUP' and exists (
  select from ${participants} blocker
  join ${participants} blocked on blocked.room_id = blocker.room_id
  join ${blocks} block on block.blocker_id = blocker.member_id and block.blocked_id = blocked.member_id
  where blocker.room_id = ${rooms.id}))`
