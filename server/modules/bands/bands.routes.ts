import {
  joinBand,
  listBandArtists,
  listBandMembers,
  listBands,
  listBandTracks,
  readBandDetail,
  readBandProfile,
} from '#contract/http/bands.ts'
import { applyToBand } from '#contract/http/rooms.ts'
import { route, type Route } from '#server/route.ts'
import { applyAs, joinAs } from './applying.service.ts'
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
  route(joinBand, ({ deps, member, path, body, urlOf }) =>
    joinAs(deps, member.memberId, path.bandId, body, urlOf),
  ),
  route(applyToBand, ({ deps, member, path, body, urlOf }) =>
    applyAs(deps, member.memberId, path.bandId, body, urlOf),
  ),
]
