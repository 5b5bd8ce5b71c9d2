import type { BandDetail } from '#contract/http/bands/bands.ts'
import { type BandCard, cardOfDetail } from '../bandCard.ts'

/**
 * Bands that were read one by one (B4), in the order they were asked for; null: not to be had. Where similar music named a band, its
 * names are what we know of what the band plays. Nobody is sent to a band that looks for nobody.
 */
export function cardsOfRead(
  details: readonly (BandDetail | null)[],
  similar: readonly BandCard[],
): BandCard[] {
  const musicOf = new Map(similar.map(({ bandId, tags }) => [bandId, tags]))
  return details
    .filter((band) => band !== null)
    .filter(({ bandName, status }) => bandName.trim() !== '' && status === 'RECRUITING')
    .map((band) => {
      const card = cardOfDetail(band)
      return { ...card, tags: [...(musicOf.get(band.bandId) ?? []), ...card.tags] }
    })
}
