import { and, asc, eq } from 'drizzle-orm'
import { bandSessions } from '#server/db/bandTables.ts'
import type { Db } from '#server/db/db.ts'

/** Recruited sessions, in the manager's order. */
export async function selectRecruited(db: Db, bandId: number) {
  const rows = await db
    .select({ session: bandSessions.session })
    .from(bandSessions)
    .where(and(eq(bandSessions.bandId, bandId), eq(bandSessions.recruiting, true)))
    .orderBy(asc(bandSessions.position), asc(bandSessions.session))
  return rows.map(({ session }) => session)
}
