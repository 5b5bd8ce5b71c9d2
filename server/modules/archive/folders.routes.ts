import * as folders from '#contract/http/archive/folders.ts'
import type { Folder } from '#contract/http/archive/folders.ts'
import type { Deps } from '#server/deps.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import type { Once } from '#server/http/once/once.ts'
import { route, type Route } from '#server/http/route.ts'
import {
  addFolder,
  addToFolder,
  changeFolder,
  listFolderItems,
  listFolders,
  removeFolder,
  sortFolders,
  takeFromFolder,
  type FolderOf,
  type NewFolder,
} from './folders.service.ts'
import { ALBUMS, ARTISTS, TRACKS, type Kind, type KindTables } from './kinds.ts'
import type { Page } from './lists.queries.ts'

/** What the handlers for each family read of a request. */
interface Asked {
  deps: Deps
  member: { memberId: number }
}
type Adding = Asked & { body: NewFolder; once: Once<Folder> }
type InFolder = Asked & { path: { folderId: number } }
type Reading = InFolder & { query: Page; urlOf: UrlOf }

const listing =
  (kind: KindTables) =>
  ({ deps, member }: Asked) =>
    listFolders(deps, kind, member.memberId)

const adding =
  (kind: KindTables) =>
  ({ deps, member, body, once }: Adding) =>
    addFolder(deps, kind, member.memberId, body, once)

const changing =
  (kind: KindTables) =>
  ({ deps, member, path, body }: InFolder & { body: NewFolder }) =>
    changeFolder(deps, kind, callers(member, path), body)

const sorting =
  (kind: KindTables) =>
  ({ deps, member, body }: Asked & { body: { folderIds: number[] } }) =>
    sortFolders(deps, kind, member.memberId, body.folderIds)

const removing =
  (kind: KindTables) =>
  ({ deps, member, path }: InFolder) =>
    removeFolder(deps, kind, callers(member, path))

const reading =
  <Row, Facts, Item>(kind: Kind<Row, Facts, Item>) =>
  ({ deps, member, path, query, urlOf }: Reading) =>
    listFolderItems(deps, kind, callers(member, path), query, urlOf)

const callers = ({ memberId }: { memberId: number }, { folderId }: { folderId: number }): FolderOf => ({
  memberId,
  folderId,
})

/** Three families; calls 5 and 6 have their own names for item and folder in each. Albums end with call 6. */
export const foldersRoutes: Route[] = [
  route(folders.listTrackFolders, listing(TRACKS)),
  route(folders.addTrackFolder, adding(TRACKS)),
  route(folders.removeTrackFolder, removing(TRACKS)),
  route(folders.listFolderTracks, reading(TRACKS)),
  route(folders.addToFolderTrack, async ({ deps, member, path, body, urlOf }) => ({
    trackFolderId: path.folderId,
    tracks: await addToFolder(deps, TRACKS, callers(member, path), body.trackId, urlOf),
  })),
  route(folders.takeFromFolderTrack, ({ deps, member, path }) =>
    takeFromFolder(deps, TRACKS, callers(member, path), path.trackId),
  ),
  route(folders.changeTrackFolder, changing(TRACKS)),
  route(folders.sortTrackFolders, sorting(TRACKS)),

  route(folders.listArtistFolders, listing(ARTISTS)),
  route(folders.addArtistFolder, adding(ARTISTS)),
  route(folders.removeArtistFolder, removing(ARTISTS)),
  route(folders.listFolderArtists, reading(ARTISTS)),
  route(folders.addToFolderArtist, async ({ deps, member, path, body, urlOf }) => ({
    artistFolderId: path.folderId,
    artists: await addToFolder(deps, ARTISTS, callers(member, path), body.artistId, urlOf),
  })),
  route(folders.takeFromFolderArtist, ({ deps, member, path }) =>
    takeFromFolder(deps, ARTISTS, callers(member, path), path.artistId),
  ),
  route(folders.changeArtistFolder, changing(ARTISTS)),
  route(folders.sortArtistFolders, sorting(ARTISTS)),

  route(folders.listAlbumFolders, listing(ALBUMS)),
  route(folders.addAlbumFolder, adding(ALBUMS)),
  route(folders.removeAlbumFolder, removing(ALBUMS)),
  route(folders.listFolderAlbums, reading(ALBUMS)),
  route(folders.addToFolderAlbum, async ({ deps, member, path, body, urlOf }) => ({
    albumFolderId: path.folderId,
    albums: await addToFolder(deps, ALBUMS, callers(member, path), body.albumId, urlOf),
  })),
  route(folders.takeFromFolderAlbum, ({ deps, member, path }) =>
    takeFromFolder(deps, ALBUMS, callers(member, path), path.albumId),
  ),
]
