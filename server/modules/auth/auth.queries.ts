import { and, desc, eq, exists, gt, inArray, isNull, ne, type SQL } from 'drizzle-orm'
import { SESSIONS_LISTED_MAX } from '#contract/limits.ts'
import { members, refreshFamilies, refreshTokens } from '#server/db/schema.ts'
import type { Db, Tx } from '../../db/db.ts'

export type RevokedBy = 'logout' | 'withdrawal' | 'reuse' | 'password' | 'suspension'

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

/**
 * The member's row, locked, so that a withdrawal or another password waits and then sees whatever was added
 * meanwhile.
 */
export async function selectCredentialsHeld(tx: Tx, memberId: number, lock: 'share' | 'update') {
  const [row] = await tx
    .select({ passwordHash: members.passwordHash, state: members.state })
    .from(members)
    .where(eq(members.id, memberId))
    .for(lock)
  return row
}

export async function setPasswordHash(tx: Tx, memberId: number, passwordHash: string): Promise<void> {
  await tx.update(members).set({ passwordHash }).where(eq(members.id, memberId))
}

export async function insertFamily(tx: Tx, family: typeof refreshFamilies.$inferInsert): Promise<void> {
  await tx.insert(refreshFamilies).values(family)
}

export async function insertToken(tx: Tx, token: typeof refreshTokens.$inferInsert): Promise<void> {
  await tx.insert(refreshTokens).values(token)
}

/**
 * The token with one of these digests, and its family, both locked: refreshes of one family are serialised
 * across all nodes.
 */
export async function selectTokenHeld(tx: Tx, tokenHashes: readonly string[]) {
  const [row] = await tx
    .select({
      tokenId: refreshTokens.id,
      rotatedAt: refreshTokens.rotatedAt,
      successorId: refreshTokens.successorId,
      revokedBy: refreshFamilies.revokedBy,
      loggedInAt: refreshFamilies.createdAt,
    })
    .from(refreshTokens)
    .innerJoin(refreshFamilies, eq(refreshFamilies.id, refreshTokens.familyId))
    .where(inArray(refreshTokens.tokenHash, [...tokenHashes]))
    .for('update')
  return row
}

/**
 * Undefined: the token is not the newest of its family. Read after `selectTokenHeld`, which keeps it from
 * changing.
 */
export async function selectNewestToken(tx: Tx, tokenId: string) {
  const [row] = await tx
    .select({ tokenHash: refreshTokens.tokenHash })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.id, tokenId), isNull(refreshTokens.rotatedAt)))
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

/** False: the family was unknown or already revoked. */
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
    .where(inArray(refreshFamilies.id, aliveHeld(tx, eq(refreshFamilies.memberId, memberId))))
}

/**
 * The unexpired token of a family that has not been rotated: every family that can still be renewed has one.
 */
const isCurrentToken = (at: Date) => and(isNull(refreshTokens.rotatedAt), gt(refreshTokens.expiresAt, at))

/** The sessions that can still be renewed: the current one first, then by last use, newest first. */
export async function selectLiveSessions(db: Db, memberId: number, currentId: string, at: Date) {
  return db
    .select({
      id: refreshFamilies.id,
      userAgent: refreshFamilies.userAgent,
      startedAt: refreshFamilies.createdAt,
      lastUsedAt: refreshTokens.issuedAt,
    })
    .from(refreshFamilies)
    .innerJoin(refreshTokens, and(eq(refreshTokens.familyId, refreshFamilies.id), isCurrentToken(at)))
    .where(and(eq(refreshFamilies.memberId, memberId), isNull(refreshFamilies.revokedAt)))
    .orderBy(desc(eq(refreshFamilies.id, currentId)), desc(refreshTokens.issuedAt), refreshFamilies.id)
    .limit(SESSIONS_LISTED_MAX)
}

/** False: unknown, another member's, already ended, or expired. */
export async function revokeOneOf(db: Db, memberId: number, sessionId: string, at: Date): Promise<boolean> {
  const ofMember = eq(refreshFamilies.memberId, memberId)
  return revokeLive(db, and(ofMember, eq(refreshFamilies.id, sessionId)), at)
}

/** False: there was no other session. */
export async function revokeOthersOf(
  db: Db | Tx,
  memberId: number,
  currentId: string,
  at: Date,
): Promise<boolean> {
  const ofMember = eq(refreshFamilies.memberId, memberId)
  return revokeLive(db, and(ofMember, ne(refreshFamilies.id, currentId)), at)
}

async function revokeLive(db: Db | Tx, which: SQL | undefined, at: Date): Promise<boolean> {
  const currentToken = db
    .select({ id: refreshTokens.id })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.familyId, refreshFamilies.id), isCurrentToken(at)))
  const rows = await db
    .update(refreshFamilies)
    .set({ revokedAt: at, revokedBy: 'logout' })
    .where(inArray(refreshFamilies.id, aliveHeld(db, and(which, exists(currentToken)))))
    .returning({ id: refreshFamilies.id })
  return rows.length > 0
}

/** Locked in a fixed order, so that two callers ending the same sessions do not deadlock. */
const aliveHeld = (db: Db | Tx, which: SQL | undefined) =>
  db
    .select({ id: refreshFamilies.id })
    .from(refreshFamilies)
    .where(and(which, isNull(refreshFamilies.revokedAt)))
    .orderBy(refreshFamilies.id)
    .for('update')

/** Undefined: no such family. */
export async function selectFamily(db: Db | Tx, familyId: string) {
  const [row] = await db
    .select({ revokedBy: refreshFamilies.revokedBy })
    .from(refreshFamilies)
    .where(eq(refreshFamilies.id, familyId))
  return row
}

/** False: deleted or already withdrawn. `withdrawnOn` is the day in Seoul. */
export async function markWithdrawn(tx: Tx, memberId: number, withdrawnOn: string): Promise<boolean> {
  const rows = await tx
    .update(members)
    .set({ state: 'INACTIVE', withdrawnOn })
    .where(and(eq(members.id, memberId), eq(members.state, 'ACTIVE')))
    .returning({ id: members.id })
  return rows.length > 0
}
