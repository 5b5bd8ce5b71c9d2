import type { ChatRow, RowPicture } from '#src/features/chat/rows/chatRows.ts'

/** A picture that the server has, as the viewer shows it. */
export interface ViewedPicture {
  /** Of its row. */
  key: string
  mine: boolean
  senderName: string
  /** Machine form of the time it was sent at. */
  dateTime: string
  picture: RowPicture & { attachmentId: number; url: string }
}

/** Of what is loaded, oldest first. What is still going up is looked at in its bubble. */
export function viewedPictures(rows: readonly ChatRow[]): ViewedPicture[] {
  return rows.flatMap((row) => {
    if (row.kind !== 'message' || row.attachment?.kind !== 'picture') return []
    const { key, mine, senderName, dateTime, attachment } = row
    const { attachmentId, url } = attachment
    if (attachmentId === null || url === null) return []
    return [{ key, mine, senderName, dateTime, picture: { ...attachment, attachmentId, url } }]
  })
}
