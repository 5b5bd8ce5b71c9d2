import { and, desc, eq } from 'drizzle-orm'
import { applications, bands } from '#server/db/bandTables.ts'
import type { Tx } from '#server/db/db.ts'

/** The member's latest application to the band, which an earlier refusal may precede. Null: none. */
export async function selectNewest(tx: Tx, bandId: number, applicantId: number) {
  const [newest] = await tx
    .select({ roomId: applications.roomId, session: applications.session, managerId: bands.managerId })
    .from(applications)
    .innerJoin(bands, eq(bands.id, applications.bandId))
    .where(and(eq(applications.bandId, bandId), eq(applications.applicantId, applicantId)))
    .orderBy(desc(applications.roomId))
    .limit(1)
  return newest ?? null
}

/** Deletes an application, and the notifications about it, if it is not decided yet. False: it is. */
export async function deletePending(tx: Tx, roomId: number): Promise<boolean> {
  const deleted = await tx
    .delete(applications)
    .where(and(eq(applications.roomId, roomId), eq(applications.passFail, 'PENDING')))
    .returning({ roomId: applications.roomId })
  return deleted.length > 0
}
