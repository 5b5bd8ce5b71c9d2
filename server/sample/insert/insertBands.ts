import type { SnsPlatform } from '#contract/scalars.ts'
import {
  bandArtists,
  bandBookmarks,
  bandDays,
  bandGenres,
  bandJobs,
  bandLinks,
  bandSessions,
  bandTracks,
  bands,
} from '#server/db/bandTables.ts'
import type { Tx } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { keepRecording } from '#server/files/keeping.ts'
import { bandNameKey } from '#server/modules/bands/bandNameKey.ts'
import { ARTISTS, TRACKS } from '#server/modules/music/catalogue.ts'
import { BANDS, type SampleBand } from '../bands.ts'
import { BOOKMARKS } from '../bookmarks.ts'
import { workKey, type LikedMusic } from '../likedMusic.ts'
import { playedSound, type SoundName } from '../media/playedSounds.ts'
import type { SampleClock } from '../sampleClock.ts'
import { bringIn } from './bringIn.ts'
import { insertAll } from './insertAll.ts'

/** Days ago: one band is founded each day, the last one yesterday. */
const foundedOn = ({ id }: SampleBand) => BANDS.length + 1 - id

/** Inserts the bands with their lists and music, and the bookmarks. Applications come with the rooms. */
export async function insertBands(
  tx: Tx,
  deps: Pick<Deps, 'files'>,
  clock: SampleClock,
  liked: LikedMusic,
  memberIdOf: (nickname: string) => number,
): Promise<void> {
  const demoOf = await keepDemos(deps)
  await insertAll(
    tx,
    bands,
    BANDS.map((band) => ({
      id: band.id,
      managerId: memberIdOf(band.manager),
      name: band.name,
      nameKey: bandNameKey(band.name),
      mediaUrl: band.demo === undefined ? null : demoOf(band.demo),
      status: band.status,
      description: band.description,
      region: band.region,
      district: band.district,
      ageStart: band.ageStart,
      ageEnd: band.ageEnd,
      gender: band.gender,
      endsAt: band.endsInDays === null ? null : clock.daysAgo(-band.endsInDays, '23:59'),
      autoClose: band.autoClose,
      averageAge: band.averageAge,
      maleCount: band.maleCount,
      femaleCount: band.femaleCount,
      createdAt: clock.daysAgo(foundedOn(band)),
    })),
  )
  await insertLists(tx)
  await insertMusic(tx, clock, liked)
  const idOf = new Map(BANDS.map(({ id, name }) => [name, id]))
  await insertAll(
    tx,
    bandBookmarks,
    Object.entries(BOOKMARKS).flatMap(([nickname, names]) =>
      names.map((name, nth) => ({
        memberId: memberIdOf(nickname),
        bandId: idOf.get(name)!,
        savedAt: clock.daysAgo(nth + 1),
      })),
    ),
  )
}

/** Stores each sound once; the bands that play it share the file. */
async function keepDemos(deps: Pick<Deps, 'files'>): Promise<(name: SoundName) => string | null> {
  const names = [...new Set(BANDS.flatMap(({ demo }) => demo ?? []))]
  const kept = new Map<SoundName, string>()
  for (const name of names) kept.set(name, await keepRecording(deps, playedSound(name).bytes))
  return (name) => kept.get(name) ?? null
}

/** One row for each item of a list, in the band's order. */
const rows = <Item, Row>(itemsOf: (band: SampleBand) => readonly Item[], rowOf: (item: Item) => Row) =>
  BANDS.flatMap((band) =>
    itemsOf(band).map((item, position) => ({ bandId: band.id, position, ...rowOf(item) })),
  )

async function insertLists(tx: Tx): Promise<void> {
  await insertAll(tx, bandSessions, [
    ...rows(
      ({ wanted }) => wanted,
      (session) => ({ session, recruiting: true }),
    ),
    ...rows(
      ({ occupied }) => occupied,
      (session) => ({ session, recruiting: false }),
    ),
  ])
  await insertAll(
    tx,
    bandGenres,
    rows(
      ({ genres }) => genres,
      (genre) => ({ genre }),
    ),
  )
  await insertAll(
    tx,
    bandDays,
    BANDS.flatMap(({ id, days }) => days.map((day) => ({ bandId: id, day }))),
  )
  await insertAll(
    tx,
    bandJobs,
    rows(
      ({ jobs }) => jobs,
      (job) => ({ job }),
    ),
  )
  await insertAll(
    tx,
    bandLinks,
    BANDS.flatMap((band) =>
      band.platforms.map((platform) => ({ bandId: band.id, platform, url: LINKS[platform](band) })),
    ),
  )
}

/** Search links for the music, because the bands are invented and have no accounts. */
const LINKS: Readonly<Record<SnsPlatform, (band: SampleBand) => string>> = {
  youtube: ({ tracks: [song] }) =>
    `https://www.youtube.com/results?search_query=${encodeURIComponent(song === undefined ? '밴드 합주' : `${song.artist} ${song.title}`)}`,
  instagram: () => `https://www.instagram.com/explore/tags/${encodeURIComponent('밴드합주')}/`,
  tiktok: () => `https://www.tiktok.com/tag/${encodeURIComponent('밴드합주')}`,
}

/** Leaves out what the catalogue does not have. */
async function insertMusic(tx: Tx, clock: SampleClock, liked: LikedMusic): Promise<void> {
  const at = clock.daysAgo(45)
  const artistIdOf = await bringIn(tx, ARTISTS, [...liked.artists.values()], at)
  const trackIdOf = await bringIn(tx, TRACKS, [...liked.tracks.values()], at)
  await insertAll(
    tx,
    bandArtists,
    rows(
      ({ artists }) => artists.flatMap((name) => liked.artists.get(name) ?? []),
      (artist) => ({ artistId: artistIdOf(artist) }),
    ),
  )
  await insertAll(
    tx,
    bandTracks,
    rows(
      ({ tracks }) => tracks.flatMap((work) => liked.tracks.get(workKey(work)) ?? []),
      (track) => ({ trackId: trackIdOf(track) }),
    ),
  )
}
