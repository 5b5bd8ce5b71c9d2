export { type Found, foundOf, isArtistShown, isTrackShown, isWorthShowing } from './found.ts'
export {
  useCompleteMusicQuery,
  useSearchArtistsQuery,
  useSearchMusicQuery,
  useSearchTracksQuery,
} from './musicApi.ts'
export { useArtistSearch, type ArtistSearch } from './useArtistSearch.ts'
export { SearchFailure } from './SearchFailure.tsx'
