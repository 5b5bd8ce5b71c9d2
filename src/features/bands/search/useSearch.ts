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
 * Searches bands (B1), artists (M2) and tracks (M3) for the debounced text; `null` while the member is still
 * typing. Returns results of this text only, never a late answer to an earlier one. These are three calls, so
 * that one that fails or hangs does not affect the others.
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
