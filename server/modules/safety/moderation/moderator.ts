import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { members } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'

/**
 * Lets only moderators make a call. The role is read from the store each time, so that whoever loses it is
 * refused from the next call on, and before the body and anything that the call names.
 * @throws AppError COMMON403
 */
export const byModerator = {
  async beforeBody({
    deps,
    member,
  }: {
    deps: Pick<Deps, 'db'>
    member: { memberId: number }
  }): Promise<void> {
    if (!(await isModerator(deps.db, member.memberId))) throw new AppError('COMMON403')
  },
}

async function isModerator(db: Db, memberId: number): Promise<boolean> {
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, memberId), eq(members.role, 'MODERATOR'), eq(members.state, 'ACTIVE')))
  return rows.length > 0
}
