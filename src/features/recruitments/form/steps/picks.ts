import type { BandDraft, ChosenTrack } from '../bandDraft.ts'

interface Item {
  /** Provider's id. */
  spotifyId: string
}

export const isPicked = (picked: readonly Item[], { spotifyId }: Item): boolean =>
  picked.some((each) => each.spotifyId === spotifyId)

export const without = <Each extends Item>(picked: readonly Each[], spotifyId: string): readonly Each[] =>
  picked.filter((each) => each.spotifyId !== spotifyId)

/** Without it if it was there, else with it at the end; as it was where there are `max` already. */
export function toggled<Each extends Item>(
  picked: readonly Each[],
  item: Each,
  max: number,
): readonly Each[] {
  if (isPicked(picked, item)) return without(picked, item.spotifyId)
  return picked.length < max ? [...picked, item] : picked
}

type Songs = Pick<BandDraft, 'tracks' | 'representativeSong'>

/** A song that goes is no longer the representative one; one that was never among the songs stays it. */
export const withTracks = (now: Songs, tracks: readonly ChosenTrack[]): Songs => ({
  tracks,
  representativeSong: now.tracks.some(
    ({ spotifyId }) => spotifyId === now.representativeSong && !isPicked(tracks, { spotifyId }),
  )
    ? null
    : now.representativeSong,
})
