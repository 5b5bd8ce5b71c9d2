export { musicApi } from './musicApi.ts'
export { useArtistSearch, type ArtistSearch } from './useArtistSearch.ts'
