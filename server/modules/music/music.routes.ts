import {
  completeAlbums,
  completeArtists,
  completeMusic,
  completeTracks,
  searchAlbums,
  searchArtists,
  searchMusic,
  searchTracks,
} from '#contract/http/music.ts'
import { listSurveyArtists, searchSurveyArtists } from '#contract/http/survey.ts'
import { route, type Route } from '#server/http/route.ts'
import { completed, found, foundArtists } from './search.service.ts'
import { artistsNamedLike, suggestedArtists } from './suggestedArtists.service.ts'

export const musicRoutes: Route[] = [
  route(searchMusic, ({ deps, query, urlOf }) => found(deps, ['tracks', 'artists', 'albums'], query, urlOf)),
  route(searchArtists, ({ deps, query, urlOf }) => foundArtists(deps, query, urlOf)),
  route(searchTracks, async ({ deps, query, urlOf }) => (await found(deps, ['tracks'], query, urlOf)).tracks),
  route(searchAlbums, async ({ deps, query, urlOf }) => (await found(deps, ['albums'], query, urlOf)).albums),
  route(completeArtists, ({ deps, query }) => completed(deps, ['artists'], query)),
  route(completeTracks, ({ deps, query }) => completed(deps, ['tracks'], query)),
  route(completeAlbums, ({ deps, query }) => completed(deps, ['albums'], query)),
  route(completeMusic, ({ deps, query }) => completed(deps, ['artists', 'tracks', 'albums'], query)),
  route(listSurveyArtists, ({ deps, urlOf }) => suggestedArtists(deps, urlOf)),
  route(searchSurveyArtists, ({ deps, query, urlOf }) => artistsNamedLike(deps, query.keyword, urlOf)),
]
