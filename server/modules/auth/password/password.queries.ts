import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '#server/db/db.ts'
import { members, passwordResets } from '#server/db/schema.ts'

type PasswordReset = typeof passwordResets.$inferSelect

export async function isActiveEmail(db: Db, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.email, email), eq(members.state, 'ACTIVE')))
  return rows.length > 0
}

/** Undefined: no active member has the e-mail. */
export async function selectActiveHeld(tx: Tx, email: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ memberId: members.id })
    .from(members)
    .where(and(eq(members.email, email), eq(members.state, 'ACTIVE')))
    .for('update')
  return row?.memberId
}

export async function selectEmailAndHash(db: Db, memberId: number) {
  const [row] = await db
    .select({ email: members.email, passwordHash: members.passwordHash })
    .from(members)
    .where(eq(members.id, memberId))
  return row
}

/** Replaces the e-mail's earlier code and proof, and resets its wrong tries. */
export async function putResetCode(db: Db, email: string, codeHash: string, expiresAt: Date): Promise<void> {
  const reset = { codeHash, expiresAt, wrongTries: 0, proofHash: null }
  await db
    .insert(passwordResets)
    .values({ email, ...reset })
    .onConflictDoUpdate({ target: passwordResets.email, set: reset })
}

export async function selectReset(db: Db, email: string): Promise<PasswordReset | undefined> {
  const [row] = await db.select().from(passwordResets).where(eq(passwordResets.email, email))
  return row
}

/** The same, locked: tries and resets of one e-mail are serialised. */
export async function selectResetHeld(tx: Tx, email: string): Promise<PasswordReset | undefined> {
  const [row] = await tx.select().from(passwordResets).where(eq(passwordResets.email, email)).for('update')
  return row
}

export async function updateReset(
  tx: Tx,
  email: string,
  change: Partial<Omit<PasswordReset, 'email'>>,
): Promise<void> {
  await tx.update(passwordResets).set(change).where(eq(passwordResets.email, email))
}

export async function deleteReset(tx: Tx, email: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.email, email))
}
