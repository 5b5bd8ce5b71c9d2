import type { Applicant } from '#contract/http/recruitments/applications.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import type { ApplicationRow } from './applications.queries.ts'

/** One item of RC4. */
export const applicantOf = (
  { imageUrl, content, lastMessageAt, ...rest }: ApplicationRow,
  urlOf: UrlOf,
): Applicant => ({
  ...rest,
  imageUrl: urlOf(imageUrl),
  content: content ?? '',
  lastMessageAt: lastMessageAt?.toISOString() ?? null,
})
