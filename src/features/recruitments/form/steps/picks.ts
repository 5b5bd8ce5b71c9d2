import type { BandDraft, ChosenTrack } from '../bandDraft.ts'

interface Item {
  /** Provider id. */
  spotifyId: string
}

export const isPicked = (picked: readonly Item[], { spotifyId }: Item): boolean =>
  picked.some((each) => each.spotifyId === spotifyId)

export const without = <Each extends Item>(picked: readonly Each[], spotifyId: string): readonly Each[] =>
  picked.filter((each) => each.spotifyId !== spotifyId)

/** Removes a picked item and appends any other. With `max` items it appends nothing. */
export function toggled<Each extends Item>(
  picked: readonly Each[],
  item: Each,
  max: number,
): readonly Each[] {
  if (isPicked(picked, item)) return without(picked, item.spotifyId)
  return picked.length < max ? [...picked, item] : picked
}

type Songs = Pick<BandDraft, 'tracks' | 'representativeSong'>

/** Replaces the songs. A removed song is no longer the representative one; one outside the list stays it. */
export const withTracks = (now: Songs, tracks: readonly ChosenTrack[]): Songs => ({
  tracks,
  representativeSong: now.tracks.some(
    ({ spotifyId }) => spotifyId === now.representativeSong && !isPicked(tracks, { spotifyId }),
  )
    ? null
    : now.representativeSong,
})
