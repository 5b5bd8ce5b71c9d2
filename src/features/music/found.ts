import type { FoundArtist, TrackInfo } from '#contract/http/music.ts'

/** The result of a search for the current text; `waiting` until it is answered. */
export type Found<Item> =
  | { status: 'waiting' }
  | { status: 'found'; items: readonly Item[] }
  | { status: 'failed'; error: unknown; retry: () => void }

interface Answer<Item> {
  currentData?: readonly Item[]
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** Converts the result of a query hook. */
export function foundOf<Item>(
  { currentData, error, isFetching, refetch }: Answer<Item>,
  isShown: (item: Item) => boolean = () => true,
): Found<Item> {
  if (currentData) return { status: 'found', items: currentData.filter(isShown) }
  if (error === undefined || isFetching) return { status: 'waiting' }
  return { status: 'failed', error, retry: () => void refetch() }
}

/** Results named ARTIST or without a picture are left out (docs/product/music.md "Search rules"). */
export const isWorthShowing = (name: string, imageUrl: string | null): boolean =>
  name.toUpperCase() !== 'ARTIST' && imageUrl !== null

export const isArtistShown = ({ name, imageUrl }: FoundArtist) => isWorthShowing(name, imageUrl)
export const isTrackShown = ({ title, imageUrl }: TrackInfo) => isWorthShowing(title, imageUrl)
