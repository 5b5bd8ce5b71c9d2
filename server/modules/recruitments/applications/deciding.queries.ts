import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { PASS_FAIL } from '#contract/scalars.ts'
import { applications } from '#server/db/bandTables.ts'
import type { Tx } from '#server/db/db.ts'
import { members } from '#server/db/schema.ts'

/** The applicants to the band in these rooms. Other rooms and deleted applicants are left out. */
export const selectApplicants = (tx: Tx, bandId: number, roomIds: readonly number[]) =>
  tx
    .select({ roomId: applications.roomId, memberId: sql`${applications.applicantId}`.mapWith(Number) })
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
    .select({ id: members.id, nickname: members.nickname })
    .from(members)
    .where(and(inArray(members.id, [...memberIds]), eq(members.state, 'ACTIVE')))
    .orderBy(members.id)
    .for('share')

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
