import type { SimilarArtist } from '#contract/http/archive/archivedArtists.ts'
import type { SimilarTrack } from '#contract/http/archive/archivedTracks.ts'
import type { BandCard } from '../bandCard.ts'

/**
 * Cards of similar tracks (AT7) and artists (AR6), joined pairwise (docs/product/bands.md "Recommended
 * bands"); the rest of the longer list stands alone. A card belongs to the band that lists its track, else to
 * the one that lists its artist, else to none.
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
    demo: null,
  }
}
