import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { members } from '#server/db/schema.ts'

/** Undefined: no such member. */
export async function selectState(db: Db, memberId: number) {
  const [member] = await db.select({ state: members.state }).from(members).where(eq(members.id, memberId))
  return member
}
