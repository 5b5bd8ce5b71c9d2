import type { BandDetail } from '#contract/http/bands/bands.ts'
import { type BandCard, cardOfDetail } from '../bandCard.ts'

/**
 * Cards of bands that were read one by one (B4), in the requested order; null: could not be read. A band
 * named by similar music has the names of that music among its tags. Only recruiting bands get a card.
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
