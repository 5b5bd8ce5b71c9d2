import { eq } from 'drizzle-orm'
import type { PlayedSession } from '#contract/sessions.ts'
import type { Tx } from '#server/db/db.ts'
import { memberGenres, memberKeywords, memberSessions } from '#server/db/profileTables.ts'
import { members } from '#server/db/schema.ts'

/** Locks the member, so that changes of one profile are serialised. Undefined: no such member. */
export async function holdMember(tx: Tx, memberId: number) {
  const [member] = await tx
    .select({
      state: members.state,
      profileImageUrl: members.profileImageUrl,
      mediaUrl: members.mediaUrl,
    })
    .from(members)
    .where(eq(members.id, memberId))
    .for('no key update')
  return member
}

export type HeldMember = NonNullable<Awaited<ReturnType<typeof holdMember>>>

type MemberFields = Partial<typeof members.$inferInsert>

/** Undefined leaves a field unchanged. */
export async function updateMember(tx: Tx, memberId: number, fields: MemberFields): Promise<void> {
  if (Object.values(fields).every((value) => value === undefined)) return
  await tx.update(members).set(fields).where(eq(members.id, memberId))
}

export async function replaceSessions(
  tx: Tx,
  memberId: number,
  sessions: readonly PlayedSession[],
): Promise<void> {
  await tx.delete(memberSessions).where(eq(memberSessions.memberId, memberId))
  if (sessions.length === 0) return
  await tx
    .insert(memberSessions)
    .values(sessions.map((session, position) => ({ memberId, ...session, position })))
}

export async function replaceGenres(tx: Tx, memberId: number, genres: readonly string[]): Promise<void> {
  await tx.delete(memberGenres).where(eq(memberGenres.memberId, memberId))
  if (genres.length === 0) return
  await tx.insert(memberGenres).values(genres.map((genre, position) => ({ memberId, genre, position })))
}

export async function replaceKeywords(tx: Tx, memberId: number, keywords: readonly string[]): Promise<void> {
  await tx.delete(memberKeywords).where(eq(memberKeywords.memberId, memberId))
  if (keywords.length === 0) return
  await tx
    .insert(memberKeywords)
    .values(keywords.map((keyword, position) => ({ memberId, keyword, position })))
}
