import { HOME_BANDS, RECOMMENDED_BANDS, RECOMMENDED_BANDS_MAX } from '#contract/limits.ts'

/** The screen: home's carousel needs many bands, the list a few. */
export type Where = 'home' | 'list'

/**
 * The number of bands to request from B2. `knownBands`: the number of bands that B1 last listed; 0: unknown.
 */
export const howMany = (where: Where, knownBands: number): number =>
  where === 'list' ? RECOMMENDED_BANDS : Math.min(RECOMMENDED_BANDS_MAX, knownBands || HOME_BANDS)
