import type { ArtistInfo } from '#contract/http/music.ts'
import type { ArtistCandidate } from '#contract/http/survey.ts'
import { SURVEY_ARTISTS_MAX, SURVEY_SEARCH_ROWS_MAX } from '#contract/limits.ts'
import type { Deps } from '#server/deps.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import { presentCandidate } from './artists.present.ts'
import { selectArtistsNamedLike, selectMostSaved } from './artists.queries.ts'
import { selectItems, upsertItems } from './catalogue.queries.ts'
import { ARTISTS, type ArtistRow } from './catalogue.ts'

type MusicDeps = Pick<Deps, 'db' | 'now' | 'music'>

/**
 * Imports the catalogue's suggested artists into the store, because members save rows by id. Runs at every
 * start; nothing is written once the rows match the catalogue, so any number of nodes may start together.
 */
export async function bringInSuggestions({ db, now, music }: MusicDeps): Promise<void> {
  const suggested = await music.suggestedArtists()
  const rows = await selectItems(
    db,
    ARTISTS,
    suggested.map(({ spotifyId }) => spotifyId),
  )
  const known = new Map(rows.map((row) => [row.spotifyId, row]))
  const changed = suggested.filter((info) => !isSame(info, known.get(info.spotifyId)))
  await upsertItems(db, ARTISTS, changed, now())
}

const isSame = (info: ArtistInfo, row: ArtistRow | undefined) =>
  row !== undefined &&
  row.name === info.name &&
  row.genre === info.genres &&
  row.imageUrl === info.imageUrl &&
  row.externalUrl === info.externalUrl

/** S1. The provider's suggestions or, if it has none, the most saved artists. Makes no network request. */
export async function listSurveyArtists({ db, music }: MusicDeps, urlOf: UrlOf): Promise<ArtistCandidate[]> {
  const suggested = (await music.suggestedArtists()).slice(0, SURVEY_ARTISTS_MAX)
  const places = new Map(suggested.map(({ spotifyId }, place) => [spotifyId, place]))
  const placeOf = ({ spotifyId }: ArtistRow) => places.get(spotifyId) ?? 0
  const rows =
    suggested.length === 0
      ? await selectMostSaved(db, SURVEY_ARTISTS_MAX)
      : (await selectItems(db, ARTISTS, [...places.keys()])).sort(
          (one, other) => placeOf(one) - placeOf(other),
        )
  return rows.map((row) => presentCandidate(row, urlOf))
}

/** S5. Searches all artists in the store, most saved first. A blank text finds nothing. */
export async function searchSurveyArtists(
  { db }: Pick<Deps, 'db'>,
  keyword: string,
  urlOf: UrlOf,
): Promise<ArtistCandidate[]> {
  const rows = keyword === '' ? [] : await selectArtistsNamedLike(db, keyword, SURVEY_SEARCH_ROWS_MAX)
  return rows.map((row) => presentCandidate(row, urlOf))
}
