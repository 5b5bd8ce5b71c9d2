import type { Tx } from '#server/db/db.ts'
import {
  artistFolderEntries,
  artistFolders,
  trackFolderEntries,
  trackFolders,
} from '#server/db/folderTables.ts'
import { savedAlbums, savedArtists, savedTracks } from '#server/db/musicTables.ts'
import { ALBUMS, ARTISTS, TRACKS } from '#server/modules/music/catalogue.ts'
import type { Archive } from '../archives.ts'
import type { SampleClock } from '../sampleClock.ts'
import { bringIn } from './bringIn.ts'
import { insertAll } from './insertAll.ts'

/** In minutes: the age of the newest entry of a folder, and the time between two entries. */
const SORTED = { since: 2 * 24 * 60, apart: 7 }

/** Every second album of every third member is private, so that the lock can be tried. */
export async function insertArchives(
  tx: Tx,
  clock: SampleClock,
  archives: readonly Archive[],
  memberIdOf: (nickname: string) => number,
): Promise<void> {
  const at = clock.daysAgo(45)
  const people = archives.map((archive) => ({ ...archive, memberId: memberIdOf(archive.nickname) }))
  const artistIdOf = await bringIn(
    tx,
    ARTISTS,
    people.flatMap(({ artists }) => artists),
    at,
  )
  const trackIdOf = await bringIn(
    tx,
    TRACKS,
    people.flatMap(({ tracks }) => tracks),
    at,
  )
  const albumIdOf = await bringIn(
    tx,
    ALBUMS,
    people.flatMap(({ albums }) => albums),
    at,
  )

  await insertAll(
    tx,
    savedArtists,
    people.flatMap(({ memberId, artists, favourites }) =>
      artists.map((artist, nth) => {
        const savedAt = clock.daysAgo(30 + nth)
        return {
          memberId,
          artistId: artistIdOf(artist),
          savedAt,
          favouredAt: nth < favourites ? savedAt : null,
        }
      }),
    ),
  )
  await insertAll(
    tx,
    savedTracks,
    people.flatMap(({ memberId, tracks }) =>
      tracks.map((track, nth) => ({ memberId, trackId: trackIdOf(track), savedAt: clock.daysAgo(10 + nth) })),
    ),
  )
  await insertAll(
    tx,
    savedAlbums,
    people.flatMap(({ memberId, albums }, person) =>
      albums.map((album, nth) => ({
        memberId,
        albumId: albumIdOf(album),
        isPrivate: person % 3 === 0 && nth % 2 === 1,
        savedAt: clock.daysAgo(20 + nth),
      })),
    ),
  )
  await insertFolders(tx, clock, people, { trackIdOf, artistIdOf })
}

type Numbers = {
  trackIdOf: (info: Archive['tracks'][number]) => number
  artistIdOf: (info: Archive['artists'][number]) => number
}

async function insertFolders(
  tx: Tx,
  clock: SampleClock,
  people: readonly (Archive & { memberId: number })[],
  { trackIdOf, artistIdOf }: Numbers,
): Promise<void> {
  const ofTracks = numbered(people, ({ trackFolders: folders }) => folders)
  const ofArtists = numbered(people, ({ artistFolders: folders }) => folders)
  const createdAt = clock.daysAgo(40)
  const addedAt = (nth: number) => clock.minutesAgo(SORTED.since + nth * SORTED.apart)
  await insertAll(
    tx,
    trackFolders,
    ofTracks.map(({ id, memberId, name, colour }) => ({ id, memberId, name, colour, createdAt })),
  )
  await insertAll(
    tx,
    artistFolders,
    ofArtists.map(({ id, memberId, name, colour }) => ({ id, memberId, name, colour, createdAt })),
  )
  await insertAll(
    tx,
    trackFolderEntries,
    ofTracks.flatMap(({ id: folderId, memberId, items }) =>
      items.map((track, nth) => ({ memberId, folderId, trackId: trackIdOf(track), addedAt: addedAt(nth) })),
    ),
  )
  await insertAll(
    tx,
    artistFolderEntries,
    ofArtists.flatMap(({ id: folderId, memberId, items }) =>
      items.map((artist, nth) => ({
        memberId,
        folderId,
        artistId: artistIdOf(artist),
        addedAt: addedAt(nth),
      })),
    ),
  )
}

/** All folders, numbered from 1. */
const numbered = <Folder>(
  people: readonly (Archive & { memberId: number })[],
  foldersOf: (archive: Archive) => readonly Folder[],
) =>
  people
    .flatMap((person) => foldersOf(person).map((folder) => ({ ...folder, memberId: person.memberId })))
    .map((folder, nth) => ({ ...folder, id: nth + 1 }))
