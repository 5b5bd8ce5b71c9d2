import artists from './builtInArtists.json' with { type: 'json' }
import type { ChosenArtist } from './surveySlice.ts'

/**
 * Shown when the server suggests no artists (docs/product/survey.md "Built-in lists"). A test checks that the
 * catalogue has these ids.
 */
export const BUILT_IN_ARTISTS: readonly ChosenArtist[] = artists.map((artist) => ({
  ...artist,
  imageUrl: null,
}))
