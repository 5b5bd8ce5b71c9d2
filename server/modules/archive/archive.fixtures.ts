import type { AnyCall } from '#contract/call.ts'
import * as albums from '#contract/http/archive/archivedAlbums.ts'
import * as artists from '#contract/http/archive/archivedArtists.ts'
import * as tracks from '#contract/http/archive/archivedTracks.ts'
import * as folders from '#contract/http/archive/folders.ts'
import type { Deps, Music } from '#server/deps.ts'
import type { TestAnswer } from '#server/testing/call.ts'
import type { TestMember } from '#server/testing/members.ts'
import { it as base } from '#server/testing/server.fixtures.ts'
import type { TestServer } from '#server/testing/testServer.ts'

/** One kind of archive item, with its calls. */
export interface TestedKind {
  kind: 'track' | 'artist' | 'album'
  idKey: string
  code: 'TRACK' | 'ARTIST' | 'ALBUM'
  save: AnyCall
  remove: AnyCall
  toggle: AnyCall
  list: AnyCall
  folders: AnyCall
  addFolder: AnyCall
  removeFolder: AnyCall
  inFolder: AnyCall
  put: AnyCall
  take: AnyCall
}

export const KINDS: readonly TestedKind[] = [
  {
    kind: 'track',
    idKey: 'trackId',
    code: 'TRACK',
    save: tracks.saveTrack,
    remove: tracks.removeTrack,
    toggle: tracks.toggleTrack,
    list: tracks.listTracks,
    folders: folders.listTrackFolders,
    addFolder: folders.addTrackFolder,
    removeFolder: folders.removeTrackFolder,
    inFolder: folders.listFolderTracks,
    put: folders.addToFolderTrack,
    take: folders.takeFromFolderTrack,
  },
  {
    kind: 'artist',
    idKey: 'artistId',
    code: 'ARTIST',
    save: artists.saveArtist,
    remove: artists.removeArtist,
    toggle: artists.toggleArtist,
    list: artists.listArtists,
    folders: folders.listArtistFolders,
    addFolder: folders.addArtistFolder,
    removeFolder: folders.removeArtistFolder,
    inFolder: folders.listFolderArtists,
    put: folders.addToFolderArtist,
    take: folders.takeFromFolderArtist,
  },
  {
    kind: 'album',
    idKey: 'albumId',
    code: 'ALBUM',
    save: albums.saveAlbum,
    remove: albums.removeAlbum,
    toggle: albums.toggleAlbum,
    list: albums.listAlbums,
    folders: folders.listAlbumFolders,
    addFolder: folders.addAlbumFolder,
    removeFolder: folders.removeAlbumFolder,
    inFolder: folders.listFolderAlbums,
    put: folders.addToFolderAlbum,
    take: folders.takeFromFolderAlbum,
  },
]

/** An item of any kind, as a list returns it. */
type Item = Record<string, unknown> & { spotifyId: string }
type Answer = Omit<TestAnswer<AnyCall>, 'value'> & { readonly value: unknown }

