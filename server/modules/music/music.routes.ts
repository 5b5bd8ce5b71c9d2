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
import * as search from './search.service.ts'
import * as suggestedArtists from './suggestedArtists.service.ts'

export const musicRoutes: Route[] = [
  route(searchMusic, ({ deps, query, urlOf }) =>
    search.searchMusic(deps, ['tracks', 'artists', 'albums'], query, urlOf),
  ),
  route(searchArtists, ({ deps, query, urlOf }) => search.searchArtists(deps, query, urlOf)),
  route(
    searchTracks,
    async ({ deps, query, urlOf }) => (await search.searchMusic(deps, ['tracks'], query, urlOf)).tracks,
  ),
  route(
    searchAlbums,
    async ({ deps, query, urlOf }) => (await search.searchMusic(deps, ['albums'], query, urlOf)).albums,
  ),
  route(completeArtists, ({ deps, query }) => search.completeMusic(deps, ['artists'], query)),
  route(completeTracks, ({ deps, query }) => search.completeMusic(deps, ['tracks'], query)),
  route(completeAlbums, ({ deps, query }) => search.completeMusic(deps, ['albums'], query)),
  route(completeMusic, ({ deps, query }) =>
    search.completeMusic(deps, ['artists', 'tracks', 'albums'], query),
  ),
  route(listSurveyArtists, ({ deps, urlOf }) => suggestedArtists.listSurveyArtists(deps, urlOf)),
  route(searchSurveyArtists, ({ deps, query, urlOf }) =>
    suggestedArtists.searchSurveyArtists(deps, query.keyword, urlOf),
  ),
]
