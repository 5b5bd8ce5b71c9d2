export { type Found, foundOf, isArtistShown, isTrackShown } from './found.ts'
export {
  useCompleteMusicQuery,
  useSearchArtistsQuery,
  useSearchMusicQuery,
  useSearchTracksQuery,
} from './musicApi.ts'
export { isWorthShowing } from './searchRules.ts'
export { useArtistSearch, type ArtistSearch } from './useArtistSearch.ts'
export { SearchFailure } from './SearchFailure.tsx'
