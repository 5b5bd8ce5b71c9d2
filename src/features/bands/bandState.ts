import type { BandCard } from './bandCard.ts'

/** What the pages of a band are handed in the navigation state, to have something to show at once (docs/product/bands.md "Band dialog"). */
export type BandState = Pick<BandCard, 'bandId' | 'title' | 'image' | 'subtitle' | 'seed'>

export const bandStateOf = ({ bandId, title, image, subtitle, seed }: BandCard): BandState => ({
  bandId,
  title,
  image,
  subtitle,
  seed,
})

/**
 * Of a location. Null: somebody came by the address alone, or with another band than the one it names (null: it names none).
 */
export function readBandState(state: unknown, bandId: number | null): BandState | null {
  if (typeof state !== 'object' || state === null) return null
  const given = state as Partial<BandState>
  const {
    bandId: givenId = null,
    title,
    image = null,
    subtitle = '',
    seed = `band-${bandId ?? title}`,
  } = given
  return typeof title === 'string' && givenId === bandId ? { bandId, title, image, subtitle, seed } : null
}
