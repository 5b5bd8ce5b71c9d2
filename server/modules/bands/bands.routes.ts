import {
  countBands,
  listBandArtists,
  listBandMembers,
  listBands,
  listBandTracks,
  readBandDetail,
  readBandProfile,
} from '#contract/http/bands/bands.ts'
import { route, type Route } from '#server/http/route.ts'
import * as bands from './bands.service.ts'

export const bandsRoutes: Route[] = [
  route(listBands, ({ deps, query, urlOf }) => bands.listBands(deps, query, urlOf)),
  route(countBands, ({ deps, query }) => bands.countBands(deps, query)),
  route(readBandProfile, ({ deps, path, urlOf }) => bands.readBandProfile(deps, path.bandId, urlOf)),
  route(readBandDetail, ({ deps, path, urlOf }) => bands.readBandDetail(deps, path.bandId, urlOf)),
  route(listBandMembers, ({ deps, path, urlOf }) => bands.listBandMembers(deps, path.bandId, urlOf)),
  route(
    listBandTracks,
    async ({ deps, path, urlOf }) => (await bands.readBandProfile(deps, path.bandId, urlOf)).goalTracks,
  ),
  route(
    listBandArtists,
    async ({ deps, path, urlOf }) => (await bands.readBandProfile(deps, path.bandId, urlOf)).preferredArtists,
  ),
]
