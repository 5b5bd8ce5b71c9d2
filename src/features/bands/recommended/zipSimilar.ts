import type { SimilarArtist } from '#contract/http/archive/archivedArtists.ts'
import type { SimilarTrack } from '#contract/http/archive/archivedTracks.ts'
import type { BandCard } from '../bandCard.ts'

/**
 * Similar songs (AT7) and artists (AR6) as cards, the first with the first and so on (docs/product/bands.md "Recommended bands"): the longer list goes on
 * alone. A card is that of the band that lists its song, else of the one that lists its artist, else of none.
 */
export function zipSimilar(tracks: readonly SimilarTrack[], artists: readonly SimilarArtist[]): BandCard[] {
  return Array.from({ length: Math.max(tracks.length, artists.length) }, (_, at) =>
    cardOf(tracks[at], artists[at]),
  )
}

function cardOf(track: SimilarTrack | undefined, artist: SimilarArtist | undefined): BandCard {
  const bandId = track?.bandId ?? artist?.bandId ?? null
  const names = [track?.artist, artist?.name].filter((name) => name !== undefined)
  const title = track?.title ?? artist?.name ?? ''
  return {
    bandId,
    title,
    subtitle: track ? track.artist : '비슷한 취향의 아티스트',
    image: track?.imageUrl ?? artist?.imageUrl ?? null,
    seed: bandId === null ? `similar-${[title, ...names].join('-')}` : `band-${bandId}`,
    tags: [...new Set(names)],
    wanted: [],
    reasons: [],
    description: '',
    deadline: null,
    links: [],
  }
}
