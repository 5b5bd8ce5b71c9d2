import * as v from 'valibot'
import { call } from '../call.ts'
import { FIELD_TEXT } from '../fieldText.ts'
import { KEYWORD_CATEGORIES } from '../genresAndKeywords.ts'
import { IMAGE_MAX_BYTES, MEDIA_MAX_BYTES, PROFILE_LIST_MAX, SEARCH_TEXT_MAX_CHARS } from '../limits.ts'
import { AnswerId, Id, Proof, Timestamp } from '../scalars.ts'
import { BAND_SESSION_TYPES, PlayedSessions } from '../sessions.ts'
import { withoutNul } from '../text.ts'
import { ProviderId } from './music.ts'

/** An artist that S1 suggests. `genre` is null if the provider names none. */
export const ArtistCandidate = v.object({
  id: AnswerId,
  spotifyId: v.string(),
  name: v.string(),
  genre: v.nullable(v.string()),
  imageUrl: v.nullable(v.string()),
  externalUrl: v.nullable(v.string()),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type ArtistCandidate = v.InferOutput<typeof ArtistCandidate>

export const Keyword = v.object({ id: AnswerId, content: v.string() })
export type Keyword = v.InferOutput<typeof Keyword>

export const GenreRow = v.object({
  id: AnswerId,
  name: v.string(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})

/** Missing is COMMON400; blank finds nothing (S5, S6). */
const SurveyKeyword = v.object({
  keyword: v.pipe(
    v.string(FIELD_TEXT.missing),
    v.trim(),
    v.maxLength(SEARCH_TEXT_MAX_CHARS, FIELD_TEXT.tooLong(SEARCH_TEXT_MAX_CHARS)),
    withoutNul,
  ),
})

const survey = { method: 'GET', auth: 'none', body: 'bare' } as const

/** S1. Returns artists to choose from, the best known first, at most 200. */
export const listSurveyArtists = call({
  id: 'S1',
  path: '/member/survey/artist',
  ...survey,
  answer: v.array(ArtistCandidate),
})

/** S2. Returns the keyword presets by category. */
export const listSurveyKeywords = call({
  id: 'S2',
  path: '/member/survey/keyword',
  ...survey,
  answer: v.object(v.entriesFromList(KEYWORD_CATEGORIES, v.array(Keyword))),
})

/** S3. Returns the 17 genres, in list order. */
export const listSurveyGenres = call({
  id: 'S3',
  path: '/member/survey/genre',
  ...survey,
  answer: v.array(GenreRow),
})

/** S4. Returns the eight sessions, in list order. */
export const listSurveySessions = call({
  id: 'S4',
  path: '/member/survey/session',
  ...survey,
  answer: v.array(v.object({ id: AnswerId, name: v.picklist(BAND_SESSION_TYPES) })),
})

/**
 * S5. Returns artists whose names contain the keyword, without case, at most 50. Refuses: COMMON400 (no
 * keyword).
 */
export const searchSurveyArtists = call({
  id: 'S5',
  path: '/member/survey/artists/search',
  ...survey,
  query: SurveyKeyword,
  answer: v.array(ArtistCandidate),
})

/** S6. Returns genres whose names contain the keyword, without case. Refuses as S5. */
export const searchSurveyGenres = call({
  id: 'S6',
  path: '/member/survey/genres/search',
  ...survey,
  query: SurveyKeyword,
  answer: v.array(GenreRow),
})

/** A list of `{ sessionType, level }`, or an object of levels by session (S7). */
const SurveySessions = v.pipe(
  v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())], FIELD_TEXT.form),
  v.transform((given) =>
    Array.isArray(given)
      ? given
      : Object.entries(given).map(([sessionType, level]) => ({ sessionType, level })),
  ),
  PlayedSessions,
)

/**
 * S7. Saves the answers of the pre-test, for the member of the token. Without a token it saves them for
 * `memberId`, once, when `proof` is the proof that this member signed up with and not older than 30 minutes
 * (W13); otherwise COMMON403, also for an unknown member. Artists are saved and become the member's only
 * favourites (P29); unknown ids are skipped. Sessions replace the member's. An absent list changes nothing.
 * Refuses: COMMON401 (neither token nor id), COMMON403, MEMBER4004, COMMON400, SPOTIFY5002, COMMON413,
 * COMMON415, COMMON429 (also 30 recordings in an hour).
 */
export const saveSurvey = call({
  id: 'S7',
  method: 'POST',
  path: '/member/survey',
  auth: 'optional',
  body: 'void',
  multipart: {
    json: 'request',
    files: {
      profileImage: { kind: 'image', maxBytes: IMAGE_MAX_BYTES },
      mediaFile: { kind: 'recording', maxBytes: MEDIA_MAX_BYTES },
    },
  },
  input: v.object({
    selectedArtists: v.nullish(
      v.pipe(
        v.array(ProviderId, FIELD_TEXT.form),
        v.maxLength(PROFILE_LIST_MAX, FIELD_TEXT.range),
        v.transform((ids) => [...new Set(ids)]),
      ),
    ),
    selectedSessions: v.nullish(SurveySessions),
    memberId: v.nullish(Id),
    proof: v.nullish(Proof),
  }),
})
