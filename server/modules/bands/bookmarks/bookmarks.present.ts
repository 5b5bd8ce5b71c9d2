import type { BandBookmark } from '#contract/http/bands/bookmarks.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import type { BookmarkRow } from './bookmarks.queries.ts'

const NAMED_MAX = 3

export function presentBookmark({ nicknames, imageUrl, ...band }: BookmarkRow, urlOf: UrlOf): BandBookmark {
  const rest = nicknames.length - NAMED_MAX
  return {
    ...band,
    imageUrl: urlOf(imageUrl),
    memberSummary: nicknames.slice(0, NAMED_MAX).join(', ') + (rest > 0 ? ` 외 ${rest}명` : ''),
    memberCount: nicknames.length,
  }
}
