import { and, eq, inArray, isNotNull, notExists, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { BAND_HEADS_MAX, BAND_LIST_SENT_MAX } from '#contract/limits.ts'
import type { PASS_FAIL } from '#contract/scalars.ts'
import type { BandSessionType } from '#contract/sessions.ts'
import { applications, bands, bandSessions } from '#server/db/bandTables.ts'
import type { Tx } from '#server/db/db.ts'
import { members } from '#server/db/schema.ts'

/** The applicants to the band in these rooms. Other rooms and deleted applicants are left out. */
export const selectApplicants = (tx: Tx, bandId: number, roomIds: readonly number[]) =>
  tx
    .select({
      roomId: applications.roomId,
      memberId: sql`${applications.applicantId}`.mapWith(Number),
      session: applications.session,
    })
    .from(applications)
    .where(
      and(
        eq(applications.bandId, bandId),
        inArray(applications.roomId, [...roomIds]),
        isNotNull(applications.applicantId),
      ),
    )

/**
 * Those of them who are active, locked in the order of their ids, so that they cannot withdraw before the
 * transaction ends.
 */
export const holdActive = (tx: Tx, memberIds: readonly number[]) =>
  tx
    .select({ id: members.id, gender: members.gender })
    .from(members)
    .where(and(inArray(members.id, [...memberIds]), eq(members.state, 'ACTIVE')))
    .orderBy(members.id)
    .for('share')

interface Joining {
  maleCount: number
  femaleCount: number
  /** The accepted applicants' sessions, which are occupied now. */
  sessions: readonly BandSessionType[]
  /** Those of them that are no longer recruited. */
  closed: readonly BandSessionType[]
}

/**
 * Adds accepted applicants to the band's numbers and sessions; the band must be locked. A band that recruits
 * no session any more is complete.
 */
export async function updateComposition(tx: Tx, bandId: number, joining: Joining): Promise<void> {
  const { maleCount, femaleCount, sessions, closed } = joining
  const atMost = (count: PgColumn, more: number) =>
    sql`least(${count} + ${more}::int, ${BAND_HEADS_MAX}::int)`
  await tx
    .update(bands)
    .set({
      maleCount: atMost(bands.maleCount, maleCount),
      femaleCount: atMost(bands.femaleCount, femaleCount),
    })
    .where(eq(bands.id, bandId))
  await tx
    .insert(bandSessions)
    .values([...new Set(sessions)].map((session) => ({ bandId, session, recruiting: false, position: LAST })))
    .onConflictDoNothing()
  if (closed.length === 0) return
  const recruited = and(eq(bandSessions.bandId, bandId), eq(bandSessions.recruiting, true))
  await tx.delete(bandSessions).where(and(recruited, inArray(bandSessions.session, [...closed])))
  await tx
    .update(bands)
    .set({ status: 'ACTIVE' })
    .where(
      and(
        eq(bands.id, bandId),
        eq(bands.status, 'RECRUITING'),
        notExists(tx.select({ session: bandSessions.session }).from(bandSessions).where(recruited)),
      ),
    )
}

/** After the sessions that the manager has entered, of which there are at most `BAND_LIST_SENT_MAX`. */
const LAST = BAND_LIST_SENT_MAX

/**
 * Decides those that are pending and returns their number; a decision is final (docs/wire.md "What is kept").
 */
export async function setDecided(
  tx: Tx,
  roomIds: readonly number[],
  passFail: Exclude<(typeof PASS_FAIL)[number], 'PENDING'>,
): Promise<number> {
  const decided = await tx
    .update(applications)
    .set({ passFail })
    .where(and(inArray(applications.roomId, [...roomIds]), eq(applications.passFail, 'PENDING')))
    .returning({ roomId: applications.roomId })
  return decided.length
}
