import type { BandSummary } from '#contract/http/bands.ts'
import type { FoundArtist, TrackInfo } from '#contract/http/music.ts'
import { isWorthShowing } from '#src/features/music/public.ts'

/** Of each kind. Who looks for more than that has typed too little. */
export const FOUND_MAX = 30

/** What one kind of thing has for the text: `waiting` until it has answered. */
export type Found<Item> =
  | { status: 'waiting' }
  | { status: 'found'; items: readonly Item[] }
  | { status: 'failed'; error: unknown; retry: () => void }

export interface FoundAll {
  bands: Found<BandSummary>
  artists: Found<FoundArtist>
  tracks: Found<TrackInfo>
}

interface Answer<Item> {
  currentData?: readonly Item[]
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

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

const parts = ({ bands, artists, tracks }: FoundAll): readonly Found<unknown>[] => [bands, artists, tracks]

/** All of them together, for those parts of the screen that stand for the whole. */
export function overall(found: FoundAll) {
  const failed = parts(found).filter((part) => part.status === 'failed')
  const count = parts(found).reduce((sum, part) => sum + (part.status === 'found' ? part.items.length : 0), 0)
  return {
    isWaiting: parts(found).some(({ status }) => status === 'waiting'),
    /** Nobody has answered anything yet. */
    isAllWaiting: parts(found).every(({ status }) => status === 'waiting'),
    count,
    /** Nothing could be had at all. */
    failure: failed.length === parts(found).length ? failed[0]!.error : null,
    retry: () => {
      for (const part of failed) part.retry()
    },
  }
}
