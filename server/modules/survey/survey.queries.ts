import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { members } from '#server/db/schema.ts'

/** The facts that decide whether a survey may be saved. Undefined: no such member. */
export async function selectSurveyed(db: Db, memberId: number) {
  const [member] = await db
    .select({ state: members.state, createdAt: members.createdAt, surveySavedAt: members.surveySavedAt })
    .from(members)
    .where(eq(members.id, memberId))
  return member
}
