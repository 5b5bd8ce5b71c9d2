import { artPath } from '#contract/art/generatedArt.ts'
import tracks from './defaultTracks.json' with { type: 'json' }
import type { FoundItem } from './foundItems.ts'

/**
 * Recommended when no similar member provides tracks (docs/product/archive.md "Adding music"). A test checks
 * that the catalogue has these ids.
 */
export const DEFAULT_TRACKS: readonly FoundItem[] = tracks.map(({ spotifyId, title, artist }) => ({
  kind: 'tracks',
  spotifyId,
  title,
  subtitle: artist,
  imageUrl: artPath('track', spotifyId),
}))
