import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { notificationSettings } from '#server/db/requestTables.ts'

export type SettingsRow = typeof notificationSettings.$inferSelect

/** Null: the member has changed no setting. */
export async function selectSettings(db: Db, memberId: number): Promise<SettingsRow | null> {
  const [row] = await db
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.memberId, memberId))
  return row ?? null
}

/** Returns the stored row. Of two concurrent writes the later one wins. */
export async function upsertSettings(db: Db, row: SettingsRow): Promise<SettingsRow> {
  const [kept] = await db
    .insert(notificationSettings)
    .values(row)
    .onConflictDoUpdate({ target: notificationSettings.memberId, set: row })
    .returning()
  return kept!
}
