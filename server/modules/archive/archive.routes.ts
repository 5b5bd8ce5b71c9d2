import * as albums from '#contract/http/archive/archivedAlbums.ts'
import * as artists from '#contract/http/archive/archivedArtists.ts'
import * as tracks from '#contract/http/archive/archivedTracks.ts'
import { findSaved } from '#contract/http/archive/archiveLookup.ts'
import { RECENT_TRACKS } from '#contract/limits.ts'
import type { Deps } from '#server/deps.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import { route, type Route } from '#server/http/route.ts'
import * as details from './details.service.ts'
import { ALBUMS, ARTISTS, TRACKS, type Kind } from './kinds.ts'
import type { Page } from './lists.queries.ts'
import * as preferences from './preferences.service.ts'
import * as saved from './saved.service.ts'

/** What the handlers for each kind read of a request. */
interface Asked {
  deps: Deps
  member: { memberId: number }
  urlOf: UrlOf
}
type Saving = Asked & { body: { spotifyId: string } }
type Listing = Asked & { query: Page }

const saving =
  <Row extends { id: number }, Facts, Item>(kind: Kind<Row, Facts, Item>) =>
  ({ deps, member, body, urlOf }: Saving) =>
    saved.saveItem(deps, kind, member.memberId, body.spotifyId, urlOf)

const toggling =
  <Row extends { id: number }, Facts, Item>(kind: Kind<Row, Facts, Item>) =>
  ({ deps, member, body }: Saving) =>
    saved.toggleItem(deps, kind, member.memberId, body.spotifyId)

const listing =
  <Row, Facts, Item>(kind: Kind<Row, Facts, Item>) =>
  ({ deps, member, query, urlOf }: Listing) =>
    saved.listItems(deps, kind, member.memberId, query, urlOf)

const [toggledTrack, toggledArtist, toggledAlbum] = [toggling(TRACKS), toggling(ARTISTS), toggling(ALBUMS)]

/** Fixed paths before ids: AT5 would read `/api/tracks/recent` as a bad id. */
const trackRoutes: Route[] = [
  route(tracks.saveTrack, saving(TRACKS)),
  route(tracks.toggleTrack, async (request) => {
    const { itemId: trackId, ...rest } = await toggledTrack(request)
    return { trackId, ...rest }
  }),
  route(tracks.listTracks, listing(TRACKS)),
  route(tracks.listRecentTracks, ({ deps, member, urlOf }) =>
    saved.listItems(deps, TRACKS, member.memberId, { limit: RECENT_TRACKS }, urlOf),
  ),
  route(tracks.readPreferences, ({ deps, member }) => preferences.readPreferences(deps, member.memberId)),
  route(tracks.readTrack, ({ deps, member, path, urlOf }) =>
    saved.readTrack(deps, member.memberId, path.trackId, urlOf),
  ),
  route(tracks.readTrackDetail, ({ deps, path, urlOf }) =>
    details.readTrackDetail(deps, path.trackId, urlOf),
  ),
  route(tracks.removeTrack, ({ deps, member, path }) =>
    saved.removeItem(deps, TRACKS, member.memberId, path.trackId),
  ),
]

const artistRoutes: Route[] = [
  route(artists.saveArtist, saving(ARTISTS)),
  route(artists.toggleArtist, async (request) => {
    const { itemId: artistId, ...rest } = await toggledArtist(request)
    return { artistId, ...rest }
  }),
  route(artists.listArtists, listing(ARTISTS)),
  route(artists.readArtist, ({ deps, path, urlOf }) => details.readArtist(deps, path.artistId, urlOf)),
  route(artists.removeArtist, ({ deps, member, path }) =>
    saved.removeItem(deps, ARTISTS, member.memberId, path.artistId),
  ),
]

const albumRoutes: Route[] = [
  route(albums.saveAlbum, saving(ALBUMS)),
  route(albums.toggleAlbum, async (request) => {
    const { itemId: albumId, ...rest } = await toggledAlbum(request)
    return { albumId, ...rest }
  }),
  route(albums.listAlbums, listing(ALBUMS)),
  route(albums.readAlbum, ({ deps, path, urlOf }) => details.readAlbum(deps, path.albumId, urlOf)),
  route(albums.removeAlbum, ({ deps, member, path }) =>
    saved.removeItem(deps, ALBUMS, member.memberId, path.albumId),
  ),
  route(albums.setAlbumVisibility, ({ deps, member, path, body }) =>
    details.setAlbumVisibility(deps, member.memberId, path.albumId, body.isPrivate),
  ),
]

export const archiveRoutes: Route[] = [
  ...trackRoutes,
  ...artistRoutes,
  ...albumRoutes,
  route(findSaved, ({ deps, member, query }) => saved.findSaved(deps, member.memberId, query.spotifyIds)),
]
