import type { FoundArtist, TrackInfo } from '#contract/http/music.ts'
import { isWorthShowing } from './searchRules.ts'

/** What a search has for the text: `waiting` until it has answered. */
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

/** Of a query hook, for the text it asks for now. */
export function foundOf<Item>(
  { currentData, error, isFetching, refetch }: Answer<Item>,
  isShown: (item: Item) => boolean = () => true,
): Found<Item> {
  if (currentData) return { status: 'found', items: currentData.filter(isShown) }
  if (error === undefined || isFetching) return { status: 'waiting' }
  return { status: 'failed', error, retry: () => void refetch() }
}

export const isArtistShown = ({ name, imageUrl }: FoundArtist) => isWorthShowing(name, imageUrl)
export const isTrackShown = ({ title, imageUrl }: TrackInfo) => isWorthShowing(title, imageUrl)
