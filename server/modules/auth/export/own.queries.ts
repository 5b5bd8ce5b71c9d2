/** What a member has and is bounded, for their export: read whole. */
import { and, asc, eq, or, sql } from 'drizzle-orm'
import { consents } from '#server/db/accountTables.ts'
import type { Db } from '#server/db/db.ts'
import { memberGenres, memberKeywords, memberSessions } from '#server/db/profileTables.ts'
import { friendRequests, notifications, notificationSettings } from '#server/db/requestTables.ts'
import { blocks, cases, objections, reports, sanctions } from '#server/db/safetyTables.ts'
import { friendships, members, refreshFamilies } from '#server/db/schema.ts'

export async function selectOwnProfile(db: Db, memberId: number) {
  const [member] = await db
    .select({
      memberId: members.id,
      email: members.email,
      nickname: members.nickname,
      gender: members.gender,
      age: members.age,
      region: members.region,
      district: members.district,
      bio: members.bio,
      youtubeUrl: members.youtubeUrl,
      instagramUrl: members.instagramUrl,
      picture: members.profileImageUrl,
      recording: members.mediaUrl,
      surveySavedAt: members.surveySavedAt,
      joinedAt: members.createdAt,
    })
    .from(members)
    .where(eq(members.id, memberId))
  return member
}

export async function selectPlaying(db: Db, memberId: number) {
  const sessions = await db
    .select({ session: memberSessions.sessionType, level: memberSessions.level })
    .from(memberSessions)
    .where(eq(memberSessions.memberId, memberId))
    .orderBy(asc(memberSessions.position))
  const genres = await db
    .select({ genre: memberGenres.genre })
    .from(memberGenres)
    .where(eq(memberGenres.memberId, memberId))
    .orderBy(asc(memberGenres.position))
  const keywords = await db
    .select({ keyword: memberKeywords.keyword })
    .from(memberKeywords)
    .where(eq(memberKeywords.memberId, memberId))
    .orderBy(asc(memberKeywords.position))
  const [settings = null] = await db
    .select({
      withoutPush: notificationSettings.withoutPush,
      withoutBadge: notificationSettings.withoutBadge,
      withoutToast: notificationSettings.withoutToast,
      hideText: notificationSettings.hideText,
      quietFromMinute: notificationSettings.quietFrom,
      quietToMinute: notificationSettings.quietTo,
    })
    .from(notificationSettings)
    .where(eq(notificationSettings.memberId, memberId))
  return {
    sessions,
    genres: genres.map(({ genre }) => genre),
    keywords: keywords.map(({ keyword }) => keyword),
    notificationSettings: settings,
  }
}

export const selectOwnConsents = (db: Db, memberId: number) =>
  db
    .select({ document: consents.document, version: consents.version, agreedAt: consents.agreedAt })
    .from(consents)
    .where(eq(consents.memberId, memberId))
    .orderBy(asc(consents.agreedAt))

export const selectOwnSessions = (db: Db, memberId: number) =>
  db
    .select({
      loggedInAt: refreshFamilies.createdAt,
      device: refreshFamilies.userAgent,
      endedAt: refreshFamilies.revokedAt,
      endedBy: refreshFamilies.revokedBy,
    })
    .from(refreshFamilies)
    .where(eq(refreshFamilies.memberId, memberId))
    .orderBy(asc(refreshFamilies.createdAt))

export const selectOwnFriends = (db: Db, memberId: number) =>
  db
    .select({ nickname: members.nickname, friendsSince: friendships.createdAt })
    .from(friendships)
    .innerJoin(
      members,
      sql`${members.id} = ${friendships.lowId} + ${friendships.highId} - ${memberId}::bigint`,
    )
    .where(or(eq(friendships.lowId, memberId), eq(friendships.highId, memberId)))
    .orderBy(asc(friendships.id))

/** The words of requests are in those that the member has sent only. */
export async function selectOwnRequests(db: Db, memberId: number) {
  const facts = {
    nickname: members.nickname,
    state: friendRequests.state,
    createdAt: friendRequests.createdAt,
    answeredAt: friendRequests.answeredAt,
  }
  const sent = await db
    .select({ ...facts, words: friendRequests.message })
    .from(friendRequests)
    .innerJoin(members, eq(members.id, friendRequests.receiverId))
    .where(eq(friendRequests.requesterId, memberId))
    .orderBy(asc(friendRequests.id))
  const received = await db
    .select(facts)
    .from(friendRequests)
    .innerJoin(members, eq(members.id, friendRequests.requesterId))
    .where(eq(friendRequests.receiverId, memberId))
    .orderBy(asc(friendRequests.id))
  const chat = await db
    .select({ nickname: members.nickname, words: notifications.message, createdAt: notifications.createdAt })
    .from(notifications)
    .innerJoin(members, eq(members.id, notifications.receiverId))
    .where(and(eq(notifications.senderId, memberId), eq(notifications.type, 'CHAT')))
    .orderBy(asc(notifications.id))
  return { friendRequestsSent: sent, friendRequestsReceived: received, chatRequestsSent: chat }
}

export const selectOwnBlocks = (db: Db, memberId: number) =>
  db
    .select({ nickname: members.nickname, blockedAt: blocks.createdAt })
    .from(blocks)
    .innerJoin(members, eq(members.id, blocks.blockedId))
    .where(eq(blocks.blockerId, memberId))
    .orderBy(asc(blocks.createdAt))

/** Without the evidence, which has the words of others. */
export const selectOwnReports = (db: Db, memberId: number) =>
  db
    .select({
      about: reports.kind,
      reason: cases.reason,
      words: reports.words,
      createdAt: reports.createdAt,
      decidedAt: cases.closedAt,
    })
    .from(reports)
    .innerJoin(cases, eq(cases.id, reports.caseId))
    .where(eq(reports.reporterId, memberId))
    .orderBy(asc(reports.id))

export const selectOwnSanctions = (db: Db, memberId: number) =>
  db
    .select({
      kind: sanctions.kind,
      reason: sanctions.reason,
      startsAt: sanctions.startsAt,
      endsAt: sanctions.endsAt,
      liftedAt: sanctions.liftedAt,
      objection: objections.words,
      objectedAt: objections.createdAt,
      answer: objections.answer,
    })
    .from(sanctions)
    .leftJoin(objections, eq(objections.sanctionId, sanctions.id))
    .where(eq(sanctions.memberId, memberId))
    .orderBy(asc(sanctions.id))
