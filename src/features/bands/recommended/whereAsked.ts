import { HOME_BANDS, RECOMMENDED_BANDS, RECOMMENDED_BANDS_MAX } from '#contract/limits.ts'

/** Who asks: the carousel of the home screen wants many, the list a few. */
export type Where = 'home' | 'list'

/** How many bands B2 is asked for. `knownBands`: as many as B1 last listed; 0: it has not. */
export const howMany = (where: Where, knownBands: number): number =>
  where === 'list' ? RECOMMENDED_BANDS : Math.min(RECOMMENDED_BANDS_MAX, knownBands || HOME_BANDS)
