import type { BandCardSource, BandSummary } from '#contract/http/bands/bands.ts'

interface Entries {
  songs: readonly unknown[]
  artists: readonly unknown[]
  sessions: readonly unknown[]
}

/** A band needs a name, and a track, an artist or a session (docs/product/bands.md "Recommended bands"). */
const isAcceptable = (name: string, { songs, artists, sessions }: Entries): boolean =>
  name.trim() !== '' && [songs, artists, sessions].some(({ length }) => length > 0)

/** For B2. */
export const acceptRecommended = (bands: readonly BandCardSource[]) =>
  bands.filter(({ bandName, goalTracks, preferredArtists, sessions }) =>
    isAcceptable(bandName, { songs: goalTracks, artists: preferredArtists, sessions }),
  )

/** For B1. */
export const acceptListed = (bands: readonly BandSummary[]) =>
  bands.filter(({ name, tracks, artists, sessions, currentSessions }) =>
    isAcceptable(name, { songs: tracks, artists, sessions: [...sessions, ...currentSessions] }),
  )
