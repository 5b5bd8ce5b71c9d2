import type { AlbumItem, ArtistItem, TrackItem } from '#contract/http/archive/archive.ts'
import { listAlbums, removeAlbum } from '#contract/http/archive/archivedAlbums.ts'
import { listArtists, removeArtist } from '#contract/http/archive/archivedArtists.ts'
import { listTracks, removeTrack } from '#contract/http/archive/archivedTracks.ts'
import * as folders from '#contract/http/archive/folders.ts'
import { request, type ApiRequest } from '#src/api/request.ts'
import { paths } from '#src/lib/paths.ts'

/** What an archive contains. Each kind is a tab, and an id of the tag `Archive`. */
export type ArchiveKind = 'tracks' | 'artists' | 'albums'
/** Albums have no folders and no similar members (docs/product/archive.md "Tabs"). */
export type FolderedKind = Exclude<ArchiveKind, 'albums'>

/** A saved track, artist or album as a list shows it. */
export interface ArchiveItem {
  /** The id in the catalogue. */
  id: number
  /** The provider's id; also the seed of the generated picture. */
  spotifyId: string
  title: string
  /** The artist; null for an artist. */
  subtitle: string | null
  imageUrl: string | null
}

/** A page of a list: at most `limit` items after the item `cursor`. Without both, the whole list. */
export interface Part {
  cursor?: number
  limit?: number
}

interface Kind {
  /** The label of the tab. */
  label: string
  /** The accessible name of the list. */
  listLabel: string
  thumb: 'square' | 'circle'
  counted: (count: number) => string
  /** The wording is fixed in docs/product/archive.md "Tabs". */
  emptyText: string
  emptyHelp: string
  addText: string
  /** The page of an item, by its id in the catalogue. */
  page: (id: number) => string
  list: (part: Part) => ApiRequest
  remove: (id: number) => ApiRequest
  /** Gets an answer whose shape the base query has checked. */
  toItems: (answer: unknown) => ArchiveItem[]
}

interface WrittenFolder {
  name: string
  color: string
}

/** The eight calls for the folders of one kind, in the order of the contract. */
interface Folders {
  similarText: string
  emptyFolderText: string
  /** Shown below the question whether to delete a folder. */
  itemsStayText: string
  list: () => ApiRequest
  add: (folder: WrittenFolder) => ApiRequest
  remove: (folderId: number) => ApiRequest
  items: (folderId: number, part: Part) => ApiRequest
  put: (folderId: number, id: number) => ApiRequest
  take: (folderId: number, id: number) => ApiRequest
  change: (folderId: number, folder: WrittenFolder) => ApiRequest
  sort: (folderIds: readonly number[]) => ApiRequest
}

const each =
  <Item>(read: (item: Item) => ArchiveItem): Kind['toItems'] =>
  (answer) =>
    (answer as Item[]).map(read)

/** All differences between the three kinds. The rest of the feature treats every kind alike. */
export const KINDS: Readonly<Record<ArchiveKind, Kind>> = {
  tracks: {
    label: '음악',
    listLabel: '저장한 곡',
    thumb: 'square',
    counted: (count) => `${count}곡`,
    emptyText: '저장된 곡이 없습니다.',
    emptyHelp: '자주 듣는 곡을 담아두면 취향이 비슷한 멤버를 찾아드려요.',
    addText: '곡 추가하기',
    page: paths.track,
    list: (query) => request(listTracks, { query }),
    remove: (trackId) => request(removeTrack, { path: { trackId } }),
    toItems: each(({ trackId, spotifyId, title, artist, imageUrl }: TrackItem) => ({
      id: trackId,
      spotifyId,
      title,
      subtitle: artist,
      imageUrl,
    })),
  },
  artists: {
    label: '아티스트',
    listLabel: '저장한 아티스트',
    thumb: 'circle',
    counted: (count) => `${count}명`,
    emptyText: '저장된 아티스트가 없습니다.',
    emptyHelp: '좋아하는 아티스트를 담아두면 취향이 비슷한 멤버를 찾아드려요.',
    addText: '아티스트 추가하기',
    page: paths.artist,
    list: (query) => request(listArtists, { query }),
    remove: (artistId) => request(removeArtist, { path: { artistId } }),
    toItems: each(({ artistId, spotifyId, name, imageUrl }: ArtistItem) => ({
      id: artistId,
      spotifyId,
      title: name,
      subtitle: null,
      imageUrl,
    })),
  },
  albums: {
    label: '앨범',
    listLabel: '저장한 앨범',
    thumb: 'square',
    counted: (count) => `${count}장`,
    emptyText: '저장된 앨범이 없습니다.',
    emptyHelp: '마음에 드는 앨범을 여기에 모아두세요.',
    addText: '앨범 추가하기',
    page: paths.album,
    list: (query) => request(listAlbums, { query }),
    remove: (albumId) => request(removeAlbum, { path: { albumId } }),
    toItems: each(({ albumId, spotifyId, name, artist, imageUrl }: AlbumItem) => ({
      id: albumId,
      spotifyId,
      title: name,
      subtitle: artist,
      imageUrl,
    })),
  },
}

export const FOLDERS: Readonly<Record<FolderedKind, Folders>> = {
  tracks: {
    similarText: '나와 듣는 음악이 비슷한 멤버',
    emptyFolderText: '이 폴더에 곡이 없습니다.',
    itemsStayText: '폴더만 사라지고, 담긴 곡은 아카이브에 남아요.',
    list: () => request(folders.listTrackFolders),
    add: (body) => request(folders.addTrackFolder, { body }),
    remove: (folderId) => request(folders.removeTrackFolder, { path: { folderId } }),
    items: (folderId, query) => request(folders.listFolderTracks, { path: { folderId }, query }),
    put: (folderId, trackId) => request(folders.addToFolderTrack, { path: { folderId }, body: { trackId } }),
    take: (folderId, trackId) => request(folders.takeFromFolderTrack, { path: { folderId, trackId } }),
    change: (folderId, body) => request(folders.changeTrackFolder, { path: { folderId }, body }),
    sort: (folderIds) => request(folders.sortTrackFolders, { body: { folderIds: [...folderIds] } }),
  },
  artists: {
    similarText: '좋아하는 아티스트가 비슷한 멤버',
    emptyFolderText: '이 폴더에 아티스트가 없습니다.',
    itemsStayText: '폴더만 사라지고, 담긴 아티스트는 아카이브에 남아요.',
    list: () => request(folders.listArtistFolders),
    add: (body) => request(folders.addArtistFolder, { body }),
    remove: (folderId) => request(folders.removeArtistFolder, { path: { folderId } }),
    items: (folderId, query) => request(folders.listFolderArtists, { path: { folderId }, query }),
    put: (folderId, artistId) =>
      request(folders.addToFolderArtist, { path: { folderId }, body: { artistId } }),
    take: (folderId, artistId) => request(folders.takeFromFolderArtist, { path: { folderId, artistId } }),
    change: (folderId, body) => request(folders.changeArtistFolder, { path: { folderId }, body }),
    sort: (folderIds) => request(folders.sortArtistFolders, { body: { folderIds: [...folderIds] } }),
  },
}
