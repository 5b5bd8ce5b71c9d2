import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { members } from '#server/db/schema.ts'
import { insertAction } from './actions.queries.ts'

/** The name of the server's command in the log of actions. */
const BY_SERVER = '서버'

interface Wanted {
  email: string
  isModerator: boolean
  at: Date
}

/**
 * Grants or revokes the role of a moderator, with a row in the log of actions. Null: nobody active has this
 * e-mail. `hasChanged` false: it was so before, and nothing is logged.
 */
export async function changeRole(
  db: Db,
  { email, isModerator, at }: Wanted,
): Promise<{ nickname: string; hasChanged: boolean } | null> {
  return db.transaction(async (tx) => {
    const [member] = await tx
      .select({ id: members.id, nickname: members.nickname, role: members.role })
      .from(members)
      .where(and(eq(members.email, email.trim().toLowerCase()), eq(members.state, 'ACTIVE')))
      .for('no key update')
    if (!member) return null
    const { id: memberId, nickname } = member
    const role = isModerator ? 'MODERATOR' : 'MEMBER'
    if (member.role === role) return { nickname, hasChanged: false }
    await tx.update(members).set({ role }).where(eq(members.id, memberId))
    const action = isModerator ? 'GRANT' : 'REVOKE'
    await insertAction(tx, { action, memberId, reason: '', createdAt: at }, BY_SERVER)
    return { nickname, hasChanged: true }
  })
}
