import type { AlbumInfo, ArtistInfo, TrackInfo } from '#contract/http/music.ts'
import type { Deps } from '#server/deps.ts'
import { BANDS } from './bands.ts'
import { TASTES } from './tastes.ts'
import type { Work } from './works.ts'

/** Many tracks may have the same title, so the search reads this many. */
const LOOKED_AT = 50

export interface LikedMusic {
  artists: ReadonlyMap<string, ArtistInfo>
  /** By `workKey`. */
  tracks: ReadonlyMap<string, TrackInfo>
  albums: ReadonlyMap<string, AlbumInfo>
}

export const workKey = ({ title, artist }: Work) => `${title} / ${artist}`

/** The music that the sample members and bands like, as far as the catalogue has it. */
export async function findLikedMusic({ music }: Pick<Deps, 'music'>): Promise<LikedMusic> {
  const all = [...TASTES, ...BANDS]
  return {
    artists: await lookedUp(
      new Set(all.flatMap(({ artists }) => artists)),
      (name) => name,
      (name) => music.artistNamed(name),
    ),
    tracks: await lookedUp(
      all.flatMap(({ tracks }) => tracks),
      workKey,
      async ({ title, artist }) => {
        const { tracks } = await music.search({ text: title, kinds: ['tracks'], limit: LOOKED_AT, offset: 0 })
        return tracks.find((track) => track.title === title && track.artist === artist)
      },
    ),
    albums: await lookedUp(
      TASTES.flatMap(({ albums }) => albums),
      workKey,
      async ({ title, artist }) => {
        const { albums } = await music.search({ text: title, kinds: ['albums'], limit: LOOKED_AT, offset: 0 })
        return albums.find((album) => album.name === title && album.artists === artist)
      },
    ),
  }
}

async function lookedUp<Item, Info>(
  items: Iterable<Item>,
  keyOf: (item: Item) => string,
  find: (item: Item) => Promise<Info | null | undefined>,
): Promise<ReadonlyMap<string, Info>> {
  const found = new Map<string, Info>()
  for (const item of items) {
    if (found.has(keyOf(item))) continue
    const info = await find(item)
    if (info) found.set(keyOf(item), info)
  }
  return found
}
