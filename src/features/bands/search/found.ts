import type { BandSummary } from '#contract/http/bands/bands.ts'
import type { FoundArtist, TrackInfo } from '#contract/http/music.ts'
import type { Found } from '#src/features/music/public.ts'

/** Of each kind. Who looks for more than that has typed too little. */
export const FOUND_MAX = 30

export interface FoundAll {
  bands: Found<BandSummary>
  artists: Found<FoundArtist>
  tracks: Found<TrackInfo>
}

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
