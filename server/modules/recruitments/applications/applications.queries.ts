import { and, desc, eq, sql } from 'drizzle-orm'
import { applications } from '#server/db/bandTables.ts'
import type { Db } from '#server/db/db.ts'
import { members, messages, rooms } from '#server/db/schema.ts'

/**
 * Most recent first, by the last message or, without one, by the application. Includes applicants who have
 * left the room, but not those who have withdrawn.
 */
export const selectApplications = (db: Db, bandId: number) =>
  db
    .select({
      roomId: applications.roomId,
      memberId: members.id,
      nickname: members.nickname,
      imageUrl: members.profileImageUrl,
      session: applications.session,
      /** Null: no message yet. */
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
