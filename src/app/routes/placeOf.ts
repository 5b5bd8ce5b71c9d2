import type { Location } from 'react-router-dom'

/**
 * The key for storing a page's scroll position. Each history entry has a unique key, except the first of a
 * visit: its address is used instead, because otherwise all pages opened directly would share one position.
 */
export const placeOf = ({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string =>
  key === 'default' ? pathname + search : key
