import type { BandSummary } from '#contract/http/bands/bands.ts'
import type { FoundArtist, TrackInfo } from '#contract/http/music.ts'
import type { Found } from '#src/features/music/public.ts'

/** The number of results per kind; for more, the text has to be more specific. */
export const FOUND_MAX = 30

export interface FoundAll {
  bands: Found<BandSummary>
  artists: Found<FoundArtist>
  tracks: Found<TrackInfo>
}

const parts = ({ bands, artists, tracks }: FoundAll): readonly Found<unknown>[] => [bands, artists, tracks]

/** The results of all kinds together, for parts of the screen that are about all of them. */
export function overall(found: FoundAll) {
  const failed = parts(found).filter((part) => part.status === 'failed')
  const count = parts(found).reduce((sum, part) => sum + (part.status === 'found' ? part.items.length : 0), 0)
  return {
    isWaiting: parts(found).some(({ status }) => status === 'waiting'),
    /** No kind has been answered yet. */
    isAllWaiting: parts(found).every(({ status }) => status === 'waiting'),
    count,
    /** Set when all kinds have failed. */
    failure: failed.length === parts(found).length ? failed[0]!.error : null,
    retry: () => {
      for (const part of failed) part.retry()
    },
  }
}
