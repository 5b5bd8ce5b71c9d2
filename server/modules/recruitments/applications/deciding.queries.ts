import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { PASS_FAIL } from '#contract/scalars.ts'
import { applications } from '#server/db/bandTables.ts'
import type { Tx } from '#server/db/db.ts'
import { members } from '#server/db/schema.ts'

/** Who applied to the band in these rooms. A room of anything else is left out, and of somebody who has been deleted. */
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

/** Who of them has not withdrawn, and does not before the transaction has ended. Held in the order of their ids. */
export const holdActive = (tx: Tx, memberIds: readonly number[]) =>
  tx
    .select({ id: members.id, nickname: members.nickname })
    .from(members)
    .where(and(inArray(members.id, [...memberIds]), eq(members.state, 'ACTIVE')))
    .orderBy(members.id)
    .for('share')

/** How many of them were pending, and are decided from now on: what is decided stays (docs/wire.md "What is kept"). */
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
