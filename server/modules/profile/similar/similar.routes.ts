import { listSimilarArtists, readQuestion } from '#contract/http/archive/archivedArtists.ts'
import { listSimilarTracks } from '#contract/http/archive/archivedTracks.ts'
import { listSimilarMembers } from '#contract/http/profile/members.ts'
import { route, type Route } from '#server/http/route.ts'
import * as similar from './similar.service.ts'

export const similarRoutes: Route[] = [
  route(listSimilarTracks, ({ deps, member, urlOf }) =>
    similar.listSimilarTracks(deps, member.memberId, urlOf),
  ),
  route(listSimilarArtists, ({ deps, member, urlOf }) =>
    similar.listSimilarArtists(deps, member.memberId, urlOf),
  ),
  route(readQuestion, ({ deps, member, urlOf }) => similar.readQuestion(deps, member.memberId, urlOf)),
  route(listSimilarMembers, ({ deps, member, query, urlOf }) =>
    similar.listSimilarMembers(deps, member.memberId, query.by, urlOf),
  ),
]
