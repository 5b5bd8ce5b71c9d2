import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { applications } from '#server/db/bandTables.ts'
import type { Db } from '#server/db/db.ts'
import { members, messages, rooms } from '#server/db/schema.ts'

/**
 * Most recent first, by the last message or, without one, by the application. Includes applicants who have
 * left the room, but not those who have withdrawn.
 */
export function selectApplications(db: Db, bandId: number) {
  // a system line, such as the result, says nothing that the row does not show already
  const lastWords = db
    .select({ content: messages.content })
    .from(messages)
    .where(and(eq(messages.roomId, applications.roomId), ne(messages.type, 'SYSTEM')))
    .orderBy(desc(messages.id))
    .limit(1)
    .as('last_words')
  return db
    .select({
      roomId: applications.roomId,
      memberId: members.id,
      nickname: members.nickname,
      imageUrl: members.profileImageUrl,
      session: applications.session,
      /** Null: nobody has written yet. */
      content: lastWords.content,
      lastMessageAt: rooms.lastMessageAt,
      passFail: applications.passFail,
    })
    .from(applications)
    .innerJoin(rooms, eq(rooms.id, applications.roomId))
    .innerJoin(members, and(eq(members.id, applications.applicantId), eq(members.state, 'ACTIVE')))
    .leftJoinLateral(lastWords, sql`true`)
    .where(eq(applications.bandId, bandId))
    .orderBy(
      desc(sql`coalesce(${rooms.lastMessageAt}, ${applications.createdAt})`),
      desc(applications.roomId),
    )
}

export type ApplicationRow = Awaited<ReturnType<typeof selectApplications>>[number]
