import type { ChatRow, RowPicture } from '#src/features/chat/rows/chatRows.ts'

/** A picture stored on the server, as the viewer shows it. */
export interface ViewedPicture {
  /** The key of its row. */
  key: string
  mine: boolean
  senderName: string
  /** Machine-readable time of sending. */
  dateTime: string
  picture: RowPicture & { attachmentId: number; url: string }
}

/**
 * The pictures among the loaded rows, oldest first. Pictures still being uploaded are left out: they are
 * shown in their bubble only.
 */
export function viewedPictures(rows: readonly ChatRow[]): ViewedPicture[] {
  return rows.flatMap((row) => {
    if (row.kind !== 'message' || row.attachment?.kind !== 'picture') return []
    const { key, mine, senderName, dateTime, attachment } = row
    const { attachmentId, url } = attachment
    if (attachmentId === null || url === null) return []
    return [{ key, mine, senderName, dateTime, picture: { ...attachment, attachmentId, url } }]
  })
}

/** The alternative text of a picture: only its sender is known. */
export const pictureName = ({ mine, senderName }: { mine: boolean; senderName: string }) =>
  mine ? '내가 보낸 사진' : `${senderName}님이 보낸 사진`
