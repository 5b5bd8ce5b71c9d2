import { addBookmark, listBookmarks, removeBookmark } from '#contract/http/bands/bookmarks.ts'
import { route, type Route } from '#server/http/route.ts'
import * as bookmarks from './bookmarks.service.ts'

export const bookmarksRoutes: Route[] = [
  route(listBookmarks, ({ deps, member, urlOf }) => bookmarks.listBookmarks(deps, member.memberId, urlOf)),
  route(addBookmark, ({ deps, member, path }) => bookmarks.addBookmark(deps, member.memberId, path.bandId)),
  route(removeBookmark, ({ deps, member, path }) =>
    bookmarks.removeBookmark(deps, member.memberId, path.bandId),
  ),
]
