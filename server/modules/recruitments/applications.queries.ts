import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { applications, bands, bandSessions } from '#server/db/bandTables.ts'
import type { Db } from '#server/db/db.ts'
import { members, messages, rooms } from '#server/db/schema.ts'

/** Whose applications they are. Undefined: no such band. */
export async function selectApplied(db: Db, bandId: number) {
  const [band] = await db
    .select({ bandName: bands.name, bandImage: bands.imageUrl, status: bands.status })
    .from(bands)
    .where(eq(bands.id, bandId))
  return band
}

/** Being recruited, in the manager's order. */
export async function selectRecruited(db: Db, bandId: number) {
  const rows = await db
    .select({ session: bandSessions.session })
    .from(bandSessions)
    .where(and(eq(bandSessions.bandId, bandId), eq(bandSessions.recruiting, true)))
    .orderBy(asc(bandSessions.position), asc(bandSessions.session))
  return rows.map(({ session }) => session)
}

/**
 * What came last comes first: the last message, or where there is none the application. Whoever has left the room still applies;
 * whoever has withdrawn does not.
 */
export const selectApplications = (db: Db, bandId: number) =>
  db
    .select({
      roomId: applications.roomId,
      memberId: members.id,
      nickname: members.nickname,
      imageUrl: members.profileImageUrl,
      session: applications.session,
      /** Null: nothing was said yet. */
      content: messages.content,
      lastMessageAt: rooms.lastMessageAt,
      passFail: applications.passFail,
    })
    .from(applications)
    .innerJoin(rooms, eq(rooms.id, applications.roomId))
    .innerJoin(members, and(eq(members.id, applications.applicantId), eq(members.state, 'ACTIVE')))
    .leftJoin(messages, eq(messages.id, rooms.lastMessageId))
    .where(eq(applications.bandId, bandId))
    .orderBy(
      desc(sql`coalesce(${rooms.lastMessageAt}, ${applications.createdAt})`),
      desc(applications.roomId),
    )

export type ApplicationRow = Awaited<ReturnType<typeof selectApplications>>[number]
