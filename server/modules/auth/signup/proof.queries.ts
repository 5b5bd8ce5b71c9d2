import { eq } from 'drizzle-orm'
import type { Db, Tx } from '#server/db/db.ts'
import { verifiedEmails } from '#server/db/schema.ts'

export type Verified = typeof verifiedEmails.$inferSelect

/** Replaces the e-mail's earlier proof, used or not. */
export async function putProof(tx: Tx, email: string, proofHash: string, expiresAt: Date): Promise<void> {
  const verified = { proofHash, expiresAt, memberId: null }
  await tx
    .insert(verifiedEmails)
    .values({ email, ...verified })
    .onConflictDoUpdate({ target: verifiedEmails.email, set: verified })
}

export async function selectVerified(db: Db, email: string): Promise<Verified | undefined> {
  const [row] = await db.select().from(verifiedEmails).where(eq(verifiedEmails.email, email))
  return row
}

/** The same, locked: sign-ups with one e-mail are serialised. */
export async function selectVerifiedHeld(tx: Tx, email: string): Promise<Verified | undefined> {
  const [row] = await tx.select().from(verifiedEmails).where(eq(verifiedEmails.email, email)).for('update')
  return row
}

export async function setSignedUp(tx: Tx, email: string, memberId: number): Promise<void> {
  await tx.update(verifiedEmails).set({ memberId }).where(eq(verifiedEmails.email, email))
}

/** The e-mail that the member signed up with, while its proof has not been used by S7. */
export async function selectSignedUp(db: Db, memberId: number): Promise<Verified | undefined> {
  const [row] = await db.select().from(verifiedEmails).where(eq(verifiedEmails.memberId, memberId))
  return row
}

/** False: another request has used the proof. */
export async function deleteSignedUp(tx: Tx, memberId: number): Promise<boolean> {
  const rows = await tx
    .delete(verifiedEmails)
    .where(eq(verifiedEmails.memberId, memberId))
    .returning({ email: verifiedEmails.email })
  return rows.length > 0
}
