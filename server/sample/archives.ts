import type { FolderColour } from '#contract/http/archive/archive.ts'
import type { AlbumInfo, ArtistInfo, TrackInfo } from '#contract/http/music.ts'
import type { Deps, Music } from '#server/deps.ts'
import { workKey, type LikedMusic } from './likedMusic.ts'
import { SAMPLE_LOG_INS } from './people.ts'
import { seeded, type Random } from './random.ts'
import { TASTES, type Taste } from './tastes.ts'

/** A member's saved items, newest first, and their folders. */
export interface Archive {
  nickname: string
  artists: readonly ArtistInfo[]
  /** The number of artists, from the first, that are favourites. */
  favourites: number
  tracks: readonly TrackInfo[]
  albums: readonly AlbumInfo[]
  trackFolders: readonly PlannedFolder<TrackInfo>[]
  artistFolders: readonly PlannedFolder<ArtistInfo>[]
}

interface PlannedFolder<Info> {
  name: string
  colour: FolderColour
  items: readonly Info[]
}

const TRACK_FOLDERS: readonly [name: string, colour: FolderColour][] = [
  ['합주할 곡', 'RED'],
  ['새벽', 'BLUE'],
  ['출퇴근길', 'YELLOW'],
  ['카피 연습', 'GREEN'],
  ['비 오는 날', 'GRAY'],
  ['공연 앵콜', 'ORANGE'],
]
const ARTIST_FOLDERS: readonly [name: string, colour: FolderColour][] = [
  ['닮고 싶은', 'ORANGE'],
  ['톤 참고', 'BLUE'],
  ['공연 갈 팀', 'RED'],
  ['옛날 노래', 'GRAY'],
  ['요즘 듣는', 'GREEN'],
  ['여름', 'YELLOW'],
]

/** Only the best-known artists, so that members have some in common. */
const KNOWN_TO_MANY = 150
const SONGS_OF_ONE = 6
const LOOKED_AT = 50
/** The number of further artists of whom only albums may be saved. */
const FURTHER = 16

/**
 * Plans the archives: each has what the member's taste names (`server/sample/tastes.ts`), then artists of the
 * same genres and their works. A member without a taste has an empty archive. A network provider suggests no
 * artists and should not get hundreds of requests for sample data, so with one the tastes are everything.
 */
export async function planArchives({ music }: Pick<Deps, 'music'>, liked: LikedMusic): Promise<Archive[]> {
  const suggested = await music.suggestedArtists()
  const worksOf = suggested.length === 0 ? async () => NO_WORKS : worksByArtist(music)
  const archives: Archive[] = []
  for (const [nth, taste] of TASTES.entries())
    archives.push(await planArchive(taste, liked, suggested, worksOf, seeded(7_000 + nth)))
  return archives
}

async function planArchive(
  taste: Taste,
  liked: LikedMusic,
  suggested: readonly ArtistInfo[],
  worksOf: (artist: ArtistInfo) => Promise<Works>,
  random: Random,
): Promise<Archive> {
  const wanted = wantedBy(taste.nickname, random)
  const favourites = taste.artists.flatMap((name) => liked.artists.get(name) ?? [])
  const around = unique([...favourites, ...shuffled(likeThem(taste, suggested), random)])
  const artists = around.slice(0, Math.max(wanted.artists, favourites.length))
  const works = await Promise.all(around.slice(0, artists.length + FURTHER).map(worksOf))
  const songs = works
    .slice(0, artists.length)
    .flatMap(({ tracks }) => shuffled(tracks, random).slice(0, SONGS_OF_ONE))
  const records = works.flatMap(({ albums }) => albums)
  const tracks = ownFirst(taste.tracks.map(workKey), liked.tracks, shuffled(songs, random), wanted.tracks)
  const albums = ownFirst(taste.albums.map(workKey), liked.albums, shuffled(records, random), wanted.albums)
  return {
    nickname: taste.nickname,
    artists,
    favourites: favourites.length,
    tracks,
    albums,
    trackFolders: sorted(TRACK_FOLDERS.slice(0, wanted.folders), tracks, random),
    artistFolders: sorted(ARTIST_FOLDERS.slice(0, wanted.folders), artists, random),
  }
}

/** The sample log-ins have many items, and one folder more than the folder row shows. */
function wantedBy(nickname: string, random: Random) {
  if ((SAMPLE_LOG_INS as readonly string[]).includes(nickname))
    return { artists: 16, tracks: random.between(36, 60), albums: 10, folders: TRACK_FOLDERS.length }
  return {
    artists: random.between(4, 12),
    tracks: random.between(8, 30),
    albums: random.between(2, 7),
    folders: random.between(0, 3),
  }
}

/** The best-known artists of a genre that the member names. */
const likeThem = ({ genres }: Taste, suggested: readonly ArtistInfo[]) =>
  suggested
    .filter((artist) => artist.genres?.split(', ').some((genre) => genres.includes(genre)))
    .slice(0, KNOWN_TO_MANY)

interface Works {
  tracks: readonly TrackInfo[]
  albums: readonly AlbumInfo[]
}

const NO_WORKS: Works = { tracks: [], albums: [] }

function worksByArtist(music: Music): (artist: ArtistInfo) => Promise<Works> {
  return async ({ name }) => {
    const { tracks, albums } = await music.search({
      text: name,
      kinds: ['tracks', 'albums'],
      limit: LOOKED_AT,
      offset: 0,
    })
    return {
      tracks: tracks.filter(({ artist }) => artist === name),
      albums: albums.filter(({ artists }) => artists === name),
    }
  }
}

function ownFirst<Info extends { spotifyId: string }>(
  keys: readonly string[],
  liked: ReadonlyMap<string, Info>,
  others: readonly Info[],
  wanted: number,
): Info[] {
  const own = keys.flatMap((key) => liked.get(key) ?? [])
  return unique([...own, ...others]).slice(0, Math.max(wanted, own.length))
}

const unique = <Info extends { spotifyId: string }>(infos: readonly Info[]): Info[] => [
  ...new Map(infos.map((info) => [info.spotifyId, info])).values(),
]

/** Puts some items into each folder, sometimes one item into two. Each folder keeps the saved order. */
function sorted<Info>(
  folders: readonly (readonly [name: string, colour: FolderColour])[],
  items: readonly Info[],
  random: Random,
): PlannedFolder<Info>[] {
  return folders.map(([name, colour]) => {
    const chosen = new Set(shuffled(items, random).slice(0, random.between(2, 9)))
    return { name, colour, items: items.filter((item) => chosen.has(item)) }
  })
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const mixed = [...items]
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = random.between(0, at)
    ;[mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!]
  }
  return mixed
}
