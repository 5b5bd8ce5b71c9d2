import type { Attachment } from '#contract/http/chat/attachments.ts'
import type { Deps } from '#server/deps.ts'
import { signRoomFile } from '#server/files/roomFiles.ts'
import { urlOfPath, type UrlOf } from '#server/http/fileUrls.ts'
import type { AttachmentRow } from './attachments.queries.ts'

export type Signing = Pick<Deps, 'digest' | 'now'>

/** Omits unknown facts. The address is valid for at least a day. */
export async function presentAttachment(
  signing: Signing,
  { id, path, mime, bytes, width, height, durationMs, peaks }: AttachmentRow,
  urlOf: UrlOf,
): Promise<Attachment> {
  return {
    attachmentId: id,
    url: urlOfPath(await signRoomFile(signing, path), urlOf),
    mime,
    bytes,
    ...(width !== null && { width }),
    ...(height !== null && { height }),
    ...(durationMs !== null && { durationMs }),
    ...(peaks !== null && { peaks }),
  }
}
