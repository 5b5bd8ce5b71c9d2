import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { participants } from '#server/db/schema.ts'

interface Mute {
  mutedAt: Date
  /** Null: until it is ended. */
  mutedUntil: Date | null
  mentionsHeard: boolean
}

const mine = (memberId: number, roomId: number) =>
  and(eq(participants.memberId, memberId), eq(participants.roomId, roomId))

/** Replaces an earlier mute. False: the member has left the room. */
export async function setMute(db: Db, memberId: number, roomId: number, mute: Mute): Promise<boolean> {
  const changed = await db
    .update(participants)
    .set(mute)
    .where(and(mine(memberId, roomId), eq(participants.state, 'ACTIVE')))
    .returning({ roomId: participants.roomId })
  return changed.length > 0
}

/** False: the room was not muted. */
export async function unsetMute(db: Db, memberId: number, roomId: number): Promise<boolean> {
  const changed = await db
    .update(participants)
    .set({ mutedAt: null, mutedUntil: null, mentionsHeard: true })
    .where(and(mine(memberId, roomId), isNotNull(participants.mutedAt)))
    .returning({ roomId: participants.roomId })
  return changed.length > 0
}
