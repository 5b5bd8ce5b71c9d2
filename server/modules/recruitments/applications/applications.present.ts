import type { Applicant } from '#contract/http/recruitments/applications.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import { presentAttachment, type Signing } from '#server/modules/chat/attachments/attachments.present.ts'
import type { AttachmentRow } from '#server/modules/chat/attachments/attachments.queries.ts'
import type { ApplicationRow } from './applications.queries.ts'

/** One item of RC4. */
export async function applicantOf(
  signing: Signing,
  { imageUrl, content, lastMessageAt, ...rest }: ApplicationRow,
  clip: AttachmentRow | undefined,
  urlOf: UrlOf,
): Promise<Applicant> {
  return {
    ...rest,
    imageUrl: urlOf(imageUrl),
    content: content ?? '',
    lastMessageAt: lastMessageAt?.toISOString() ?? null,
    clip: clip ? await presentAttachment(signing, clip, urlOf) : null,
  }
}
