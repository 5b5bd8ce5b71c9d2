import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { notificationSettings } from '#server/db/requestTables.ts'

export type SettingsRow = typeof notificationSettings.$inferSelect

/** Null: they have changed none. */
export async function selectSettings(db: Db, memberId: number): Promise<SettingsRow | null> {
  const [row] = await db
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.memberId, memberId))
  return row ?? null
}

/** As it is kept. Of two at once the later one counts. */
export async function upsertSettings(db: Db, row: SettingsRow): Promise<SettingsRow> {
  const [kept] = await db
    .insert(notificationSettings)
    .values(row)
    .onConflictDoUpdate({ target: notificationSettings.memberId, set: row })
    .returning()
  return kept!
}
