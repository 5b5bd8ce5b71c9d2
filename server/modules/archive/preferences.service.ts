import type { AnswerOf } from '#contract/call.ts'
import type { readPreferences as readPreferencesCall } from '#contract/http/archive/archivedTracks.ts'
import type { Deps } from '#server/deps.ts'
import { selectFavouriteNames, selectGenres, selectSavedTitles } from './preferences.queries.ts'

/**
 * The limit for artists and for titles. An archive may hold thousands, and the newest show the taste best.
 */
const NEWEST = 50

/** AT8. Genres as in PR7, favourite artists, and the titles saved last. */
export async function readPreferences(
  { db }: Pick<Deps, 'db'>,
  memberId: number,
): Promise<AnswerOf<typeof readPreferencesCall>> {
  const [preferredTags, preferredArtists, preferredTracks] = await Promise.all([
    selectGenres(db, memberId),
    selectFavouriteNames(db, memberId, NEWEST),
    selectSavedTitles(db, memberId, NEWEST),
  ])
  return { preferredTags, preferredArtists, preferredTracks }
}
