import type { RoomInfo } from '#contract/http/chat/rooms.ts'
import { useBlockedIds } from '#src/features/safety/public.ts'

/**
 * The members whom this one has blocked, for `roomText`. Only groups contain any (docs/product/safety.md
 * "Blocks"), so without a group nothing is read.
 */
export function useBlockedInGroups(rooms: readonly RoomInfo[]): ReadonlySet<number> {
  return useBlockedIds(!rooms.some(({ roomType }) => roomType === 'GROUP')).blockedIds
}
