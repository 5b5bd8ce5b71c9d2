export { musicApi } from './musicApi.ts'
export { useArtistSearch, type ArtistSearch, type FoundArtist } from './useArtistSearch.ts'
