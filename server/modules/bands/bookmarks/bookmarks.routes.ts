import { addBookmark, listBookmarks, removeBookmark } from '#contract/http/bands/bookmarks.ts'
import { route, type Route } from '#server/http/route.ts'
import { addBookmarkOf, bookmarksOf, removeBookmarkOf } from './bookmarks.service.ts'

export const bookmarksRoutes: Route[] = [
  route(listBookmarks, ({ deps, member, urlOf }) => bookmarksOf(deps, member.memberId, urlOf)),
  route(addBookmark, ({ deps, member, path }) => addBookmarkOf(deps, member.memberId, path.bandId)),
  route(removeBookmark, ({ deps, member, path }) => removeBookmarkOf(deps, member.memberId, path.bandId)),
]
