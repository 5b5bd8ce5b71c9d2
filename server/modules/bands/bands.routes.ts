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
  route(listBands, ({ deps, member, query, urlOf }) => bands.listBands(deps, member.memberId, query, urlOf)),
  route(countBands, ({ deps, member, query }) => bands.countBands(deps, member.memberId, query)),
  route(readBandProfile, ({ deps, member, path, urlOf }) =>
    bands.readBandProfile(deps, member.memberId, path.bandId, urlOf),
  ),
  route(readBandDetail, ({ deps, member, path, urlOf }) =>
    bands.readBandDetail(deps, member.memberId, path.bandId, urlOf),
  ),
  route(listBandMembers, ({ deps, member, path, urlOf }) =>
    bands.listBandMembers(deps, member.memberId, path.bandId, urlOf),
  ),
  route(
    listBandTracks,
    async ({ deps, member, path, urlOf }) =>
      (await bands.readBandProfile(deps, member.memberId, path.bandId, urlOf)).goalTracks,
  ),
  route(
    listBandArtists,
    async ({ deps, member, path, urlOf }) =>
      (await bands.readBandProfile(deps, member.memberId, path.bandId, urlOf)).preferredArtists,
  ),
]
