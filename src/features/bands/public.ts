export { type BandCard } from './bandCard.ts'
export { bandsApi } from './bandsApi.ts'
