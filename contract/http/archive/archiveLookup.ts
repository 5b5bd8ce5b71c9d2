import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { ARCHIVE_LOOKUP_MAX, PROVIDER_ID_MAX_CHARS } from '#contract/limits.ts'
import { AnswerId } from '#contract/scalars.ts'
import { withoutNul } from '#contract/text.ts'

const ProviderIds = v.pipe(
  v.string(FIELD_TEXT.missing),
  v.maxLength(ARCHIVE_LOOKUP_MAX * (PROVIDER_ID_MAX_CHARS + 1), FIELD_TEXT.range),
  withoutNul,
  v.transform((text) =>
    text
      .split(',')
      .map((id) => id.trim())
      .filter((id) => id !== ''),
  ),
  v.maxLength(ARCHIVE_LOOKUP_MAX, FIELD_TEXT.range),
)

/**
 * AS1, ours (W12). Returns which of these search results the caller has saved, with the catalogue ids that
 * remove them. A results screen calls it instead of reading the whole archive, which may be long.
 * `spotifyIds` is a comma-separated list and may mix tracks, artists and albums.
 */
export const findSaved = call({
  id: 'AS1',
  method: 'GET',
  path: '/api/archive/saved',
  auth: 'required',
  body: 'enveloped',
  query: v.object({ spotifyIds: ProviderIds }),
  answer: v.object({
    tracks: v.array(v.object({ trackId: AnswerId, spotifyId: v.string() })),
    artists: v.array(v.object({ artistId: AnswerId, spotifyId: v.string() })),
    albums: v.array(v.object({ albumId: AnswerId, spotifyId: v.string() })),
  }),
})
