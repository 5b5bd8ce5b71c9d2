import type { BandCard } from './bandCard.ts'

/**
 * The band that a link passes in the navigation state, so that its page has something to show at once
 * (docs/product/bands.md "Band dialog").
 */
export type BandState = Pick<BandCard, 'bandId' | 'title' | 'image' | 'subtitle' | 'seed'>

export const bandStateOf = ({ bandId, title, image, subtitle, seed }: BandCard): BandState => ({
  bandId,
  title,
  image,
  subtitle,
  seed,
})

/**
 * Reads the state of a location. Null: there is no state, or it is another band than the URL names (`bandId`
 * null: the URL names none).
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
