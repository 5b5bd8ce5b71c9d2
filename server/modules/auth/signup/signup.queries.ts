import { eq } from 'drizzle-orm'
import type { Db, Tx } from '#server/db/db.ts'
import { emailCodes, members } from '#server/db/schema.ts'

/** Withdrawn members keep their e-mail until they are deleted. */
export async function isEmailTaken(db: Db | Tx, email: string): Promise<boolean> {
  const rows = await db.select({ id: members.id }).from(members).where(eq(members.email, email))
  return rows.length > 0
}

/** Ignores case; withdrawn members keep their nickname until they are deleted. */
export async function isNicknameTaken(db: Db, nickname: string): Promise<boolean> {
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.nicknameKey, nickname.toLowerCase()))
  return rows.length > 0
}

/** Replaces the e-mail's earlier code and resets its wrong tries. */
export async function putCode(db: Db, email: string, codeHash: string, expiresAt: Date): Promise<void> {
  const code = { codeHash, expiresAt, wrongTries: 0 }
  await db
    .insert(emailCodes)
    .values({ email, ...code })
    .onConflictDoUpdate({ target: emailCodes.email, set: code })
}

/** The e-mail's code, locked: tries on one code are serialised, so at most five wrong ones are judged. */
export async function selectCodeHeld(tx: Tx, email: string) {
  const [row] = await tx.select().from(emailCodes).where(eq(emailCodes.email, email)).for('update')
  return row
}

export async function setWrongTries(tx: Tx, email: string, wrongTries: number): Promise<void> {
  await tx.update(emailCodes).set({ wrongTries }).where(eq(emailCodes.email, email))
}

export async function deleteCode(tx: Tx, email: string): Promise<void> {
  await tx.delete(emailCodes).where(eq(emailCodes.email, email))
}

export async function insertMember(tx: Tx, member: typeof members.$inferInsert): Promise<number> {
  const [row] = await tx.insert(members).values(member).returning({ id: members.id })
  return row!.id
}
