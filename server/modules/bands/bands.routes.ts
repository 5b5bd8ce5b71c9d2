import {
  listBandArtists,
  listBandMembers,
  listBands,
  listBandTracks,
  readBandDetail,
  readBandProfile,
} from '#contract/http/bands/bands.ts'
import { route, type Route } from '#server/http/route.ts'
import { bandsLike, detailOfBand, membersOfBand, profileOfBand } from './bands.service.ts'

export const bandsRoutes: Route[] = [
  route(listBands, ({ deps, query, urlOf }) => bandsLike(deps, query, urlOf)),
  route(readBandProfile, ({ deps, path, urlOf }) => profileOfBand(deps, path.bandId, urlOf)),
  route(readBandDetail, ({ deps, path, urlOf }) => detailOfBand(deps, path.bandId, urlOf)),
  route(listBandMembers, ({ deps, path, urlOf }) => membersOfBand(deps, path.bandId, urlOf)),
  route(
    listBandTracks,
    async ({ deps, path, urlOf }) => (await profileOfBand(deps, path.bandId, urlOf)).goalTracks,
  ),
  route(
    listBandArtists,
    async ({ deps, path, urlOf }) => (await profileOfBand(deps, path.bandId, urlOf)).preferredArtists,
  ),
]
