import { and, eq, exists, inArray, notExists, or, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { hiddenMessages } from '#server/db/safetyTables.ts'
import { attachments, messages } from '#server/db/schema.ts'

/** The columns of a file's answer; `path` is signed before it is sent. */
export const ATTACHMENT_COLUMNS = {
  id: attachments.id,
  kind: attachments.kind,
  path: attachments.path,
  mime: attachments.mime,
  bytes: attachments.bytes,
  width: attachments.width,
  height: attachments.height,
  durationMs: attachments.durationMs,
  peaks: attachments.peaks,
}

export type AttachmentRow = Awaited<ReturnType<typeof insertAttachment>>

export async function insertAttachment(db: Db, values: typeof attachments.$inferInsert) {
  const [row] = await db.insert(attachments).values(values).returning(ATTACHMENT_COLUMNS)
  return row!
}

const isCarried = (db: Db) =>
  db.select({ id: messages.id }).from(messages).where(eq(messages.attachmentId, attachments.id))

const isCarriedHidden = (db: Db) =>
  db
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(hiddenMessages, eq(hiddenMessages.messageId, messages.id))
    .where(eq(messages.attachmentId, attachments.id))

/**
 * A file of the room that a message carries, or that this member has uploaded. Null: no such file, or its
 * message is hidden.
 */
export async function selectSeenAttachment(
  db: Db,
  seen: { attachmentId: number; roomId: number; memberId: number },
): Promise<AttachmentRow | null> {
  const [row] = await selectAttachments(
    db,
    and(
      eq(attachments.id, seen.attachmentId),
      eq(attachments.roomId, seen.roomId),
      or(eq(attachments.memberId, seen.memberId), exists(isCarried(db))),
      notExists(isCarriedHidden(db)),
    ),
  )
  return row ?? null
}

/**
 * The files of these messages, by id; null stands for a message without a file. Runs no query if none has
 * one, the usual case.
 */
export async function selectCarried(
  db: Db,
  ids: readonly (number | null)[],
): Promise<Map<number, AttachmentRow>> {
  const carried = ids.filter((id) => id !== null)
  const rows = carried.length === 0 ? [] : await selectAttachments(db, inArray(attachments.id, carried))
  return new Map(rows.map((row) => [row.id, row]))
}

const selectAttachments = (db: Db, where: SQL | undefined): Promise<AttachmentRow[]> =>
  db.select(ATTACHMENT_COLUMNS).from(attachments).where(where)

/** Room and uploader of these files, without files that a message carries. */
export const selectUnsent = (db: Db, ids: readonly number[]) =>
  db
    .select({ id: attachments.id, roomId: attachments.roomId, memberId: attachments.memberId })
    .from(attachments)
    .where(and(inArray(attachments.id, [...ids]), notExists(isCarried(db))))