/** Helpers for the calls of one kind. */
export function archiveTest(server: TestServer, tested: TestedKind) {
  const { idKey } = tested
  const idOf = (value: unknown) => (value as Record<string, number>)[idKey]!
  const call = server.call as (call: AnyCall, options?: object) => Promise<Answer>
  const namesOf = ({ value }: Answer) => (value as Item[]).map(({ spotifyId }) => spotifyId)

  return {
    call,
    idOf,
    save: (as: TestMember, spotifyId: string) => call(tested.save, { as, body: { spotifyId } }),
    /** Saves the items a minute apart; resolves with their ids. */
    async saveAll(as: TestMember, ...spotifyIds: string[]): Promise<number[]> {
      const ids: number[] = []
      for (const spotifyId of spotifyIds) {
        server.clock.advance({ minutes: 1 })
        ids.push(idOf((await call(tested.save, { as, body: { spotifyId } })).value))
      }
      return ids
    },
    toggle: (as: TestMember, spotifyId: string) => call(tested.toggle, { as, body: { spotifyId } }),
    remove: (as: TestMember, id: number) => call(tested.remove, { as, path: { [idKey]: id } }),
    list: (as: TestMember, query: object = {}) => call(tested.list, { as, query }),
    saved: async (as: TestMember, query: object = {}) => namesOf(await call(tested.list, { as, query })),

    foldersOf: async (as: TestMember) => (await call(tested.folders, { as })).value,
    async addFolder(as: TestMember, name = '폴더1'): Promise<number> {
      const { value } = await call(tested.addFolder, { as, body: { name, color: 'RED' } })
      return (value as { folderId: number }).folderId
    },
    removeFolder: (as: TestMember, folderId: number) => call(tested.removeFolder, { as, path: { folderId } }),
    inFolder: (as: TestMember, folderId: number, query: object = {}) =>
      call(tested.inFolder, { as, path: { folderId }, query }),
    held: async (as: TestMember, folderId: number, query: object = {}) =>
      namesOf(await call(tested.inFolder, { as, path: { folderId }, query })),
    put: (as: TestMember, folderId: number, id: number) =>
      call(tested.put, { as, path: { folderId }, body: { [idKey]: id } }),
    take: (as: TestMember, folderId: number, id: number) =>
      call(tested.take, { as, path: { folderId, [idKey]: id } }),
  }
}

/**
 * A provider that knows every id except those starting with `nobody`; names are made from the id. `asked`
 * holds the requested ids.
 */
export function aProvider(): { music: Music; asked: string[] } {
  const asked: string[] = []
  const known = <Info>(spotifyId: string, info: Info): Info | null => {
    asked.push(spotifyId)
    return spotifyId.startsWith('nobody') ? null : info
  }
  const shared = (spotifyId: string) => ({
    spotifyId,
    imageUrl: `/art/${spotifyId}.svg`,
    externalUrl: `https://music.example/${spotifyId}`,
  })
  const music: Music = {
    search: async () => ({ tracks: [], artists: [], albums: [] }),
    complete: async () => [],
    track: async (id) =>
      known(id, {
        type: 'track',
        ...shared(id),
        title: `곡 ${id}`,
        artist: '혁오',
        album: '23',
        duration: '4:20',
      }),
    artist: async (id) =>
      known(id, { type: 'artist', ...shared(id), name: `밴드 ${id}`, genres: 'Indie Rock' }),
    artistNamed: async () => null,
    album: async (id) =>
      known(id, { type: 'album', ...shared(id), name: `앨범 ${id}`, artists: '혁오', releaseDate: '2017' }),
    albumTracks: async (id) =>
      known(id, { total: 2, tracks: [listed('Burning youth', 1), listed('TOMBOY', 2)] }),
    suggestedArtists: async () => [],
    picture: () => null,
  }
  return { music, asked }
}

const listed = (name: string, trackNumber: number) => ({
  spotifyId: `track-${trackNumber}`,
  name,
  trackNumber,
  discNumber: 1,
  duration: '3:07',
  explicit: false,
  spotifyUrl: null,
})

/** Tests of one kind, with a provider whose requested ids are in `asked`. */
export const itWith = (tested: TestedKind) =>
  base
    .extend('provider', () => aProvider())
    .extend('asked', ({ provider }) => provider.asked)
    .extend('deps', ({ provider }): Partial<Deps> => ({ music: provider.music }))
    .extend('archive', ({ server }) => archiveTest(server, tested))
    .extend('harin', ({ server }) => server.aMember({ nickname: 'harin' }))
    .extend('dojun', ({ server }) => server.aMember({ nickname: 'dojun99' }))

/** The same, with a folder of harin's in every test. */
export const itWithFolder = (tested: TestedKind) =>
  itWith(tested).extend('folder', { auto: true }, ({ archive, harin }) => archive.addFolder(harin))
