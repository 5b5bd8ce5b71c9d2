import type { BandCard } from './bandCard.ts'

/** What the pages of a band are handed in the navigation state, to have something to show at once (product-2 section 2). */
export type BandState = Pick<BandCard, 'bandId' | 'title' | 'image' | 'subtitle'>

export const bandStateOf = ({ bandId, title, image, subtitle }: BandCard): BandState => ({
  bandId,
  title,
  image,
  subtitle,
})

/** Of a location. Null: somebody came by the address alone, or from elsewhere. */
export function readBandState(state: unknown): BandState | null {
  if (typeof state !== 'object' || state === null) return null
  const { bandId = null, title, image = null, subtitle = '' } = state as Partial<BandState>
  return typeof title === 'string' ? { bandId, title, image, subtitle } : null
}
