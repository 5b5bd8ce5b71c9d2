import type { Tx } from '#server/db/db.ts'
import { savedAlbums, savedArtists, savedTracks } from '#server/db/musicTables.ts'
import { memberGenres, memberKeywords, memberSessions } from '#server/db/profileTables.ts'
import { upsertItems } from '#server/modules/music/catalogue.queries.ts'
import { ALBUMS, ARTISTS, TRACKS } from '#server/modules/music/catalogue.ts'
import { insertAll } from './insertAll.ts'
import { workKey, type LikedMusic } from './likedMusic.ts'
import type { SampleClock } from './sampleClock.ts'
import { TASTES, type Taste } from './tastes.ts'

/** What the members play and like. An album of each third member is private, so that the lock has something to open. */
export async function insertTastes(
  tx: Tx,
  clock: SampleClock,
  liked: LikedMusic,
  memberIdOf: (nickname: string) => number,
): Promise<void> {
  const people = TASTES.map((taste) => ({ ...taste, memberId: memberIdOf(taste.nickname) }))
  const rows = <Row>(rowsOf: (person: Taste & { memberId: number }, nth: number) => readonly Row[]) =>
    people.flatMap(rowsOf)
  await insertAll(
    tx,
    memberSessions,
    rows(({ memberId, sessions }) =>
      sessions.map((session, position) => ({ memberId, ...session, position })),
    ),
  )
  await insertAll(
    tx,
    memberGenres,
    rows(({ memberId, genres }) => genres.map((genre, position) => ({ memberId, genre, position }))),
  )
  await insertAll(
    tx,
    memberKeywords,
    rows(({ memberId, keywords }) => keywords.map((keyword, position) => ({ memberId, keyword, position }))),
  )

  const at = clock.daysAgo(45)
  const artistIds = idsOf(await upsertItems(tx, ARTISTS, [...liked.artists.values()], at))
  const trackIds = idsOf(await upsertItems(tx, TRACKS, [...liked.tracks.values()], at))
  const albumIds = idsOf(await upsertItems(tx, ALBUMS, [...liked.albums.values()], at))
  const idOf = (ids: ReadonlyMap<string, number>, info: { spotifyId: string } | undefined) =>
    info ? (ids.get(info.spotifyId) ?? null) : null

  await insertAll(
    tx,
    savedArtists,
    rows(({ memberId, artists }) =>
      artists.flatMap((name, nth) => {
        const artistId = idOf(artistIds, liked.artists.get(name))
        const savedAt = clock.daysAgo(30 + nth)
        return artistId === null ? [] : [{ memberId, artistId, savedAt, favouredAt: savedAt }]
      }),
    ),
  )
  await insertAll(
    tx,
    savedTracks,
    rows(({ memberId, tracks: works }) =>
      works.flatMap((work, nth) => {
        const trackId = idOf(trackIds, liked.tracks.get(workKey(work)))
        return trackId === null ? [] : [{ memberId, trackId, savedAt: clock.daysAgo(10 + nth) }]
      }),
    ),
  )
  await insertAll(
    tx,
    savedAlbums,
    rows(({ memberId, albums: works }, person) =>
      works.flatMap((work, nth) => {
        const albumId = idOf(albumIds, liked.albums.get(workKey(work)))
        const isPrivate = person % 3 === 0 && nth > 0
        return albumId === null ? [] : [{ memberId, albumId, isPrivate, savedAt: clock.daysAgo(20 + nth) }]
      }),
    ),
  )
}

const idsOf = (rows: readonly { id: number; spotifyId: string }[]): ReadonlyMap<string, number> =>
  new Map(rows.map(({ id, spotifyId }) => [spotifyId, id]))
