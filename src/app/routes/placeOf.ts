import type { Location } from 'react-router-dom'

/**
 * What the scroll position of a page is kept under. Each entry of the history has a key; the first one of a visit has none of its own, so its
 * address stands for it, or one page would open where another was left.
 */
export const placeOf = ({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string =>
  key === 'default' ? pathname + search : key
