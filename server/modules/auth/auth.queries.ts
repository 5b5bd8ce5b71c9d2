import { and, eq, isNull } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { members, refreshFamilies, refreshTokens } from '#server/db/schema.ts'

export type RevokedBy = 'logout' | 'withdrawal' | 'reuse'

export async function selectCredentials(db: Db, email: string) {
  const [row] = await db
    .select({ memberId: members.id, passwordHash: members.passwordHash, state: members.state })
    .from(members)
    .where(eq(members.email, email))
  return row
}

export async function memberExists(db: Db, memberId: number): Promise<boolean> {
  const rows = await db.select({ id: members.id }).from(members).where(eq(members.id, memberId))
  return rows.length > 0
}

/** Holds the member's row, so that a withdrawal waits and then finds whatever was added meanwhile. */
export async function isActiveAndHeld(tx: Tx, memberId: number): Promise<boolean> {
  const [row] = await tx
    .select({ state: members.state })
    .from(members)
    .where(eq(members.id, memberId))
    .for('share')
  return row?.state === 'ACTIVE'
}

export async function insertFamily(tx: Tx, family: typeof refreshFamilies.$inferInsert): Promise<void> {
  await tx.insert(refreshFamilies).values(family)
}

export async function insertToken(tx: Tx, token: typeof refreshTokens.$inferInsert): Promise<void> {
  await tx.insert(refreshTokens).values(token)
}

/** A token with its family, both held: refreshes of one family follow each other, on all nodes. */
export async function selectTokenHeld(tx: Tx, tokenHash: string) {
  const [row] = await tx
    .select({
      tokenId: refreshTokens.id,
      rotatedAt: refreshTokens.rotatedAt,
      successorId: refreshTokens.successorId,
      revokedBy: refreshFamilies.revokedBy,
    })
    .from(refreshTokens)
    .innerJoin(refreshFamilies, eq(refreshFamilies.id, refreshTokens.familyId))
    .where(eq(refreshTokens.tokenHash, tokenHash))
    .for('update')
  return row
}

export async function markRotated(
  tx: Tx,
  tokenId: string,
  rotatedAt: Date,
  successorId: string,
): Promise<void> {
  await tx.update(refreshTokens).set({ rotatedAt, successorId }).where(eq(refreshTokens.id, tokenId))
}

/** False: there was nothing alive to revoke. */
export async function revokeFamily(db: Db | Tx, familyId: string, by: RevokedBy, at: Date): Promise<boolean> {
  const rows = await db
    .update(refreshFamilies)
    .set({ revokedAt: at, revokedBy: by })
    .where(and(eq(refreshFamilies.id, familyId), isNull(refreshFamilies.revokedAt)))
    .returning({ id: refreshFamilies.id })
  return rows.length > 0
}

export async function revokeFamiliesOf(tx: Tx, memberId: number, by: RevokedBy, at: Date): Promise<void> {
  await tx
    .update(refreshFamilies)
    .set({ revokedAt: at, revokedBy: by })
    .where(and(eq(refreshFamilies.memberId, memberId), isNull(refreshFamilies.revokedAt)))
}

/** Undefined: no such family. */
export async function selectFamily(db: Db | Tx, familyId: string) {
  const [row] = await db
    .select({ revokedBy: refreshFamilies.revokedBy })
    .from(refreshFamilies)
    .where(eq(refreshFamilies.id, familyId))
  return row
}

/** False: gone or withdrawn already. `withdrawnOn` is the day in Seoul. */
export async function markWithdrawn(tx: Tx, memberId: number, withdrawnOn: string): Promise<boolean> {
  const rows = await tx
    .update(members)
    .set({ state: 'INACTIVE', withdrawnOn })
    .where(and(eq(members.id, memberId), eq(members.state, 'ACTIVE')))
    .returning({ id: members.id })
  return rows.length > 0
}
