import type { AnswerOf } from '#contract/call.ts'
import type { readPreferences as readPreferencesCall } from '#contract/http/archive/archivedTracks.ts'
import type { Deps } from '#server/deps.ts'
import { selectFavouriteNames, selectGenres, selectSavedTitles } from './preferences.queries.ts'

/** Ours: of artists and of titles. An archive may hold thousands, and what somebody likes shows in the newest. */
const NEWEST = 50

/** AT8. Genres as PR7 has them, favourite artists, and titles of what was saved last. */
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
