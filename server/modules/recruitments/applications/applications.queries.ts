import { and, desc, eq, not, notExists, notInArray, sql } from 'drizzle-orm'
import { applications, bands } from '#server/db/bandTables.ts'
import { isBlocked } from '#server/db/blocked.ts'
import type { Db } from '#server/db/db.ts'
import { savedTracks } from '#server/db/musicTables.ts'
import { memberSessions } from '#server/db/profileTables.ts'
import { hiddenMessages } from '#server/db/safetyTables.ts'
import { attachments, members, messages, rooms } from '#server/db/schema.ts'
import { ATTACHMENT_COLUMNS } from '#server/modules/chat/attachments/attachments.queries.ts'
import { isHidden } from '#server/modules/chat/messages/hidden.ts'

/**
 * Most recent first, by the last message or, without one, by the application. Includes applicants who have
 * left the room, but not those who have withdrawn or between whom and the manager there is a block.
 */
export function selectApplications(db: Db, bandId: number) {
  // the row shows the result and plays the clip itself
  const hiddenOne = db
    .select({ id: hiddenMessages.messageId })
    .from(hiddenMessages)
    .where(eq(hiddenMessages.messageId, messages.id))
  const lastWords = db
    .select({ content: messages.content })
    .from(messages)
    .where(
      and(
        eq(messages.roomId, applications.roomId),
        notInArray(messages.type, ['SYSTEM', 'AUDIO']),
        notExists(hiddenOne),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(1)
    .as('last_words')
  // only bands know the piano; it is the keyboard of a profile
  const played = sql`case ${applications.session} when 'piano' then 'keyboard' else ${applications.session} end`
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
      level: memberSessions.level,
      songsInCommon: sql`(
        select count(*) from ${savedTracks} theirs
        join ${savedTracks} mine on mine.track_id = theirs.track_id
        where theirs.member_id = ${members.id} and mine.member_id = ${bands.managerId})`.mapWith(Number),
    })
    .from(applications)
    .innerJoin(bands, eq(bands.id, applications.bandId))
    .innerJoin(rooms, eq(rooms.id, applications.roomId))
    .innerJoin(members, and(eq(members.id, applications.applicantId), eq(members.state, 'ACTIVE')))
    .leftJoin(
      memberSessions,
      and(eq(memberSessions.memberId, members.id), eq(memberSessions.sessionType, played)),
    )
    .leftJoinLateral(lastWords, sql`true`)
    .where(
      and(
        eq(applications.bandId, bandId),
        sql`not ${isBlocked(sql`${members.id}`, sql`${bands.managerId}`)}`,
      ),
    )
    .orderBy(
      desc(sql`coalesce(${rooms.lastMessageAt}, ${applications.createdAt})`),
      desc(applications.roomId),
    )
}

export type ApplicationRow = Awaited<ReturnType<typeof selectApplications>>[number]

/** The first sound that the applicant has sent in each room of the band's applications. */
export async function selectClips(db: Db, bandId: number) {
  const rows = await db
    .selectDistinctOn([attachments.roomId], { roomId: attachments.roomId, clip: ATTACHMENT_COLUMNS })
    .from(applications)
    .innerJoin(
      attachments,
      and(
        eq(attachments.roomId, applications.roomId),
        eq(attachments.memberId, applications.applicantId),
        eq(attachments.kind, 'AUDIO'),
      ),
    )
    .innerJoin(messages, eq(messages.attachmentId, attachments.id))
    .where(and(eq(applications.bandId, bandId), not(isHidden)))
    .orderBy(attachments.roomId, attachments.id)
  return new Map(rows.map(({ roomId, clip }) => [roomId, clip]))
}
