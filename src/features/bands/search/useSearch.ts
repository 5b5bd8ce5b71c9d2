import { skipToken } from '@reduxjs/toolkit/query'
import {
  foundOf,
  isArtistShown,
  isTrackShown,
  useSearchArtistsQuery,
  useSearchTracksQuery,
} from '#src/features/music/public.ts'
import { useSearchBandsQuery } from './bandSearchApi.ts'
import { FOUND_MAX, type FoundAll } from './found.ts'

/**
 * Bands (B1), artists (M2) and songs (M3) for a text that has stood still (`null`: it has not yet), and only ever for this one: the
 * answer to an earlier one that comes late belongs to nobody. Three calls, so that one that fails or hangs leaves the others standing.
 */
export function useSearch(asked: string | null): FoundAll {
  const text = asked === null || asked === '' ? skipToken : asked
  const music = text === skipToken ? skipToken : { text, limit: FOUND_MAX }
  return {
    bands: foundOf(useSearchBandsQuery(text)),
    artists: foundOf(useSearchArtistsQuery(music), isArtistShown),
    tracks: foundOf(useSearchTracksQuery(music), isTrackShown),
  }
}
