export { useCompleteMusicQuery, useSearchMusicQuery, useSearchTracksQuery } from './musicApi.ts'
export { isWorthShowing, SEARCH_DEBOUNCE_MS } from './searchRules.ts'
export { useArtistSearch, type ArtistSearch } from './useArtistSearch.ts'
